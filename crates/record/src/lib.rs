//! Records of games: PDN and links, read and written.
//!
//! [`Games`] finds the games of a collection without reading their moves, so that ten thousand of
//! them make a list at once; [`Outline::read`] reads one into a [`Record`]: tags, a [`Tree`] of
//! moves with variations and comments, and the result. [`write`](write()) gives one tidy form out. A
//! [`Link`] is a game in the fragment of an address.
//!
//! Texts come from anywhere. They are read leniently, and what cannot be read is refused with a
//! reason and its place; no text makes this crate panic. It knows no file, no language and no
//! browser.
//!
//! ```
//! let text = "[White \"Ada\"]\n[GameType \"25\"]\n\n1. c3-d4! f6-e5 (1... b6-c5 2. d4:b6) 2. d4:f6 {so} *";
//! let record = record::read(text)?;
//! assert_eq!(record.player(rules::Side::White), Some("Ada"));
//! assert_eq!(record.tree.main_line().count(), 4);
//! assert!(record::write(&record).contains("1. c3-d4! f6-e5 (1... b6-c5 2. d4:b6) 2. d4:f6 {so} *"));
//! # Ok::<(), record::PdnError>(())
//! ```

mod error;
mod game_type;
mod games;
mod link;
mod nag;
mod paste;
mod place;
mod read;
mod record;
mod score;
mod spelling;
mod tags;
mod token;
mod tree;
mod write;

pub use error::{PdnError, Problem};
pub use game_type::{GameTypeError, numbered};
pub use games::{Games, Mark, Outline};
pub use link::{Link, LinkError, Opener};
pub use nag::Nag;
pub use paste::{PasteError, Pasted, pasted};
pub use place::Place;
pub use read::usual;
pub use record::Record;
pub use score::Score;
pub use tags::Tags;
pub use tree::{Aside, NodeId, Notes, Tree};
pub use write::write;

/// Reads a text that holds one game; of several, the first.
///
/// # Errors
/// What is wrong with it, and where. A text without a game is one of these.
pub fn read(text: &str) -> Result<Record, PdnError> {
    paste::game(text, None)
}
