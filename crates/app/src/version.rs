//! A newer version of the game: told quietly, and taken up between two games.

use crate::effect::Effect;
use crate::model::{Model, Notice};

impl Model {
    /// A newer version waits. Where nothing is kept a reload would cost the game: there it waits
    /// for the next visit.
    pub(crate) fn new_version(&mut self) {
        if !self.storage_is_blocked && !self.newer_waits {
            self.newer_waits = true;
            self.notify(Notice::NewVersion);
        }
    }

    /// After a choice of the player: lets the newer version take over if the game on the board has
    /// not begun. The one on the shelf is kept and can still be taken back.
    pub(crate) fn renew_between_games(&mut self) {
        if self.newer_waits && !self.table.has_begun() && !self.storage_is_blocked {
            self.newer_waits = false;
            self.emit(Effect::Renew);
        }
    }
}
