//! The game page as it begins with what was kept, and everything that is seen of it.

use std::rc::Rc;

use app::{Action, Effect, Event, Millis, Model, Moving, Slot, Started};
use text::{Language, Text};

thread_local! {
    static ENGLISH: Rc<Text> = Rc::new(text::source::text(Language::English));
}

pub(crate) fn english() -> Rc<Text> {
    ENGLISH.with(Rc::clone)
}

/// What a page knows at its start where nothing was kept.
pub(crate) fn started() -> Started {
    Started {
        seed: 7,
        language: "en".to_owned(),
        languages: vec![],
        moving: Moving::Animated,
        settings: None,
        game: None,
        statistics: None,
    }
}

/// A page that has begun.
pub(crate) fn begun(started: Started) -> Model {
    let mut model = Model::default();
    app::update(&mut model, Event::Started(started));
    model
}

/// Draws all that players see, for no other reason than that it can be drawn.
pub(crate) fn look(model: &Model) {
    let text = english();
    app::panel(model, &text);
    app::grid(model, &text);
    app::menu(model, &text);
    app::scene(model, Millis(0.0));
}

/// The text that these actions have kept in a slot last.
pub(crate) fn kept(model: &Model, slot: Slot, actions: [Action; 2]) -> String {
    let mut model = model.clone();
    let effects = actions.into_iter().flat_map(|action| app::update(&mut model, Event::Act(action)));
    let texts = effects.filter_map(|effect| match effect {
        Effect::Save(saved, text) if saved == slot => Some(text),
        _ => None,
    });
    texts.last().expect("these actions keep something")
}
