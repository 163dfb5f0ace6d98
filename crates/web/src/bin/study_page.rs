//! The study page: the game, and beside it sections for looking into it.

use app::{Effect, Event, Slot};
use study::{Action, Model, Origin, Panel, Part};
use text::Text;
use wasm_bindgen::JsValue;
use web::dom::{self, Fault};
use web::tree::{self, Choosable};
use web::{Page, storage};

/// What stands after `#` where the game of the game's page is to be looked at.
const GAME: &str = "#game";

struct Study {
    model: Model,
    text: Text,
    origin: Origin,
    view: Tree,
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
        Ok(Self { model: Model::default(), text: web::words()?, origin: origin(), view: Tree::new("study")? })
    }

    fn game(&self) -> &app::Model {
        self.model.app()
    }

    fn hear(&mut self, event: Event) -> Vec<Effect> {
        let event = match event {
            Event::Started(started) => {
                // A page that is loaded again would take the game over once more, no worse.
                let _ = leave_address();
                study::Event::Started(started, self.origin)
            }
            event => study::Event::App(event),
        };
        self.update(event)
    }

    fn choose(&mut self, id: &str) -> Vec<Effect> {
        let chosen = self.view.action(id);
        chosen.map_or(vec![], |Chosen(action)| self.update(study::Event::Act(action)))
    }

    fn show(&mut self) -> Result<(), Fault> {
        self.view.show(panel(&study::panel(&self.model, &self.text)))
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
        effects.into_iter().map(|study::Effect::App(effect)| effect).collect()
    }
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
    if !is_handed_over() {
        return Ok(());
    }
    history.replace_state_with_url(&JsValue::NULL, "", Some(&location.pathname()?))
}

fn panel(panel: &Panel) -> Vec<Node> {
    let tabs = panel.tabs.iter().map(|tab| {
        Node::button("chip", Chosen(tab.action)).with("aria-pressed", tab.on.to_string()).text(&tab.label)
    });
    let tabs = Node::classed("div", "chips tabs")
        .with("role", "group")
        .with("aria-label", &panel.title)
        .children(tabs);
    core::iter::once(tabs).chain(panel.parts.iter().map(part)).collect()
}

fn part(part: &Part) -> Node {
    match part {
        Part::Words(words) => Node::new("p").text(words),
    }
}

fn main() {
    web::run::<Study>();
}
