//! The browser's storage, which may be full, blocked or absent; the game goes on without it.
//!
//! What is kept is shared by all tabs, and the tab that wrote last has its way. The game is kept
//! for the tab as well, so that two tabs with two games leave each other alone.

use crate::dom::{self, Fault};
use app::Slot;
use web_sys::Storage;

/// The text of this slot that is kept under this key, if there is one and it can be read.
pub fn load(slot: Slot, key: &str) -> Option<String> {
    let kept = |storage: Option<Storage>| storage?.get_item(key).ok()?;
    match slot {
        Slot::Game => app::resumed(kept(of_tab()), kept(shared())),
        _ => kept(shared()),
    }
}

/// The text that all tabs share under this key, if there is one and it can be read.
pub fn kept(key: &str) -> Option<String> {
    shared()?.get_item(key).ok()?
}

/// Keeps a text for all tabs.
///
/// # Errors
/// If the browser did not keep it.
pub fn keep(key: &str, text: &str) -> Result<(), Refused> {
    write(shared(), key, text).ok_or(Refused)
}

/// Keeps the text, or tells that it could not be kept for the next visit.
///
/// # Errors
/// If the browser did not keep it.
pub fn save(slot: Slot, key: &str, text: &str) -> Result<(), Refused> {
    if slot == Slot::Game {
        // The tab's own copy only matters besides the shared one.
        let _ = write(of_tab(), key, text);
    }
    write(shared(), key, text).ok_or(Refused)
}

/// The browser did not keep a text.
#[derive(Debug)]
pub struct Refused;

fn write(storage: Option<Storage>, key: &str, text: &str) -> Option<()> {
    storage?.set_item(key, text).ok()
}

fn shared() -> Option<Storage> {
    granted(dom::window().local_storage())
}

fn of_tab() -> Option<Storage> {
    granted(dom::window().session_storage())
}

/// Merely asking throws where the player has blocked storage.
fn granted(storage: Result<Option<Storage>, Fault>) -> Option<Storage> {
    storage.ok()?
}
