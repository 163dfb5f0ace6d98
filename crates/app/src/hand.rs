//! The pointer: taps and drags.

use crate::layout::Point;
use crate::model::Model;
use crate::play::Press;
use rules::{Square, Word};

/// A pointer that moved less than this, in squares, has tapped.
const SLACK: f32 = 0.3;

/// Where the pointer is, while it is down.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum Hand {
    /// Not on the board.
    #[default]
    Away,
    /// Down on a square, or beside the board; nothing is carried.
    Down {
        /// Where it went down.
        square: Option<Square>,
        /// Exactly.
        point: Point,
        /// What to do with the piece there.
        grip: Grip,
    },
    /// Carries the piece being entered.
    Carrying {
        /// Where the piece lay.
        square: Square,
        /// Where it is now.
        point: Point,
    },
}

/// What lies under a pointer that went down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Grip {
    /// Nothing to carry: a tap, if it is lifted here.
    Nothing,
    /// A piece that was just picked.
    Fresh,
    /// The piece that was picked before: a tap may put it down.
    Picked,
}

impl Model {
    /// What a pointer going down on a square would hold, once nothing slides any more.
    pub(crate) fn grip(&self, square: Square) -> Grip {
        if !self.is_persons_turn() {
            Grip::Nothing
        } else if self.entry.at() == Some(square) {
            Grip::Picked
        } else if self.entry.offers(&self.table.game).pieces.has(square) {
            Grip::Fresh
        } else {
            Grip::Nothing
        }
    }

    /// The pointer goes down: what still slides arrives at once, so that no tap is lost.
    pub(crate) fn pointer_down(&mut self, point: Point) {
        let below = self.table.below;
        self.finish_motion();
        self.cursor.hide();
        self.typed.clear();
        // A board that has just turned is not the one at which the player pointed.
        let square = self.table.layout().square(point).filter(|_| self.table.below == below);
        let grip = square.filter(|_| self.accepts_input()).map_or(Grip::Nothing, |square| self.grip(square));
        self.hand = Hand::Down { square, point, grip };
        if let (Grip::Fresh, Some(square)) = (grip, square) {
            self.press(square, Press::Tap);
        }
    }

    pub(crate) fn pointer_move(&mut self, to: Point) {
        match &mut self.hand {
            Hand::Carrying { point, .. } => *point = to,
            Hand::Down { square: Some(square), point, grip: Grip::Fresh | Grip::Picked }
                if point.distance(to) > SLACK =>
            {
                self.hand = Hand::Carrying { square: *square, point: to };
            }
            _ => (),
        }
    }

    pub(crate) fn pointer_up(&mut self, point: Point) {
        let under = self.table.layout().square(point);
        match core::mem::take(&mut self.hand) {
            Hand::Carrying { square, .. } => self.drop_on(square, under),
            Hand::Down { square: Some(square), grip: Grip::Nothing | Grip::Picked, .. }
                if under == Some(square) =>
            {
                self.press(square, Press::Tap);
            }
            _ => (),
        }
    }

    pub(crate) fn pointer_cancel(&mut self) {
        self.hand = Hand::Away;
    }

    /// Beside the board, or where the piece came from: it goes back and stays picked.
    fn drop_on(&mut self, from: Square, under: Option<Square>) {
        if let Some(to) = under.filter(|to| *to != from) {
            self.press(to, Press::Drop);
        }
    }
}

/// Whether a pointer that goes down here holds a piece: then the page must not scroll with it.
pub fn grabs(model: &Model, point: Point) -> bool {
    let square = model.table.layout().square(point);
    square.is_some_and(|square| model.grip(square) != Grip::Nothing)
}
