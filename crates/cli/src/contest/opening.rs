//! The positions that games of a match begin from.

use std::collections::HashSet;

use ai::{Depth, Engine, Limits, Megabytes, Millis, Plan, Random, Score, Seed, Taste, Timeless};
use rules::{Game, Rules, Status, Variant};

use crate::complaint::Complaint;

/// Where openings come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Openings {
    /// So many moves by lot, kept where neither side stands clearly better.
    Random { plies: usize },
    /// The list from which the game's tournaments draw theirs.
    Official,
}

/// So many openings, in an order that follows from the seed. Where there are not enough different
/// ones, they come again.
pub(crate) fn openings(
    kind: Openings,
    variant: Variant,
    rules: Rules,
    count: usize,
    seed: Seed,
) -> Result<Vec<Game>, Complaint> {
    let mut list = match kind {
        Openings::Random { plies } => balanced(rules, plies, count, seed),
        Openings::Official => official(variant, rules),
    };
    if list.is_empty() {
        let what = format!("there are no such openings of {}", variant.id());
        return Err(Complaint::about("openings", what));
    }
    Random::new(seed, ORDER).shuffle(&mut list);
    Ok(list.into_iter().cycle().take(count).collect())
}

const ORDER: u64 = 1;
const MOVES: u64 = 2;

fn official(variant: Variant, rules: Rules) -> Vec<Game> {
    variant.openings().filter_map(|line| played(rules, line)).collect()
}

fn played(rules: Rules, line: &str) -> Option<Game> {
    let mut game = Game::traditional(rules);
    for text in line.split_whitespace() {
        game.play(game.read(text).ok()?).ok()?;
    }
    Some(game)
}

/// After so many vain attempts there is hardly another balanced opening of that length.
const ATTEMPTS_EACH: usize = 50;

fn balanced(rules: Rules, plies: usize, count: usize, seed: Seed) -> Vec<Game> {
    let mut random = Random::new(seed, MOVES);
    let mut engine = Engine::new(Megabytes(8));
    let mut seen = HashSet::new();
    let attempts = (0..ATTEMPTS_EACH * count).map(|_| by_lot(rules, plies, &mut random));
    let new = attempts.filter(|game| seen.insert(game.position().key()));
    new.filter(|game| is_balanced(game, &mut engine)).take(count).collect()
}

fn by_lot(rules: Rules, plies: usize, random: &mut Random) -> Game {
    let mut game = Game::traditional(rules);
    while game.ply() < plies && game.status() == Status::Playing {
        let made = game.legal()[random.below(game.legal().len())];
        game.play(made).expect("it is chosen among the legal moves");
    }
    game
}

/// Half a man: an opening is played from both sides, so it need not be even.
const BALANCED: i32 = 50;

/// Deep enough to see what the last move left hanging.
const GLANCE: Limits = Limits { depth: Depth(8), nodes: 20_000, time: Millis::NEVER };

fn is_balanced(game: &Game, engine: &mut Engine) -> bool {
    let plan = Plan { limits: GLANCE, taste: Taste::BEST, seed: Seed(0) };
    let score = engine.think(game, &plan, &mut Timeless).map(|thought| thought.best().1);
    let (low, high) = (Score::points(-BALANCED), Score::points(BALANCED));
    score.is_ok_and(|score| (low..=high).contains(&score))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn random(variant: Variant, count: usize, seed: u32) -> Vec<Game> {
        openings(Openings::Random { plies: 6 }, variant, variant.rules(), count, Seed(seed))
            .expect("openings")
    }

    #[test]
    fn every_variant_has_different_openings_that_follow_from_the_seed() {
        for variant in Variant::ALL {
            let keys =
                |seed| random(*variant, 6, seed).iter().map(|game| game.position().key()).collect::<Vec<_>>();
            assert_eq!(keys(1), keys(1), "{}", variant.id());
            assert_ne!(keys(1), keys(2), "{}", variant.id());
            assert_eq!(keys(1).iter().collect::<HashSet<_>>().len(), 6, "{}", variant.id());
        }
    }

    #[test]
    fn an_opening_has_the_moves_asked_for_and_may_go_on() {
        for game in random(Variant::Russian, 10, 5) {
            assert_eq!((game.ply(), game.status()), (6, Status::Playing));
        }
    }

    #[test]
    fn official_openings_come_again_where_there_are_too_few() {
        let rules = Variant::Italian.rules();
        let list = openings(Openings::Official, Variant::Italian, rules, 50, Seed(0)).expect("openings");
        assert_eq!(list.len(), 50);
        assert_eq!(list[0].position(), list[47].position());
        let none = openings(Openings::Official, Variant::Czech, Variant::Czech.rules(), 2, Seed(0));
        assert!(none.is_err_and(|complaint| complaint.to_string().contains("czech")));
    }
}
