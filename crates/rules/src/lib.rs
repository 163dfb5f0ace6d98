//! Every draughts game: boards, pieces, moves, draws, notation.
//!
//! [`Rules`] are a value on each axis along which the games differ; [`Variant`] names the known
//! ones. A [`Referee`] judges by rules: it finds all legal moves of a [`Position`] and makes them.
//! A [`Setup`] is anything a person may write; seated, it becomes a position. A [`Game`] is a
//! position with its history; an [`Entry`] is a move on its way, square by square; a [`Refusal`]
//! says why something is not allowed.
//!
//! This crate knows no clock, no file, no language and no browser.
//!
//! ```
//! use rules::{Game, Status, Variant};
//!
//! let mut game = Game::traditional(Variant::Russian.rules());
//! let quiet = game.read("c3-d4")?;
//! game.play(quiet)?;
//! assert_eq!(game.status(), Status::Playing);
//! assert_eq!(game.referee().perft(game.start(), 4), 1_469);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![no_std]

extern crate alloc;

mod axes;
mod board;
mod code;
mod draw;
mod entry;
mod explain;
mod game;
mod moves;
pub mod notation;
mod perft;
mod position;
mod referee;
mod rules;
mod setup;
mod variants;

pub use axes::{
    Board, Capture, Corner, Criterion, Crown, Duty, Goal, King, Landing, Lift, Man, Naming, Prey, Priority,
    Reach, Signs, Turned, Ways,
};
pub use board::{Direction, Grid, Piece, Rank, Side, Square, SquareSet, Squares, Word};
pub use code::CodeError;
pub use draw::{Counts, Draw, Ending, Force, Limit, Limits, Repetition, Resets, Road, Step};
pub use entry::{Entered, Entry, Offers};
pub use explain::{Refusal, decided_by, explain};
pub use game::{DrawReason, Game, IllegalMove, Status, Win};
pub use moves::{Move, Path};
pub use position::Position;
pub use referee::Referee;
pub use rules::{Rules, RulesError};
pub use setup::{Setup, SetupError};
pub use variants::Variant;
