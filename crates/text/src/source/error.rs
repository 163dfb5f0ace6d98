//! What can be wrong with a Fluent file.

use std::fmt;

/// A fault of a Fluent file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SourceError {
    /// It is not Fluent: the file, the line, and the reader's words.
    Syntax {
        /// The file's path in this crate.
        file: &'static str,
        /// The line, counted from 1.
        line: usize,
        /// What the reader says.
        why: String,
    },
    /// A message uses what the page's formatter does not know.
    Unknown {
        /// The file's path in this crate.
        file: &'static str,
        /// The message.
        id: String,
        /// What is used.
        what: &'static str,
    },
    /// A message stands twice.
    Twice {
        /// The file's path in this crate.
        file: &'static str,
        /// The message.
        id: String,
    },
}

impl fmt::Display for SourceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SourceError::Syntax { file, line, why } => write!(f, "{file}:{line}: {why}"),
            SourceError::Unknown { file, id, what } => write!(f, "{file}: {id}: {what} cannot be used here"),
            SourceError::Twice { file, id } => write!(f, "{file}: {id} stands there twice"),
        }
    }
}

impl std::error::Error for SourceError {}
