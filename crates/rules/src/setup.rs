//! Anything a person may set up, and what makes it playable.

use alloc::vec::Vec;
use core::fmt;

use crate::axes::Board;
use crate::board::{Grid, Piece, Rank, Side, Square, SquareSet, Word};
use crate::position::Position;
use crate::rules::Rules;

/// Pieces on squares and the side to move, not yet known to make sense.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The side to move.
    pub turn: Side,
    /// What stands where.
    pub pieces: Vec<(Square, Piece)>,
}

/// Why a set-up cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// Two pieces stand on one square.
    TwoPieces(Square),
    /// A square that is not on this board.
    OffBoard(Square),
    /// A man stands where it would have been crowned.
    ManOnCrownRow(Square),
    /// There are no pieces at all.
    NoPieces,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SetupError::TwoPieces(_) => "two pieces stand on one square",
            SetupError::OffBoard(_) => "a piece stands off the board",
            SetupError::ManOnCrownRow(_) => "a man stands on its last row, where it would be a king",
            SetupError::NoPieces => "there are no pieces on the board",
        })
    }
}

impl core::error::Error for SetupError {}

impl SetupError {
    /// The square in question.
    #[must_use]
    pub const fn square(&self) -> Option<Square> {
        match self {
            SetupError::TwoPieces(square)
            | SetupError::OffBoard(square)
            | SetupError::ManOnCrownRow(square) => Some(*square),
            SetupError::NoPieces => None,
        }
    }
}

impl Setup {
    /// The starting position: each side's rows full of men, `first` to move.
    #[must_use]
    pub fn start(rules: &Rules, first: Side) -> Setup {
        let grid = Grid::<SquareSet>::new(rules.board);
        let pieces = grid.squares().squares().filter_map(|square| {
            let side = starts_with(rules.board, grid.row(square))?;
            Some((square, Piece { side, rank: Rank::Man }))
        });
        Setup { turn: first, pieces: pieces.collect() }
    }

    /// The position, if it can be played by the rules.
    ///
    /// A side without pieces is allowed: it has lost (or, where losing is the goal, won).
    ///
    /// # Errors
    /// What is wrong, with the square.
    pub fn seat(&self, rules: &Rules) -> Result<Position, SetupError> {
        let grid = Grid::<SquareSet>::new(rules.board);
        let mut position = Position::empty(self.turn);
        for &(square, piece) in &self.pieces {
            may_stand(&grid, &position, square, piece)?;
            position.put(square, piece);
        }
        if position.pieces().is_empty() { Err(SetupError::NoPieces) } else { Ok(position) }
    }
}

fn starts_with(board: Board, row: u8) -> Option<Side> {
    if row < board.rows {
        Some(Side::Black)
    } else if row >= board.height - board.rows {
        Some(Side::White)
    } else {
        None
    }
}

fn may_stand(grid: &Grid, position: &Position, square: Square, piece: Piece) -> Result<(), SetupError> {
    if !grid.squares().has(square) {
        Err(SetupError::OffBoard(square))
    } else if position.pieces().has(square) {
        Err(SetupError::TwoPieces(square))
    } else if piece.rank == Rank::Man && grid.crown_row(piece.side).has(square) {
        Err(SetupError::ManOnCrownRow(square))
    } else {
        Ok(())
    }
}
