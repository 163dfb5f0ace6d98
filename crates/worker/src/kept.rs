//! The browser's cache as a place for endgames. It may be full, blocked or absent: then they are
//! worked out anew at each visit, and nobody need know.

use js_sys::{Promise, Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Cache, CacheStorage, Response};

use crate::scope;

/// What was kept under a name.
pub(crate) async fn load(name: &str) -> Option<Vec<u8>> {
    let response: Response = awaited(cache().await?.match_with_str(name)).await?;
    let bytes: JsValue = awaited(response.array_buffer().ok()?).await?;
    Some(Uint8Array::new(&bytes).to_vec())
}

/// Keeps something under a name, if it can be kept: else it is made again.
pub(crate) async fn save(name: String, mut bytes: Vec<u8>) {
    if let (Some(cache), Ok(response)) = (cache().await, Response::new_with_opt_u8_array(Some(&mut bytes))) {
        let _: Option<JsValue> = awaited(cache.put_with_str(&name, &response)).await;
    }
}

/// Named as `sw.js` names what it keeps, so that it is taken off the device with all the rest.
async fn cache() -> Option<Cache> {
    let here = scope().location().href();
    let (site, _) = here.rsplit_once('/')?;
    awaited(storage()?.open(&format!("damka {site}/ endgames"))).await
}

/// Absent where the page did not come over a secure connection.
fn storage() -> Option<CacheStorage> {
    Reflect::get(&js_sys::global(), &"caches".into()).ok()?.dyn_into().ok()
}

async fn awaited<T: JsCast>(promise: Promise) -> Option<T> {
    JsFuture::from(promise).await.ok()?.dyn_into().ok()
}
