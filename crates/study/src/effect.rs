//! Everything the page asks of the outside world.

use app::Slot;

/// A wish, carried out by the page in the order given.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// What the game on the board asks for.
    App(app::Effect),
}

impl From<app::Effect> for Effect {
    fn from(effect: app::Effect) -> Self {
        Self::App(effect)
    }
}

/// The key in the browser's storage for what `app` keeps: the game's page has its own.
pub fn key(slot: Slot) -> &'static str {
    match slot {
        Slot::Settings => "damka.study.settings",
        Slot::Game => "damka.study.game",
        Slot::Statistics => "damka.study.statistics",
    }
}
