//! What the pages with a board differ in.

use crate::dom::Fault;
use crate::storage;
use app::{Effect, Event, Grid, Millis, Model, Scene, Slot};
use text::Text;

/// A page with a board, and what it has beside the game.
pub trait Page: Sized + 'static {
    /// Takes over the parts of the page that are its own.
    ///
    /// # Errors
    /// If one of them is not there.
    fn open() -> Result<Self, Fault>;

    /// The game on the board.
    fn game(&self) -> &Model;

    /// Takes in what happened to the game, and gives back what is to be done about it.
    fn hear(&mut self, event: Event) -> Vec<Effect>;

    /// Takes in what it has taken note of before [`crate::Call::Own`].
    fn hear_own(&mut self) -> Vec<Effect> {
        vec![]
    }

    /// Takes in that a control of its own with this action was pressed.
    fn choose(&mut self, _id: &str) -> Vec<Effect> {
        vec![]
    }

    /// The board at the time of the last frame.
    fn scene(&self, now: Millis) -> Scene {
        app::scene(self.game(), now)
    }

    /// The board for ears and keyboards.
    fn grid(&self, text: &Text) -> Grid {
        app::grid(self.game(), text)
    }

    /// Shows what it has beside the game.
    ///
    /// # Errors
    /// If the browser refuses.
    fn show(&mut self) -> Result<(), Fault> {
        Ok(())
    }

    /// What is kept under this name.
    fn load(slot: Slot) -> Option<String> {
        storage::load(slot, slot.key())
    }

    /// Keeps a text under this name.
    ///
    /// # Errors
    /// If the browser does not keep it.
    fn save(slot: Slot, text: &str) -> Result<(), storage::Refused> {
        storage::save(slot, slot.key(), text)
    }
}
