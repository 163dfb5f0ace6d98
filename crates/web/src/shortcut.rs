//! Addresses that begin a game: the shortcuts of the installed app open the page with `?play=computer`
//! or `?play=friend`, the rules pages with `?play=` and the name of their game.

use crate::dom::{self, Fault};
use ai::Level;
use app::{Action, Opponent};
use rules::Variant;
use wasm_bindgen::JsValue;

/// What the player wants who opened the page so. A game against an opponent of that kind goes on;
/// else a new one begins. Asked once: loading the page again wants nothing.
pub(crate) fn take(now: Opponent) -> Result<Vec<Action>, Fault> {
    let (search, path) = (dom::window().location().search()?, dom::window().location().pathname()?);
    let Some(actions) = search.strip_prefix("?play=").and_then(|wish| actions(wish, now)) else {
        return Ok(vec![]);
    };
    dom::window().history()?.replace_state_with_url(&JsValue::NULL, "", Some(&path))?;
    Ok(actions)
}

fn actions(wish: &str, now: Opponent) -> Option<Vec<Action>> {
    let wanted = match wish {
        "computer" => Opponent::Computer(Level::default()),
        "friend" => Opponent::Friend,
        game => return Variant::from_id(game).map(|game| vec![Action::Variant(game)]),
    };
    let goes_on = (wanted == Opponent::Friend) == (now == Opponent::Friend);
    Some(if goes_on { vec![] } else { vec![Action::NewGame, Action::Opponent(wanted)] })
}
