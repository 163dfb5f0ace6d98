//! How games are written: names of squares, FEN, move text, PDN.

pub mod fen;
pub mod moves;
mod names;
pub mod pdn;

pub use fen::FenError;
pub use moves::ReadMoveError;
pub use names::Names;
