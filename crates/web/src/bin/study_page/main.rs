//! The study page: the game, and beside it sections for looking into it.

mod forms;
mod keys;
mod parts;
mod puzzles;

use app::{Effect, Event, Slot};
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
    _listeners: [Listener; 3],
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
        let [typed, chosen] = forms::listen()?;
        Ok(Self { model, text, origin: origin(), view, _listeners: [typed, chosen, keys::listen()?] })
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
        effects.into_iter().filter_map(carry_out).collect()
    }

    /// First what was kept, then the game, then what the address asks for.
    fn start(&mut self, started: app::Started) -> Vec<Effect> {
        let kept = study::Slot::ALL.iter().filter_map(|slot| Some((*slot, storage::kept(slot.key())?)));
        let found = kept.map(|(slot, text)| study::Event::Found(slot, text));
        let link = fragment().map(study::Event::Link);
        // A page that is loaded again would take up the address once more, no worse.
        let _ = leave_address();
        let events = found.chain([study::Event::Started(started, self.origin)]).chain(link);
        events.collect::<Vec<_>>().into_iter().flat_map(|event| self.update(event)).collect()
    }
}

/// Does what the page does itself; the rest is handed on.
fn carry_out(effect: study::Effect) -> Option<Effect> {
    match effect {
        study::Effect::App(effect) => return Some(effect),
        study::Effect::Keep(slot, text) => keep(slot, &text),
        study::Effect::FetchPuzzles(variant) => puzzles::fetch(variant),
        study::Effect::CopyLink(link) => return address(&link).ok().map(Effect::Copy),
    }
    None
}

fn keep(slot: study::Slot, text: &str) {
    if storage::keep(slot.key(), text).is_err() {
        web::dispatch(Event::StorageFailed);
    }
}

/// The address of this page with this fragment.
fn address(fragment: &str) -> Result<String, Fault> {
    let location = dom::window().location();
    Ok(format!("{}{}#{fragment}", location.origin()?, location.pathname()?))
}

/// What stands behind `#` in the address, if it is a link.
fn fragment() -> Option<String> {
    let hash = dom::window().location().hash().ok().filter(|hash| hash != GAME)?;
    hash.strip_prefix('#').map(str::to_owned)
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
    web::run::<Study>();
}
