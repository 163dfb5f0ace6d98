//! The two sides and their pieces.

/// One of the two players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The light pieces, set up on the lower rows.
    White,
    /// The dark pieces, set up on the upper rows.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const ALL: [Side; 2] = [Side::White, Side::Black];

    /// The other side.
    #[must_use]
    pub const fn opposite(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// 0 for White, 1 for Black: for arrays with one entry per side.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter that FEN and PDN use: `W` or `B`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Side::White => 'W',
            Side::Black => 'B',
        }
    }
}

/// What a piece is: a man, or a king once it was crowned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rank {
    /// A piece as it starts.
    Man,
    /// A crowned piece.
    King,
}

/// A piece on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// Man or king.
    pub rank: Rank,
}
