//! From rules values to messages, by exhaustive match: a new value does not compile until it has
//! its words.

mod article;
mod comparison;
mod moved;
mod refusal;
mod result;
mod square;
mod variant;

pub use article::{
    Article, articles, board, crown, duty, goal, king, kings, landing, lift, limits, man_captures, man_prey,
    step,
};
pub use comparison::{Cell, Row};
pub use moved::moved;
pub use refusal::refusal;
pub use result::{Viewer, result};
pub use square::{Mark, square};
pub use variant::{custom, game, named_game, usual, variant, variant_game, variant_line};
