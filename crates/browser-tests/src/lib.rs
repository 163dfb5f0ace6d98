//! Drives the built site in Chromium, as a player would.
//!
//! A test is a function that is handed a [`Site`]: `dist/`, served below a sub-path by a server
//! of its own, in a browser of its own with an empty profile. Things are found by what a screen
//! reader calls them; squares of the board are pressed on the canvas. When the test has done its
//! part, [`visit`] checks what must hold after every visit: nothing was complained about on the
//! console, and nothing was asked of anybody but this server.
//!
//! ```no_run
//! use browser_tests::{Role, visit};
//!
//! # fn main() -> anyhow::Result<()> {
//! visit(async |site| {
//!     site.open("").await?;
//!     site.press(Role::Button, "Menu").await
//! })
//! # }
//! ```
//!
//! Screenshots go to the folder that the variable `DAMKA_SHOTS` names, one of each failure too.
//! `DAMKA_AXE` names the file of axe-core; `cargo xtask test` sets it.

mod axe;
mod board;
mod browser;
mod command;
mod driver;
mod find;
mod game;
mod screen;
mod server;
mod site;

pub use board::{Below, Board, Pointer};
pub use find::Role;
pub use game::{Chance, Turn};
pub use screen::{Scheme, Screen};
pub use server::{Network, Visit};
pub use site::{Site, deep, dist, visit};
