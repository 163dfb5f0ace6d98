//! Short ways to the page: finding elements and listening to them.

use js_sys::Object;
use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, Event, EventTarget, Window};

/// What the browser said no to; shown on the console.
pub type Fault = JsValue;

/// The fault in words, as the browser puts it.
pub fn words(fault: &Fault) -> String {
    let object = || fault.dyn_ref::<Object>().map(|object| String::from(object.to_string()));
    fault.as_string().or_else(object).unwrap_or_default()
}

/// The window this program runs in.
///
/// # Panics
/// In a worker, which has none.
pub fn window() -> Window {
    web_sys::window().expect("the program runs in a page")
}

/// The page.
///
/// # Panics
/// In a worker, which has none.
pub fn document() -> Document {
    window().document().expect("a window has a page")
}

/// The page's outermost element.
///
/// # Errors
/// If the page is empty.
pub fn root() -> Result<Element, Fault> {
    document().document_element().ok_or_else(|| "the page has no root".into())
}

/// The element with this id.
///
/// # Errors
/// If there is none, or it is of another kind.
pub fn find<T: JsCast>(id: &str) -> Result<T, Fault> {
    let element = document().get_element_by_id(id);
    let element = element.ok_or_else(|| format!("the page has no element '{id}'"))?;
    element.dyn_into().map_err(|_| format!("the element '{id}' is of another kind").into())
}

/// Writes an attribute where it differs.
pub fn set(element: &Element, name: &str, value: &str) {
    if element.get_attribute(name).as_deref() != Some(value) {
        // Fails for impossible names only, and all names are literals.
        let _ = element.set_attribute(name, value);
    }
}

/// The nearest element around the target of `event` that matches, the target itself included.
pub fn around(event: &Event, selector: &str) -> Option<Element> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest(selector).ok()?
}

/// A listener that lives as long as this value.
pub struct Listener {
    target: EventTarget,
    name: &'static str,
    heard: Closure<dyn Fn(Event)>,
}

impl Listener {
    /// Calls `hear` for each event `name` on `target`.
    ///
    /// # Errors
    /// If the browser refuses.
    pub fn new<E: JsCast>(
        target: &EventTarget,
        name: &'static str,
        hear: impl Fn(E) + 'static,
    ) -> Result<Self, Fault> {
        let heard = Closure::<dyn Fn(Event)>::new(move |event: Event| hear(event.unchecked_into()));
        target.add_event_listener_with_callback(name, heard.as_ref().unchecked_ref())?;
        Ok(Self { target: target.clone(), name, heard })
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let heard = self.heard.as_ref().unchecked_ref();
        // A listener that is gone already is what was wanted.
        let _ = self.target.remove_event_listener_with_callback(self.name, heard);
    }
}
