//! Jumps over neighbours by all pieces at once: how men capture, and kings that do not fly.

use crate::axes::{Crown, Ways};
use crate::board::{Direction, Word};

use super::Sight;

/// The pieces of one rank that can jump over a neighbour.
#[derive(Clone, Copy)]
pub(crate) struct Hoppers<W> {
    pub(crate) pieces: W,
    pub(crate) king: bool,
    /// For each direction, the squares from which prey could be jumped, whoever stands there.
    pub(crate) starts: [W; 4],
}

/// First jumps in one direction, by the squares on which they land.
#[derive(Clone, Copy)]
pub(crate) struct FirstHops<W> {
    pub(crate) way: Direction,
    /// Where the capture ends.
    pub(crate) ends: W,
    /// Where it goes on, or may: a man that was crowned may have no second jump.
    pub(crate) goes_on: W,
}

impl<W: Word> Sight<'_, W> {
    /// Our men that can capture.
    #[inline]
    pub(crate) fn hopping_men(&self) -> Hoppers<W> {
        let starts = self.starts(self.prey_of_men(), self.rules.man.captures);
        Hoppers { pieces: self.men() & union(starts), king: false, starts }
    }

    /// Our kings that can capture, where kings do not fly.
    #[inline]
    pub(crate) fn hopping_kings(&self) -> Hoppers<W> {
        let starts = self.starts(self.them, Ways::AllWays);
        Hoppers { pieces: self.our_kings() & union(starts), king: true, starts }
    }

    /// Calls `visit` with the first jumps in each direction, if there are any.
    #[inline]
    pub(crate) fn first_hops(&self, hoppers: &Hoppers<W>, mut visit: impl FnMut(FirstHops<W>)) {
        self.each_way(Ways::AllWays, |way| {
            let jumping = hoppers.pieces & hoppers.starts[way as usize];
            if jumping.any() {
                let landed = self.grid.slide(self.grid.slide(jumping, way), way);
                let goes_on = self.going_on(hoppers, landed, way);
                visit(FirstHops { way, ends: landed & !goes_on, goes_on });
            }
        });
    }

    #[inline]
    fn starts(&self, prey: W, ways: Ways) -> [W; 4] {
        let mut starts = [W::EMPTY; 4];
        self.each_way(ways, |way| {
            let back = way.opposite();
            starts[way as usize] = self.grid.slide(self.grid.slide(self.empty, back) & prey, back);
        });
        starts
    }

    /// The board is still the one before the capture here. That is the same for a second jump,
    /// except that it cannot go straight back over what was just captured.
    #[inline]
    fn going_on(&self, hoppers: &Hoppers<W>, landed: W, way: Direction) -> W {
        let mut starts = hoppers.starts;
        starts[way.opposite() as usize] = W::EMPTY;
        let again = landed & union(starts);
        if hoppers.king {
            return again;
        }
        let crowned = landed & self.grid.crown_row(self.side);
        match self.rules.crown {
            Crown::EndsMove => again & !crowned,
            Crown::GoesOnAsKing => again | crowned,
            Crown::GoesOnAsMan => again,
        }
    }
}

#[inline]
fn union<W: Word>(sets: [W; 4]) -> W {
    (sets[0] | sets[1]) | (sets[2] | sets[3])
}
