//! What the page wishes of the world outside: address, storage, files, other programs.

use crate::{dispatch, files, puzzles, writing};
use js_sys::{Function, Object, Promise, Reflect};
use study::{Effect, Event, Export, Opened, Slot};
use text::Language;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web::dom::{self, Fault};
use web::storage;
use web_sys::{HtmlAnchorElement, Navigator};

/// Carries out what the page wishes.
pub(crate) struct Outside {
    go_on: Closure<dyn Fn()>,
}

impl Outside {
    /// The browser around the page.
    pub(crate) fn new() -> Self {
        Self { go_on: Closure::new(|| dispatch(Event::GoOn)) }
    }

    /// Does it, and gives back what is `app`'s.
    pub(crate) fn carry_out(&self, effect: Effect) -> Option<app::Effect> {
        let done = match effect {
            Effect::App(effect) => return Some(effect),
            Effect::Later => self.go_on_later(),
            Effect::Address(fragment) => write_address(&fragment),
            Effect::FetchPuzzles(variant) => {
                puzzles::fetch(variant);
                Ok(())
            }
            Effect::CopyLink(fragment) => return address(&fragment).ok().map(app::Effect::Copy),
            Effect::Keep(slot, text) => {
                keep(slot, &text);
                Ok(())
            }
            Effect::SaveText(text) => files::save_text(&text),
            Effect::Picture(Export::Save) => {
                files::save_picture();
                Ok(())
            }
            Effect::Picture(Export::Copy) => {
                files::copy_picture(copied);
                Ok(())
            }
            Effect::Send(address) => send(&address),
        };
        if let Err(fault) = done {
            web_sys::console::error_1(&fault);
        }
        None
    }

    fn go_on_later(&self) -> Result<(), Fault> {
        let set = dom::window().set_timeout_with_callback(self.go_on.as_ref().unchecked_ref());
        set.map(drop)
    }
}

/// What the page begins with.
pub(crate) fn opened() -> Opened {
    Opened { page: page(NEUTRAL).unwrap_or_default(), may_send: share(&dom::window().navigator()).is_some() }
}

/// The language of the page that links lead to: they name none, and the reader's is offered there.
const NEUTRAL: Language = Language::English;

/// The address of this page in a language.
fn page(language: Language) -> Option<String> {
    let link = dom::document().query_selector(&format!("nav a[hreflang='{}']", language.code())).ok()??;
    link.dyn_into::<HtmlAnchorElement>().ok().map(|link| link.href())
}

/// A link names no language: on the neutral page it goes on in the one that was chosen on this device,
/// which `www/offer.js` keeps. Nothing if it stays.
pub(crate) fn lead_on() -> Option<()> {
    let fragment = writing::fragment();
    let chosen = Language::from_code(&storage::kept("damka.language")?)?;
    let is_neutral = dom::root().ok()?.get_attribute("lang")? == NEUTRAL.code();
    let is_link = fragment.starts_with(|first: char| first.is_ascii_digit());
    let page = page(chosen).filter(|_| is_neutral && is_link && chosen != NEUTRAL)?;
    dom::window().location().replace(&format!("{page}#{fragment}")).ok()
}

fn write_address(fragment: &str) -> Result<(), Fault> {
    let (history, path) = (dom::window().history()?, dom::window().location().pathname()?);
    let address = if fragment.is_empty() { path } else { format!("{path}#{fragment}") };
    history.replace_state_with_url(&JsValue::NULL, "", Some(&address))
}

fn keep(slot: Slot, text: &str) {
    if storage::keep(slot.key(), text).is_err() {
        web::dispatch(app::Event::StorageFailed);
    }
}

/// The address of this page with this fragment.
fn address(fragment: &str) -> Result<String, Fault> {
    let location = dom::window().location();
    Ok(format!("{}{}#{fragment}", location.origin()?, location.pathname()?))
}

fn copied(went_well: bool) {
    let event = if went_well { app::Event::Copied } else { app::Event::CopyFailed };
    web::dispatch(event);
}

/// By name: many browsers on desks have none.
fn share(navigator: &Navigator) -> Option<Function> {
    Reflect::get(navigator, &"share".into()).ok()?.dyn_into().ok()
}

fn send(address: &str) -> Result<(), Fault> {
    let navigator = dom::window().navigator();
    let Some(share) = share(&navigator) else { return Ok(()) };
    let content = Object::new();
    Reflect::set(&content, &"url".into(), &address.into())?;
    let sent: Promise = share.call1(&navigator, &content)?.dyn_into()?;
    spawn_local(async move {
        // The player may think better of it.
        let _ = JsFuture::from(sent).await;
    });
    Ok(())
}
