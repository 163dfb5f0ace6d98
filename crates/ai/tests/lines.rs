//! The lines that the search expects are lines of the game.

#![allow(clippy::unwrap_used, reason = "what goes wrong in a test is to stop it")]

use ai::{Depth, Engine, Limits, Megabytes, Millis, Plan, Seed, Taste, Thought, Timeless, bench};
use rules::{Game, Variant};

fn think(game: &Game, depth: u8, margin: i16) -> Thought {
    let limits = Limits { depth: Depth(depth), nodes: u64::MAX, time: Millis::NEVER };
    let plan = Plan { limits, taste: Taste { margin, halving: 1 }, seed: Seed(1) };
    Engine::new(Megabytes(4)).think(game, &plan, &mut Timeless).unwrap()
}

fn games() -> impl Iterator<Item = Game> {
    Variant::ALL.iter().flat_map(|&variant| bench::games(variant).unwrap())
}

#[test]
fn every_line_can_be_played() {
    for game in games() {
        for line in think(&game, 6, 50).lines {
            let mut game = game.clone();
            line.iter().for_each(|&mv| game.play(mv).unwrap());
        }
    }
}

#[test]
fn there_is_one_for_each_move_that_may_be_chosen() {
    for game in games() {
        for margin in [0, 50] {
            let thought = think(&game, 6, margin);
            let firsts: Vec<_> = thought.lines.iter().map(|line| line[0]).collect();
            let ranked: Vec<_> = thought.ranked.iter().map(|ranked| ranked.0).collect();
            assert!(ranked.starts_with(&firsts), "{firsts:?} {ranked:?}");
            let least = thought.best().1.value() - margin;
            let close = thought.ranked.iter().filter(|ranked| ranked.1.value() >= least);
            assert_eq!(firsts.len(), if margin == 0 { 1 } else { close.count() });
        }
    }
}

#[test]
fn the_best_line_goes_about_as_far_as_was_looked() {
    for game in games().filter(|game| game.legal().len() > 1) {
        let thought = think(&game, 8, 0);
        assert!(thought.lines[0].len() >= 6, "{thought:?}");
    }
}
