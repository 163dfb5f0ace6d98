//! The search with endgame tables: it knows what they know, as far as the rules leave time for it.

#![allow(clippy::unwrap_used, reason = "what goes wrong in a test is to stop it")]

use ai::endgame::{Builder, Endgames, Outcome};
use ai::{Depth, Engine, Limits, Megabytes, Millis, Plan, Progress, Seed, Taste, Thought, Timeless, Verdict};
use rules::notation::{Names, fen};
use rules::{Draw, Ending, Game, Limit, Repetition, Resets, Rules, Status, Variant};

fn built(rules: &Rules) -> Endgames {
    let mut builder = Builder::new(rules, 3).unwrap();
    builder.step(usize::MAX);
    builder.finish().unwrap()
}

fn game(rules: Rules, text: &str) -> Game {
    Game::new(rules, &fen::read(text, &Names::grid(&rules)).unwrap()).unwrap()
}

fn plan(depth: u8) -> Plan {
    let limits = Limits { depth: Depth(depth), nodes: u64::MAX, time: Millis::NEVER };
    Plan { limits, taste: Taste::BEST, seed: Seed(1) }
}

fn knowing(endgames: Endgames) -> Engine {
    let mut engine = Engine::new(Megabytes(1));
    engine.know(Some(endgames));
    engine
}

fn think(engine: &mut Engine, game: &Game, depth: u8) -> Thought {
    engine.think(game, &plan(depth), &mut Timeless).unwrap()
}

const ENDINGS: &[(Variant, &str)] = &[
    (Variant::American, "W:WK14,K23:BK1"),
    (Variant::American, "B:WK32,20:BK1"),
    (Variant::Italian, "W:WK30,28:BK10"),
    (Variant::Russian, "W:WK3,K22:B12"),
    (Variant::Brazilian, "B:W28,K30:BK6"),
    (Variant::International, "W:WK46,31:BK21"),
];

#[test]
fn at_first_sight_it_knows_what_the_tables_know() {
    for &(variant, text) in ENDINGS {
        let game = game(variant.rules(), text);
        let endgames = built(game.rules());
        let outcome = endgames.probe(game.position()).unwrap();
        let found = think(&mut knowing(endgames), &game, 1).best().1.verdict();
        let expected = match outcome {
            Outcome::Win(plies) => Verdict::Win(plies),
            Outcome::Loss(plies) => Verdict::Loss(plies),
            Outcome::Draw => Verdict::Points(0),
        };
        assert_eq!(found, expected, "{variant:?} {text}");
    }
}

#[test]
fn what_is_won_is_won_in_time() {
    let mut wins = vec![];
    for &(variant, text) in ENDINGS {
        let mut game = game(variant.rules(), text);
        let mut engine = knowing(built(game.rules()));
        let Verdict::Win(plies) = think(&mut engine, &game, 1).best().1.verdict() else { continue };
        let winner = game.position().turn();
        while game.status() == Status::Playing {
            game.play(think(&mut engine, &game, 1).best().0).unwrap();
        }
        assert!(matches!(game.status(), Status::Won { by, .. } if by == winner), "{variant:?} {text}");
        assert_eq!(game.ply(), usize::from(plies), "{variant:?} {text}");
        wins.push(plies);
    }
    assert_eq!(wins, [21, 39, 3]);
}

fn with_limit(moves: u16) -> Rules {
    let limit = Limit { moves, resets: Resets::CaptureOrCrown, ending: Ending::Any };
    let draw = Draw { repetition: Repetition::Claim, limits: rules::Limits::new(&[limit]) };
    Variant::American.rules().with_draw(draw)
}

#[test]
fn a_win_that_the_counter_forbids_is_none() {
    let two_kings = "W:WK14,K23:BK1";
    let Some(Outcome::Win(plies)) = built(&with_limit(40)).probe(game(with_limit(40), two_kings).position())
    else {
        panic!("two kings win against one");
    };
    for (moves, wins) in [(plies.div_ceil(2), true), (plies / 2, false)] {
        let rules = with_limit(moves);
        let score = think(&mut knowing(built(&rules)), &game(rules, two_kings), 1).best().1;
        assert_eq!(score.verdict() == Verdict::Win(plies), wins, "{moves}");
        assert_eq!(score.is_decided(), wins, "{moves}");
    }
}

#[test]
fn knowledge_of_other_rules_does_not_count() {
    for &(variant, text) in ENDINGS {
        let game = game(variant.rules(), text);
        let other = if variant.rules().kings_fly() { Variant::American } else { Variant::Russian };
        let ignorant = think(&mut Engine::new(Megabytes(1)), &game, 5);
        assert_eq!(think(&mut knowing(built(&other.rules())), &game, 5), ignorant, "{variant:?} {text}");
    }
}

#[test]
fn the_same_question_with_the_same_knowledge_has_the_same_answer() {
    let five = game(Variant::Russian.rules(), "W:WK29,24,28:B9,K3");
    let mut engine = knowing(built(five.rules()));
    let whole = think(&mut engine, &five, 8);
    assert_ne!(whole.nodes, think(&mut Engine::new(Megabytes(1)), &five, 8).nodes);
    engine.begin(&five, &plan(8), Millis(0)).unwrap();
    let sliced = loop {
        if let Progress::Done(thought) = engine.step_for(Millis(0), 777) {
            break thought;
        }
    };
    assert_eq!(sliced, whole);
}
