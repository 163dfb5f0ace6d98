//! What can be chosen in the page's sections.

use crate::own;
use crate::section::Section;

/// A choice of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Open a section.
    Open(Section),
    /// A choice among rules of one's own.
    Own(own::Action),
}

impl Action {
    /// A stable name for the page and its tests, which no action of `app` has.
    pub fn id(self) -> String {
        match self {
            Self::Own(action) => action.id(),
            Self::Open(section) => format!("section-{}", section.id()),
        }
    }
}
