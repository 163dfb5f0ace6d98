//! What a position is worth, and the byte that is kept of it.

use rules::Goal;

/// How a position ends if both sides play best: the winner as soon, the loser as late as can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The side to move wins in so many plies.
    Win(u16),
    /// The side to move loses in so many plies.
    Loss(u16),
    /// Neither side can force a win.
    Draw,
}

/// One byte: how many plies the game lasts, and one more; [`DRAW`] where it has no end. Who wins
/// follows: the game ends where a side cannot move, and plies alternate.
pub(super) type Value = u8;

/// Neither side can force a win, or it is not known yet.
pub(super) const DRAW: Value = 0;

/// The longest game that a [`Value`] can tell; a longer one would count as drawn. Of all games here
/// American has the longest with four pieces: 109 plies.
pub(super) const MOST_PLIES: u8 = Value::MAX - 1;

/// The value of a game that ends after so many plies.
pub(super) const fn ends_in(plies: u8) -> Value {
    plies + 1
}

/// The plies of a value; `None` for a draw.
pub(super) const fn plies(value: Value) -> Option<u8> {
    value.checked_sub(1)
}

/// Whether the side to move wins a game that ends after so many plies.
pub(super) fn wins(goal: Goal, plies: u8) -> bool {
    let mover_is_stuck = plies.is_multiple_of(2);
    match goal {
        Goal::Usual => !mover_is_stuck,
        Goal::Losing => mover_is_stuck,
    }
}

impl Outcome {
    pub(super) fn of(goal: Goal, value: Value) -> Outcome {
        match plies(value) {
            None => Outcome::Draw,
            Some(plies) if wins(goal, plies) => Outcome::Win(plies.into()),
            Some(plies) => Outcome::Loss(plies.into()),
        }
    }
}
