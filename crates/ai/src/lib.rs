//! Plays any game of draughts that [`rules`] knows, by looking ahead.
//!
//! It asks the axes of the rules, never the name of the game, so it plays composed rules as well.
//! It has no clock, no randomness of its own and no memory that matters: time and seeds are handed
//! in, and the same question within a limit of nodes has the same answer.
//!
//! ```
//! use ai::{Engine, Level, Megabytes, Seed, Timeless};
//! use rules::{Game, Variant};
//!
//! let game = Game::traditional(Variant::Russian.rules());
//! let plan = Level::Medium.plan(&game, Seed(1));
//! let thought = Engine::new(Megabytes(4)).think(&game, &plan, &mut Timeless)?;
//! assert!(game.legal().contains(&plan.choose(&thought)));
//! # Ok::<(), ai::GameIsOver>(())
//! ```

mod draws;
mod engine;
mod eval;
mod level;
mod random;
mod score;
mod search;
mod table;
mod tally;
#[cfg(test)]
mod testing;
mod units;

pub mod bench;
pub mod endgame;
pub mod learned;
pub mod self_play;
pub mod talk;

pub use engine::{Engine, Flow, GameIsOver, Limits, Megabytes, Progress, Thought, Timeless, Watch};
pub use eval::{Sighting, Study, Weights, WeightsError, nearest, worths};
pub use level::{Level, Plan, Taste};
pub use random::Random;
pub use score::{Score, Verdict};
pub use tally::{Tally, elo};
pub use units::{Depth, Millis, Seed};
