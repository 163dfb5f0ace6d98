//! One generation after the other: play, fit, and keep what wins.

use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use ai::{Seed, Tally, Weights, worths};
use anyhow::{Context, Result};
use rules::{Rules, Variant};

use crate::fit::{Fit, Scale, loss};
use crate::gate::Gate;
use crate::play::Series;
use crate::sample::Sample;

/// What is to be learned.
#[derive(Clone, Debug)]
pub(crate) struct Course {
    pub(crate) variant: Variant,
    /// Learn until so many generations are kept.
    pub(crate) generations: u16,
    /// Games a generation.
    pub(crate) games: u32,
    /// Positions that a player looks at for one move.
    pub(crate) nodes: u64,
    /// Openings of the gate; each is played with both colours.
    pub(crate) openings: u32,
    pub(crate) seed: Seed,
    /// The file of weights to go on from and to write.
    pub(crate) file: PathBuf,
}

/// Games are played in batches, so that progress is seen.
const BATCH: u32 = 500;

impl Course {
    /// Learns from where the file stands, or from nothing, until all generations are there.
    pub(crate) fn run(&self) -> Result<()> {
        let rules = self.variant.rules();
        let mut weights = self.read(&rules)?;
        while weights.generation() < self.generations {
            match self.generation(&rules, &weights)? {
                Some(better) => weights = better,
                None => {
                    println!("not better: nothing was kept; other games come from another --seed");
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    fn read(&self, rules: &Rules) -> Result<Weights> {
        if !self.file.exists() {
            return Ok(Weights::none(rules));
        }
        let aim = || format!("reading {}", self.file.display());
        let weights = Weights::from_bytes(&fs::read(&self.file).with_context(aim)?).with_context(aim)?;
        anyhow::ensure!(weights.are_of(rules), "{} was learned by other rules", self.file.display());
        Ok(weights)
    }

    /// The next generation, if it wins; written to the file at once.
    #[expect(clippy::disallowed_methods, reason = "a program for the command line has a clock")]
    fn generation(&self, rules: &Rules, old: &Weights) -> Result<Option<Weights>> {
        let number = old.generation() + 1;
        println!(
            "{}, generation {number}: {} games of {} nodes a move",
            self.variant.id(),
            self.games,
            self.nodes
        );
        let started = Instant::now();
        let samples = self.samples(rules, old, started);
        let new = learned(rules, old, &samples);
        let gate = Gate {
            rules: *rules,
            openings: self.openings,
            nodes: 2 * self.nodes,
            seed: Seed(u32::MAX - u32::from(number)),
        };
        let tally = gate.play(&new, old);
        println!("  gate: {tally}; {} s in all", started.elapsed().as_secs());
        if !is_better(&tally) {
            return Ok(None);
        }
        fs::write(&self.file, new.to_bytes()).with_context(|| format!("writing {}", self.file.display()))?;
        Ok(Some(new))
    }

    fn samples(&self, rules: &Rules, weights: &Weights, started: Instant) -> Vec<Sample> {
        let seed = Seed(self.seed.0.wrapping_add(u32::from(weights.generation()) << 16));
        let series = Series { rules: *rules, nodes: self.nodes, seed };
        let mut samples = Vec::new();
        for first in (0..self.games).step_by(BATCH as usize) {
            let last = (first + BATCH).min(self.games);
            samples.extend(series.samples(weights, first..last));
            eprint!("\r  {last} games, {} positions, {} s ", samples.len(), started.elapsed().as_secs());
        }
        eprintln!();
        samples
    }
}

/// One sample in so many is not learned from, but tells how well the rest was learned.
const HELD_BACK: usize = 20;

fn learned(rules: &Rules, old: &Weights, samples: &[Sample]) -> Weights {
    let (kept, learned_from) = samples.split_at(samples.len() / HELD_BACK);
    let [guess, before] = [&Weights::none(rules), old].map(|weights| worths(rules, weights));
    let scale = Scale::of(learned_from, &before);
    let after = Fit::default().worths(learned_from, &before, scale);
    println!(
        "  {} positions, {:.0} points to the nat; loss on others {:.4} before, {:.4} after",
        samples.len(),
        scale.0,
        loss(kept, &before, scale),
        loss(kept, &after, scale)
    );
    let corrections: Vec<_> = after.iter().zip(&guess).map(|(a, b)| (a.0 - b.0, a.1 - b.1)).collect();
    old.next(rules, &corrections)
}

/// Whether it won, and hardly by chance.
fn is_better(tally: &Tally) -> bool {
    tally.score() - tally.margin() > 0.5
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_that_chance_may_have_made_is_none() {
        assert!(is_better(&Tally { wins: 60, draws: 20, losses: 20 }));
        assert!(!is_better(&Tally { wins: 3, draws: 20, losses: 1 }));
        assert!(!is_better(&Tally::default()));
    }
}
