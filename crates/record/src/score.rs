//! How a game ended, as records write it.

use core::cmp::Ordering;
use core::fmt;

use rules::{Side, Status};

/// The result of a game. PDN 3.0 has two ways of writing it: `1-0`, `1/2-1/2`, `0-1`, and `2-0`,
/// `1-1`, `0-2` for international draughts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Score {
    /// It goes on, or nobody knows.
    #[default]
    Open,
    /// This side has won.
    Won(Side),
    /// Nobody has won.
    Drawn,
    /// Both have lost, as by not coming.
    BothLost,
}

impl Score {
    /// The score that a word means; nothing if it means none.
    ///
    /// ```
    /// use record::Score;
    /// use rules::Side;
    ///
    /// assert_eq!(Score::read("0-2"), Some(Score::Won(Side::Black)));
    /// assert_eq!(Score::read("1 - 1"), Some(Score::Drawn));
    /// assert_eq!(Score::read("1-10"), None);
    /// ```
    #[must_use]
    pub fn read(word: &str) -> Option<Score> {
        let tight: String = word.chars().filter(|c| !c.is_whitespace()).collect();
        Some(match tight.replace(':', "-").as_str() {
            "*" => Score::Open,
            "1-0" | "2-0" => Score::Won(Side::White),
            "0-1" | "0-2" => Score::Won(Side::Black),
            "1/2-1/2" | "1-1" | "½-½" | "1/2" => Score::Drawn,
            "0-0" => Score::BothLost,
            _ => return None,
        })
    }

    /// The score that a tag `Result` means: one of the words, or the points of both, `4-6`.
    pub(crate) fn of_tag(value: &str) -> Option<Score> {
        Score::read(value).or_else(|| Score::of_points(value))
    }

    fn of_points(value: &str) -> Option<Score> {
        let (white, black) = value.split_once('-')?;
        let points = |text: &str| text.trim().parse::<f32>().ok().filter(|points| points.is_finite());
        Some(match points(white)?.total_cmp(&points(black)?) {
            Ordering::Greater => Score::Won(Side::White),
            Ordering::Equal => Score::Drawn,
            Ordering::Less => Score::Won(Side::Black),
        })
    }

    /// The score of a game that stands so.
    #[must_use]
    pub const fn of(status: Status) -> Score {
        match status {
            Status::Playing => Score::Open,
            Status::Won { by, .. } => Score::Won(by),
            Status::Drawn(_) => Score::Drawn,
        }
    }
}

/// The way that all games share: `1-0`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Score::Open => "*",
            Score::Won(Side::White) => "1-0",
            Score::Won(Side::Black) => "0-1",
            Score::Drawn => "1/2-1/2",
            Score::BothLost => "0-0",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_words_or_points() {
        for (text, score) in [
            ("2-0", Some(Score::Won(Side::White))),
            ("1/2 - 1/2", Some(Score::Drawn)),
            ("0:1", Some(Score::Won(Side::Black))),
            ("0-0", Some(Score::BothLost)),
            ("4-6", Some(Score::Won(Side::Black))),
            ("1.01-0.99", Some(Score::Won(Side::White))),
            ("?", None),
            ("NaN-1", None),
            ("12", None),
        ] {
            assert_eq!(Score::of_tag(text), score, "{text}");
        }
    }
}
