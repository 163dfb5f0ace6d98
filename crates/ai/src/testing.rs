//! Games and rules for the tests of this crate, made from seeds.

use rules::{
    Board, Capture, Criterion, Crown, Draw, Duty, Game, Goal, King, Landing, Lift, Man, Piece, Prey,
    Priority, Rank, Reach, Referee, Rules, Setup, Side, Status, Variant, Ways, Word,
};

use crate::{Random, Seed};

/// Every named game, with and without forced capture, and some that nobody ever played.
pub(crate) fn many_rules() -> Vec<Rules> {
    let named =
        Variant::ALL.iter().flat_map(|variant| Duty::ALL.iter().map(|&duty| variant.rules().with_duty(duty)));
    named.chain((0..40).map(composed)).collect()
}

/// A value on each axis, as the seed will have it.
pub(crate) fn composed(seed: u32) -> Rules {
    let mut random = Random::new(Seed(seed), 1);
    loop {
        let rules = compose(&mut random);
        if rules.check().is_ok() {
            return rules;
        }
    }
}

fn compose(random: &mut Random) -> Rules {
    let mut criteria =
        [Criterion::Quantity, Criterion::WithKing, Criterion::MostKings, Criterion::KingsEarliest];
    random.shuffle(&mut criteria);
    let criteria = &criteria[..random.below(5)];
    Rules {
        board: pick(random, &[Board::EIGHT, Board::TEN, Board::TWELVE]),
        man: Man { captures: pick(random, Ways::ALL), prey: pick(random, Prey::ALL) },
        king: King { reach: pick(random, Reach::ALL), landing: pick(random, Landing::ALL) },
        crown: pick(random, Crown::ALL),
        capture: Capture {
            duty: pick(random, Duty::ALL),
            lift: pick(random, Lift::ALL),
            priority: Priority::new(criteria),
        },
        goal: pick(random, Goal::ALL),
        draw: Draw::SITE,
        ..Variant::International.rules()
    }
}

fn pick<T: Copy>(random: &mut Random, all: &[T]) -> T {
    all[random.below(all.len())]
}

/// A game after so many moves by chance, or fewer if it ended before.
pub(crate) fn played(rules: Rules, plies: usize, seed: u32) -> Game {
    let mut random = Random::new(Seed(seed), 2);
    wandered(Game::traditional(rules), plies, &mut random)
}

fn wandered(mut game: Game, plies: usize, random: &mut Random) -> Game {
    for _ in 0..plies {
        let Some(&mv) = game.legal().get(random.below(game.legal().len())) else { break };
        game.play(mv).unwrap();
    }
    game
}

/// A game that started with a few pieces, kings mostly, put anywhere, some moves ago; it is not over
/// yet, and positions may come back.
pub(crate) fn scattered(rules: Rules, pieces: usize, seed: u32) -> Game {
    let mut random = Random::new(Seed(seed), 3);
    loop {
        let game = Game::new(rules, &scatter(&rules, pieces, &mut random));
        let game = game.ok().map(|game| wandered(game, 5, &mut random));
        if let Some(game) = game.filter(|game| game.status() == Status::Playing) {
            return game;
        }
    }
}

fn scatter(rules: &Rules, pieces: usize, random: &mut Random) -> Setup {
    let mut squares: Vec<_> = Referee::<u128>::new(rules).grid().squares().squares().collect();
    random.shuffle(&mut squares);
    let sides = Side::ALL.into_iter().cycle();
    let pieces = squares.into_iter().zip(sides).take(pieces).map(|(square, side)| {
        let rank = if random.below(3) == 0 { Rank::Man } else { Rank::King };
        (square, Piece { side, rank })
    });
    let pieces = pieces.collect();
    Setup { turn: Side::ALL[random.below(2)], pieces }
}
