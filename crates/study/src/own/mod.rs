//! Rules of one's own: composed axis by axis, checked, named, kept, played and passed on by link.
//!
//! A [`Value`] is chosen on one axis at a time. What does not go together is refused with a reason: it
//! stays chosen, and the last rules that made sense stay those that are played.

mod kept;
mod known;
mod preset;
mod value;
mod view;

use crate::effect::{Effect, Slot};
use crate::model::Model;
use crate::section::Section;
use app::Opponent;
use kept::Kept;
use record::{Link, Opener};
use rules::{Game, Rules, RulesError, Variant};
use text::Text;

pub use known::Known;
pub use value::Value;
pub(crate) use view::view;

/// A choice of the player in this section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Begin with the rules of this game.
    Start(Known),
    /// Choose this value on its axis.
    Choose(Value),
    /// Play by the rules against this opponent.
    Play(Opponent),
    /// Keep the rules under their name; those that were opened are replaced.
    Save,
    /// Keep the rules besides those that were opened.
    SaveNew,
    /// Take up rules of the list, by their place.
    Open(usize),
    /// Delete rules of the list, by their place.
    Delete(usize),
    /// Put back what was deleted last.
    Restore,
    /// Copy a link to the rules.
    Copy,
}

impl Action {
    /// A stable name for the page and its tests.
    pub(crate) fn id(self) -> String {
        match self {
            Action::Start(known) => format!("own-start-{}", known.id()),
            Action::Choose(value) => format!("own-{}", value.id()),
            Action::Play(opponent) => format!("own-play-{}", app::Action::Opponent(opponent).id()),
            Action::Save => "own-save".into(),
            Action::SaveNew => "own-save-new".into(),
            Action::Open(place) => format!("own-open-{place}"),
            Action::Delete(place) => format!("own-delete-{place}"),
            Action::Restore => "own-restore".into(),
            Action::Copy => "own-copy".into(),
        }
    }
}

/// The rules being composed, and those that are kept.
#[derive(Clone, Debug)]
pub(crate) struct Own {
    /// What is chosen, whether or not it makes sense.
    draft: Rules,
    /// The last that made sense.
    rules: Rules,
    /// As it was typed.
    name: String,
    /// What the presets are called in the page's language.
    presets: Vec<String>,
    list: Vec<Kept>,
    /// Whether something of the list could not be read.
    is_maimed: bool,
    /// The place in the list of the rules that are being changed.
    opened: Option<usize>,
    /// What was deleted last, and where it stood.
    deleted: Option<(usize, Kept)>,
}

impl Default for Own {
    fn default() -> Own {
        let rules = Variant::Russian.rules();
        Own {
            draft: rules,
            rules,
            name: String::new(),
            presets: vec![],
            list: vec![],
            is_maimed: false,
            opened: None,
            deleted: None,
        }
    }
}

impl Own {
    pub(crate) fn new(text: &Text) -> Own {
        let presets = preset::PRESETS.iter().map(|preset| text.tell(preset.name)).collect();
        Own { presets, ..Own::default() }
    }

    /// Why what is chosen does not go together, if it does not.
    fn fault(&self) -> Option<RulesError> {
        self.draft.check().err()
    }

    fn take(&mut self, rules: Rules, name: &str) {
        (self.draft, self.rules) = (rules, rules);
        name.clone_into(&mut self.name);
        self.opened = None;
    }

    fn choose(&mut self, value: Value) {
        self.draft = known::named(&value.on(&self.draft));
        if self.fault().is_none() {
            self.rules = self.draft;
        }
    }

    /// The name as it is kept and shown; where none was typed that of the preset which it is.
    fn name(&self) -> Option<String> {
        let typed = Some(app::own::name_of(&self.name)).filter(|name| !name.is_empty());
        typed.or_else(|| self.presets.get(preset::place(&self.rules)?).cloned())
    }

    fn save(&mut self, place: Option<usize>) {
        let Some(name) = self.name() else { return };
        let kept = Kept { name, rules: self.rules };
        self.deleted = None;
        match place.and_then(|place| self.list.get_mut(place)) {
            Some(old) => *old = kept,
            None => {
                self.list.push(kept);
                self.opened = Some(self.list.len() - 1);
            }
        }
    }

    fn open(&mut self, place: usize) {
        if let Some(Kept { name, rules }) = self.list.get(place).cloned() {
            self.take(rules, &name);
            self.opened = Some(place);
        }
    }

    fn delete(&mut self, place: usize) {
        if place < self.list.len() {
            self.deleted = Some((place, self.list.remove(place)));
            self.opened = None;
        }
    }

    fn restore(&mut self) {
        if let Some((place, kept)) = self.deleted.take() {
            self.list.insert(place.min(self.list.len()), kept);
            self.opened = None;
        }
    }

    /// The fragment of an address that carries the rules and their name.
    fn link(&self) -> Option<String> {
        let game = Game::traditional(self.rules);
        let opener = Opener::Watches(game.start().turn());
        Link { game, opener, name: self.name().unwrap_or_default() }.write().ok()
    }
}

impl Model {
    pub(crate) fn act_own(&mut self, action: Action) {
        match action {
            Action::Start(known) => self.own.take(known.rules(), ""),
            Action::Choose(value) => self.own.choose(value),
            Action::Play(opponent) => self.play_own(opponent),
            Action::Save => self.change_list(|own| own.save(own.opened)),
            Action::SaveNew => self.change_list(|own| own.save(None)),
            Action::Open(place) => self.own.open(place),
            Action::Delete(place) => self.change_list(|own| own.delete(place)),
            Action::Restore => self.change_list(Own::restore),
            Action::Copy => {
                let link = self.own.link();
                self.emit_own(link.map(Effect::CopyLink));
            }
        }
    }

    fn play_own(&mut self, opponent: Opponent) {
        let name = self.own.name();
        let effects = app::own::play(&mut self.app, &self.own.rules, name.as_deref(), opponent);
        self.emit_all(effects);
    }

    fn change_list(&mut self, change: impl FnOnce(&mut Own)) {
        change(&mut self.own);
        let text = kept::write(&self.own.list);
        self.emit_own([Effect::Keep(Slot::Rules, text)]);
    }

    /// Takes in the list that was kept.
    pub(crate) fn find_rules(&mut self, text: &str) {
        let (list, whole) = kept::read(text);
        (self.own.list, self.own.is_maimed) = (list, !whole);
    }

    /// Begins with the rules of the game on the board.
    pub(crate) fn begin_own(&mut self) {
        let (rules, name) = (*self.game().rules(), self.app.rules_name().to_owned());
        self.own.take(rules, &name);
    }

    /// Shows the rules of a link that was made for them; false if it is of a game.
    pub(crate) fn open_rules(&mut self, link: &Link) -> bool {
        let rules = link.game.rules();
        let is_start = link.game.is_empty() && link.game.start() == Game::traditional(*rules).start();
        let is_for_rules = is_start && (!link.name.is_empty() || Variant::of(rules).is_none());
        if is_for_rules {
            self.section = Section::Rules;
            self.own.take(*rules, &link.name);
        }
        is_for_rules
    }

    pub(crate) fn name_rules(&mut self, name: String) {
        self.own.name = name;
    }
}
