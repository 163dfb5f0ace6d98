//! The language between the page and the thread that thinks: whole questions, answers with tickets.
//!
//! A question carries the whole game, so the one who answers needs no memory and nothing can drift
//! apart. An answer carries the ticket of its question, so a late one is known and dropped.

mod game_text;
mod message;
mod servant;
mod study;

pub use game_text::{GameText, GameTextError};
pub use message::{Ask, Line, Reply, Ticket};
pub use servant::Servant;
