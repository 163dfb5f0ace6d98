//! What a player sees and does on the study page, as data, around [`app`]: the game on the board is
//! `app`'s, and knows nothing of this crate. No browser, clock, file or chance is known here.
//!
//! ```text
//! Event ──► update(&mut Model) ──► Effects        Model ──► panel, and the views of app
//! ```
//!
//! The page has [`Section`]s, one of which is open. Each is a module with a `view`, which gives
//! [`Part`]s, and methods of [`Model`] that carry out its [`Action`]s. To add one: an entry in
//! `section.rs`, its module, and its arm in `update.rs` and `panel.rs`.
//!
//! ```
//! use study::{Action, Event, Model, Section, update};
//!
//! let mut model = Model::default();
//! update(&mut model, Event::Act(Action::Open(Section::Position)));
//! ```

mod action;
mod analysis;
mod code;
mod collection;
mod effect;
mod event;
mod fault;
mod games;
mod grid;
mod learning;
mod line;
mod model;
mod own;
mod panel;
mod position;
mod scene;
mod search;
mod section;
mod share;
mod turns;
mod update;

pub use action::Action;
pub use analysis::{Entry, Graph, Step, Switch};
pub use effect::{Effect, Export, Slot, key};
pub use event::{Event, Input, Opened, Origin};
pub use games::GamesAction;
pub use grid::grid;
pub use learn::{Day, Difficulty};
pub use learning::LearnAction;
pub use model::Model;
pub use own::{Action as OwnAction, Known, Value};
pub use panel::{Button, Choice, Code, Field, FieldKind, LineRow, Panel, Part, Radio, Radios, Tab, panel};
pub use position::Brush;
pub use scene::scene;
pub use section::Section;
pub use share::ShareAction;
pub use update::update;
