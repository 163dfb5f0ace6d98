//! What happens after a mistake in the program: everything stops, and the player is told.

use crate::dom;
use std::cell::Cell;
use std::panic::PanicHookInfo;
use web_sys::HtmlElement;

thread_local! {
    static STOPPED: Cell<bool> = const { Cell::new(false) };
}

/// From now on a panic stops the program in an orderly way.
pub(crate) fn guard() {
    std::panic::set_hook(Box::new(tell));
}

/// The program has panicked; its state is not to be trusted.
pub(crate) fn stopped() -> bool {
    STOPPED.get()
}

/// Stops the program and shows the sentence about it.
pub(crate) fn stop(why: &str) {
    STOPPED.set(true);
    web_sys::console::error_1(&why.into());
    if let Ok(sentence) = dom::find::<HtmlElement>("crashed") {
        sentence.set_hidden(false);
    }
}

fn tell(info: &PanicHookInfo<'_>) {
    stop(&info.to_string());
}
