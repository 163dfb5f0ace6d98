//! Learning by doing: courses and puzzles, as data that the rules check.
//!
//! A [`course()`] goes through the rules of a game by examples, and ends with [`lessons`] from its
//! puzzles. A [`Puzzle`] is a position in which one line of moves wins and no other; [`puzzles`] reads a file
//! of them, the easiest first. A [`Day`] chooses the same one for everybody. This crate knows no clock, no file and no
//! browser.
//!
//! ```
//! use learn::puzzles;
//! use rules::Variant;
//!
//! let text = "damka puzzles 1 russian\nW:Wc3,e3,d2:Bd6,f6,b6; c3-d4 e5xc3\n";
//! assert!(puzzles(text, &Variant::Russian.rules()).is_err(), "no piece stands on e5");
//! ```

mod course;
mod day;
mod difficulty;
mod file;
mod puzzle;

pub use course::{course, lessons};
pub use day::Day;
pub use difficulty::Difficulty;
pub use file::{FileError, puzzles, write};
pub use puzzle::{Puzzle, PuzzleError};
