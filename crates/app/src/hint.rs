//! Hints: the move that the computer would make at its full strength, shown and counted.

use crate::heard::News;
use crate::model::Model;
use crate::wish::Hints;
use rules::Square;

/// A move that is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hint {
    /// The squares of the move, the first and the last included.
    pub(crate) squares: Vec<Square>,
    /// In the game's notation.
    pub(crate) text: String,
}

impl Model {
    /// Whether there may be hints at all.
    pub(crate) fn offers_hints(&self) -> bool {
        self.wishes.hints == Hints::Offered
    }

    /// Whether the computer can be asked for a hint now.
    pub(crate) fn may_ask_hint(&self) -> bool {
        let free = !self.computer.is_thinking() && !self.computer.has_failed();
        self.offers_hints() && self.is_persons_turn() && self.hint.is_none() && free
    }

    pub(crate) fn ask_hint(&mut self) {
        if self.may_ask_hint() {
            self.refused = None;
            self.consult_for_hint();
            self.heard.tell(News::Line);
        }
    }

    /// Shows the move that the computer found; false if it is none.
    pub(crate) fn take_hint(&mut self, text: &str) -> bool {
        let game = &self.table.game;
        let made = game.read(text).ok();
        let path = made.and_then(|made| game.referee().path(game.position(), made));
        let Some(path) = path else { return false };
        self.hint = Some(Hint { squares: path.squares, text: text.to_owned() });
        self.table.hints = self.table.hints.saturating_add(1);
        self.save_game();
        self.heard.tell(News::Line);
        true
    }
}
