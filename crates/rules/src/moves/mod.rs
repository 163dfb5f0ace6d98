//! Moves: what one is, and how all of them are found.

mod capture;
mod hops;
mod path;
mod quiet;
mod sight;
mod walk;

use crate::board::{Square, SquareSet, Word};

pub(crate) use capture::Captures;
pub(crate) use hops::{FirstHops, Hoppers};
pub use path::Path;
pub(crate) use sight::Sight;
pub(crate) use walk::{Walk, Walks};

/// One move: from where to where, and what it captures. Only a [`Referee`](crate::Referee) makes
/// one.
///
/// Two captures are the same move if they begin and end on the same squares and capture the same
/// pieces, whatever the way between; the ways are [`Path`]s.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move<W = SquareSet> {
    pub(crate) captured: W,
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) crowns: bool,
}

impl<W: Word> Move<W> {
    /// Where the piece starts.
    #[must_use]
    pub const fn from(&self) -> Square {
        self.from
    }

    /// Where it ends; after a capture that goes around this can be the square it came from.
    #[must_use]
    pub const fn to(&self) -> Square {
        self.to
    }

    /// The squares of the captured pieces.
    #[must_use]
    pub const fn captured(&self) -> W {
        self.captured
    }

    /// Whether anything is captured.
    #[must_use]
    pub fn is_capture(&self) -> bool {
        self.captured.any()
    }

    /// Whether a man is crowned.
    #[must_use]
    pub const fn crowns(&self) -> bool {
        self.crowns
    }

    /// The same move in another word. The board must fit it.
    #[must_use]
    pub fn convert<V: Word>(&self) -> Move<V> {
        let captured = V::narrow(self.captured.widen());
        Move { captured, from: self.from, to: self.to, crowns: self.crowns }
    }
}
