//! The clipboard, which a browser may refuse.

use crate::dom;
use crate::runner;
use app::Event;
use wasm_bindgen::prelude::*;

/// Copies texts and reports how it went.
pub(crate) struct Clipboard {
    copied: Closure<dyn FnMut(JsValue)>,
    refused: Closure<dyn FnMut(JsValue)>,
}

impl Clipboard {
    /// The browser's clipboard.
    pub(crate) fn new() -> Self {
        Self {
            copied: Closure::new(|_| runner::dispatch(Event::Copied)),
            refused: Closure::new(|_| runner::dispatch(Event::CopyFailed)),
        }
    }

    /// Puts the text there; [`Event::Copied`] or [`Event::CopyFailed`] follows.
    pub(crate) fn copy(&self, text: &str) {
        let navigator = dom::window().navigator();
        // Absent on pages that did not come over a safe connection.
        let known = js_sys::Reflect::get(&navigator, &"clipboard".into());
        if known.is_ok_and(|clipboard| clipboard.is_truthy()) {
            let written = navigator.clipboard().write_text(text);
            let _ = written.then2(&self.copied, &self.refused);
        } else {
            runner::dispatch(Event::CopyFailed);
        }
    }
}
