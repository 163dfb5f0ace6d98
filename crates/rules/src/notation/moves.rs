//! Move text: `22-18`, `f6:h8`, `4x27x38x15`.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::Names;
use crate::board::{Square, Word};
use crate::moves::{Move, Path};
use crate::position::Position;
use crate::referee::Referee;

/// Why a text is not a legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadMoveError {
    /// This part is no square of the board.
    NoSquare(String),
    /// A move has at least two squares.
    TooShort(String),
    /// No legal move goes that way.
    NotLegal(String),
    /// More than one capture does: the squares between must be named.
    Ambiguous(String),
}

impl fmt::Display for ReadMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadMoveError::NoSquare(text) => write!(f, "\"{text}\" is no square of this board"),
            ReadMoveError::TooShort(text) => {
                write!(f, "\"{text}\" is no move: it needs at least two squares")
            }
            ReadMoveError::NotLegal(text) => write!(f, "\"{text}\" is not legal here"),
            ReadMoveError::Ambiguous(text) => {
                write!(f, "\"{text}\" fits several captures: name the squares between")
            }
        }
    }
}

impl core::error::Error for ReadMoveError {}

/// The text of a legal move. Squares between are named only where another capture has the same
/// ends.
#[must_use]
pub fn write<W: Word>(referee: &Referee<W>, position: &Position<W>, made: Move<W>, names: &Names) -> String {
    if !made.is_capture() {
        return join([made.from(), made.to()], '-', names);
    }
    let same_ends =
        |other: &Move<W>| other.from() == made.from() && other.to() == made.to() && *other != made;
    let way = referee.legal(position).iter().any(same_ends).then(|| referee.path(position, made)).flatten();
    match way {
        Some(path) => join(path.squares, names.separator(), names),
        None => join([made.from(), made.to()], names.separator(), names),
    }
}

fn join(squares: impl IntoIterator<Item = Square>, separator: char, names: &Names) -> String {
    let mut text = String::new();
    for square in squares {
        if !text.is_empty() {
            text.push(separator);
        }
        text.push_str(&names.name(square));
    }
    text
}

/// The legal move that a text means. Any of `-`, `x`, `:`, `*` and spaces may stand between the
/// squares, and between letters nothing need stand. Where a quiet move and a capture have the same
/// ends, `-` means the quiet move.
///
/// # Errors
/// Why there is none, or more than one.
pub fn read<W: Word>(
    text: &str,
    referee: &Referee<W>,
    position: &Position<W>,
    legal: &[Move<W>],
    names: &Names,
) -> Result<Move<W>, ReadMoveError> {
    let squares = squares(text, names)?;
    let [from, .., to] = squares[..] else { return Err(ReadMoveError::TooShort(text.to_owned())) };
    let ends = |made: &&Move<W>| made.from() == from && made.to() == to;
    let mut found: Vec<Move<W>> = legal.iter().filter(ends).copied().collect();
    let capture = text.contains(CAPTURES);
    if found.iter().any(|made| made.is_capture() == capture) {
        found.retain(|made| made.is_capture() == capture);
    }
    match found[..] {
        [made] if squares.len() == 2 => Ok(made),
        _ => by_way(&squares, referee, position, &found).map_err(|error| error(text.to_owned())),
    }
}

/// The signs that stand for a capture.
const CAPTURES: [char; 4] = ['x', '×', ':', '*'];

/// The move that takes exactly this way, or else the only one that passes these squares.
fn by_way<W: Word>(
    squares: &[Square],
    referee: &Referee<W>,
    position: &Position<W>,
    moves: &[Move<W>],
) -> Result<Move<W>, fn(String) -> ReadMoveError> {
    let that_go = |goes: &dyn Fn(&Path) -> bool| -> Vec<Move<W>> {
        moves.iter().filter(|made| referee.paths(position, **made).iter().any(goes)).copied().collect()
    };
    if let [made] = that_go(&|path| path.squares == squares)[..] {
        return Ok(made);
    }
    match that_go(&|path| passes(path, &squares[1..squares.len() - 1]))[..] {
        [made] => Ok(made),
        [] => Err(ReadMoveError::NotLegal),
        [..] => Err(ReadMoveError::Ambiguous),
    }
}

fn passes(path: &Path, between: &[Square]) -> bool {
    let mut way = path.squares[1..path.squares.len() - 1].iter();
    between.iter().all(|square| way.any(|passed| passed == square))
}

fn squares(text: &str, names: &Names) -> Result<Vec<Square>, ReadMoveError> {
    let words = text.split(is_between).filter(|word| !word.is_empty());
    let words = words.flat_map(|word| apart(word, names));
    words.map(|word| names.square(word).ok_or_else(|| ReadMoveError::NoSquare(word.to_owned()))).collect()
}

fn is_between(sign: char) -> bool {
    matches!(sign, '-' | '–' | 'x' | '×' | ':' | '*') || sign.is_whitespace()
}

/// `c3d4` is two squares.
fn apart<'a>(word: &'a str, names: &Names) -> Vec<&'a str> {
    if !names.has_letters() {
        return alloc::vec![word];
    }
    let starts: Vec<usize> =
        word.char_indices().filter(|(_, c)| c.is_ascii_alphabetic()).map(|(at, _)| at).collect();
    let ends = starts.iter().skip(1).copied().chain([word.len()]);
    let parts = starts.iter().zip(ends).filter_map(|(&start, end)| word.get(start..end)).collect();
    if starts.first() == Some(&0) { parts } else { alloc::vec![word] }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::notation::fen;
    use crate::variants::Variant;
    use alloc::string::ToString;

    fn game(variant: Variant, text: &str) -> Game {
        let rules = variant.rules();
        Game::new(rules, &fen::read(text, &fen::names(text, &rules)).unwrap()).unwrap()
    }

    #[test]
    fn squares_between_are_named_where_they_decide() {
        // Two captures from 4 to 15 take different men.
        let game = game(Variant::International, "W:WK4:B13,20,32,37");
        let texts: Vec<_> = game
            .legal()
            .iter()
            .map(|&made| write(game.referee(), game.position(), made, game.names()))
            .collect();
        assert!(texts.iter().all(|text| text.matches('x').count() > 1), "{texts:?}");
        for text in &texts {
            assert!(game.read(text).is_ok(), "{text}");
        }
        assert_eq!(game.read("4x15"), Err(ReadMoveError::Ambiguous("4x15".into())));
    }

    #[test]
    fn many_spellings_are_read() {
        let game = Game::traditional(Variant::Russian.rules());
        for text in ["c3-d4", "c3d4", "C3 D4", "c3:d4", "c3–d4"] {
            assert!(game.read(text).is_ok(), "{text}");
        }
        let message = |text: &str| game.read(text).unwrap_err().to_string();
        assert_eq!(message("c3"), "\"c3\" is no move: it needs at least two squares");
        assert_eq!(message("c3-d5"), "\"d5\" is no square of this board");
        assert_eq!(message("a1-b2"), "\"a1-b2\" is not legal here");
        assert_eq!(message("22-18"), "\"22\" is no square of this board");
    }
}
