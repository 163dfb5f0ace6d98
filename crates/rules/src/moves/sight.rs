//! A position as the side to move sees it, and where its captures can begin.

use crate::axes::{Prey, Reach, Ways};
use crate::board::{Direction, Grid, Side, Word};
use crate::position::Position;
use crate::rules::Rules;

/// A position from one side's view, with the rules and the board that judge it.
#[derive(Clone, Copy)]
pub(crate) struct Sight<'a, W> {
    pub(crate) rules: &'a Rules,
    pub(crate) grid: &'a Grid<W>,
    pub(crate) side: Side,
    pub(crate) us: W,
    pub(crate) them: W,
    pub(crate) kings: W,
    pub(crate) empty: W,
}

impl<'a, W: Word> Sight<'a, W> {
    #[inline]
    pub(crate) fn new(rules: &'a Rules, grid: &'a Grid<W>, position: &Position<W>, side: Side) -> Self {
        Sight {
            rules,
            grid,
            side,
            us: position.of(side),
            them: position.of(side.opposite()),
            kings: position.kings,
            empty: grid.squares() & !position.pieces(),
        }
    }

    #[inline]
    pub(crate) fn men(&self) -> W {
        self.us & !self.kings
    }

    #[inline]
    pub(crate) fn our_kings(&self) -> W {
        self.us & self.kings
    }

    /// What our men may capture.
    #[inline]
    pub(crate) fn prey_of_men(&self) -> W {
        match self.rules.man.prey {
            Prey::Any => self.them,
            Prey::MenOnly => self.them & !self.kings,
        }
    }

    /// Our flying kings that can capture.
    pub(crate) fn flying_captors(&self) -> W {
        let each = self.our_kings().squares().map(W::of);
        each.filter(|&king| self.flies_to_prey(king)).fold(W::EMPTY, |set, king| set | king)
    }

    /// Whether there is a capture.
    #[inline]
    pub(crate) fn can_capture(&self) -> bool {
        self.hopping_men().pieces.any() || (self.our_kings().any() && self.kings_can_capture())
    }

    fn kings_can_capture(&self) -> bool {
        match self.rules.king.reach {
            Reach::Short => self.hopping_kings().pieces.any(),
            Reach::Flying => self.flying_captors().any(),
        }
    }

    /// Calls `visit` with our men's directions. Each is spelled out, so that in the end a direction
    /// is a shift and not a choice between shifts.
    #[inline(always)]
    pub(crate) fn each_way(&self, ways: Ways, mut visit: impl FnMut(Direction)) {
        if ways == Ways::AllWays || self.side == Side::White {
            visit(Direction::UpLeft);
            visit(Direction::UpRight);
        }
        if ways == Ways::AllWays || self.side == Side::Black {
            visit(Direction::DownLeft);
            visit(Direction::DownRight);
        }
    }

    fn flies_to_prey(&self, king: W) -> bool {
        Direction::ALL.iter().any(|&way| {
            let near = king | self.grid.ray(king, way, self.empty);
            let hit = self.grid.shift(near, way) & self.them;
            self.grid.shift(hit, way).meets(self.empty)
        })
    }
}
