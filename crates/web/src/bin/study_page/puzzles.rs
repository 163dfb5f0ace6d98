//! The files of puzzles, fetched once when one wants to learn a game.

use crate::dispatch;
use rules::Variant;
use study::{Day, Event};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web::dom::{self, Fault};
use web_sys::Response;

/// Fetches the file of a game's puzzles.
pub(crate) fn fetch(variant: Variant) {
    spawn_local(async move {
        let file = read(variant).await.ok();
        dispatch(Event::Puzzles(variant, file, today()));
    });
}

/// The page says where each file is.
async fn read(variant: Variant) -> Result<String, Fault> {
    let files = dom::root()?.get_attribute("data-puzzles").unwrap_or_default();
    let name = format!("puzzles-{}-", variant.id());
    let file = files.split(' ').find(|file| file.contains(&name)).ok_or("no puzzles of this game")?;
    let response: Response = JsFuture::from(dom::window().fetch_with_str(file)).await?.dyn_into()?;
    if !response.ok() {
        return Err(format!("{file}: {}", response.status()).into());
    }
    JsFuture::from(response.text()?).await?.as_string().ok_or_else(|| "no text".into())
}

/// The day where the player is, by the device's clock.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "days before 1970 are no days of play"
)]
fn today() -> Day {
    let now = js_sys::Date::new_0();
    let local = now.get_time() - now.get_timezone_offset() * 60_000.0;
    Day((local / 86_400_000.0) as u32)
}
