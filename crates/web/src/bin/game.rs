//! The game's page: nothing but the game.

use app::{Effect, Event, Model};
use web::Page;
use web::dom::Fault;

struct Game(Model);

impl Page for Game {
    fn open() -> Result<Self, Fault> {
        Ok(Self(Model::default()))
    }

    fn game(&self) -> &Model {
        &self.0
    }

    fn hear(&mut self, event: Event) -> Vec<Effect> {
        app::update(&mut self.0, event)
    }
}

fn main() {
    web::run::<Game>();
}
