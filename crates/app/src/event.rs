//! Everything that can happen to the game from outside: the player, the worker, storage and time.

use crate::action::Action;
use crate::layout::Point;
use crate::motion::{Millis, Moving};
use ai::talk::Reply;
use rules::Square;

/// Something that happened. [`crate::update()`] is the only reader.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The page is ready; always the first event, and it comes once.
    Started(Started),
    /// The answer to [`crate::Effect::NextFrame`], with the time of that frame.
    Frame(Millis),
    /// The answer to [`crate::Effect::Wake`].
    Woke(Alarm),
    /// A mouse, finger or pen on the board.
    Pointer(Pointer),
    /// A key pressed while the board has the focus.
    Key(Key),
    /// A square of the accessible grid was pressed (a screen reader's click).
    Press(Square),
    /// The focus moved to this square of the accessible grid.
    Focus(Square),
    /// The focus left the board.
    Blur,
    /// A control, a menu entry or a move of the list was chosen.
    Act(Action),
    /// The worker said something.
    Worker(Reply),
    /// The worker ended, could not be loaded, or threw; what the browser said about it.
    WorkerDied(String),
    /// The player's wish about moving things changed.
    Moving(Moving),
    /// Something could not be written to the browser's storage.
    StorageFailed,
    /// A newer version of the game is on the device and waits.
    NewVersion,
    /// The text of [`crate::Effect::Copy`] is on the clipboard.
    Copied,
    /// The browser refused the clipboard.
    CopyFailed,
    /// The time of day, sent before each other event while [`crate::wants_time`] says so.
    Time(Millis),
}

/// What the page knows when it starts.
#[derive(Clone, Debug, PartialEq)]
pub struct Started {
    /// Anything unforeseeable; the computer's variety comes from it alone.
    pub seed: u64,
    /// The language of the page (`"en"`, `"pl"`).
    pub language: String,
    /// The languages that the browser asks for, the dearest first (`"nl"`, `"pt-BR"`).
    pub languages: Vec<String>,
    /// Whether things may move.
    pub moving: Moving,
    /// What storage holds in [`crate::Slot::Settings`].
    pub settings: Option<String>,
    /// What storage holds in [`crate::Slot::Game`].
    pub game: Option<String>,
    /// What storage holds in [`crate::Slot::Statistics`].
    pub statistics: Option<String>,
}

/// A pointer event, in board units as the scene is drawn: (0, 0) is the top left corner of the
/// top left square, one square is one unit; points off the board are allowed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pointer {
    /// The main button or the only finger went down.
    Down(Point),
    /// It moved while down.
    Move(Point),
    /// It was lifted.
    Up(Point),
    /// The browser took it away, or a second finger came.
    Cancel,
}

/// A key of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// To the next playing square on the left of the same row.
    Left,
    /// To the next playing square on the right of the same row.
    Right,
    /// One row up, to the nearest playing square.
    Up,
    /// One row down, to the nearest playing square.
    Down,
    /// To the first playing square of the row.
    Home,
    /// To the last playing square of the row.
    End,
    /// To the first playing square of the board as it is drawn.
    First,
    /// To the last playing square of the board as it is drawn.
    Last,
    /// Press the square of the cursor (Enter or the space bar).
    Press,
    /// Let go of what is selected (Escape).
    Escape,
    /// A letter, a digit, or a sign that stands between squares; small letters.
    Sign(char),
    /// Take back the last [`Key::Sign`].
    Back,
}

/// Names one [`crate::Effect::Wake`], so that an outdated one is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Alarm(pub u32);
