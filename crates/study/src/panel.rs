//! What stands beside the board, as data: the sections, and what is in the open one.

use crate::action::Action;
use crate::analysis;
use crate::model::Model;
use crate::position;
use crate::section::Section;
use text::Text;
use text::study::Key;

/// What stands beside the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
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
}

/// What stands beside the board.
pub fn panel(model: &Model, text: &Text) -> Panel {
    Panel {
        title: text.tell(Key::Sections),
        tabs: Section::ALL.iter().map(|section| tab(model, *section, text)).collect(),
        parts: match model.section {
            Section::Analysis => analysis::view(model, text),
            Section::Position => position::view(model, text),
        },
    }
}

fn tab(model: &Model, section: Section, text: &Text) -> Tab {
    Tab { action: Action::Open(section), label: text.tell(section.key()), on: model.section == section }
}
