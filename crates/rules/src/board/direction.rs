//! The four diagonal directions, as seen with White at the bottom.

use super::Side;

/// One step along a diagonal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// Towards Black's side and to the left.
    UpLeft,
    /// Towards Black's side and to the right.
    UpRight,
    /// Towards White's side and to the left.
    DownLeft,
    /// Towards White's side and to the right.
    DownRight,
}

use Direction::{DownLeft, DownRight, UpLeft, UpRight};

impl Direction {
    /// All four directions.
    pub const ALL: [Direction; 4] = [UpLeft, UpRight, DownLeft, DownRight];

    /// The two directions in which the men of `side` move.
    #[must_use]
    pub const fn forward(side: Side) -> &'static [Direction; 2] {
        match side {
            Side::White => &[UpLeft, UpRight],
            Side::Black => &[DownLeft, DownRight],
        }
    }

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        match self {
            UpLeft => DownRight,
            UpRight => DownLeft,
            DownLeft => UpRight,
            DownRight => UpLeft,
        }
    }
}
