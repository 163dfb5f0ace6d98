//! Drives the built site in Chromium, Firefox and WebKit, as a player would.
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
//! `DAMKA_BROWSER` is `chromium`, `firefox` or `webkit`; Chromium's driver can do most, and what the
//! others cannot be asked is told with its reason, in the file that `DAMKA_LACKS` names.
//!
//! Screenshots go to the folder that the variable `DAMKA_SHOTS` names, one of each failure too.
//! `DAMKA_AXE` names the file of axe-core; `cargo xtask test` sets it.

mod axe;
mod board;
mod browser;
mod command;
mod complaints;
mod driver;
mod engine;
mod find;
mod firefox;
mod game;
mod labels;
mod screen;
mod server;
mod site;
mod tree;

pub use board::{Below, Board, Pointer};
pub use engine::{Ask, Engine, Lack};
pub use find::Role;
pub use game::{Chance, Turn};
pub use screen::{Scheme, Screen};
pub use server::{Network, Visit};
pub use site::{Site, deep, dist, visit};
