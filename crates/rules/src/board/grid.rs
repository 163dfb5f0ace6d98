//! The geometry of one board, as bits.
//!
//! Only the dark squares are played on. They are numbered row by row from the top left, with White
//! at the bottom, and one unused bit follows every two rows. So each diagonal step is the same
//! shift from every square, and a step off the board lands on an unused bit:
//!
//! ```text
//!    .  0  .  1  .  2  .  3
//!    4  .  5  .  6  .  7  .    (8 unused)
//!    .  9  . 10  . 11  . 12
//!   13  . 14  . 15  . 16  .    (17 unused)
//! ```

use alloc::vec::Vec;

use super::{Direction, Square, SquareSet, Word};
use crate::axes::Board;
use crate::board::Side;

/// The geometry of one board. `W` must have at least [`Board::bits`] bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grid<W = SquareSet> {
    board: Board,
    half: u32,
    squares: W,
    crown_rows: [W; 2],
    main_road: W,
}

impl<W: Word> Grid<W> {
    /// The grid of a board.
    ///
    /// # Panics
    /// If the board does not fit into `W`.
    #[must_use]
    pub fn new(board: Board) -> Self {
        assert!(board.bits() <= W::BITS, "a board of {} bits does not fit", board.bits());
        let mut grid = Grid {
            board,
            half: u32::from(board.width / 2),
            squares: W::EMPTY,
            crown_rows: [W::EMPTY; 2],
            main_road: W::EMPTY,
        };
        for number in 1..=board.squares() {
            grid.squares = grid.squares.with(grid.numbered(number));
        }
        grid.crown_rows = [grid.row_set(0), grid.row_set(board.height - 1)];
        grid.main_road = grid.rising_diagonal();
        grid
    }

    /// The board that this is the geometry of.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// Columns.
    #[must_use]
    pub const fn width(&self) -> u8 {
        self.board.width
    }

    /// Rows.
    #[must_use]
    pub const fn height(&self) -> u8 {
        self.board.height
    }

    /// All playing squares.
    #[must_use]
    pub const fn squares(&self) -> W {
        self.squares
    }

    /// How many playing squares there are.
    #[must_use]
    #[allow(clippy::len_without_is_empty, reason = "no board is empty")]
    pub const fn len(&self) -> u8 {
        self.board.squares()
    }

    /// The squares on which the men of `side` are crowned.
    #[must_use]
    pub const fn crown_row(&self, side: Side) -> W {
        self.crown_rows[side.index()]
    }

    /// The long diagonal from White's lower left.
    #[must_use]
    pub const fn main_road(&self) -> W {
        self.main_road
    }

    fn rising_diagonal(&self) -> W {
        (0..self.width().min(self.height()))
            .filter_map(|k| self.at(k, self.height() - 1 - k))
            .fold(W::EMPTY, W::with)
    }

    /// The squares of one row, counted from 0 at the top.
    #[must_use]
    pub fn row_set(&self, row: u8) -> W {
        let half = self.board.width / 2;
        (1..=half).fold(W::EMPTY, |set, k| set.with(self.numbered(row * half + k)))
    }

    /// The number of a square, from 1, in reading order with White at the bottom.
    #[must_use]
    pub const fn number(&self, square: Square) -> u8 {
        square.bit() - square.bit() / (self.board.width + 1) + 1
    }

    /// The square of a number; `None` off the board.
    #[must_use]
    pub fn square(&self, number: u8) -> Option<Square> {
        (1..=self.len()).contains(&number).then(|| self.numbered(number))
    }

    /// The row of a square, from 0 at the top.
    #[must_use]
    pub const fn row(&self, square: Square) -> u8 {
        (self.number(square) - 1) / (self.board.width / 2)
    }

    /// The column of a square, from 0 at the left.
    #[must_use]
    pub const fn column(&self, square: Square) -> u8 {
        let in_row = (self.number(square) - 1) % (self.board.width / 2);
        2 * in_row + (self.row(square) + 1) % 2
    }

