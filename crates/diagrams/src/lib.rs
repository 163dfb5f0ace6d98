//! Small boards that explain a rule: examples as data (`src/examples.txt`), and their pictures as
//! SVG, drawn the same way in a page that has just been written and in one that is alive. It knows
//! no page and no browser.
//!
//! A [`Demo`] is a picture with which the reader plays. An [`Example`] is chosen by the axes of the rules, never by a game's name; another one is a block
//! in that file, and the tests say for which games it does not hold.
//! [`picture`] draws any position on its own; [`Drawing`] draws many that share what they are
//! made of.

mod demo;
mod drawing;
mod example;
mod look;
mod scene;
mod view;

pub use demo::{Answer, Cell, Demo, DemoError, Way};
pub use drawing::Drawing;
pub use example::{Example, ExampleError, Forbidden};
pub use look::{LOOK, picture};
pub use scene::{Arrow, Look, Mark, Scene};
pub use view::View;
