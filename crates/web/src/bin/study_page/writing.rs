//! Files that are chosen or dropped, and what stands behind `#` in the page's address.

use crate::{dispatch, files};
use study::Event;
use wasm_bindgen::JsCast;
use web::dom::{self, Fault, Listener};
use web_sys::{DragEvent, FileList, HtmlInputElement};

/// Listens for as long as the listeners are kept.
pub(crate) fn listen() -> Result<Vec<Listener>, Fault> {
    let page = dom::document();
    Ok(vec![
        Listener::new(&page, "change", |event: web_sys::Event| chose(&event))?,
        Listener::new(&page, "dragover", |event: DragEvent| drags(&event))?,
        Listener::new(&page, "drop", |event: DragEvent| dropped(&event))?,
        Listener::new(&dom::window(), "hashchange", |_: web_sys::Event| moved())?,
    ])
}

fn chose(event: &web_sys::Event) {
    let chosen =
        dom::around(event, "[data-file]").and_then(|field| field.dyn_into::<HtmlInputElement>().ok());
    if let Some(field) = chosen {
        open(field.files());
        // The same file may be chosen again.
        field.set_value("");
    }
}

/// A browser lets files be dropped only where that is said beforehand. Dragged words go where they may.
fn drags(event: &DragEvent) {
    if event.data_transfer().is_some_and(|dragged| dragged.types().includes(&"Files".into(), 0)) {
        event.prevent_default();
    }
}

fn dropped(event: &DragEvent) {
    drags(event);
    open(event.data_transfer().and_then(|dropped| dropped.files()));
}

fn open(list: Option<FileList>) {
    if let Some(file) = list.and_then(|list| list.get(0)) {
        files::read(file, |content| dispatch(Event::File(content)));
    }
}

fn moved() {
    let fragment = fragment();
    // The page's own anchors lead to its parts.
    if dom::document().get_element_by_id(&fragment).is_none() {
        dispatch(Event::Link(fragment));
    }
}

/// What stands behind `#` in the page's address.
pub(crate) fn fragment() -> String {
    let hash = dom::window().location().hash().unwrap_or_default();
    hash.trim_start_matches('#').to_owned()
}
