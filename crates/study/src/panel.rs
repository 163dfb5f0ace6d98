//! What stands beside the board, as data: the sections, and what is in the open one.

use crate::action::Action;
use crate::analysis::{self, Entry, Graph};
use crate::event::Input;
use crate::model::Model;
use crate::section::Section;
use crate::{games, learning, own, position, share};
use text::Text;
use text::study::Key;

/// What stands beside the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    /// What is under way on the board, before all else: on a small screen it is next to the board.
    pub lead: Vec<Part>,
    /// The name of the list of sections.
    pub title: String,
    /// The sections.
    pub tabs: Vec<Tab>,
    /// What is in the open one, in order.
    pub parts: Vec<Part>,
}

/// A section's button.
#[derive(Clone, Debug, PartialEq)]
pub struct Tab {
    /// Opens it.
    pub action: Action,
    /// Its name.
    pub label: String,
    /// It is open.
    pub on: bool,
}

/// Something in a section.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// A sentence.
    Words(String),
    /// A sentence that a screen reader says when it appears; empty for none.
    Said(String),
    /// A heading.
    Title(String),
    /// Sentences, one below the other.
    Sentences(Vec<String>),
    /// Radio buttons.
    Radios(Radios),
    /// Buttons in a row.
    Buttons(Vec<Button>),
    /// Buttons one below the other.
    List {
        /// What they are.
        title: String,
        /// One each.
        rows: Vec<Button>,
    },
    /// A text that the player writes.
    Field(Field),
    /// A choice of a file of text on the device; its words.
    File(String),
    /// A picture of black squares on white.
    Code(Code),
    /// A sentence that a screen reader says when it has time.
    Status(String),
    /// Something that is on or off.
    Switch(Choice),
    /// A few choices, one of them chosen.
    Group {
        /// A stable name.
        id: &'static str,
        /// What is chosen.
        title: String,
        /// Between what.
        choices: Vec<Choice>,
    },
    /// Lines of the engine, the best one first; pressing one makes its moves.
    Lines {
        /// What they are.
        title: String,
        /// One each.
        rows: Vec<LineRow>,
    },
    /// The moves of the game with its variations.
    Moves(Vec<Entry>),
    /// The course of the game as a curve.
    Graph(Graph),
    /// How far something is.
    Progress {
        /// What.
        label: String,
        /// So much of it is done.
        done: usize,
        /// Of so much.
        all: usize,
    },
    /// What is to be done, the first of these sentences a title. A screen reader says them when they
    /// change.
    Task(Vec<String>),
}

/// Something that is on or off.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// Changes it.
    pub action: Action,
    /// Its words.
    pub label: String,
    /// It is on.
    pub on: bool,
}

/// A line of the engine.
#[derive(Clone, Debug, PartialEq)]
pub struct LineRow {
    /// "White +0.8".
    pub score: String,
    /// Its moves in the game's notation.
    pub moves: String,
    /// Makes them.
    pub action: Action,
}

/// Something that can be chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Button {
    /// What it does.
    pub action: Action,
    /// Its words.
    pub label: String,
    /// Whether it is on, for one that is on or off.
    pub on: Option<bool>,
    /// Can be pressed now.
    pub enabled: bool,
}

impl Button {
    /// A button that does something.
    pub(crate) fn new(action: Action, label: String) -> Self {
        Self { action, label, on: None, enabled: true }
    }

    /// The same, if it can be pressed now.
    pub(crate) fn enabled(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }

    /// A button that is on or off.
    pub(crate) fn switch(action: Action, label: String, is_on: bool) -> Self {
        Self { on: Some(is_on), ..Self::new(action, label) }
    }
}

/// Values of which one is chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Radios {
    /// A stable name for the page and its tests.
    pub id: String,
    /// What is chosen.
    pub title: String,
    /// Between what.
    pub values: Vec<Radio>,
}

/// One of several values.
#[derive(Clone, Debug, PartialEq)]
pub struct Radio {
    /// What choosing it does.
    pub action: Action,
    /// Its words.
    pub label: String,
    /// It is chosen.
    pub is_on: bool,
}

/// A place for a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// Whose text it is.
    pub input: Input,
    /// What is asked for.
    pub label: String,
    /// What stands there.
    pub text: String,
    /// What it is like.
    pub kind: FieldKind,
}

/// What a place for a text is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// One line to write.
    Line,
    /// Several lines to write.
    Lines,
    /// One line to read and to take along.
    Fixed,
}

/// A picture of black squares on white, four squares of white around it included.
#[derive(Clone, Debug, PartialEq)]
pub struct Code {
    /// What it is.
    pub label: String,
    /// How many squares are in a row.
    pub size: usize,
    /// The black squares as a path of SVG, in units of one square.
    pub path: String,
}

/// What stands beside the board.
pub fn panel(model: &Model, text: &Text) -> Panel {
    Panel {
        lead: learning::lead(model, text),
        title: text.tell(Key::Sections),
        tabs: Section::ALL.iter().map(|section| tab(model, *section, text)).collect(),
        parts: match model.section {
            Section::Analysis => analysis::view(model, text),
            Section::Position => position::view(model, text),
            Section::Rules => own::view(model, text),
            Section::Learn => learning::view(model, text),
            Section::Games => games::view(model, text),
            Section::Share => share::view(model, text),
        },
    }
}

fn tab(model: &Model, section: Section, text: &Text) -> Tab {
    Tab { action: Action::Open(section), label: text.tell(section.key()), on: model.section == section }
}
