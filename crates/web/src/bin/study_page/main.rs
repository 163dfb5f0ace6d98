//! The study page: the game, and beside it sections for looking into it.

mod files;
mod forms;
mod keys;
mod outside;
mod parts;
mod puzzles;
mod writing;

use app::{Effect, Event, Slot};
use outside::Outside;
use std::cell::RefCell;
use std::collections::VecDeque;
use study::{Action, Model, Origin};
use text::Text;
use wasm_bindgen::JsValue;
use web::dom::{self, Fault, Listener};
use web::tree::{self, Choosable};
use web::{Call, Page, storage};

/// What stands after `#` where the game of the game's page is to be looked at.
const GAME: &str = "#game";

thread_local! {
    /// What has happened beside the game.
    static HAPPENED: RefCell<VecDeque<study::Event>> = const { RefCell::new(VecDeque::new()) };
}

/// Lets the page hear of something beside the game, after all that came before.
fn dispatch(event: study::Event) {
    HAPPENED.with_borrow_mut(|happened| happened.push_back(event));
    web::call(Call::Own);
}

struct Study {
    model: Model,
    text: Text,
    origin: Origin,
    view: Tree,
    outside: Outside,
    _listeners: Vec<Listener>,
}

/// An action of the page, which this crate may give a name for the page.
#[derive(Clone, Copy, PartialEq)]
struct Chosen(Action);

impl Choosable for Chosen {
    fn id(&self) -> String {
        self.0.id()
    }
}

type Node = tree::Node<Chosen>;
type Tree = tree::Tree<Chosen>;

impl Page for Study {
    fn open() -> Result<Self, Fault> {
        let text = web::words()?;
        let (model, view) = (Model::new(&text), Tree::new("study")?);
        let mut listeners = writing::listen()?;
        listeners.extend(forms::listen()?);
        listeners.push(keys::listen()?);
        Ok(Self { model, text, origin: origin(), view, outside: Outside::new(), _listeners: listeners })
    }

    fn game(&self) -> &app::Model {
        self.model.app()
    }

    fn hear(&mut self, event: Event) -> Vec<Effect> {
        match event {
            Event::Started(started) => self.start(started),
            event => self.update(study::Event::App(event)),
        }
    }

    fn hear_own(&mut self) -> Vec<Effect> {
        let event = HAPPENED.with_borrow_mut(VecDeque::pop_front);
        event.map_or(vec![], |event| self.update(event))
    }

    fn choose(&mut self, id: &str) -> Vec<Effect> {
        let chosen = self.view.action(id);
        chosen.map_or(vec![], |Chosen(action)| self.update(study::Event::Act(action)))
    }

    fn scene(&self, now: app::Millis) -> app::Scene {
        study::scene(&self.model, now)
    }

    fn grid(&self, text: &Text) -> app::Grid {
        study::grid(&self.model, text)
    }

    fn show(&mut self) -> Result<(), Fault> {
        let panel = study::panel(&self.model, &self.text);
        self.view.show(parts::panel(&panel))?;
        forms::fill(&panel)
    }

    fn load(slot: Slot) -> Option<String> {
        let own = storage::load(slot, study::key(slot));
        match slot {
            Slot::Game if is_handed_over() => storage::load(slot, slot.key()),
            Slot::Settings => own.or_else(|| storage::load(slot, slot.key())),
            _ => own,
        }
    }

    fn save(slot: Slot, text: &str) -> Result<(), storage::Refused> {
        storage::save(slot, study::key(slot), text)
    }
}

impl Study {
    fn update(&mut self, event: study::Event) -> Vec<Effect> {
        let effects = study::update(&mut self.model, event);
        effects.into_iter().filter_map(|effect| self.outside.carry_out(effect)).collect()
    }

    /// First what was kept, then the game, then what the address asks for.
    fn start(&mut self, started: app::Started) -> Vec<Effect> {
        let kept = study::Slot::ALL.iter().filter_map(|slot| Some((*slot, storage::kept(slot.key())?)));
        let found = kept.map(|(slot, text)| study::Event::Found(slot, text));
        let opened = study::Event::Opened(outside::opened());
        let link = fragment().map(study::Event::Link);
        // A page that is loaded again would take up the address once more, no worse.
        let _ = leave_address();
        let events = found.chain([study::Event::Started(started, self.origin), opened]).chain(link);
        events.collect::<Vec<_>>().into_iter().flat_map(|event| self.update(event)).collect()
    }
}

/// What stands behind `#` in the address, if it may be a link.
fn fragment() -> Option<String> {
    Some(writing::fragment()).filter(|fragment| !fragment.is_empty() && !is_handed_over())
}

fn is_handed_over() -> bool {
    dom::window().location().hash().is_ok_and(|hash| hash == GAME)
}

fn origin() -> Origin {
    let kept = storage::load(Slot::Game, study::key(Slot::Game)).is_some();
    if kept && !is_handed_over() { Origin::Kept } else { Origin::Elsewhere }
}

/// Loading the page again goes on with what was done here.
fn leave_address() -> Result<(), Fault> {
    let (history, location) = (dom::window().history()?, dom::window().location());
    if location.hash()?.is_empty() {
        return Ok(());
    }
    history.replace_state_with_url(&JsValue::NULL, "", Some(&location.pathname()?))
}

fn main() {
    if outside::lead_on().is_none() {
        web::run::<Study>();
    }
}
