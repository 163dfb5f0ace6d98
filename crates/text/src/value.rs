//! What stands in for a message's variables.

use rules::{Rank, Resets, Side, Turned};

/// The value of a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value<'a> {
    /// Words, a square's name, or the name of a choice.
    Text(&'a str),
    /// A count.
    Number(u32),
}

/// What a variable may hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Any words.
    Text,
    /// A count; messages choose by its plural category.
    Number,
    /// One of these names; messages choose by it.
    Choice(&'static [&'static str]),
}

/// A type that a variable may have.
pub trait Variable {
    /// What values of this type look like in messages.
    const KIND: Kind;
}

impl Variable for u32 {
    const KIND: Kind = Kind::Number;
}

impl Variable for &str {
    const KIND: Kind = Kind::Text;
}

impl From<u32> for Value<'_> {
    fn from(number: u32) -> Self {
        Value::Number(number)
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value::Text(text)
    }
}

/// Who does something, or to whom it happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// The player who reads this, against the computer.
    You,
    /// The side with the light pieces.
    White,
    /// The side with the dark pieces.
    Black,
}

/// Lets the values of an enum choose between the variants of a message.
macro_rules! choice {
    ($choice:ident { $($value:pat => $name:literal,)+ }) => {
        impl Variable for $choice {
            const KIND: Kind = Kind::Choice(&[$($name),+]);
        }

        impl From<$choice> for Value<'_> {
            fn from(value: $choice) -> Self {
                Value::Text(match value { $($value => $name,)+ })
            }
        }
    };
}

choice! { Who { Who::You => "you", Who::White => "white", Who::Black => "black", } }
choice! { Side { Side::White => "white", Side::Black => "black", } }
choice! { Rank { Rank::Man => "man", Rank::King => "king", } }
choice! { Turned { Turned::Usual => "usual", Turned::Mirrored => "mirrored", } }
choice! { Resets { Resets::CaptureOrCrown => "capture-or-crown", Resets::CaptureOrMan => "capture-or-man", } }
