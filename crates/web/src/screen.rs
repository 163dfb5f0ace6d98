//! The screen: how many pixels the board has, which colours are asked for, whether things may move.

use crate::dom::{self, Fault, Listener};
use crate::runner::{self, Call};
use app::{Event, Moving};
use js_sys::{Array, Function, Number, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{Element, MediaQueryList, ResizeObserver, ResizeObserverBoxOptions, ResizeObserverOptions};

const STILL: &str = "(prefers-reduced-motion: reduce)";
const COLOURS: [&str; 3] =
    ["(prefers-color-scheme: dark)", "(forced-colors: active)", "(prefers-contrast: more)"];

/// Watches the screen for as long as it is kept.
pub(crate) struct Screen {
    observer: ResizeObserver,
    _resized: Closure<dyn Fn(Array)>,
    /// Kept for what its end does: the listener goes with it.
    _density: Listener,
    _listeners: Vec<Listener>,
}

impl Screen {
    /// Watches the size of `canvas` and the wishes of the player's system.
    pub(crate) fn watch(canvas: &Element) -> Result<Self, Fault> {
        let resized = Closure::<dyn Fn(Array)>::new(|entries: Array| measured(&entries.get(0)));
        let observer = ResizeObserver::new(resized.as_ref().unchecked_ref())?;
        if observe_pixels(&observer, canvas).is_err() {
            observer.observe(canvas);
        }
        let mut listeners = vec![moving_listener()?, size_listener(canvas)?];
        for query in COLOURS {
            let recolour = |_: web_sys::Event| runner::call(Call::Recolour);
            listeners.push(Listener::new(&media(query)?.into(), "change", recolour)?);
        }
        Ok(Self { observer, _resized: resized, _density: density_listener()?, _listeners: listeners })
    }

    /// Waits for the next change of density; each query knows only one.
    pub(crate) fn watch_density(&mut self) -> Result<(), Fault> {
        self._density = density_listener()?;
        Ok(())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// Whether the player's system asks for stillness.
pub(crate) fn moving() -> Moving {
    match media(STILL) {
        Ok(query) if query.matches() => Moving::Still,
        _ => Moving::Animated,
    }
}

fn media(query: &str) -> Result<MediaQueryList, Fault> {
    dom::window().match_media(query)?.ok_or_else(|| format!("'{query}' is not understood").into())
}

fn moving_listener() -> Result<Listener, Fault> {
    let changed = |_: web_sys::Event| runner::dispatch(Event::Moving(moving()));
    Listener::new(&media(STILL)?.into(), "change", changed)
}

/// For browsers that observe sizes in CSS only.
fn size_listener(canvas: &Element) -> Result<Listener, Fault> {
    let canvas = canvas.clone();
    let changed = move |_: web_sys::Event| runner::call(Call::Resize(pixels(&canvas)));
    Listener::new(&dom::window(), "resize", changed)
}

/// Zooming, or another screen, changes the number of pixels without changing the size in CSS.
fn density_listener() -> Result<Listener, Fault> {
    // Put into words by the browser: Rust's own way is large.
    let ratio = String::from(Number::from(dom::window().device_pixel_ratio()).to_string_with_radix(10)?);
    let query = format!("(resolution: {ratio}dppx)");
    let changed = |_: web_sys::Event| runner::call(Call::Density);
    Listener::new(&media(&query)?.into(), "change", changed)
}

/// Called by name, since a browser that does not know this box throws.
fn observe_pixels(observer: &ResizeObserver, canvas: &Element) -> Result<(), Fault> {
    let options = ResizeObserverOptions::new();
    options.set_box(ResizeObserverBoxOptions::DevicePixelContentBox);
    let observe: Function = Reflect::get(observer, &"observe".into())?.dyn_into()?;
    observe.call2(observer, canvas, &options).map(drop)
}

/// The browser's own count of pixels where it gives one, since it knows how it rounds. One that is
/// far off is a count from before a change of zoom.
fn measured(entry: &JsValue) {
    let target = get(entry, "target").and_then(|target| target.dyn_into::<Element>().ok());
    if let Some(target) = target {
        let near = pixels(&target);
        let exact = counted(entry).filter(|exact| exact.abs_diff(near) <= 1);
        runner::call(Call::Resize(exact.unwrap_or(near)));
    }
}

fn counted(entry: &JsValue) -> Option<u32> {
    let sizes: Array = get(entry, "devicePixelContentBoxSize")?.dyn_into().ok()?;
    get(&sizes.get(0), "inlineSize")?.as_f64().map(|pixels| pixels as u32)
}

fn get(from: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(from, &name.into()).ok()
}

/// How many pixels the screen has in a row of the canvas.
pub(crate) fn pixels(canvas: &Element) -> u32 {
    (canvas.get_bounding_client_rect().width() * dom::window().device_pixel_ratio()).round() as u32
}
