//! A file of puzzles: a line that names the form, its version and the game, then a line for each.

use core::fmt;

use rules::{Rules, Variant};

use crate::{Puzzle, PuzzleError};

const FORM: &str = "damka puzzles 1 ";

/// Why a text is not a file of puzzles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileError {
    /// The first line is not the one expected: it names another form, version or game.
    Form(String),
    /// This line, counted from 1, has no moves.
    Line(usize),
    /// The puzzle in this line, counted from 1, is none.
    Puzzle(usize, PuzzleError),
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileError::Form(line) => write!(f, "the first line is {line:?}"),
            FileError::Line(number) => write!(f, "line {number} has no \";\" between position and moves"),
            FileError::Puzzle(number, why) => write!(f, "line {number}: {why}"),
        }
    }
}

impl core::error::Error for FileError {}

/// The puzzles of a file, the easiest first, each of them played through by the rules.
///
/// # Errors
/// What is wrong, and in which line.
pub fn puzzles(text: &str, rules: &Rules) -> Result<Vec<Puzzle>, FileError> {
    let mut lines = text.lines();
    let first = lines.next().unwrap_or_default();
    let game = first.strip_prefix(FORM).and_then(Variant::from_id);
    if game.is_none_or(|game| game.rules() != *rules) {
        return Err(FileError::Form(first.chars().take(40).collect()));
    }
    lines.enumerate().map(|(place, line)| puzzle(place + 2, line, rules)).collect()
}

fn puzzle(number: usize, line: &str, rules: &Rules) -> Result<Puzzle, FileError> {
    let (position, moves) = line.split_once(';').ok_or(FileError::Line(number))?;
    let line = moves.split_whitespace().map(str::to_owned).collect();
    let puzzle = Puzzle { position: position.to_owned(), line };
    puzzle.solution(rules).map_err(|why| FileError::Puzzle(number, why))?;
    Ok(puzzle)
}

/// The file of a game's puzzles.
#[must_use]
pub fn write(variant: Variant, puzzles: &[Puzzle]) -> String {
    let lines = puzzles.iter().map(|puzzle| format!("{puzzle}\n"));
    core::iter::once(format!("{FORM}{}\n", variant.id())).chain(lines).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "damka puzzles 1 russian\nW:Wa1,b2,c3:Be5,f8; c3-d4 e5xc3 b2xd4\n";

    #[test]
    fn what_is_read_is_written_as_it_was() {
        let rules = Variant::Russian.rules();
        let read = puzzles(TEXT, &rules);
        assert_eq!(read.map(|read| write(Variant::Russian, &read)).as_deref(), Ok(TEXT));
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        let rules = Variant::Russian.rules();
        let cases = [
            (TEXT.replace("puzzles 1", "puzzles 2"), "the first line is \"damka puzzles 2 russian\""),
            (TEXT.replace("russian", "czech"), "the first line is \"damka puzzles 1 czech\""),
            (TEXT.replace(';', ","), "line 2 has no \";\" between position and moves"),
            (TEXT.replace(" b2xd4", ""), "line 2: the line does not end with the winner's move"),
            (TEXT.replace("c3-d4", "c3-b5"), "line 2: move 1: "),
            (TEXT.replace("f8;", "f7;"), "line 2: the position: "),
        ];
        for (text, start) in cases {
            let said = puzzles(&text, &rules).expect_err(&text).to_string();
            assert!(said.starts_with(start), "{said}");
        }
    }
}
