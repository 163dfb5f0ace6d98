//! Everything that is known while the page is open.

use crate::effect::Effect;
use crate::own::Own;
use crate::section::Section;
use rules::Game;
use text::Text;

/// The whole state of the study page.
#[derive(Clone, Debug, Default)]
pub struct Model {
    pub(crate) app: app::Model,
    pub(crate) section: Section,
    pub(crate) own: Own,
    effects: Vec<Effect>,
}

impl Model {
    /// The page before anything was loaded, in the language of these words.
    pub fn new(text: &Text) -> Model {
        Model { own: Own::new(text), ..Model::default() }
    }

    /// The game on the board, with all that `app` knows about it.
    pub fn app(&self) -> &app::Model {
        &self.app
    }

    pub(crate) fn game(&self) -> &Game {
        self.app.game()
    }

    /// Lets the game on the board hear of something.
    pub(crate) fn tell_app(&mut self, event: app::Event) {
        let effects = app::update(&mut self.app, event);
        self.emit_all(effects);
    }

    /// Puts a game on the board for two people.
    pub(crate) fn show(&mut self, game: Game) {
        let effects = app::show(&mut self.app, game);
        self.emit_all(effects);
    }

    pub(crate) fn emit_own(&mut self, effects: impl IntoIterator<Item = Effect>) {
        self.effects.extend(effects);
    }

    pub(crate) fn emit_all(&mut self, effects: Vec<app::Effect>) {
        self.effects.extend(effects.into_iter().map(Effect::App));
    }

    pub(crate) fn take_effects(&mut self) -> Vec<Effect> {
        core::mem::take(&mut self.effects)
    }
}
