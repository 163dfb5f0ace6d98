//! PDN's tag `GameType`: which game it is, and how its squares are called.
//!
//! Source: PDN 3.0, section "GameType tag" (github.com/wiegerw/pdn, doc/gametype.rst): the number,
//! then, all or none, the side that begins, columns, rows, a letter for the notation with the corner
//! of the first square as that side sees it, and 1 if the lower left corner is no playing square.

use core::fmt;

use rules::notation::Names;
use rules::{Board, Corner, Naming, Rules, Side, Signs, Turned, Variant};

/// Why a tag `GameType` names no game that can be played here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameTypeError {
    /// It does not begin with a number.
    NoNumber(String),
    /// No game has this number.
    Unknown(u8),
    /// A game that is not played here: its number and its name in the standard.
    NotPlayed(u8, &'static str),
    /// The game of this number is played on another board.
    Size {
        /// The number.
        number: u8,
        /// Columns and rows that the tag has.
        found: [u8; 2],
        /// Those of the game.
        expected: [u8; 2],
    },
    /// This part cannot be read.
    Part(String),
}

impl fmt::Display for GameTypeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameTypeError::NoNumber(text) => write!(f, "GameType: expected a number, found \"{text}\""),
            GameTypeError::Unknown(number) => write!(f, "GameType: no game has the number {number}"),
            GameTypeError::NotPlayed(number, name) => {
                write!(f, "GameType: {number} is {name}, which is not played here")
            }
            GameTypeError::Size { number, found: [w, h], expected: [width, height] } => {
                write!(f, "GameType: {number} is played on {width}x{height}, found {w}x{h}")
            }
            GameTypeError::Part(text) => {
                write!(f, "GameType: expected side, columns, rows, notation, found \"{text}\"")
            }
        }
    }
}

impl core::error::Error for GameTypeError {}

/// Games of the standard that cannot be played here.
const NOT_PLAYED: [(u8, &str); 6] = [
    (0, "chess"),
    (1, "Chinese chess"),
    (30, "Turkish draughts"),
    (31, "Thai draughts"),
    (40, "Frisian draughts"),
    (50, "Othello"),
];

/// The games with a number, on small boards first, then in the order of their numbers: those that have a name here, and relatives
/// that differ in the board or in nothing.
pub fn numbered() -> impl Iterator<Item = Rules> {
    let named = Variant::ALL.iter().map(|variant| variant.rules());
    let mut all: Vec<_> = named.chain(relatives()).collect();
    all.sort_by_key(|rules| (rules.board.squares(), rules.naming.game_type));
    all.into_iter()
}

fn relatives() -> [Rules; 3] {
    let with = |rules: Rules, game_type, board| Rules {
        board,
        naming: Naming { game_type, ..rules.naming },
        ..rules
    };
    [
        with(Variant::International.rules(), 27, Board::TWELVE), // Canadian
        with(Variant::Spanish.rules(), 28, Board::EIGHT),        // Portuguese
        with(Variant::Russian.rules(), 41, Board { width: 10, height: 8, rows: 3 }), // Spantsiretti
    ]
}

/// What a tag says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct GameType {
    pub(crate) rules: Rules,
    /// The side that begins, if it is said.
    pub(crate) first: Option<Side>,
    /// How the squares are called, if it is said.
    pub(crate) names: Option<Names>,
}

/// Reads the tag's value.
pub(crate) fn read(value: &str) -> Result<GameType, GameTypeError> {
    let mut parts = value.split(',').map(str::trim);
    let number = parts.next().unwrap_or_default();
    let number = number.parse().map_err(|_| GameTypeError::NoNumber(number.to_owned()))?;
    let rules = numbered().find(|rules| rules.naming.game_type == number).ok_or_else(|| no_game(number))?;
    let parts: Vec<_> = parts.collect();
    let Some((first, rest)) = parts.split_first() else {
        return Ok(GameType { rules, first: None, names: None });
    };
    let first = side(first).ok_or_else(|| GameTypeError::Part((*first).to_owned()))?;
    check_size(&rules, rest)?;
    Ok(GameType { rules, first: Some(first), names: names(&rules, first, &rest[rest.len().min(2)..])? })
}

