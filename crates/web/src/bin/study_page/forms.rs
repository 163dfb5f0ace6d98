//! Form controls, which the player changes as well as the program: what they hold is a property of
//! theirs, not an attribute.

use crate::dispatch;
use study::{Graph, Input, Panel, Part, Radios};
use wasm_bindgen::JsCast;
use web::dom::{self, Fault, Listener};
use web_sys::{Event, HtmlInputElement, HtmlTextAreaElement};

/// The name of the slider along the game.
pub(crate) const ALONG: &str = "along";

/// Listens to what is typed and chosen for as long as the listeners are kept.
pub(crate) fn listen() -> Result<[Listener; 2], Fault> {
    let sections = dom::find("study")?;
    let typed = |event: Event| hear(&event, |input| !input.is_heard_whole());
    let chosen = |event: Event| hear(&event, Input::is_heard_whole);
    Ok([Listener::new(&sections, "input", typed)?, Listener::new(&sections, "change", chosen)?])
}

fn hear(event: &Event, is_due: impl FnOnce(Input) -> bool) {
    let Some((name, value)) = filled(event) else { return };
    match Input::from_id(&name) {
        Some(input) if is_due(input) => dispatch(study::Event::Input(input, value)),
        None if name == ALONG => value.parse().into_iter().for_each(|ply| dispatch(study::Event::Slid(ply))),
        _ => (),
    }
}

/// The name of a control and what it holds.
fn filled(event: &Event) -> Option<(String, String)> {
    let field = dom::around(event, "[data-input]")?;
    let line = field.dyn_ref::<HtmlInputElement>().map(HtmlInputElement::value);
    let lines = || field.dyn_ref::<HtmlTextAreaElement>().map(HtmlTextAreaElement::value);
    Some((field.get_attribute("data-input")?, line.or_else(lines)?))
}

/// Lets the controls hold what the panel says.
pub(crate) fn fill(panel: &Panel) -> Result<(), Fault> {
    panel.parts.iter().try_for_each(|part| match part {
        Part::Radios(all) => check(all),
        Part::Field(one) => write(one.input.id(), &one.text),
        Part::Graph(graph) => write(ALONG, &place(graph).to_string()),
        _ => Ok(()),
    })
}

fn check(all: &Radios) -> Result<(), Fault> {
    let Some(chosen) = all.values.iter().find(|value| value.is_on) else { return Ok(()) };
    if let Some(radio) = control("data-action", &chosen.action.id())? {
        radio.set_checked(true);
    }
    Ok(())
}

/// Writing what is there already would move the cursor.
fn write(name: &str, text: &str) -> Result<(), Fault> {
    let field = control("data-input", name)?;
    if let Some(field) = field.filter(|field| field.value() != text) {
        field.set_value(text);
    }
    Ok(())
}

/// Where the slider along the game stands.
pub(crate) fn place(graph: &Graph) -> usize {
    graph.here.unwrap_or_default()
}

fn control(attribute: &str, value: &str) -> Result<Option<HtmlInputElement>, Fault> {
    let found = dom::document().query_selector(&format!("#study input[{attribute}='{value}']"))?;
    Ok(found.and_then(|element| element.dyn_into().ok()))
}
