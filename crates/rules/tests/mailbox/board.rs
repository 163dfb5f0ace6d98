//! The board of the slow generator: cells in rows and columns, nothing clever.

use rules::{Grid, Piece, Position, Rank, Rules, Side};

/// The widest and highest board.
const SIZE: usize = 12;

/// Column and row, from the top left with White at the bottom.
pub(crate) type Cell = (i8, i8);

/// A position as cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Board {
    pub(crate) rules: Rules,
    pub(crate) turn: Side,
    cells: [[Option<Piece>; SIZE]; SIZE],
}

impl Board {
    pub(crate) fn new(rules: &Rules, position: &Position) -> Board {
        let grid = Grid::<u128>::new(rules.board);
        let mut board = Board { rules: *rules, turn: position.turn(), cells: [[None; SIZE]; SIZE] };
        for cell in board.all() {
            let square = grid.at(cell.0 as u8, cell.1 as u8);
            board.put(cell, square.and_then(|square| position.piece(square)));
        }
        board
    }

    fn all(&self) -> Vec<Cell> {
        let (width, height) = (self.rules.board.width as i8, self.rules.board.height as i8);
        (0..height).flat_map(|row| (0..width).map(move |column| (column, row))).collect()
    }

    pub(crate) fn inside(&self, (column, row): Cell) -> bool {
        let board = self.rules.board;
        column >= 0 && row >= 0 && column < board.width as i8 && row < board.height as i8
    }

    pub(crate) fn at(&self, (column, row): Cell) -> Option<Piece> {
        self.cells[row as usize][column as usize]
    }

    pub(crate) fn put(&mut self, (column, row): Cell, piece: Option<Piece>) {
        self.cells[row as usize][column as usize] = piece;
    }

    pub(crate) fn is_empty(&self, cell: Cell) -> bool {
        self.inside(cell) && self.at(cell).is_none()
    }

    /// The cells with a piece of the side to move.
    pub(crate) fn own(&self) -> Vec<(Cell, Piece)> {
        let pieces = self.all().into_iter().filter_map(|cell| self.at(cell).map(|piece| (cell, piece)));
        pieces.filter(|(_, piece)| piece.side == self.turn).collect()
    }

    /// Whether `cell` is on the row where men of `side` become kings.
    pub(crate) fn is_last_row(&self, side: Side, cell: Cell) -> bool {
        let last = match side {
            Side::White => 0,
            Side::Black => self.rules.board.height as i8 - 1,
        };
        cell.1 == last
    }

    /// The four diagonal steps, or the two forward ones of `side`.
    pub(crate) fn steps(side: Side, forward_only: bool) -> Vec<Cell> {
        let forward = if side == Side::White { -1 } else { 1 };
        let mut steps = vec![(-1, forward), (1, forward)];
        if !forward_only {
            steps.extend([(-1, -forward), (1, -forward)]);
        }
        steps
    }

    /// The board after a way was gone, with the other side to move.
    pub(crate) fn after(&self, way: &super::Way) -> Board {
        let mut board = *self;
        let (from, to) = (way.squares[0], way.squares[way.squares.len() - 1]);
        let piece = board.at(from).expect("a way begins at a piece");
        board.put(from, None);
        for cell in &way.captured {
            board.put(*cell, None);
        }
        let rank = if way.crowned { Rank::King } else { piece.rank };
        board.put(to, Some(Piece { rank, ..piece }));
        board.turn = board.turn.opposite();
        board
    }
}
