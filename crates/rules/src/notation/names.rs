//! What squares are called.

use alloc::format;
use alloc::string::{String, ToString};

use crate::axes::{Corner, Naming, Signs, Turned};
use crate::board::{Grid, Square};
use crate::rules::Rules;

/// A way of calling the squares of one board, both ways round.
///
/// Pieces always stand on the ordinary board, whose lower left square is dark. Where the official
/// board is its mirror image, official names are those of the mirrored square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Names {
    grid: Grid,
    signs: Signs,
    from: Corner,
    turned: Turned,
    separator: char,
}

impl Names {
    /// Numbers in reading order from the top left, White at the bottom.
    #[must_use]
    pub fn grid(rules: &Rules) -> Names {
        let naming =
            Naming { signs: Signs::Numbers, from: Corner::TopLeft, turned: Turned::Usual, ..rules.naming };
        Names::of(rules, naming)
    }

    /// A letter for the column and a number for the row, a1 at White's lower left.
    #[must_use]
    pub fn letters(rules: &Rules) -> Names {
        Names::of(rules, Naming { signs: Signs::Letters, turned: Turned::Usual, ..rules.naming })
    }

    /// The names that the game's own players use, in its PDN.
    #[must_use]
    pub fn official(rules: &Rules) -> Names {
        Names::of(rules, rules.naming)
    }

    fn of(rules: &Rules, naming: Naming) -> Names {
        let Naming { signs, from, turned, separator, .. } = naming;
        Names { grid: Grid::new(rules.board), signs, from, turned, separator }
    }

    /// Whether squares are called by letters.
    #[must_use]
    pub fn has_letters(&self) -> bool {
        self.signs == Signs::Letters
    }

    /// What stands between the squares of a capture.
    #[must_use]
    pub const fn separator(&self) -> char {
        self.separator
    }

    /// The name of a square.
    #[must_use]
    pub fn name(&self, square: Square) -> String {
        match self.signs {
            Signs::Numbers => self.number(square).to_string(),
            Signs::Letters => {
                let (column, row) = self.turn(self.grid.column(square), self.grid.row(square));
                format!("{}{}", char::from(b'a' + column), self.grid.height() - row)
            }
        }
    }

    /// The square of a name. Letters may be upper case.
    #[must_use]
    pub fn square(&self, name: &str) -> Option<Square> {
        match self.signs {
            Signs::Numbers => name.parse().ok().and_then(|number| self.numbered(number)),
            Signs::Letters => self.lettered(name),
        }
    }

    /// The number of a square, from 1.
    #[must_use]
    pub fn number(&self, square: Square) -> u8 {
        self.renumber(self.grid.number(square))
    }

    /// The square of a number.
    #[must_use]
    pub fn numbered(&self, number: u8) -> Option<Square> {
        let on_board = (1..=self.grid.len()).contains(&number);
        on_board.then(|| self.grid.square(self.renumber(number))).flatten()
    }

    /// All squares in the order of their numbers.
    pub fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        (1..=self.grid.len()).filter_map(|number| self.numbered(number))
    }

    /// From reading order to this numbering; its own inverse.
    fn renumber(&self, number: u8) -> u8 {
        let half = self.grid.width() / 2;
        let (row, place) = ((number - 1) / half, (number - 1) % half);
        let from_right = matches!(self.from, Corner::TopRight | Corner::BottomRight);
        let from_below = matches!(self.from, Corner::BottomLeft | Corner::BottomRight);
        let row = if from_below { self.grid.height() - 1 - row } else { row };
        let place = if from_right == (self.turned == Turned::Mirrored) { place } else { half - 1 - place };
        row * half + place + 1
    }

    fn lettered(&self, name: &str) -> Option<Square> {
        let (letter, row) = (name.chars().next()?.to_ascii_lowercase(), name.get(1..)?);
        let column = u8::try_from(letter).ok()?.checked_sub(b'a')?;
        let row = self.grid.height().checked_sub(row.parse().ok()?)?;
        if column >= self.grid.width() {
            return None;
        }
        let (column, row) = self.turn(column, row);
        self.grid.at(column, row)
    }

    fn turn(&self, column: u8, row: u8) -> (u8, u8) {
        match self.turned {
            Turned::Usual => (column, row),
            Turned::Mirrored => (self.grid.width() - 1 - column, row),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variants::Variant;

    #[test]
    fn every_name_leads_back_to_its_square() {
        for rules in Variant::ALL.iter().map(|variant| variant.rules()) {
            for names in [Names::grid(&rules), Names::letters(&rules), Names::official(&rules)] {
                for square in crate::board::Word::squares(Grid::<u128>::new(rules.board).squares()) {
                    assert_eq!(names.square(&names.name(square)), Some(square));
                }
            }
        }
    }

    #[test]
    fn official_numbers_of_mirrored_boards() {
        let named = |variant: Variant, number: u8| {
            let rules = variant.rules();
            let square = Names::grid(&rules).numbered(number).unwrap();
            Names::official(&rules).name(square)
        };
        // Spanish numbers run from White's lower right on the mirrored board.
        assert_eq!(named(Variant::Spanish, 29), "1");
        assert_eq!(named(Variant::Spanish, 1), "29");
        assert_eq!(named(Variant::Italian, 1), "4");
        assert_eq!(named(Variant::Italian, 32), "29");
        assert_eq!(named(Variant::Russian, 29), "a1");
        assert_eq!(named(Variant::American, 7), "7");
    }

    #[test]
    fn nonsense_is_no_square() {
        let names = Names::letters(&Variant::Russian.rules());
        for text in ["", "a", "a2", "i1", "a9", "a0", "1a", "ä1", "a1b"] {
            assert_eq!(names.square(text), None, "{text}");
        }
    }
}
