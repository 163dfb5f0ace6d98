//! What was learned of a game, fetched once when a question needs it.

use ai::Weights;
use js_sys::{ArrayBuffer, Function, Promise, Reflect, Uint8Array, global};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use crate::scope;

/// A move must not wait longer for weights than it would be thought about, in milliseconds.
const PATIENCE: i32 = 1_500;

/// The weights of the game with this id.
pub(crate) async fn fetch(game: &str) -> Result<Weights, JsValue> {
    // Where each game's weights are stands in the loader, which the build writes.
    let files = Reflect::get(&global(), &"weights".into())?;
    let file = Reflect::get(&files, &game.into())?.as_string().ok_or("no weights of this game")?;
    let response: Response = JsFuture::from(scope().fetch_with_str(&file)).await?.dyn_into()?;
    if !response.ok() {
        return Err(format!("{file}: {}", response.status()).into());
    }
    let bytes: ArrayBuffer = JsFuture::from(response.array_buffer()?).await?.dyn_into()?;
    Weights::from_bytes(&Uint8Array::new(&bytes).to_vec()).map_err(|why| why.to_string().into())
}

/// Waits as long as a question may.
pub(crate) async fn patience() {
    let promise = Promise::new(&mut |done: Function, _| {
        let asked = scope().set_timeout_with_callback_and_timeout_and_arguments_0(&done, PATIENCE);
        // Without a clock nothing is waited for.
        if asked.is_err() {
            let _ = done.call0(&JsValue::NULL);
        }
    });
    // It is never rejected.
    let _ = JsFuture::from(promise).await;
}
