//! What can be chosen in the page's sections.

use crate::section::Section;

/// A choice of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Open a section.
    Open(Section),
}

impl Action {
    /// A stable name for the page and its tests, which no action of `app` has.
    pub fn id(self) -> String {
        match self {
            Self::Open(section) => format!("section-{}", section.id()),
        }
    }
}
