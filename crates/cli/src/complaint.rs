//! What goes wrong, in one line.

use std::fmt;
use std::io;

/// Why a command was not carried out.
#[derive(Debug)]
pub(crate) enum Complaint {
    /// The command line asks for something that does not exist or makes no sense.
    Input(String),
    /// The answer could not be written.
    Output(io::Error),
}

impl Complaint {
    /// Something wrong with the value of an option.
    pub(crate) fn about(option: &str, what: impl fmt::Display) -> Complaint {
        Complaint::Input(format!("--{option}: {what}"))
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // What was typed may hold line breaks; the complaint stays one line.
            Complaint::Input(what) => f.write_str(&what.replace(['\n', '\r'], " ")),
            Complaint::Output(error) => write!(f, "the answer could not be written: {error}"),
        }
    }
}

impl From<lexopt::Error> for Complaint {
    fn from(error: lexopt::Error) -> Self {
        Complaint::Input(error.to_string())
    }
}

impl From<io::Error> for Complaint {
    fn from(error: io::Error) -> Self {
        Complaint::Output(error)
    }
}

impl From<serde_json::Error> for Complaint {
    fn from(error: serde_json::Error) -> Self {
        Complaint::Output(error.into())
    }
}
