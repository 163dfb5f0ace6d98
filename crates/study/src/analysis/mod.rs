//! The game with its variations, and what the engine thinks of it.

mod engine;
mod graph;
mod moves;
mod review;
mod score;
mod steps;

pub use engine::Switch;
pub use graph::Graph;
pub use moves::Entry;
pub use steps::Step;

pub(crate) use engine::Engine;
pub(crate) use review::Review;
pub(crate) use score::Seen;

use crate::action::Action;
use crate::model::Model;
use crate::panel::{Choice, Part};
use text::Text;
use text::study::Key;

pub(crate) fn view(model: &Model, text: &Text) -> Vec<Part> {
    let engine = Choice {
        action: Action::Engine(model.engine.switch.other()),
        label: text.tell(Key::Engine),
        on: model.engine.is_on(),
    };
    let mut parts = vec![Part::Switch(engine)];
    parts.extend(engine::view(model, text));
    parts.extend(graph::view(model, text));
    parts.push(Part::Moves(moves::view(model, text)));
    parts.extend(review::view(model, text));
    parts
}
