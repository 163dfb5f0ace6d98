//! Moves on their way to the board: pressing squares, refusals, and what follows a move.

use crate::heard::News;
use crate::lesson::Lesson;
use crate::model::{Model, Notice};
use crate::motion::{Slide, What};
use crate::sound::Sound;
use crate::why;
use rules::{Entered, Entry, Move, Path, Refusal, Square};

/// How much of a move has been seen already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shown {
    /// Nothing: the piece stands where the move begins.
    Nothing,
    /// So many hops.
    Hops(usize),
    /// All of it: the player's hand carried the piece.
    All,
}

/// How a square was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Press {
    /// By a tap or a key.
    Tap,
    /// By letting go of a piece above it.
    Drop,
}

impl Model {
    /// Presses a square in the move being entered.
    pub(crate) fn press(&mut self, square: Square, press: Press) {
        self.question = None;
        self.finish_motion();
        if !self.accepts_input() {
            return;
        }
        self.refused = None;
        let before = core::mem::take(&mut self.entry);
        let hops = before.squares().len().saturating_sub(1);
        match before.press(&self.table.game, square) {
            Entered::Picked(entry) | Entered::Choose(entry) | Entered::Dropped(entry) => self.enter(entry),
            Entered::Hopped(entry) => self.hop(entry, hops, press),
            Entered::Done(made, path) => self.finish(made, path, shown(press, hops)),
            Entered::Refused(entry, why) => self.refuse(entry, why, square),
        }
    }

    fn enter(&mut self, entry: Entry) {
        self.entry = entry;
        self.heard.tell(News::Line);
    }

    fn hop(&mut self, entry: Entry, from: usize, press: Press) {
        if press == Press::Tap {
            let (squares, captured) = (entry.squares().to_vec(), entry.captured());
            self.slide(Slide { before: *self.table.game.position(), squares, captured, from });
        }
        self.sound_landings(Sound::Capture);
        self.enter(entry);
    }

    /// The player has made a move, and with it has read what was there to read.
    fn finish(&mut self, made: Move, path: Path, shown: Shown) {
        if self.notice.is_some_and(Notice::passes) {
            self.notice = None;
            self.shelf = None;
        }
        self.stop_computer();
        self.play(made, path, shown);
    }

    fn refuse(&mut self, entry: Entry, why: Refusal, square: Square) {
        self.set_in_motion(What::Shake(entry.at().unwrap_or(square)));
        self.refused = Some(why::refused(&self.table.game, &entry, why, square));
        // The line says it now, and is not to be covered.
        self.notice.take_if(|notice| *notice == Notice::Lesson(Lesson::Duty));
        self.entry = entry;
        self.heard.tell(News::Line);
    }

    /// Plays a legal move, shows what was not yet seen of it, and lets the other side move.
    pub(crate) fn play(&mut self, made: Move, path: Path, shown: Shown) {
        let before = *self.table.game.position();
        let mover = self.table.turn();
        if !self.table.play(made, path.clone()) {
            return;
        }
        self.clear_board();
        self.declined = None;
        self.press_clock(mover);
        if let Some(from) = unseen(shown) {
            self.slide(Slide { before, squares: path.squares, captured: path.captured, from });
        }
        self.sound_move(&made);
        self.heard.tell(News::Played(self.table.game.ply() - 1));
        self.face_mover();
        self.teach();
        self.save_game();
        self.let_computer_move();
    }

    fn slide(&mut self, slide: Slide) {
        if slide.from + 1 < slide.squares.len() {
            self.set_in_motion(What::Slide(slide));
        }
    }
}

fn shown(press: Press, hops: usize) -> Shown {
    match press {
        Press::Tap => Shown::Hops(hops),
        Press::Drop => Shown::All,
    }
}

fn unseen(shown: Shown) -> Option<usize> {
    match shown {
        Shown::Nothing => Some(0),
        Shown::Hops(hops) => Some(hops),
        Shown::All => None,
    }
}
