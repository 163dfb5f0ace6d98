//! Files of the device: read when the player chooses one, written when the player saves. None leaves it.

use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web::dom::{self, Fault};
use web_sys::{
    Blob, BlobPropertyBag, File, HtmlAnchorElement, HtmlCanvasElement, TextDecoder, TextDecoderOptions, Url,
};

/// Reads a file and hands on its text; nothing where the device refuses.
pub(crate) fn read(file: File, hear: impl FnOnce(String) + 'static) {
    spawn_local(async move { hear(content(&file).await.unwrap_or_default()) });
}

/// Old programs wrote the letters of Western Europe, one byte each.
async fn content(file: &File) -> Result<String, Fault> {
    let bytes: Object = JsFuture::from(file.array_buffer()).await?.unchecked_into();
    decode("utf-8", &bytes).or_else(|_| decode("windows-1252", &bytes))
}

fn decode(label: &str, bytes: &Object) -> Result<String, Fault> {
    let options = TextDecoderOptions::new();
    options.set_fatal(true);
    TextDecoder::new_with_label_and_options(label, &options)?.decode_with_buffer_source(bytes)
}

/// Saves a text as a file of a game.
pub(crate) fn save_text(text: &str) -> Result<(), Fault> {
    let kind = BlobPropertyBag::new();
    kind.set_type("application/x-draughts");
    save(&Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind)?, "damka.pdn")
}

/// Saves the board as a picture.
pub(crate) fn save_picture() {
    spawn_local(async {
        if let Err(fault) = saved_picture().await {
            web_sys::console::error_1(&fault);
        }
    });
}

async fn saved_picture() -> Result<(), Fault> {
    let picture: Blob = JsFuture::from(picture()?).await?.dyn_into()?;
    save(&picture, "damka.png")
}

/// Puts the board on the clipboard as a picture, and tells whether that went well.
pub(crate) fn copy_picture(hear: impl FnOnce(bool) + 'static) {
    spawn_local(async move { hear(copied_picture().await.is_ok()) });
}

/// By name, since a browser that has no pictures on its clipboard throws.
async fn copied_picture() -> Result<(), Fault> {
    let kind: Function = Reflect::get(&dom::window(), &"ClipboardItem".into())?.dyn_into()?;
    let forms = Object::new();
    Reflect::set(&forms, &"image/png".into(), &picture()?.into())?;
    let item = Reflect::construct(&kind, &Array::of1(&forms))?;
    let clipboard = Reflect::get(&dom::window().navigator(), &"clipboard".into())?;
    let write: Function = Reflect::get(&clipboard, &"write".into())?.dyn_into()?;
    let written: Promise = write.call1(&clipboard, &Array::of1(&item))?.dyn_into()?;
    JsFuture::from(written).await.map(drop)
}

/// The board as it is painted, in PNG form.
fn picture() -> Result<Promise, Fault> {
    let canvas: HtmlCanvasElement = dom::find("canvas")?;
    Ok(Promise::new(&mut |done, failed| {
        if let Err(fault) = canvas.to_blob(&done) {
            // Whoever waits hears of it.
            let _ = failed.call1(&JsValue::NULL, &fault);
        }
    }))
}

/// A browser saves what a link leads to.
fn save(content: &Blob, name: &str) -> Result<(), Fault> {
    // Not taken back: the browser reads it some time after the click, and it is small.
    let address = Url::create_object_url_with_blob(content)?;
    let link: HtmlAnchorElement = dom::document().create_element("a")?.dyn_into()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Ok(())
}
