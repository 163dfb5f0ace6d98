//! The compiled messages of one language, as they stand in its page.

use serde::{Deserialize, Serialize};

/// A message: its parts in order.
pub type Pattern = Vec<Part>;

/// A part of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Part {
    /// These words.
    #[serde(rename = "s")]
    Words(String),
    /// The value of this variable.
    #[serde(rename = "v")]
    Value(String),
    /// By the value of this variable, the first case that fits; the last one fits always.
    #[serde(rename = "c")]
    Choose(String, Vec<(String, Pattern)>),
}

/// All messages of the game in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The language's code.
    pub language: String,
    /// The messages, in the order of [`crate::Key::SPECS`], then of [`crate::study::Key::SPECS`] on the study page: page and program are built together, so
    /// the ids need not be downloaded.
    pub messages: Vec<Pattern>,
}
