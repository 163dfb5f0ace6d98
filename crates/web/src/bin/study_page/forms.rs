//! Form controls, which the player changes as well as the program: what they hold is a property of
//! theirs, not an attribute.

use std::cell::RefCell;
use std::collections::VecDeque;
use study::{Input, Panel, Part, Radios};
use wasm_bindgen::JsCast;
use web::dom::{self, Fault, Listener};
use web::{Call, call};
use web_sys::{Event, HtmlInputElement};

thread_local! {
    static TYPED: RefCell<VecDeque<(Input, String)>> = const { RefCell::new(VecDeque::new()) };
}

/// Listens to what is typed for as long as the listener is kept.
pub(crate) fn listen() -> Result<Listener, Fault> {
    Listener::new(&dom::find("study")?, "input", |event: Event| {
        if let Some(typed) = typed(&event) {
            TYPED.with_borrow_mut(|queue| queue.push_back(typed));
            call(Call::Own);
        }
    })
}

/// What was typed since it was asked for last.
pub(crate) fn take_typed() -> VecDeque<(Input, String)> {
    TYPED.take()
}

fn typed(event: &Event) -> Option<(Input, String)> {
    let field: HtmlInputElement = dom::around(event, "[data-input]")?.dyn_into().ok()?;
    Some((Input::from_id(&field.get_attribute("data-input")?)?, field.value()))
}

/// Lets the controls hold what the panel says.
pub(crate) fn fill(panel: &Panel) -> Result<(), Fault> {
    panel.parts.iter().try_for_each(|part| match part {
        Part::Radios(all) => check(all),
        Part::Field(one) => write(one.input, &one.text),
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
fn write(input: Input, text: &str) -> Result<(), Fault> {
    let field = control("data-input", input.id())?;
    if let Some(field) = field.filter(|field| field.value() != text) {
        field.set_value(text);
    }
    Ok(())
}

fn control(attribute: &str, value: &str) -> Result<Option<HtmlInputElement>, Fault> {
    let found = dom::document().query_selector(&format!("#study input[{attribute}='{value}']"))?;
    Ok(found.and_then(|element| element.dyn_into().ok()))
}
