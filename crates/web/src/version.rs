//! Newer versions: `www/start.mjs` watches for them and loads the page again when told to.

use crate::dom::{self, Fault, Listener};
use crate::runner;
use web_sys::Event;

/// Listens for a newer version that waits.
pub(crate) fn listen() -> Result<Listener, Fault> {
    Listener::new(&dom::document(), "newer", |_: Event| runner::dispatch(app::Event::NewVersion))
}

/// Lets it take over.
pub(crate) fn renew() -> Result<(), Fault> {
    dom::document().dispatch_event(&Event::new("renew")?).map(drop)
}
