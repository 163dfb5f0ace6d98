//! Where each square lies on the screen, whichever way the board is turned.

use rules::{Board, Grid, Side, Square, Turned, Word};

/// A point in board units: `x` to the right, `y` down, one square is one unit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// From the left edge of the board.
    pub x: f32,
    /// From the top edge of the board.
    pub y: f32,
}

impl Point {
    /// The point at these coordinates.
    pub fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// How far it is to `other`, in squares.
    pub fn distance(self, other: Self) -> f32 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// The point `part` of the way to `other`; 0 is here, 1 is there.
    pub fn towards(self, other: Self, part: f32) -> Self {
        Self::new(self.x + (other.x - self.x) * part, self.y + (other.y - self.y) * part)
    }
}

/// A board as it lies on the screen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    grid: Grid,
    below: Side,
    turned: Turned,
}

impl Layout {
    /// The board with the side `below` at the bottom of the screen.
    pub(crate) fn new(board: Board, below: Side) -> Self {
        Self { grid: Grid::new(board), below, turned: Turned::Usual }
    }

    /// The same board, or its mirror image.
    pub(crate) fn turned(self, turned: Turned) -> Self {
        Self { turned, ..self }
    }

    pub(crate) fn width(&self) -> u8 {
        self.grid.width()
    }

    pub(crate) fn height(&self) -> u8 {
        self.grid.height()
    }

    /// The playing square in a column and row of the screen.
    pub(crate) fn at(&self, column: u8, row: u8) -> Option<Square> {
        let inside = column < self.width() && row < self.height();
        let (column, row) = inside.then(|| self.turn(column, row))?;
        self.grid.at(column, row)
    }

    /// The playing square of a pair of columns in a row of the screen.
    pub(crate) fn in_pair(&self, pair: u8, row: u8) -> Option<Square> {
        self.at(2 * pair, row).or_else(|| self.at(2 * pair + 1, row))
    }

    /// Whether a square belongs to this board.
    pub(crate) fn has(&self, square: Square) -> bool {
        self.grid.squares().has(square)
    }

    /// The column and row of the screen where a square lies.
    pub(crate) fn cell(&self, square: Square) -> (u8, u8) {
        self.turn(self.grid.column(square), self.grid.row(square))
    }

    /// The centre of a square.
    pub(crate) fn centre(&self, square: Square) -> Point {
        let (column, row) = self.cell(square);
        middle(column, row)
    }

    /// The playing square under a point.
    pub(crate) fn square(&self, point: Point) -> Option<Square> {
        self.at(whole(point.x)?, whole(point.y)?)
    }

    /// All playing squares in reading order of the screen.
    pub(crate) fn squares(&self) -> impl Iterator<Item = Square> {
        let (width, layout) = (self.width(), *self);
        (0..self.height()).flat_map(move |row| (0..width).filter_map(move |column| layout.at(column, row)))
    }

    fn turn(&self, column: u8, row: u8) -> (u8, u8) {
        let column = match self.turned {
            Turned::Usual => column,
            Turned::Mirrored => self.width() - 1 - column,
        };
        match self.below {
            Side::White => (column, row),
            Side::Black => (self.width() - 1 - column, self.height() - 1 - row),
        }
    }
}

/// The centre of the cell in this column and row of the screen.
pub(crate) fn middle(column: u8, row: u8) -> Point {
    Point::new(f32::from(column) + 0.5, f32::from(row) + 0.5)
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked to be in range")]
fn whole(coordinate: f32) -> Option<u8> {
    (0.0..255.0).contains(&coordinate).then_some(coordinate as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layouts() -> Vec<Layout> {
        let boards = [Board::EIGHT, Board::TEN, Board::TWELVE];
        boards.into_iter().flat_map(|board| Side::ALL.map(|below| Layout::new(board, below))).collect()
    }

    #[test]
    fn a_centre_lies_on_its_square() {
        for layout in layouts() {
            assert_eq!(layout.squares().count(), usize::from(layout.grid.len()));
            for square in layout.squares() {
                assert_eq!(layout.square(layout.centre(square)), Some(square));
            }
        }
    }

    #[test]
    fn points_off_the_board_have_no_square() {
        for layout in layouts() {
            for value in [-0.1, 12.5, 255.5, 1e30, f32::NAN, f32::NEG_INFINITY] {
                assert_eq!(layout.square(Point::new(value, 0.5)), None);
                assert_eq!(layout.square(Point::new(0.5, value)), None);
            }
        }
    }

    #[test]
    fn the_lower_left_square_is_dark_whoever_sits_there() {
        for layout in layouts() {
            assert!(layout.at(0, layout.height() - 1).is_some());
            assert!(layout.at(0, 0).is_none());
        }
    }
}
