//! Perfect play with few pieces, worked out on the spot from the rules themselves.
//!
//! A [`Builder`] goes through all positions of so few pieces, a slice at a time, and leaves
//! [`Endgames`]: what each of them is worth if both sides play best, and in how many plies the game
//! ends. It works backwards from the positions where a side cannot move, so the rules may be any: it
//! asks the referee, never an axis but how far kings go and what both strive for.
//!
//! Counters and repetitions that draw a game depend on how a position came about, so they are no
//! part of this: a position is won here when it can be won in however many moves.

mod builder;
mod choice;
mod endgames;
mod index;
mod kept;
mod outcome;
mod pieces;
#[cfg(test)]
mod plain;
mod section;

pub use builder::Builder;
pub use endgames::{Endgames, Tally};
pub use kept::Damaged;
pub use outcome::Outcome;
