//! FEN: a position in one line, as PDN 3.0 defines it (`W:W31-50:B1-20`, `B:Wc3,Ke1:Bd6`).

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::Names;
use crate::board::{Piece, Rank, Side, Square};
use crate::rules::Rules;
use crate::setup::Setup;

/// Why a text is not a FEN, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FenError {
    /// Which character, counted from 1.
    pub at: usize,
    /// What was found there.
    pub found: String,
    /// What is wrong with it.
    pub problem: FenProblem,
}

/// What is wrong with a FEN.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FenProblem {
    /// It must begin with the side to move.
    NoTurn,
    /// A list of pieces must begin with its side.
    NoSide,
    /// This is no square of the board.
    NoSquare,
    /// The range runs backwards, or letters stand in it.
    NoRange,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expected = match self.problem {
            FenProblem::NoTurn => "the side to move, W or B, and a colon",
            FenProblem::NoSide => "W or B and that side's squares",
            FenProblem::NoSquare => "a square of this board",
            FenProblem::NoRange => "two numbers in rising order",
        };
        write!(f, "FEN, character {}: expected {expected}, found \"{}\"", self.at, self.found)
    }
}

impl core::error::Error for FenError {}

/// The names that a FEN uses, letters or numbers on the ordinary board, as its squares show.
#[must_use]
pub fn names(text: &str, rules: &Rules) -> Names {
    if has_letters(text) { Names::letters(rules) } else { Names::grid(rules) }
}

/// Whether a FEN calls squares by letters.
#[must_use]
pub fn has_letters(text: &str) -> bool {
    let lists = text.split(':').skip(1).filter_map(|section| section.trim().get(1..));
    let mut words =
        lists.flat_map(|list| list.split(',')).map(|word| word.trim().trim_start_matches(['K', 'k']));
    words.any(|word| word.starts_with(|c: char| c.is_ascii_alphabetic()))
}

/// Reads a FEN. Spaces, a final dot and quotation marks are forgiven, as are lists in any order.
///
/// # Errors
/// The first thing that is wrong, and where.
pub fn read(text: &str, names: &Names) -> Result<Setup, FenError> {
    let mut words = Sections::new(text);
    let turn = words.next().ok_or_else(|| error(1, "", FenProblem::NoTurn))?;
    let mut setup = Setup { turn: side_of(turn.text, turn.at, FenProblem::NoTurn)?, pieces: Vec::new() };
    if turn.text.len() != 1 {
        return Err(error(turn.at, turn.text, FenProblem::NoTurn));
    }
    for section in words.filter(|section| !is_counter(section.text)) {
        read_section(&section, names, &mut setup.pieces)?;
    }
    Ok(setup)
}

/// A part of the text, and where it begins, counted from 1.
struct Section<'a> {
    at: usize,
    text: &'a str,
}

/// The parts between colons, trimmed.
struct Sections<'a> {
    rest: Option<Section<'a>>,
}

impl<'a> Sections<'a> {
    fn new(text: &'a str) -> Self {
        let inner = text.trim_end().trim_end_matches(['.', '"', ']']);
        Sections { rest: Some(trim_start(&Section { at: 1, text: inner })) }
    }
}

impl<'a> Iterator for Sections<'a> {
    type Item = Section<'a>;

    fn next(&mut self) -> Option<Section<'a>> {
        let rest = self.rest.take()?;
        let (head, tail) = rest.text.split_once(':').map_or((rest.text, None), |(a, b)| (a, Some(b)));
        let at = rest.at + head.chars().count() + 1;
        self.rest = tail.map(|text| trim_start(&Section { at, text }));
        Some(Section { at: rest.at, text: head.trim_end() })
    }
}

fn trim_start<'a>(section: &Section<'a>) -> Section<'a> {
    let text = section.text.trim_start_matches(|c: char| c.is_whitespace() || c == '"');
    let skipped = section.text.chars().count() - text.chars().count();
    Section { at: section.at + skipped, text }
}

/// Hub and some PDN files add counters, `H0` and `F1`.
fn is_counter(text: &str) -> bool {
    text.strip_prefix(['H', 'F']).is_some_and(|digits| digits.parse::<u16>().is_ok())
}

fn side_of(text: &str, at: usize, problem: FenProblem) -> Result<Side, FenError> {
    match text.chars().next() {
        Some('W' | 'w') => Ok(Side::White),
        Some('B' | 'b') => Ok(Side::Black),
        _ => Err(error(at, text, problem)),
    }
}

fn read_section(
    section: &Section<'_>,
    names: &Names,
    pieces: &mut Vec<(Square, Piece)>,
) -> Result<(), FenError> {
    if section.text.is_empty() {
        return Ok(());
    }
    let side = side_of(section.text, section.at, FenProblem::NoSide)?;
    let list = section.text.get(1..).unwrap_or_default();
    let mut at = section.at + 1;
    for word in list.split(',') {
        let trimmed = word.trim();
        let start = at + word.chars().count() - word.trim_start().chars().count();
        if !trimmed.is_empty() {
            read_squares(trimmed, start, names, side, pieces)?;
        } else if !list.trim().is_empty() {
            return Err(error(at, word, FenProblem::NoSquare));
        }
        at += word.chars().count() + 1;
    }
    Ok(())
}

