//! Draws by agreement: between friends a question, to the computer an offer that it thinks over.

use crate::action::Opponent;
use crate::heard::News;
use crate::model::{Model, Notice, Question};
use ai::Score;
use rules::{Game, Move, Word};

/// The computer agrees as long as it is not better by more than this, in hundredths of a man.
const EVEN: i16 = 25;
/// It agrees to a draw no sooner than after so many moves of both sides together,
const EARLY: usize = 24;
/// unless no more than so many pieces are left.
const FEW: u32 = 8;

impl Model {
    /// Whether a draw can be offered now: on a person's turn, once in each position.
    pub(crate) fn may_offer_draw(&self) -> bool {
        let table = &self.table;
        let open = table.is_playing() && table.is_latest() && !table.game.is_empty();
        let free = match table.choice.opponent {
            Opponent::Friend => true,
            Opponent::Computer(_) => {
                let refused = self.declined == Some(table.game.ply());
                !table.is_computers_turn() && !refused && !self.computer.is_busy_or_failed()
            }
        };
        open && free
    }

    pub(crate) fn offer_draw(&mut self) {
        if !self.may_offer_draw() {
            return;
        }
        match self.table.choice.opponent {
            Opponent::Friend => self.ask(Question::Draw(self.table.turn())),
            Opponent::Computer(_) => {
                self.consult_about_draw();
                self.heard.tell(News::Line);
            }
        }
    }

    /// The computer has thought the offer over; the score is that of the player, who is to move.
    pub(crate) fn answer_offer(&mut self, score: Score) {
        if accepts(&self.table.game, score) {
            self.end_game(|table| table.game.agree_draw());
        } else {
            self.declined = Some(self.table.game.ply());
            self.notify(Notice::DrawDeclined);
        }
    }
}

/// Whether the computer, which is not to move, agrees: it must not be better, nothing may hang in
/// the air, and there must have been a game.
fn accepts(game: &Game, score: Score) -> bool {
    let quiet = !game.legal().iter().any(Move::is_capture);
    let played = game.ply() >= EARLY || game.position().pieces().count() <= FEW;
    score.value() >= -EVEN && quiet && played
}
