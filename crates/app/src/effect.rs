//! Everything the game asks of the outside world.

use crate::event::Alarm;
use crate::motion::Millis;
use crate::sound::Sound;
use ai::talk::Ask;

/// A wish, carried out by the page in the order given.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Send this to the worker; if it is not ready yet, once it is.
    Ask(Ask),
    /// End the worker and start a fresh one; messages not yet sent are void.
    RestartWorker,
    /// Keep this text under this name.
    Save(Slot, String),
    /// Send [`crate::Event::Frame`] with the next frame. At most one is pending.
    NextFrame,
    /// Send [`crate::Event::Woke`] with this alarm after this time.
    Wake(Alarm, Millis),
    /// Let this be heard after this time.
    Sound(Sound, Millis),
    /// Open the sheet, which shows what [`crate::menu()`] says.
    OpenSheet,
    /// Let the newer version that waits take over, which loads the page again.
    Renew,
    /// Put this text on the clipboard, then send `Copied` or `CopyFailed`.
    Copy(String),
}

/// The names under which texts are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// The player's choices.
    Settings,
    /// The game that runs.
    Game,
    /// Games won, drawn and lost against the computer.
    Statistics,
}

impl Slot {
    /// The key in the browser's storage.
    pub fn key(self) -> &'static str {
        match self {
            Self::Settings => "damka.settings",
            Self::Game => "damka.game",
            Self::Statistics => "damka.statistics",
        }
    }
}