fn read_squares(
    word: &str,
    at: usize,
    names: &Names,
    side: Side,
    pieces: &mut Vec<(Square, Piece)>,
) -> Result<(), FenError> {
    let (rank, squares) = match word.strip_prefix(['K', 'k']) {
        Some(rest) if names.square(word).is_none() => (Rank::King, rest),
        _ => (Rank::Man, word),
    };
    let wrong = |problem| error(at, word, problem);
    let mut put = |square| pieces.push((square, Piece { side, rank }));
    match squares.split_once('-') {
        None => put(names.square(squares).ok_or_else(|| wrong(FenProblem::NoSquare))?),
        Some((first, last)) => {
            range(first, last, names).ok_or_else(|| wrong(FenProblem::NoRange))?.for_each(put);
        }
    }
    Ok(())
}

fn range<'a>(first: &str, last: &str, names: &'a Names) -> Option<impl Iterator<Item = Square> + 'a> {
    let (first, last) = (first.trim().parse().ok()?, last.trim().parse().ok()?);
    let ends = names.numbered(first).is_some() && names.numbered(last).is_some();
    let rising = ends && first <= last && !names.has_letters();
    rising.then(|| (first..=last).filter_map(|number| names.numbered(number)))
}

fn error(at: usize, found: &str, problem: FenProblem) -> FenError {
    FenError { at, found: found.to_owned(), problem }
}

/// Writes a FEN: men before kings, in the order of the names, runs of numbers as ranges.
#[must_use]
pub fn write(setup: &Setup, names: &Names) -> String {
    let mut text = String::from(setup.turn.letter());
    for side in Side::ALL {
        text.push(':');
        text.push(side.letter());
        text.push_str(&list(setup, side, names));
    }
    text
}

fn list(setup: &Setup, side: Side, names: &Names) -> String {
    let mut words = Vec::new();
    for rank in [Rank::Man, Rank::King] {
        let stands = |square: &Square| setup.pieces.contains(&(*square, Piece { side, rank }));
        let squares: Vec<Square> = names.squares().filter(stands).collect();
        let runs = squares.chunk_by(|&a, &b| follows(a, b, rank, names));
        words.extend(runs.flat_map(|run| run_words(run, rank, names)));
    }
    words.join(",")
}

fn follows(a: Square, b: Square, rank: Rank, names: &Names) -> bool {
    rank == Rank::Man && !names.has_letters() && names.number(b) == names.number(a) + 1
}

fn run_words(run: &[Square], rank: Rank, names: &Names) -> Vec<String> {
    let crown = if rank == Rank::King { "K" } else { "" };
    match run {
        [first, _, .., last] => alloc::vec![alloc::format!("{}-{}", names.name(*first), names.name(*last))],
        _ => run.iter().map(|&square| alloc::format!("{crown}{}", names.name(square))).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variants::Variant;
    use alloc::string::ToString;

    fn round(text: &str, variant: Variant) -> String {
        let rules = variant.rules();
        let names = names(text, &rules);
        write(&read(text, &names).unwrap(), &names)
    }

    #[test]
    fn one_tidy_form_comes_out() {
        assert_eq!(round("\"b : b1 - 3 , 5,K7 : W32.\"", Variant::American), "B:W32:B1-3,5,K7");
        assert_eq!(round("W:WF6:bG7,kb2", Variant::Russian), "W:Wf6:Bg7,Kb2");
        assert_eq!(round("W:W31-50:B1-20:H0:F1", Variant::International), "W:W31-50:B1-20");
        assert_eq!(round("W:WK4:B", Variant::International), "W:WK4:B");
        assert_eq!(round("B:Wb2:Bb4", Variant::Russian), "B:Wb2:Bb4");
    }

    #[test]
    fn errors_say_where() {
        let rules = Variant::American.rules();
        let message = |text: &str| read(text, &Names::grid(&rules)).unwrap_err().to_string();
        assert_eq!(
            message(""),
            "FEN, character 1: expected the side to move, W or B, and a colon, found \"\""
        );
        assert_eq!(message("W:W1,33:B2"), "FEN, character 6: expected a square of this board, found \"33\"");
        assert_eq!(
            message("W:X1"),
            "FEN, character 3: expected W or B and that side's squares, found \"X1\""
        );
        assert_eq!(
            message("W:W5-2"),
            "FEN, character 4: expected two numbers in rising order, found \"5-2\""
        );
        assert_eq!(message("W:W1,,2"), "FEN, character 6: expected a square of this board, found \"\"");
    }
}