    /// The playing square in a column and a row; `None` for a light square or off the board.
    #[must_use]
    pub fn at(&self, column: u8, row: u8) -> Option<Square> {
        let playing = column < self.width() && row < self.height() && (column + row) % 2 == 1;
        playing.then(|| self.numbered(row * (self.board.width / 2) + column / 2 + 1))
    }

    /// The next square in a direction; `None` at the edge.
    #[must_use]
    pub fn step(&self, square: Square, direction: Direction) -> Option<Square> {
        let set = self.shift(W::of(square), direction);
        set.any().then(|| set.lowest())
    }

    /// The squares of the diagonal from `from` to `to`, without `from`; `None` off the diagonals.
    #[must_use]
    pub fn line(&self, from: Square, to: Square) -> Option<Vec<Square>> {
        let steps = |way| core::iter::successors(self.step(from, way), move |&square| self.step(square, way));
        Direction::ALL.into_iter().find_map(|way| {
            let length = steps(way).position(|square| square == to)?;
            Some(steps(way).take(length + 1).collect())
        })
    }

    /// Every square of the set moved one step; those that leave the board are gone.
    #[inline]
    #[must_use]
    pub fn shift(&self, set: W, direction: Direction) -> W {
        self.squares & self.slide(set, direction)
    }

    /// The same as [`Grid::shift`], but those that leave the board fall on unused bits: for whoever
    /// asks next which of them are pieces or empty squares.
    #[inline]
    pub(crate) fn slide(&self, set: W, direction: Direction) -> W {
        match direction {
            Direction::UpLeft => set >> (self.half + 1),
            Direction::UpRight => set >> self.half,
            Direction::DownLeft => set << self.half,
            Direction::DownRight => set << (self.half + 1),
        }
    }

    /// The squares from `from` on in a direction, without `from`, as far as `open` lets through.
    #[inline]
    #[must_use]
    pub fn ray(&self, from: W, direction: Direction, open: W) -> W {
        let mut reached = W::EMPTY;
        let mut next = self.slide(from, direction) & open;
        while next.any() {
            reached |= next;
            next = self.slide(next, direction) & open;
        }
        reached
    }

    const fn numbered(&self, number: u8) -> Square {
        Square::from_bit(number - 1 + (number - 1) / self.board.width)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::axes::Board;

    const BOARDS: [Board; 3] = [Board::EIGHT, Board::TEN, Board::TWELVE];

    #[test]
    fn numbers_and_squares_are_inverse() {
        for grid in BOARDS.map(Grid::<u128>::new) {
            for number in 1..=grid.len() {
                let square = grid.square(number).unwrap();
                assert_eq!(grid.number(square), number);
                assert_eq!(grid.at(grid.column(square), grid.row(square)), Some(square));
            }
            assert_eq!(grid.squares().count(), u32::from(grid.len()));
        }
    }

    #[test]
    fn a_step_changes_row_and_column_by_one() {
        let delta = |d| match d {
            Direction::UpLeft => (-1, -1),
            Direction::UpRight => (1, -1),
            Direction::DownLeft => (-1, 1),
            Direction::DownRight => (1, 1),
        };
        for grid in BOARDS.map(Grid::<u128>::new) {
            for square in grid.squares().squares() {
                for direction in Direction::ALL {
                    let (dx, dy) = delta(direction);
                    let to = grid
                        .column(square)
                        .checked_add_signed(dx)
                        .zip(grid.row(square).checked_add_signed(dy));
                    assert_eq!(grid.step(square, direction), to.and_then(|(x, y)| grid.at(x, y)));
                }
            }
        }
    }

    #[test]
    fn the_first_square_is_top_left_and_a1_is_dark() {
        let grid = Grid::<u64>::new(Board::EIGHT);
        assert_eq!(grid.square(1), grid.at(1, 0));
        assert_eq!(grid.square(29), grid.at(0, 7));
        assert_eq!(grid.square(0), None);
        assert_eq!(grid.square(33), None);
    }
}
