//! The quantities that a search is given and gives back: depth, time, and seed.

use serde::{Deserialize, Serialize};

/// How far a search looks ahead, in plies (moves of either side), captures at the end not counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Depth(pub u8);

impl Depth {
    /// Deeper than any search gets.
    pub const MOST: Depth = Depth(99);
}

/// A time in milliseconds: a point on the clock that the caller reads, or a span of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Millis(pub u64);

impl Millis {
    /// Longer than anyone waits.
    pub const NEVER: Millis = Millis(u64::MAX);

    /// The point of time that lies `span` after this one.
    #[must_use]
    pub const fn after(self, span: Millis) -> Millis {
        Millis(self.0.saturating_add(span.0))
    }

    /// The span between an earlier point of time and this one.
    #[must_use]
    pub const fn since(self, earlier: Millis) -> Millis {
        Millis(self.0.saturating_sub(earlier.0))
    }
}

/// Chooses among moves that are about equally good: the same seed gives the same answer.
///
/// Thirty-two bits, because a browser's numbers hold them exactly.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Seed(pub u32);
