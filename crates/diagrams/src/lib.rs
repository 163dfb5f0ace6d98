//! Small boards that explain a rule, and their pictures as SVG: drawn the same way in a page that
//! has just been written and in one that is alive. It knows no page and no browser.
//!
//! [`picture`] draws any position on its own; [`Drawing`] draws many that share what they are
//! made of.

mod drawing;
mod look;
mod scene;
mod view;

pub use drawing::Drawing;
pub use look::{LOOK, picture};
pub use scene::{Arrow, Look, Mark, Scene};
pub use view::View;
