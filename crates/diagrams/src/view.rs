//! Where each square lies in a picture.

use rules::{Grid, Rules, Side, Square, Word};

/// A board as it lies in a picture, with the side `below` at the lower edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    grid: Grid,
    below: Side,
}

impl View {
    /// The board of these rules.
    #[must_use]
    pub fn new(rules: &Rules, below: Side) -> View {
        View { grid: Grid::new(rules.board), below }
    }

    /// Squares from left to right.
    #[must_use]
    pub const fn width(&self) -> u8 {
        self.grid.width()
    }

    /// Squares from top to bottom.
    #[must_use]
    pub const fn height(&self) -> u8 {
        self.grid.height()
    }

    /// The column and the row in which a square lies, from the top left corner.
    #[must_use]
    pub fn cell(&self, square: Square) -> (u8, u8) {
        self.turn(self.grid.column(square), self.grid.row(square))
    }

    /// The playing square in a column and a row; `None` for those that nobody plays on.
    #[must_use]
    pub fn at(&self, column: u8, row: u8) -> Option<Square> {
        let inside = column < self.width() && row < self.height();
        let (column, row) = inside.then(|| self.turn(column, row))?;
        self.grid.at(column, row)
    }

    /// All playing squares, in no order that the eye could see.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        self.grid.squares().squares()
    }

    /// All playing squares from left to right and from top to bottom.
    pub fn in_reading_order(&self) -> impl Iterator<Item = Square> + use<> {
        let view = *self;
        (0..view.height())
            .flat_map(move |row| (0..view.width()).filter_map(move |column| view.at(column, row)))
    }

    const fn turn(&self, column: u8, row: u8) -> (u8, u8) {
        match self.below {
            Side::White => (column, row),
            Side::Black => (self.width() - 1 - column, self.height() - 1 - row),
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::Variant;

    use super::*;

    #[test]
    fn each_square_has_its_cell_whoever_sits_below() {
        for rules in Variant::ALL.iter().map(|game| game.rules()) {
            for view in Side::ALL.map(|below| View::new(&rules, below)) {
                for square in view.squares() {
                    let (column, row) = view.cell(square);
                    assert_eq!(view.at(column, row), Some(square));
                }
                assert!(view.at(0, view.height() - 1).is_some(), "the lower left square is dark");
                assert_eq!(view.at(view.width(), 0), None);
            }
        }
    }
}
