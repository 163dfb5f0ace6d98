//! Everything the page asks of the outside world.

use rules::Variant;

/// A wish, carried out by the page in the order given.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// What the game on the board asks for.
    App(app::Effect),
    /// Keep this text under this name of the page's own.
    Keep(Slot, String),
    /// Put the address of this page with this fragment on the clipboard, then send `app`'s `Copied` or
    /// `CopyFailed`.
    CopyLink(String),
    /// Fetch the file of this game's puzzles, then send [`crate::Event::Puzzles`].
    FetchPuzzles(Variant),
    /// Send [`crate::Event::GoOn`] once the browser had a turn.
    Later,
    /// Write this behind `#` in the page's address; nothing for an address without.
    Address(String),
    /// Save this text as a file of a game.
    SaveText(String),
    /// Take the board along as a picture.
    Picture(Export),
    /// Hand this address on to other programs.
    Send(String),
}

/// How a picture is taken along.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Export {
    /// On the clipboard; `Copied` or `CopyFailed` of [`app::Event`] follows.
    Copy,
    /// As a file.
    Save,
}

/// The names under which the page keeps texts besides those of `app`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// Rules that players composed.
    Rules,
    /// The record of the game on the board, as PDN.
    Record,
    /// What was done of courses and puzzles.
    Learned,
    /// Games that are played by link.
    Turns,
}

impl Slot {
    /// Every one.
    pub const ALL: &'static [Slot] = &[Slot::Rules, Slot::Record, Slot::Learned, Slot::Turns];

    /// The key in the browser's storage.
    pub fn key(self) -> &'static str {
        match self {
            Self::Rules => "damka.study.rules",
            Self::Turns => "damka.study.turns",
            Self::Record => "damka.study.record",
            Self::Learned => "damka.study.learned",
        }
    }
}

impl From<app::Effect> for Effect {
    fn from(effect: app::Effect) -> Self {
        Self::App(effect)
    }
}

/// The key in the browser's storage for what `app` keeps: the game's page has its own.
pub fn key(slot: app::Slot) -> &'static str {
    match slot {
        app::Slot::Settings => "damka.study.settings",
        app::Slot::Game => "damka.study.game",
        app::Slot::Statistics => "damka.study.statistics",
    }
}
