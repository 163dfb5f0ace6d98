//! Keys that walk along the game, wherever the focus is.

use crate::dispatch;
use study::{Event, Step};
use web::dom::{self, Fault, Listener};
use web_sys::KeyboardEvent;

/// What has keys of its own: the board, and whatever is filled in.
const OWN_KEYS: &str = "#board, input, select, textarea, dialog";

/// Listens for as long as the listener is kept.
pub(crate) fn listen() -> Result<Listener, Fault> {
    Listener::new(&dom::document(), "keydown", |event: KeyboardEvent| press(&event))
}

fn press(event: &KeyboardEvent) {
    let plain = !(event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key());
    if let Some(step) = step(&event.key()).filter(|_| plain && dom::around(event, OWN_KEYS).is_none()) {
        event.prevent_default();
        dispatch(Event::Step(step));
    }
}

/// Forward is where the words go.
fn step(key: &str) -> Option<Step> {
    let (back, forward) =
        if is_from_right() { ("ArrowRight", "ArrowLeft") } else { ("ArrowLeft", "ArrowRight") };
    Some(match key {
        key if key == back => Step::Back,
        key if key == forward => Step::Forward,
        "ArrowUp" => Step::Previous,
        "ArrowDown" => Step::Next,
        "Home" => Step::First,
        "End" => Step::Last,
        _ => return None,
    })
}

fn is_from_right() -> bool {
    dom::root().is_ok_and(|page| page.get_attribute("dir").as_deref() == Some("rtl"))
}
