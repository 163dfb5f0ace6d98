//! The shortcuts of the installed app, which open the page with `?play=computer` or `?play=friend`.

use crate::dom::{self, Fault};
use ai::Level;
use app::{Action, Opponent};
use wasm_bindgen::JsValue;

/// What the player wants who opened the page so. A game against an opponent of that kind goes on;
/// else a new one begins. Asked once: loading the page again wants nothing.
pub(crate) fn take(now: Opponent) -> Result<Vec<Action>, Fault> {
    let (search, path) = (dom::window().location().search()?, dom::window().location().pathname()?);
    let wanted = match search.as_str() {
        "?play=computer" => Opponent::Computer(Level::default()),
        "?play=friend" => Opponent::Friend,
        _ => return Ok(vec![]),
    };
    dom::window().history()?.replace_state_with_url(&JsValue::NULL, "", Some(&path))?;
    let goes_on = (wanted == Opponent::Friend) == (now == Opponent::Friend);
    Ok(if goes_on { vec![] } else { vec![Action::NewGame, Action::Opponent(wanted)] })
}
