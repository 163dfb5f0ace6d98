//! What a board is made of: squares, sets of squares, pieces, and the geometry that joins them.

mod direction;
mod grid;
mod piece;
mod square;
mod word;

pub use direction::Direction;
pub use grid::Grid;
pub use piece::{Piece, Rank, Side};
pub use square::Square;
pub use word::{SquareSet, Squares, Word};
