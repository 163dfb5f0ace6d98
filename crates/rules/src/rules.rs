//! One game's rules: a value on each axis.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::axes::{Board, Capture, Crown, Duty, Goal, King, Landing, Man, Naming, Priority, Reach, side_id};
use crate::board::{Side, SquareSet};
use crate::draw::Draw;

/// The rules of one game. Whoever needs to know how a game goes asks an axis, never its name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// The board and how it is filled.
    pub board: Board,
    /// How men capture.
    pub man: Man,
    /// How kings move and capture.
    pub king: King,
    /// What happens to a man that reaches the last row during a capture.
    pub crown: Crown,
    /// How captures are chosen and carried out.
    pub capture: Capture,
    /// What both strive for.
    pub goal: Goal,
    /// When the game is drawn.
    pub draw: Draw,
    /// Who moves first by tradition.
    pub first: Side,
    /// How the game is written down.
    pub naming: Naming,
}

/// Why rules make no sense.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RulesError {
    /// Width and height must be even, from 4 to 12.
    Size,
    /// This build has no words for so many squares; see [`SquareSet`].
    TooManySquares,
    /// At least one man a side, and at least one empty row between the sides.
    Rows,
    /// Only flying kings have a choice of landing squares.
    LandingOfShortKing,
    /// A criterion stands twice in the priority.
    CriterionTwice,
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RulesError::Size => "a board has an even number of columns and rows, from 4 to 12",
            RulesError::TooManySquares => "the board has more squares than this program can play on",
            RulesError::Rows => "each side fills at least one row, and rows stay empty between the sides",
            RulesError::LandingOfShortKing => "only flying kings have a rule for where they land",
            RulesError::CriterionTwice => "a criterion stands twice in the precedence of captures",
        })
    }
}

impl core::error::Error for RulesError {}

impl Rules {
    /// The same game with or without forced capture.
    #[must_use]
    pub const fn with_duty(mut self, duty: Duty) -> Rules {
        self.capture.duty = duty;
        self
    }

    /// The same game with other rules for draws.
    #[must_use]
    pub const fn with_draw(mut self, draw: Draw) -> Rules {
        self.draw = draw;
        self
    }

    /// Whether the values go together.
    ///
    /// # Errors
    /// The first thing that does not.
    pub fn check(&self) -> Result<(), RulesError> {
        let size = |n: u8| n.is_multiple_of(2) && (4..=12).contains(&n);
        let criteria: Vec<_> = self.capture.priority.criteria().collect();
        let twice = (1..criteria.len()).any(|k| criteria[..k].contains(&criteria[k]));
        if !size(self.board.width) || !size(self.board.height) {
            Err(RulesError::Size)
        } else if self.board.bits() > SquareSet::BITS {
            Err(RulesError::TooManySquares)
        } else if self.board.rows == 0 || self.board.rows * 2 >= self.board.height {
            Err(RulesError::Rows)
        } else if self.king.reach == Reach::Short && self.king.landing != Landing::Free {
            Err(RulesError::LandingOfShortKing)
        } else if twice {
            Err(RulesError::CriterionTwice)
        } else {
            Ok(())
        }
    }

    /// Whether kings fly.
    #[must_use]
    pub fn kings_fly(&self) -> bool {
        self.king.reach == Reach::Flying
    }

    /// Whether a capture may be left out for an ordinary move.
    #[must_use]
    pub fn capture_is_optional(&self) -> bool {
        self.capture.duty == Duty::May
    }

    /// Every axis and its value, by their short names, in the order in which a rule book has them.
    #[must_use]
    pub fn axes(&self) -> Vec<(&'static str, String)> {
        [
            ("board", size_text(self.board)),
            ("first", side_id(self.first).to_string()),
            ("man-captures", self.man.captures.to_string()),
            ("man-prey", self.man.prey.to_string()),
            ("king-reach", self.king.reach.to_string()),
            ("king-landing", self.king.landing.to_string()),
            ("duty", self.capture.duty.to_string()),
            ("priority", priority_text(&self.capture.priority)),
            ("crown", self.crown.to_string()),
            ("lift", self.capture.lift.to_string()),
            ("goal", self.goal.to_string()),
            ("draw", self.draw.to_string()),
            ("signs", self.naming.signs.to_string()),
            ("number-one", self.naming.from.to_string()),
            ("turned", self.naming.turned.to_string()),
            ("separator", self.naming.separator.to_string()),
            ("game-type", self.naming.game_type.to_string()),
        ]
        .into()
    }
}

fn size_text(board: Board) -> String {
    alloc::format!("{}x{}x{}", board.width, board.height, board.rows)
}

fn priority_text(priority: &Priority) -> String {
    let ids: Vec<_> = priority.criteria().map(crate::axes::Criterion::id).collect();
    if ids.is_empty() { "free".to_string() } else { ids.join("+") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variants::Variant;

    #[test]
    fn only_a_board_that_fits_this_build_can_be_played_on() {
        let fits = |board| Rules { board, ..Variant::International.rules() }.check();
        assert_eq!(fits(Board::TEN), Ok(()));
        let wide = if cfg!(feature = "wide") { Ok(()) } else { Err(RulesError::TooManySquares) };
        assert_eq!(fits(Board::TWELVE), wide);
    }
}
