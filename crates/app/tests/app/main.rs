//! The game page without a browser: events in; effects, pictures and spoken words out.

mod clock;
mod computer;
mod evenings;
mod expectations;
mod games;
mod history;
mod input;
mod kept;
mod look;
mod monkey;
mod own;
mod page;
mod picture;
mod spoken;
mod version;
mod whole_games;
