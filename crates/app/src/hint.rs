//! Hints: the move that the computer would make at its full strength, shown and counted.

use crate::computer::Answer;
use crate::heard::News;
use crate::model::Model;
use crate::wish::Hints;
use ai::Verdict;
use rules::Square;
use text::Key;

/// A move that is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hint {
    /// The squares of the move, the first and the last included.
    pub(crate) squares: Vec<Square>,
    /// In the game's notation.
    pub(crate) text: String,
    /// How the game ends if both sides play best, where that is known.
    pub(crate) end: Option<Verdict>,
}

impl Hint {
    pub(crate) fn key(&self) -> Key<'_> {
        let text = &self.text;
        match self.end {
            None => Key::HintShown { text },
            Some(Verdict::Win(plies)) => Key::HintWins { text, moves: moves(plies) },
            Some(Verdict::Loss(plies)) => Key::HintLoses { text, moves: moves(plies) },
            Some(Verdict::Points(_)) => Key::HintDraws { text },
        }
    }
}

/// How many moves the one makes who makes the first of these plies.
fn moves(plies: u16) -> u32 {
    plies.div_ceil(2).into()
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
    pub(crate) fn take_hint(&mut self, answer: &Answer) -> bool {
        let game = &self.table.game;
        let made = game.read(&answer.text).ok();
        let path = made.and_then(|made| game.referee().path(game.position(), made));
        let Some(path) = path else { return false };
        let end = answer.is_certain.then(|| answer.score.verdict());
        self.hint = Some(Hint { squares: path.squares, text: answer.text.clone(), end });
        self.table.hints = self.table.hints.saturating_add(1);
        self.save_game();
        self.heard.tell(News::Line);
        true
    }
}
