//! The score of a match, and what it says about strength.

use core::fmt;

/// Games by their end, as the first player sees them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

/// Standard errors on each side of a figure that leave out one case in twenty.
const NINETY_FIVE_PERCENT: f64 = 1.96;

impl Tally {
    /// Counts a game by its half points: 2 for a win, 1 for a draw, 0 for a loss.
    pub fn add(&mut self, half_points: u32) {
        match half_points {
            0 => self.losses += 1,
            1 => self.draws += 1,
            _ => self.wins += 1,
        }
    }

    /// How many games were played.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Points a game, from 0 to 1.
    #[must_use]
    pub fn score(&self) -> f64 {
        let games = f64::from(self.games().max(1));
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / games
    }

    /// How far the score may be off, at 95 % confidence, from how the games' points scatter.
    #[must_use]
    pub fn margin(&self) -> f64 {
        let (games, score) = (f64::from(self.games().max(1)), self.score());
        let scatter = |count: u32, points: f64| f64::from(count) * (points - score).powi(2);
        let variance =
            (scatter(self.wins, 1.0) + scatter(self.draws, 0.5) + scatter(self.losses, 0.0)) / games;
        NINETY_FIVE_PERCENT * (variance / games).sqrt()
    }
}

/// The difference in Elo points that a score means; infinite where one side made no point.
#[must_use]
pub fn elo(score: f64) -> f64 {
    let score = score.clamp(0.0, 1.0);
    400.0 * (score / (1.0 - score)).log10()
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { wins, draws, losses } = self;
        let (score, margin) = (self.score(), self.margin());
        let (low, high) = (elo(score - margin), elo(score + margin));
        write!(f, "+{wins} ={draws} -{losses}, {:.1} % ± {:.1}, ", 100.0 * score, 100.0 * margin)?;
        write!(f, "Elo {:+.0} ({low:+.0} to {high:+.0})", elo(score))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64, tolerance: f64) {
        assert!((a - b).abs() < tolerance, "{a} is not {b}");
    }

    /// The logistic curve of the FIDE handbook's table 8.1.1, to the width of its steps.
    #[test]
    fn elo_is_that_of_the_handbook() {
        for (score, points) in [(0.5, 0.0), (0.64, 102.0), (0.76, 202.0), (0.91, 401.0), (0.24, -202.0)] {
            near(elo(score), points, 12.0);
        }
        near(elo(0.75), 400.0 * 3_f64.log10(), 1e-9);
        assert_eq!(elo(1.0), f64::INFINITY);
        assert_eq!(elo(0.0), f64::NEG_INFINITY);
    }

    /// Without draws the games are throws of a coin, whose standard error is known.
    #[test]
    fn the_margin_is_that_of_a_coin() {
        near(Tally { wins: 50, draws: 0, losses: 50 }.margin(), 1.96 * 0.05, 1e-9);
        near(Tally { wins: 0, draws: 7, losses: 0 }.margin(), 0.0, 1e-9);
    }

    #[test]
    fn four_times_the_games_halve_the_margin() {
        let once = Tally { wins: 30, draws: 50, losses: 20 };
        let four_times = Tally { wins: 120, draws: 200, losses: 80 };
        near(once.margin(), 2.0 * four_times.margin(), 1e-9);
    }

    #[test]
    fn all_figures_stand_in_one_line() {
        let text = Tally { wins: 90, draws: 80, losses: 30 }.to_string();
        assert_eq!(text, "+90 =80 -30, 65.0 % ± 4.9, Elo +108 (+71 to +147)");
        assert_eq!(
            Tally { wins: 1, ..Tally::default() }.to_string(),
            "+1 =0 -0, 100.0 % ± 0.0, Elo +inf (+inf to +inf)"
        );
    }
}
