//! The only place where the model changes: one event in, effects out.

use crate::action::Action;
use crate::effect::Effect;
use crate::event::{Event, Origin};
use crate::model::Model;

/// Takes in what happened and gives back what the page is to do about it, in order.
pub fn update(model: &mut Model, event: Event) -> Vec<Effect> {
    match event {
        Event::Started(started, origin) => model.start(started, origin),
        Event::App(event) => model.tell_app(event),
        Event::Act(action) => model.act(action),
    }
    model.take_effects()
}

impl Model {
    fn start(&mut self, started: app::Started, origin: Origin) {
        self.tell_app(app::Event::Started(started));
        if origin == Origin::Elsewhere {
            self.show(self.game().clone());
        }
    }

    fn act(&mut self, action: Action) {
        match action {
            Action::Open(section) => self.section = section,
        }
    }
}
