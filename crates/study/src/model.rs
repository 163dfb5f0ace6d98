//! Everything that is known while the page is open.

use crate::analysis::{Engine, Review, Seen};
use crate::effect::{Effect, Slot};
use crate::games::Games;
use crate::learning::Learning;
use crate::own::Own;
use crate::position::Editor;
use crate::section::Section;
use crate::share::Share;
use ai::talk::Ask;
use record::{NodeId, Record, Tags};
use rules::{Game, Side};
use std::collections::BTreeMap;
use text::Text;

/// The whole state of the study page.
#[derive(Clone, Debug)]
pub struct Model {
    pub(crate) app: app::Model,
    pub(crate) section: Section,
    pub(crate) own: Own,
    pub(crate) games: Games,
    pub(crate) share: Share,
    /// The game on the board with everything that was looked at.
    pub(crate) record: Record,
    /// The record that another game replaced.
    pub(crate) shelf: Option<Record>,
    /// The record that storage holds, until the page has started.
    pub(crate) found: Option<String>,
    pub(crate) engine: Engine,
    pub(crate) review: Review,
    pub(crate) editor: Editor,
    /// What the engine saw in positions of the tree.
    pub(crate) seen: BTreeMap<NodeId, Seen>,
    pub(crate) learning: Learning,
    effects: Vec<Effect>,
}

impl Default for Model {
    fn default() -> Self {
        let app = app::Model::default();
        Self {
            record: Record::of(app.game(), Tags::default()),
            app,
            section: Section::default(),
            own: Own::default(),
            games: Games::default(),
            share: Share::default(),
            shelf: None,
            found: None,
            engine: Engine::default(),
            review: Review::default(),
            editor: Editor::default(),
            seen: BTreeMap::new(),
            learning: Learning::default(),
            effects: Vec::new(),
        }
    }
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

    /// Puts a game on the board, seen from this side.
    pub(crate) fn show_from(&mut self, game: Game, side: Side) {
        self.leave_lesson();
        app::turn_to(&mut self.app, side);
        self.show(game);
    }

    pub(crate) fn emit(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    pub(crate) fn emit_own(&mut self, effects: impl IntoIterator<Item = Effect>) {
        self.effects.extend(effects);
    }

    pub(crate) fn emit_ask(&mut self, ask: Ask) {
        self.effects.push(Effect::App(app::Effect::Ask(ask)));
    }

    pub(crate) fn save_record(&mut self) {
        self.effects.push(Effect::Keep(Slot::Record, record::write(&self.record)));
    }

    pub(crate) fn emit_all(&mut self, effects: Vec<app::Effect>) {
        self.effects.extend(effects.into_iter().map(Effect::App));
    }

    /// What is on the board in a lesson is not the player's game, which stays kept.
    pub(crate) fn take_effects(&mut self) -> Vec<Effect> {
        let mut effects = core::mem::take(&mut self.effects);
        if self.learning.is_on_the_board() {
            effects.retain(|effect| !matches!(effect, Effect::App(app::Effect::Save(app::Slot::Game, _))));
        }
        effects
    }
}