fn no_game(number: u8) -> GameTypeError {
    let known = NOT_PLAYED.iter().find(|(known, _)| *known == number);
    known.map_or(GameTypeError::Unknown(number), |&(number, name)| GameTypeError::NotPlayed(number, name))
}

fn side(text: &str) -> Option<Side> {
    Side::ALL.into_iter().find(|side| text.eq_ignore_ascii_case(&side.letter().to_string()))
}

fn check_size(rules: &Rules, parts: &[&str]) -> Result<(), GameTypeError> {
    let number = |part: &&&str| part.parse().map_err(|_| GameTypeError::Part((**part).to_owned()));
    let found: Vec<u8> = parts.iter().take(2).map(|part| number(&part)).collect::<Result<_, _>>()?;
    let expected = [rules.board.width, rules.board.height];
    match found[..] {
        [width, height] if [width, height] != expected => {
            Err(GameTypeError::Size { number: rules.naming.game_type, found: [width, height], expected })
        }
        _ => Ok(()),
    }
}

/// The names that notation and turn mean. Nothing stands for what is short, `S`, as in chess.
fn names(rules: &Rules, first: Side, parts: &[&str]) -> Result<Option<Names>, GameTypeError> {
    let Some(notation) = parts.first() else { return Ok(None) };
    let turned = if parts.get(1) == Some(&"1") { Turned::Mirrored } else { Turned::Usual };
    let read = notation_of(notation, first).ok_or_else(|| GameTypeError::Part((*notation).to_owned()))?;
    let named = |(signs, from)| Rules { naming: Naming { signs, from, turned, ..rules.naming }, ..*rules };
    Ok(read.map(|read| Names::official(&named(read))))
}

/// The outer `None`: it is none; the inner: it has no names.
fn notation_of(text: &str, first: Side) -> Option<Option<(Signs, Corner)>> {
    let mut chars = text.chars();
    let signs = match chars.next()?.to_ascii_uppercase() {
        'A' => Signs::Letters,
        'N' => Signs::Numbers,
        'S' => return Some(None),
        _ => return None,
    };
    Some(Some((signs, corner(chars.next()?.to_digit(10)?, first)?)))
}

/// PDN's digit for a corner, as a side sees it: bottom left, bottom right, top left, top right.
fn corner(digit: u32, first: Side) -> Option<Corner> {
    let for_white = if first == Side::White { Some(digit) } else { 3_u32.checked_sub(digit) };
    let corners = [Corner::BottomLeft, Corner::BottomRight, Corner::TopLeft, Corner::TopRight];
    corners.get(usize::try_from(for_white?).ok()?).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::notation::pdn;

    #[test]
    fn what_is_written_is_read() {
        for rules in numbered() {
            let text = pdn::game_type(&rules).expect("it has a number");
            let read = read(&text).expect(&text);
            assert_eq!((read.rules, read.first), (rules, Some(rules.first)), "{text}");
            assert_eq!(read.names, Some(Names::official(&rules)), "{text}");
        }
    }

    #[test]
    fn numbers_stand_for_themselves() {
        let white_first = read("23,W,8,8,A0,0").expect("pool checkers, unified");
        assert_eq!(white_first.first, Some(Side::White));
        assert!(white_first.names.is_some_and(|names| names.has_letters()));
        assert_eq!(read(" 25 ").map(|read| read.names), Ok(None));
    }

    #[test]
    fn reasons_are_precise() {
        let message = |text: &str| read(text).expect_err(text).to_string();
        assert_eq!(message("Russian"), "GameType: expected a number, found \"Russian\"");
        assert_eq!(message("30"), "GameType: 30 is Turkish draughts, which is not played here");
        assert_eq!(message("77"), "GameType: no game has the number 77");
        assert_eq!(message("21,B,10,10,N1,0"), "GameType: 21 is played on 8x8, found 10x10");
        assert_eq!(
            message("21,B,8,8,Q9,0"),
            "GameType: expected side, columns, rows, notation, found \"Q9\""
        );
    }
}
