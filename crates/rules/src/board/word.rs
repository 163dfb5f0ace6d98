//! Machine words as sets of squares.

use core::fmt::Debug;
use core::hash::Hash;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Shl, Shr};

use super::Square;

/// A set of squares, one bit each: `u64` where the board fits, `u128` everywhere.
pub trait Word:
    Copy
    + Eq
    + Ord
    + Hash
    + Debug
    + Default
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + 'static
{
    /// The set of no squares.
    const EMPTY: Self;
    /// How many bits there are.
    const BITS: u32;

    /// The set of one square.
    fn of(square: Square) -> Self;
    /// How many squares are in the set.
    fn count(self) -> u32;
    /// The square with the lowest bit; bit [`Self::BITS`] for the empty set.
    fn lowest(self) -> Square;
    /// The set without its lowest square.
    fn without_lowest(self) -> Self;
    /// The same set in the widest word.
    fn widen(self) -> u128;
    /// The same set in this word; bits that do not fit are dropped.
    fn narrow(word: u128) -> Self;

    /// Whether the set has no squares.
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Whether the set has at least one square.
    fn any(self) -> bool {
        self != Self::EMPTY
    }

    /// Whether the square is in the set.
    fn has(self, square: Square) -> bool {
        (self & Self::of(square)).any()
    }

    /// Whether the sets share a square.
    fn meets(self, other: Self) -> bool {
        (self & other).any()
    }

    /// The set and one square more.
    #[must_use]
    fn with(self, square: Square) -> Self {
        self | Self::of(square)
    }

    /// The set less one square.
    #[must_use]
    fn without(self, square: Square) -> Self {
        self & !Self::of(square)
    }

    /// The squares, lowest bit first.
    fn squares(self) -> Squares<Self> {
        Squares(self)
    }
}

macro_rules! word {
    ($($word:ty),*) => {$(
        impl Word for $word {
            const EMPTY: Self = 0;
            const BITS: u32 = <$word>::BITS;

            #[inline]
            fn of(square: Square) -> Self {
                1 << square.bit()
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            #[allow(clippy::cast_possible_truncation, reason = "at most 128")]
            fn lowest(self) -> Square {
                Square::from_bit(self.trailing_zeros() as u8)
            }

            #[inline]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }

            #[inline]
            fn widen(self) -> u128 {
                self.into()
            }

            #[inline]
            #[allow(clippy::cast_possible_truncation, reason = "said by the trait")]
            fn narrow(word: u128) -> Self {
                word as Self
            }
        }
    )*};
}

word!(u64, u128);

/// The word of whoever chooses none. With the feature `wide` it fits every board; without it those
/// of up to 64 bits, 10x10 among them, with less code, since WebAssembly has no words of 128 bits.
pub type SquareSet = Chosen;

#[cfg(feature = "wide")]
type Chosen = u128;

#[cfg(not(feature = "wide"))]
type Chosen = u64;

/// The squares of a set, lowest bit first.
#[derive(Clone, Debug)]
pub struct Squares<W>(W);

impl<W: Word> Iterator for Squares<W> {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let first = self.0.any().then(|| self.0.lowest());
        self.0 = self.0.without_lowest();
        first
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn a_set_holds_what_was_put_in() {
        let (a, b) = (Square::from_bit(3), Square::from_bit(60));
        let set = u64::EMPTY.with(a).with(b);
        assert_eq!(set.squares().collect::<Vec<_>>(), [a, b]);
        assert_eq!(set.without(a), u64::of(b));
        assert!(set.has(a) && !set.has(Square::from_bit(4)));
    }
}
