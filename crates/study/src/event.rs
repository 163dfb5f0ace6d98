//! Everything that can happen to the page from outside.

use crate::action::Action;
use crate::analysis::Step;
use crate::effect::Slot;
use learn::Day;
use rules::Variant;

/// Something that happened. [`crate::update()`] is the only reader.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The page is ready; always the first event, and it comes once. Whose game it begins with.
    Started(app::Started, Origin),
    /// Something that the game on the board hears of.
    App(app::Event),
    /// A control of the page's sections was chosen.
    Act(Action),
    /// A key for walking along the game.
    Step(Step),
    /// The slider along the game was moved to the position after so many moves.
    Slid(usize),
    /// A text field of the page's sections holds this now.
    Input(Input, String),
    /// Storage holds this under a name of the page's own; said before [`Event::Started`].
    Found(Slot, String),
    /// The page was opened with this fragment in its address, or has it now; said after
    /// [`Event::Started`] and [`Event::Opened`].
    Link(String),
    /// The answer to [`crate::Effect::FetchPuzzles`]: the file, unless it could not be had, and what
    /// day it is where the player is.
    Puzzles(Variant, Option<String>, Day),
    /// Where the page is; said after [`Event::Started`].
    Opened(Opened),
    /// The content of a file that the player chose.
    File(String),
    /// The answer to [`crate::Effect::Later`].
    GoOn,
}

/// What the page knows of its surroundings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// The address that links begin with, without `#`.
    pub page: String,
    /// Whether links can be handed on to other programs.
    pub may_send: bool,
}

/// A text field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// The name of rules of one's own.
    RulesName,
    /// A position as text.
    Position,
    /// A link, a position, a game or several.
    Paste,
    /// A part of a player's name, to be searched for.
    Player,
    /// The link that is offered; it is only read.
    Link,
}

impl Input {
    /// Every one.
    pub const ALL: &'static [Input] =
        &[Input::RulesName, Input::Position, Input::Paste, Input::Player, Input::Link];

    /// The one of this name.
    pub fn from_id(id: &str) -> Option<Input> {
        Self::ALL.iter().copied().find(|input| input.id() == id)
    }

    /// A stable name for the page and its tests.
    pub fn id(self) -> &'static str {
        match self {
            Self::RulesName => "own-name",
            Self::Paste => "paste",
            Self::Player => "player",
            Self::Link => "link",
            Self::Position => "fen",
        }
    }

    /// Whether it makes sense as a whole only, and not while it is written.
    pub fn is_heard_whole(self) -> bool {
        self == Self::Position
    }
}

/// Where the game comes from that the page begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The page itself kept it.
    Kept,
    /// The game's page kept it, or there is none: it is looked at, and nobody plays it.
    Elsewhere,
}
