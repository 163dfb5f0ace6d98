//! A newer version of the game: told quietly, and taken up where no game is in its way.

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
    /// not begun, and none lies on the shelf that could go on.
    pub(crate) fn renew_between_games(&mut self) {
        let idle = self.table.game.is_empty() && self.shelf.as_ref().is_none_or(|old| !old.is_playing());
        if self.newer_waits && idle && !self.storage_is_blocked {
            self.newer_waits = false;
            self.emit(Effect::Renew);
        }
    }
}
