//! A place in a text, as an editor shows it.

use core::fmt;

/// A line and a column, both counted from 1; columns are characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// Which line.
    pub line: usize,
    /// Which character of the line.
    pub column: usize,
}

impl Place {
    /// Where every text begins.
    pub const START: Place = Place { line: 1, column: 1 };

    /// The place behind a text that begins here.
    #[must_use]
    pub fn after(self, text: &str) -> Place {
        match text.rsplit_once('\n') {
            None => Place { column: self.column + text.chars().count(), ..self },
            Some((lines, last)) => {
                Place { line: self.line + lines.matches('\n').count() + 1, column: last.chars().count() + 1 }
            }
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_characters_and_lines_may_end_either_way() {
        let after = |text: &str| Place::START.after(text);
        assert_eq!(after("äß"), Place { line: 1, column: 3 });
        assert_eq!(after("a\r\nб\n"), Place { line: 3, column: 1 });
        assert_eq!(after("").after("\nb"), Place { line: 2, column: 2 });
    }
}
