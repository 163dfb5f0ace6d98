//! The browser edge of the site's pages with a board: canvas, input, menu, storage and worker.
//!
//! It decides nothing. Everything that happens in the page becomes an event of `app`, and what
//! `app` answers is painted, written into the page, kept, or sent to the worker. There are two
//! programs, one for each kind of page: `bin/game.rs` and `bin/study_page`.

mod buttons;
mod canvas;
mod clipboard;
mod clock;
pub mod dom;
mod grid;
mod input;
mod menu;
mod message;
mod opponent;
mod page;
mod paint;
mod palette;
mod panel;
mod panic;
mod runner;
mod screen;
mod shortcut;
mod sound;
pub mod storage;
pub mod tree;
mod version;
mod words;

pub use page::Page;
pub use runner::{Call, call, dispatch, run};
pub use words::read as words;

#[cfg(target_family = "wasm")]
#[global_allocator]
static MEMORY: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();
