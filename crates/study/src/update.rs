//! The only place where the model changes: one event in, effects out.

use crate::action::Action;
use crate::effect::{Effect, Slot};
use crate::event::{Event, Input, Origin};
use crate::model::Model;

/// Takes in what happened and gives back what the page is to do about it, in order.
pub fn update(model: &mut Model, event: Event) -> Vec<Effect> {
    match event {
        Event::Started(started, origin) => model.start(started, origin),
        Event::App(event) => model.tell_app(event),
        Event::Act(action) => model.act(action),
        Event::Input(Input::RulesName, name) => model.name_rules(name),
        Event::Found(Slot::Rules, text) => model.find_rules(&text),
        Event::Link(fragment) => model.open_link(&fragment),
    }
    model.take_effects()
}

impl Model {
    fn start(&mut self, started: app::Started, origin: Origin) {
        self.tell_app(app::Event::Started(started));
        self.begin_own();
        if origin == Origin::Elsewhere {
            self.show(self.game().clone());
        }
    }

    fn act(&mut self, action: Action) {
        match action {
            Action::Open(section) => self.section = section,
            Action::Own(action) => self.act_own(action),
        }
    }
}
