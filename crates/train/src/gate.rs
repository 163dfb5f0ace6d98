//! The gate: what was learned counts only if it wins.

use ai::self_play::{Player, half_points, play_by};
use ai::{Level, Seed, Tally, Weights};
use rayon::prelude::*;
use rules::{Rules, Side};

use crate::play::{engine, opening};

/// A match between two sets of weights.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gate {
    pub(crate) rules: Rules,
    /// Openings; each is played with both colours.
    pub(crate) openings: u32,
    /// Positions that a player looks at for one move.
    pub(crate) nodes: u64,
    pub(crate) seed: Seed,
}

impl Gate {
    /// Plays the match.
    pub(crate) fn play(&self, new: &Weights, old: &Weights) -> Tally {
        let games = (0..2 * self.openings).into_par_iter().filter_map(|number| self.game(number, new, old));
        let mut tally = Tally::default();
        games.collect::<Vec<_>>().into_iter().for_each(|half_points| tally.add(half_points));
        tally
    }

    /// Half points of the new weights.
    fn game(&self, number: u32, new: &Weights, old: &Weights) -> Option<u32> {
        let mut game = opening(self.rules, self.seed, number / 2)?;
        let side = Side::ALL[(number % 2) as usize];
        let player = Player { level: Level::Hard, nodes: Some(self.nodes), seed: self.seed };
        let weights = if side == Side::White { [new, old] } else { [old, new] };
        let mut engines = weights.map(engine);
        let status = play_by(&mut game, MOST_PLIES, |game| {
            player.choose(&mut engines[game.position().turn().index()], game)
        });
        Some(half_points(&status, side))
    }
}

const MOST_PLIES: usize = 200;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_plays_himself_is_not_better() {
        let rules = rules::Variant::American.rules();
        let gate = Gate { rules, openings: 4, nodes: 200, seed: Seed(1) };
        let weights = Weights::none(&rules);
        let tally = gate.play(&weights, &weights);
        assert_eq!(tally.wins, tally.losses);
    }
}
