//! Why a text is not a link.

use core::fmt;

use rules::{RulesError, SetupError};

/// Why a text is not a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// There is no text.
    Empty,
    /// The text is something else.
    NoLink,
    /// It was made by a newer version; its number.
    Newer(char),
    /// Letters are wrong, missing or exchanged.
    Check,
    /// It ends too early.
    Short,
    /// It has what no link has: a value without a meaning, or something behind its end.
    Unused,
    /// No game has this number.
    UnknownGame,
    /// Rules that do not go together.
    Rules(RulesError),
    /// A starting position that cannot be played.
    Setup(SetupError),
    /// A name that is too long, or not made of letters.
    Name,
    /// More moves than a link has; how many.
    TooManyMoves(usize),
    /// A move, counted from 1, after the end of the game.
    Over(usize),
    /// An end that the game cannot have.
    End,
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("link: ")?;
        match self {
            LinkError::Empty => f.write_str("it is empty"),
            LinkError::NoLink => f.write_str("this is no link to a game"),
            LinkError::Newer(version) => {
                write!(f, "made by a newer version ({version}); load the page again")
            }
            LinkError::Check => f.write_str("letters are wrong, missing or exchanged"),
            LinkError::Short => f.write_str("its end is missing"),
            LinkError::Unused => f.write_str("it holds something without a meaning"),
            LinkError::UnknownGame => f.write_str("its game is not known here"),
            LinkError::Rules(why) => write!(f, "its rules: {why}"),
            LinkError::Setup(why) => write!(f, "its starting position: {why}"),
            LinkError::Name => f.write_str("its name is too long, or no text"),
            LinkError::TooManyMoves(count) => write!(f, "{count} moves are too many"),
            LinkError::Over(number) => write!(f, "the game is over before move {number}"),
            LinkError::End => f.write_str("its game cannot have ended so"),
        }
    }
}

impl core::error::Error for LinkError {}
