//! The levels are what they promise: each beats the one below, and the weakest errs as people do.

#![allow(clippy::unwrap_used, reason = "what goes wrong in a test is to stop it")]

use ai::self_play::{Player, half_points, play};
use ai::{Depth, Engine, Level, Limits, Megabytes, Millis, Plan, Random, Seed, Taste, Thought, Timeless};
use rules::{Duty, Game, Position, Referee, Rules, Side, Status, Variant};

/// Half points of the stronger of two players in so many games of each kind, sides in turn.
fn half_points_of(strong: Player, weak: Player, games: u32) -> u32 {
    let mut engine = Engine::new(Megabytes(4));
    let mut sum = 0;
    for variant in Variant::ALL {
        for k in 0..games {
            let side = Side::ALL[k as usize % 2];
            let [strong, weak] =
                [strong, weak].map(|player| Player { seed: Seed(2 * k + player.seed.0), ..player });
            let players = if side == Side::White { [strong, weak] } else { [weak, strong] };
            let mut game = Game::traditional(variant.rules());
            sum += half_points(&play(&mut game, players, &mut engine, 200), side);
        }
    }
    sum
}

fn player(level: Level, nodes: Option<u64>, seed: u32) -> Player {
    Player { level, nodes, seed: Seed(seed) }
}

#[test]
fn t051_medium_beats_easy() {
    let won = half_points_of(player(Level::Medium, None, 0), player(Level::Easy, None, 1), 4);
    assert!(won * 100 >= 80 * 2 * 4 * 8, "{won} of 64 half points");
}

#[test]
fn t051_hard_beats_medium_with_a_hundredth_of_its_nodes() {
    let won = half_points_of(player(Level::Hard, Some(40_000), 0), player(Level::Medium, None, 1), 2);
    assert!(won * 100 >= 80 * 2 * 2 * 8, "{won} of 32 half points");
}

/// Material for the side to move: a man 1, a king 3.
fn material(position: &Position) -> i32 {
    let worth = |side| {
        let all = position.of(side);
        (all.count_ones() + 2 * (all & position.kings()).count_ones()).cast_signed()
    };
    worth(position.turn()) - worth(position.turn().opposite())
}

/// Someone who thinks of his own move and the other's reply, and only of pieces.
fn two_plies(game: &Game, random: &mut Random) -> rules::Move {
    let mut moves = game.legal().to_vec();
    random.shuffle(&mut moves);
    let referee = game.referee();
    let after_reply = |mv| {
        let position = referee.play(game.position(), mv);
        let replies =
            referee.legal(&position).into_iter().map(|reply| material(&referee.play(&position, reply)));
        replies.min().unwrap_or(i32::MAX)
    };
    moves.into_iter().max_by_key(|&mv| after_reply(mv)).unwrap()
}

#[test]
fn t052_who_looks_two_plies_ahead_at_pieces_alone_can_beat_easy() {
    let mut engine = Engine::new(Megabytes(1));
    let mut theirs = 0;
    for (k, variant) in (0..).zip(Variant::ALL) {
        for round in 0..4 {
            let mut random = Random::new(Seed(k), round);
            let easy = player(Level::Easy, None, k + 50 * u32::try_from(round).unwrap());
            let side = Side::ALL[usize::from(round % 2 == 0)];
            let mut game = Game::traditional(variant.rules());
            while game.status() == Status::Playing && game.ply() < 200 {
                let mv = if game.position().turn() == side {
                    two_plies(&game, &mut random)
                } else {
                    choice(&mut engine, &game, &easy.plan(&game)).0
                };
                game.play(mv).unwrap();
            }
            theirs += half_points(&game.status(), side);
        }
    }
    assert!(theirs >= 20, "{theirs} of 64 half points: too strong for a child");
}

fn choice(engine: &mut Engine, game: &Game, plan: &Plan) -> (rules::Move, Thought) {
    let limits = Limits { time: Millis::NEVER, ..plan.limits };
    let plan = Plan { limits, ..*plan };
    let thought = engine.think(game, &plan, &mut Timeless).unwrap();
    (plan.choose(&thought), thought)
}

/// Positions from games by chance, in which there is a choice.
fn by_chance(duty: Duty) -> impl Iterator<Item = Game> {
    let all = Variant::ALL.iter().flat_map(|variant| (0..60).map(move |seed| (variant.rules(), seed)));
    all.map(move |(rules, seed)| played(rules.with_duty(duty), seed)).filter(|game| game.legal().len() > 1)
}

fn played(rules: Rules, seed: u32) -> Game {
    let mut random = Random::new(Seed(seed), 1);
    let mut game = Game::traditional(rules);
    for _ in 0..10 + random.below(30) {
        let Some(&mv) = game.legal().get(random.below(game.legal().len())) else { break };
        game.play(mv).unwrap();
    }
    game
}

#[test]
fn t053_easy_does_not_ignore_a_free_capture() {
    let mut engine = Engine::new(Megabytes(1));
    let mut free_captures = 0;
    for (seed, game) in (0..).zip(by_chance(Duty::May)) {
        let (mv, thought) = choice(&mut engine, &game, &Level::Easy.plan(&game, Seed(seed)));
        let is_free = |mv: &&rules::Move| {
            let after = game.referee().play(game.position(), **mv);
            mv.is_capture() && !game.referee().can_capture(&after, after.turn())
        };
        if let Some(&free) = game.legal().iter().find(is_free) {
            free_captures += 1;
            let as_good =
                thought.ranked.iter().all(|(other, score)| *other != free || *score <= thought.score_of(mv));
            assert!(mv.is_capture() || as_good, "{:?}", game.position());
        }
    }
    assert!(free_captures > 50, "{free_captures} cases");
}

/// What the side to move gains by captures, each side going on as long as it gains.
fn exchange(referee: &Referee, position: &Position) -> i32 {
    let captures = referee.legal(position).into_iter().filter(rules::Move::is_capture);
    let gains = captures.map(|mv| {
        let after = referee.play(position, mv);
        -material(&after) - material(position) - exchange(referee, &after)
    });
    gains.max().unwrap_or(0)
}

/// How much worse a position is after a move than it looked, for someone who looks further ahead.
fn regret(engine: &mut Engine, game: &Game, mv: rules::Move) -> i16 {
    let mut score = |depth| {
        let plan = Level::Hard.plan(game, Seed(0));
        let limits = Limits { depth: Depth(depth), ..plan.limits };
        choice(engine, game, &Plan { limits, taste: Taste { margin: 10_000, halving: 1 }, ..plan }).1
    };
    score(1).best().1.value() - score(6).score_of(mv).value()
}

#[test]
fn t053_easy_does_not_give_three_for_nothing() {
    let mut engine = Engine::new(Megabytes(1));
    let mut offers = 0;
    for (seed, game) in (0..).zip(by_chance(Duty::Must)) {
        let loss = |mv| exchange(game.referee(), &game.referee().play(game.position(), mv));
        let (mv, _) = choice(&mut engine, &game, &Level::Easy.plan(&game, Seed(seed)));
        let least = game.legal().iter().map(|&mv| loss(mv)).min().unwrap().max(0);
        offers += usize::from(game.legal().iter().any(|&mv| loss(mv) >= least + 3));
        let gives = loss(mv) >= least + 3 && regret(&mut engine, &game, mv) >= 250;
        assert!(!gives, "{:?}: {} instead of {least}", game.position(), loss(mv));
    }
    assert!(offers > 50, "{offers} cases");
}
