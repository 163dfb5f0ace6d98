//! A position that can be played.

use alloc::vec::Vec;

use crate::board::{Piece, Rank, Side, Square, SquareSet, Word};
use crate::setup::Setup;

/// Where the pieces stand and who is to move. Only [`Setup::seat`] and moves make one.
///
/// Two positions are equal as the repetition rule compares them: same pieces on the same squares,
/// same side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position<W = SquareSet> {
    pub(crate) sides: [W; 2],
    pub(crate) kings: W,
    pub(crate) turn: Side,
}

impl<W: Word> Position<W> {
    pub(crate) fn empty(turn: Side) -> Self {
        Position { sides: [W::EMPTY; 2], kings: W::EMPTY, turn }
    }

    pub(crate) fn put(&mut self, square: Square, piece: Piece) {
        self.sides[piece.side.index()] |= W::of(square);
        if piece.rank == Rank::King {
            self.kings |= W::of(square);
        }
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// The squares of one side's pieces.
    #[must_use]
    pub const fn of(&self, side: Side) -> W {
        self.sides[side.index()]
    }

    /// The squares of both sides' pieces.
    #[must_use]
    pub fn pieces(&self) -> W {
        self.sides[0] | self.sides[1]
    }

    /// The squares of both sides' kings.
    #[must_use]
    pub const fn kings(&self) -> W {
        self.kings
    }

    /// The squares of both sides' men.
    #[must_use]
    pub fn men(&self) -> W {
        self.pieces() & !self.kings
    }

    /// The piece on a square.
    #[must_use]
    pub fn piece(&self, square: Square) -> Option<Piece> {
        let side = Side::ALL.into_iter().find(|&side| self.of(side).has(square))?;
        let rank = if self.kings.has(square) { Rank::King } else { Rank::Man };
        Some(Piece { side, rank })
    }

    /// A hash of the position, well mixed; the same in every word size.
    #[must_use]
    pub fn key(&self) -> u64 {
        let words = [self.sides[0], self.sides[1], self.kings];
        let start = [0x9e37_79b9_7f4a_7c15, 0x6a09_e667_f3bc_c909][self.turn.index()];
        words.into_iter().fold(start, |key, word| mix(mix(key, low(word)), high(word)))
    }

    /// The same position in another word. The board must fit it.
    #[must_use]
    pub fn convert<V: Word>(&self) -> Position<V> {
        let convert = |word: W| V::narrow(word.widen());
        Position { sides: self.sides.map(convert), kings: convert(self.kings), turn: self.turn }
    }

    /// The position as anyone may write it.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let pieces: Vec<_> =
            self.pieces().squares().filter_map(|square| Some((square, self.piece(square)?))).collect();
        Setup { turn: self.turn, pieces }
    }
}

#[allow(clippy::cast_possible_truncation, reason = "the low half is meant")]
fn low<W: Word>(word: W) -> u64 {
    word.widen() as u64
}

fn high<W: Word>(word: W) -> u64 {
    (word.widen() >> 64) as u64
}

/// One step of a multiply-and-fold hash; the constant is that of the Weyl sequence in splitmix64.
fn mix(key: u64, word: u64) -> u64 {
    let product = u128::from(key ^ word ^ (key >> 29)) * u128::from(0xbf58_476d_1ce4_e5b9_u64);
    #[allow(clippy::cast_possible_truncation, reason = "both halves are folded")]
    let folded = (product as u64) ^ (product >> 64) as u64;
    folded.wrapping_add(0x94d0_49bb_1331_11eb)
}
