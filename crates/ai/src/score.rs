//! How good a position is for the side to move.

use core::fmt;
use core::ops::Neg;

use serde::{Deserialize, Serialize};

/// How good a position is for the side to move: a hundred points are about one man.
///
/// A certain win or loss is a score too, and tells in how many plies it comes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Score(i16);

/// What a score means to people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The side to move wins in so many plies.
    Win(u16),
    /// The side to move loses in so many plies.
    Loss(u16),
    /// Undecided; a hundred points are about one man.
    Points(i16),
}

const WIN_NOW: i16 = 32_000;
const MOST_POINTS: i16 = 30_000;

impl Score {
    /// Neither side is better.
    pub const DRAW: Score = Score(0);
    /// Below every score that a position can have.
    pub const LEAST: Score = Score(-WIN_NOW - 1);
    /// Above every score that a position can have.
    pub const MOST: Score = Score(WIN_NOW + 1);

    /// The score that a message has this number for.
    #[must_use]
    pub const fn from_number(number: i16) -> Score {
        Score(number)
    }

    /// An undecided score; what goes beyond the range is cut off.
    #[must_use]
    #[allow(clippy::cast_possible_truncation, reason = "clamped before")]
    pub fn points(points: i32) -> Score {
        let most = i32::from(MOST_POINTS);
        Score(points.clamp(-most, most) as i16)
    }

    /// The side to move has won once `plies` more moves are made.
    #[must_use]
    pub fn win_in(plies: u16) -> Score {
        let plies = i16::try_from(plies).unwrap_or(i16::MAX);
        Score(WIN_NOW - plies.min(WIN_NOW - MOST_POINTS - 1))
    }

    /// The side to move has lost once `plies` more moves are made.
    #[must_use]
    pub fn loss_in(plies: u16) -> Score {
        -Score::win_in(plies)
    }

    /// What the score means to people.
    #[must_use]
    pub const fn verdict(self) -> Verdict {
        match self.0 {
            score if score > MOST_POINTS => Verdict::Win(WIN_NOW.abs_diff(score)),
            score if score < -MOST_POINTS => Verdict::Loss(score.abs_diff(-WIN_NOW)),
            score => Verdict::Points(score),
        }
    }

    /// Whether the game is decided if both sides play on well.
    #[must_use]
    pub const fn is_decided(self) -> bool {
        !matches!(self.verdict(), Verdict::Points(_))
    }

    /// The plain number: orders scores, a hundred to a man, beyond thirty thousand decided.
    #[must_use]
    pub const fn value(self) -> i16 {
        self.0
    }

    /// The score that is so many points higher, or lower where `points` is negative.
    #[must_use]
    pub(crate) fn plus(self, points: i16) -> Score {
        Score(self.0.saturating_add(points).clamp(Score::LEAST.0, Score::MOST.0))
    }

    /// A score seen from `plies` moves further on: the distance to a win or loss grows shorter.
    #[must_use]
    pub(crate) fn after_plies(self, plies: u16) -> Score {
        self.shifted(plies, 1)
    }

    /// A score seen from `plies` moves earlier: undoes [`Score::after_plies`].
    #[must_use]
    pub(crate) fn before_plies(self, plies: u16) -> Score {
        self.shifted(plies, -1)
    }

    fn shifted(self, plies: u16, sign: i16) -> Score {
        let plies = sign * i16::try_from(plies).unwrap_or(0);
        match self.verdict() {
            Verdict::Win(_) => Score(self.0 + plies),
            Verdict::Loss(_) => Score(self.0 - plies),
            Verdict::Points(_) => self,
        }
    }
}

impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.verdict() {
            Verdict::Win(plies) => write!(f, "win in {plies}"),
            Verdict::Loss(plies) => write!(f, "loss in {plies}"),
            Verdict::Points(points) => write!(f, "{:+.2}", f64::from(points) / 100.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sooner_win_is_better_and_a_later_loss_too() {
        assert!(Score::win_in(3) > Score::win_in(5));
        assert!(Score::loss_in(5) > Score::loss_in(3));
        assert!(Score::win_in(u16::MAX) > Score::points(i32::MAX));
        assert!(Score::points(i32::MIN) > Score::loss_in(u16::MAX));
        assert!(Score::MOST > Score::win_in(0) && Score::LEAST < Score::loss_in(0));
    }

    #[test]
    fn verdicts_tell_what_was_put_in() {
        for plies in [0, 1, 7, 150] {
            assert_eq!(Score::win_in(plies).verdict(), Verdict::Win(plies));
            assert_eq!(Score::loss_in(plies).verdict(), Verdict::Loss(plies));
        }
        assert_eq!(Score::points(-250).verdict(), Verdict::Points(-250));
    }

    #[test]
    fn a_distance_counted_from_elsewhere_comes_back() {
        let win = Score::win_in(9);
        assert_eq!(win.after_plies(4).verdict(), Verdict::Win(5));
        for score in [win, Score::loss_in(9), Score::points(33)] {
            assert_eq!(score.after_plies(4).before_plies(4), score);
        }
    }

    #[test]
    fn people_read_men_not_points() {
        assert_eq!(Score::points(125).to_string(), "+1.25");
        assert_eq!(Score::loss_in(4).to_string(), "loss in 4");
    }
}
