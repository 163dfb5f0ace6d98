//! Everything that can happen to the page from outside.

use crate::action::Action;

/// Something that happened. [`crate::update()`] is the only reader.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The page is ready; always the first event, and it comes once. Whose game it begins with.
    Started(app::Started, Origin),
    /// Something that the game on the board hears of.
    App(app::Event),
    /// A control of the page's sections was chosen.
    Act(Action),
}

/// Where the game comes from that the page begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The page itself kept it.
    Kept,
    /// The game's page kept it, or there is none: it is looked at, and nobody plays it.
    Elsewhere,
}
