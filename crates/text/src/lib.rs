//! Every word a player reads. Messages are Fluent files, one folder per language; natively they
//! are compiled to a small table, which stands in the page and is read by a formatter that knows
//! words, variables and cases, no more. This crate knows rules values, but neither screens nor
//! pages, and no browser: plural categories come from a function that is handed in.
//!
//! To add a message, write a row in `key.rs` and the message in every `lang/*/app.ftl`; a message
//! that only a page's HTML uses goes into `lang/*/page.ftl` alone, and one that the study page alone
//! says into `study.rs` and `lang/*/study.ftl`. To add a language, write an
//! entry in `language.rs`, its folder in `lang/`, and its line in `source/files.rs`. Its
//! `glossary.ftl` lists the terms of draughts as its federation has them, which its messages then
//! keep to. The compiler and `cargo test -p text` name what is missing, by language and id.
//!
//! ```
//! use rules::Side;
//! use text::{Key, Language, source};
//!
//! let text = source::text(Language::Polish);
//! assert_eq!(text.say(Key::PiecesLeft { side: Side::White, count: 3 }), "Białe: 3 bierki");
//! assert_eq!(text.say(Key::PiecesLeft { side: Side::White, count: 5 }), "Białe: 5 bierek");
//! ```

mod key;
mod language;
mod list;
mod plural;
#[cfg(feature = "source")]
pub mod source;
pub mod study;
mod table;
mod text;
mod value;
pub mod words;

pub use key::Key;
pub use language::{Direction, Language};
pub use list::Spec;
pub use plural::Plural;
pub use table::{Part, Pattern, Table};
pub use text::{Text, TextError};
pub use value::{Kind, Value, Variable, Who};
