//! The first moment: what was kept is taken up again.

use crate::chance::Chance;
use crate::event::Started;
use crate::lesson::Lessons;
use crate::model::{Model, Notice};
use crate::saved;
use crate::statistics::Statistics;
use crate::table::{Choice, Table};
use rules::Variant;
use text::{Language, words};

impl Model {
    /// Takes up the kept game; else starts one by the kept choices, else by the language's custom.
    pub(crate) fn start(&mut self, started: &Started) {
        self.computer.sow(started.seed);
        self.chance = Chance::new(started.seed);
        self.wishes = started.settings.as_deref().map(saved::read_wishes).unwrap_or_default();
        self.statistics = started.statistics.as_deref().map(Statistics::read).unwrap_or_default();
        self.moving = started.moving;
        self.usual = usual(started);
        self.lessons = started.settings.as_deref().map(Lessons::read).unwrap_or_default();
        let choice = self.take_up(started.settings.as_deref(), saved::read_settings);
        let table = self.take_up(started.game.as_deref(), saved::read_game);
        self.table = table.unwrap_or_else(|| {
            let choice = choice.unwrap_or_else(|| self.custom());
            Table::deal(choice, &self.wishes, &self.openings, &mut self.chance)
        });
        self.take_up_shelf(started.game.as_deref());
        self.table.lay(self.wishes.lie);
        self.face_mover();
        self.let_computer_move();
    }

    /// A new game that was not begun yet can still be taken back.
    fn take_up_shelf(&mut self, game: Option<&str>) {
        self.shelf = game.and_then(saved::read_shelf).filter(|_| !self.table.has_begun());
        if self.shelf.is_some() {
            self.notify(Notice::NewGame);
        }
    }

    /// What a text holds; if it cannot be read, it is dropped and the player is told.
    fn take_up<T>(
        &mut self,
        text: Option<&str>,
        read: impl FnOnce(&str) -> Result<T, saved::SavedError>,
    ) -> Option<T> {
        match read(text?) {
            Ok(value) => Some(value),
            Err(_) => {
                self.notify(Notice::SavedDropped);
                None
            }
        }
    }

    fn custom(&self) -> Choice {
        Choice { rules: self.usual.rules(), ..self.table.choice.clone() }
    }

    /// Storage fails again and again once it does: the player is told once.
    pub(crate) fn storage_failed(&mut self) {
        if !self.storage_is_blocked {
            self.storage_is_blocked = true;
            self.notify(Notice::StorageBlocked);
        }
    }
}

/// What this guest knows best. A page in another language than the site's root was chosen by the
/// guest; at the root the browser's languages tell more.
fn usual(started: &Started) -> Variant {
    let page = Language::from_code(&started.language).unwrap_or(Language::ROOT);
    let guest = started.languages.iter().find_map(|tag| words::custom(tag));
    guest.filter(|_| page == Language::ROOT).unwrap_or_else(|| words::usual(page))
}
