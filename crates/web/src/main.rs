//! The browser edge of the game: canvas, input, menu, storage and worker.
//!
//! It decides nothing. Everything that happens in the page becomes an event of `app`, and what
//! `app` answers is painted, written into the page, kept, or sent to the worker.

mod buttons;
mod canvas;
mod clipboard;
mod clock;
mod dom;
mod grid;
mod input;
mod menu;
mod message;
mod opponent;
mod paint;
mod palette;
mod panel;
mod panic;
mod runner;
mod screen;
mod shortcut;
mod sound;
mod storage;
mod tree;
mod version;
mod words;

#[cfg(target_family = "wasm")]
#[global_allocator]
static MEMORY: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

fn main() {
    panic::guard();
    if let Err(fault) = runner::start() {
        panic::stop(&format!("the game could not start: {}", dom::words(&fault)));
    }
}
