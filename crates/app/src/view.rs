//! What the player wishes to see and hear, at once: the board, its pieces, how they move.

use crate::action::Opponent;
use crate::model::Model;
use crate::motion::{Millis, Moving};
use crate::scene::Facing;
use crate::sound::Sound;
use crate::wish::{Speed, Turning, Wish};

impl Model {
    /// Carries out a wish about what is seen or heard.
    pub(crate) fn look(&mut self, wish: Wish) {
        self.pointer_cancel();
        match wish {
            Wish::Lie(lie) => self.table.lay(lie),
            Wish::Hints(_) => self.hint = None,
            Wish::Speed(Speed::Off) => self.finish_motion(),
            Wish::Turning(_) => self.face_mover(),
            Wish::Sounds(_) => self.sound(Sound::Move, Millis(0.0)),
            _ => (),
        }
    }

    /// Whether things move on the screen.
    pub(crate) fn is_animated(&self) -> bool {
        self.moving == Moving::Animated && self.wishes.speed != Speed::Off
    }

    /// Turns the board to the one of two people who moves, if they wish that. What slides comes
    /// first, since no one could follow it on a board that turns.
    pub(crate) fn face_mover(&mut self) {
        let slides = self.motion.as_ref().is_some_and(|motion| motion.slide().is_some());
        if self.turns(Turning::Board) && !slides {
            self.table.below = self.table.turn();
        }
    }

    /// Which way the pieces lie.
    pub(crate) fn facing(&self) -> Facing {
        let across = self.table.turn() != self.table.below;
        if across && self.turns(Turning::Pieces) { Facing::Above } else { Facing::Below }
    }

    fn turns(&self, turning: Turning) -> bool {
        let friends = self.table.choice.opponent == Opponent::Friend;
        friends && self.table.is_playing() && self.wishes.turning == turning
    }
}
