//! Clicks on buttons, wherever they stand in the page.

use crate::dom::{self, Fault, Listener};
use crate::runner::{self, Call};
use web_sys::{Event, HtmlElement};

/// Listens to all buttons of the page for as long as the listener is kept.
pub(crate) fn listen() -> Result<Listener, Fault> {
    Listener::new(&dom::document(), "click", |event: Event| clicked(&event))
}

fn clicked(event: &Event) {
    if dom::around(event, "[data-menu]").is_some() {
        runner::call(Call::OpenMenu);
    }
    let button = dom::around(event, "[data-action]:not([aria-disabled='true'])");
    if let Some(id) = button.and_then(|button| button.get_attribute("data-action")) {
        runner::call(Call::Chosen(id));
        close_popover();
    }
}

/// A choice from the small menu of the controls closes it.
fn close_popover() {
    if let Ok(more) = dom::find::<HtmlElement>("more") {
        // Fails when it is closed already.
        let _ = more.hide_popover();
    }
}
