//! The browser's storage, which may be full, blocked or absent; the game goes on without it.

use crate::dom;
use app::Slot;
use web_sys::Storage;

/// The text kept in this slot, if there is one and it can be read.
pub(crate) fn load(slot: Slot) -> Option<String> {
    storage()?.get_item(slot.key()).ok()?
}

/// Keeps the text, or tells that it could not be kept.
pub(crate) fn save(slot: Slot, text: &str) -> Result<(), Refused> {
    storage().and_then(|storage| storage.set_item(slot.key(), text).ok()).ok_or(Refused)
}

/// The browser did not keep a text.
pub(crate) struct Refused;

fn storage() -> Option<Storage> {
    // Merely asking throws where the player has blocked storage.
    dom::window().local_storage().ok()?
}
