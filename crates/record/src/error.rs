//! Why a text is not a game.

use core::fmt;

use rules::notation::{FenError, ReadMoveError};
use rules::{CodeError, SetupError};

use crate::game_type::GameTypeError;
use crate::place::Place;

/// Why a game cannot be read, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PdnError {
    /// Where in the text.
    pub place: Place,
    /// What was found there.
    pub found: String,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What is wrong with a PDN.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// This is no tag.
    Tag,
    /// A comment has no end.
    EndlessComment,
    /// A sign that nothing begins with.
    Stray,
    /// No number of a mark.
    Nag,
    /// A variation without a move that it could stand for.
    NothingToVary,
    /// Variations in variations, deeper than anyone could read.
    TooDeep,
    /// A variation ends that has not begun.
    NotBegun,
    /// A variation has no end.
    NotEnded,
    /// A position in the midst of a game.
    LateSetup,
    /// A move that cannot be made.
    Move {
        /// Why.
        why: ReadMoveError,
        /// Moves that could be, some of them.
        legal: Vec<String>,
    },
    /// The kind of game is none of those known here.
    GameType(GameTypeError),
    /// The tag `Rules` cannot be read.
    Rules(CodeError),
    /// The starting position cannot be read.
    Fen(FenError),
    /// The starting position cannot be played.
    Setup(SetupError),
}

/// So many legal moves are named.
pub(crate) const NAMED: usize = 4;

impl fmt::Display for PdnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.place)?;
        match &self.problem {
            Problem::Move { why, legal } => write!(f, "{why}{}", Instead(legal)),
            Problem::GameType(why) => why.fmt(f),
            Problem::Rules(why) => why.fmt(f),
            Problem::Fen(why) => why.fmt(f),
            Problem::Setup(why) => write!(f, "{why}: \"{}\"", self.found),
            other => write!(f, "expected {}, found \"{}\"", expected(other), self.found),
        }
    }
}

const fn expected(problem: &Problem) -> &'static str {
    match problem {
        Problem::Tag => "a tag such as [White \"name\"]",
        Problem::EndlessComment => "a } at the end of the comment",
        Problem::Nag => "$ and the number of a mark",
        Problem::NothingToVary => "a move before its variation",
        Problem::TooDeep => "fewer variations in variations",
        Problem::NotBegun => "a ( before this",
        Problem::NotEnded => "a ) at the end of the variation",
        Problem::LateSetup => "a position only before the first move",
        _ => "a move, a comment, a variation or a result",
    }
}

/// The moves that would have been legal.
struct Instead<'a>(&'a [String]);

impl fmt::Display for Instead<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            [] => f.write_str("; the game is over"),
            [only] => write!(f, "; expected {only}"),
            list if list.len() > NAMED => write!(f, "; expected {} …", list[..NAMED].join(", ")),
            list => write!(f, "; expected one of {}", list.join(", ")),
        }
    }
}

impl core::error::Error for PdnError {}
