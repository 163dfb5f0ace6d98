//! What a player sees and does, as data: a model, events that change it, effects that it asks for,
//! and views that are computed from it. No browser, clock, file or chance is known here.
//!
//! ```text
//! Event ──► update(&mut Model) ──► Effects        Model ──► scene, grid, panel, menu
//! ```
//!
//! ```
//! use app::{Action, Event, Model, update};
//!
//! let mut model = Model::default();
//! let effects = update(&mut model, Event::Act(Action::Flip));
//! assert!(matches!(effects[..], [app::Effect::Save(app::Slot::Game, _)]));
//! ```

mod action;
mod chance;
mod choices;
mod clock;
mod computer;
mod cursor;
mod deal;
mod effect;
mod event;
mod extras;
mod grid;
mod hand;
mod heard;
mod hint;
mod layout;
mod lesson;
mod menu;
mod model;
mod motion;
mod offer;
mod openings;
mod options;
pub mod own;
mod panel;
mod play;
mod record;
mod saved;
mod scene;
mod score;
mod sheet;
mod show;
mod sound;
mod start;
mod statistics;
mod table;
mod tabs;
mod typed;
mod update;
mod version;
mod view;
mod why;
mod wish;
mod words;

pub use action::{Action, Opponent};
pub use clock::{Pace, wants_time};
pub use effect::{Effect, Slot};
pub use event::{Alarm, Event, Key, Pointer, Started};
pub use grid::{Cell, Grid, SquareCell, State, grid};
pub use hand::grabs;
pub use layout::Point;
pub use menu::{Choice, Group, Item, Menu, Results, RuleLine, Section, menu};
pub use model::Model;
pub use motion::{Millis, Moving, is_moving};
pub use panel::{Button, Figure, Line, LineKind, Live, MoveCell, MoveRow, Panel, Player, Question, panel};
pub use scene::{Corner, Facing, Look, Mark, Scene, Shape, Tone, scene};
pub use show::{centre_of, cursor_of, is_thinking, play, put_back, show, side_below, square_at, turn_to};
pub use sound::Sound;
pub use tabs::resumed;
pub use update::update;
pub use wish::{Custom, Draws, Hints, Labels, Lie, Odds, Opening, Seat, Set, Sounds, Speed, Turning, Wish};
