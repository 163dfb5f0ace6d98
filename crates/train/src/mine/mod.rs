//! Puzzles out of games of the engine against itself: a blunder on one side is a puzzle for the other.

mod proof;
mod vein;

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use ai::{Engine, Megabytes, Seed};
use anyhow::{Context, Result};
use learn::{Puzzle, puzzles, write};
use rayon::prelude::*;
use rules::{Rules, Variant};

use vein::Vein;

pub(crate) use proof::Proof;

/// What is to be found.
#[derive(Clone, Debug)]
pub(crate) struct Mine {
    pub(crate) variant: Variant,
    /// So many puzzles are enough.
    pub(crate) count: usize,
    /// Games that are looked through at most.
    pub(crate) games: u32,
    /// Positions that a player looks at for one move of these games.
    pub(crate) nodes: u64,
    /// Positions that each move of a puzzle is proved with.
    pub(crate) proof: u64,
    pub(crate) seed: Seed,
    /// The file of puzzles to go on from and to write.
    pub(crate) file: PathBuf,
}

/// Games are played in batches; what was found is written after each.
const BATCH: u32 = 200;
/// What is found must hold by so many points.
const RESERVE: i16 = 40;

impl Mine {
    /// Looks through games until there are enough puzzles.
    pub(crate) fn run(&self) -> Result<()> {
        let rules = self.variant.rules();
        let mut found = self.read(&rules)?;
        for first in (0..self.games).step_by(BATCH as usize) {
            if found.len() >= self.count {
                break;
            }
            add(&mut found, self.dig(&rules, first..first + BATCH));
            self.keep(&rules, &found)?;
            println!("{}: {} after {} games", self.variant.id(), found.len(), first + BATCH);
        }
        Ok(())
    }

    /// Proves the puzzles of the file again and drops those that do not hold.
    pub(crate) fn prove(&self) -> Result<()> {
        let rules = self.variant.rules();
        let found = self.read(&rules)?;
        let proof = Proof { nodes: self.proof, reserve: 0 };
        let holds = |engine: &mut Engine, puzzle: &Puzzle| {
            puzzle.solution(&rules).is_ok_and(|solution| proof.holds(engine, &solution))
        };
        let held =
            found.par_iter().map_init(engine, |engine, puzzle| holds(engine, puzzle).then(|| puzzle.clone()));
        let held: Vec<_> = held.collect::<Vec<_>>().into_iter().flatten().collect();
        println!("{}: {} of {} hold", self.variant.id(), held.len(), found.len());
        self.keep(&rules, &held)
    }

    /// Writes them, the easiest first.
    fn keep(&self, rules: &Rules, found: &[Puzzle]) -> Result<()> {
        let mut sorted = found.to_vec();
        sorted.sort_by_cached_key(|puzzle| puzzle.hardness(rules).ok());
        let text = write(self.variant, &sorted);
        fs::write(&self.file, text).with_context(|| format!("writing {}", self.file.display()))
    }

    fn read(&self, rules: &Rules) -> Result<Vec<Puzzle>> {
        if !self.file.exists() {
            return Ok(vec![]);
        }
        let aim = || format!("reading {}", self.file.display());
        puzzles(&fs::read_to_string(&self.file).with_context(aim)?, rules).with_context(aim)
    }

    /// The puzzles in the games with these numbers, in their order.
    fn dig(&self, rules: &Rules, numbers: std::ops::Range<u32>) -> Vec<Puzzle> {
        let vein = Vein {
            rules: *rules,
            nodes: self.nodes,
            seed: self.seed,
            proof: Proof { nodes: self.proof, reserve: RESERVE },
        };
        let games = numbers.into_par_iter().map_init(engine, |engine, number| vein.puzzle(engine, number));
        games.collect::<Vec<_>>().into_iter().flatten().collect()
    }
}

/// Takes what is new.
fn add(found: &mut Vec<Puzzle>, more: Vec<Puzzle>) {
    let mut known: BTreeSet<String> = found.iter().map(|puzzle| puzzle.position.clone()).collect();
    found.extend(more.into_iter().filter(|puzzle| known.insert(puzzle.position.clone())));
}

fn engine() -> Engine {
    ai::learned::engine(Megabytes(16))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(variant: Variant) -> Vec<Puzzle> {
        let file = crate::default_file("learn/puzzles", variant, "txt");
        let text = fs::read_to_string(&file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        puzzles(&text, &variant.rules()).unwrap_or_else(|why| panic!("{}: {why}", file.display()))
    }

    #[test]
    fn every_game_has_three_hundred_puzzles_and_none_twice_the_easiest_first() {
        for &variant in Variant::ALL {
            let found = found(variant);
            let positions: BTreeSet<_> = found.iter().map(|puzzle| &puzzle.position).collect();
            assert!(positions.len() >= 300 && positions.len() == found.len(), "{}", variant.id());
            assert!(found.is_sorted_by_key(|puzzle| puzzle.hardness(&variant.rules()).ok()));
        }
    }

    /// A look at more than twice the positions says the same as the one that found them.
    #[test]
    fn in_every_puzzle_one_line_wins_and_no_other() {
        let deep = std::env::var_os("DAMKA_DEEP").is_some_and(|deep| deep == "1");
        let step = if deep { 1 } else { 100 };
        let proof = Proof { nodes: 500_000, reserve: 0 };
        for &variant in Variant::ALL {
            let some: Vec<_> = found(variant).into_iter().step_by(step).collect();
            some.into_par_iter().for_each_init(engine, |engine, puzzle| {
                let solution = puzzle.solution(&variant.rules()).expect("every puzzle was read");
                assert!(proof.holds(engine, &solution), "{}: {puzzle}", variant.id());
            });
        }
    }
}
