//! A playing square.

/// A playing square, known by the bit that stands for it in a [`Word`](super::Word).
///
/// Which bit that is depends on the board: ask its [`Grid`](super::Grid) for numbers, rows and
/// columns, and [`Names`](crate::notation::Names) for what people call it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    /// The square of one bit.
    #[must_use]
    pub const fn from_bit(bit: u8) -> Square {
        Square(bit)
    }

    /// The bit, from 0; below 128 on every board.
    #[must_use]
    pub const fn bit(self) -> u8 {
        self.0
    }

    /// The bit as an index, for tables with one entry per bit.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
