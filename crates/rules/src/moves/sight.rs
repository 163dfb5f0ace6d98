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

    /// The directions in which men capture.
    #[inline]
    pub(crate) fn man_captures(&self) -> &'static [Direction] {
        match self.rules.man.captures {
            Ways::Forward => Direction::forward(self.side),
            Ways::AllWays => &Direction::ALL,
        }
    }

    /// What our men may capture.
    #[inline]
    pub(crate) fn prey_of_men(&self) -> W {
        match self.rules.man.prey {
            Prey::Any => self.them,
            Prey::MenOnly => self.them & !self.kings,
        }
    }

    /// Our men that can capture.
    #[inline]
    pub(crate) fn capturing_men(&self) -> W {
        self.beside(self.men(), self.prey_of_men(), self.man_captures())
    }

    /// Our kings that can capture.
    #[inline]
    pub(crate) fn capturing_kings(&self) -> W {
        let kings = self.our_kings();
        if kings.is_empty() {
            return kings;
        }
        match self.rules.king.reach {
            Reach::Short => self.beside(kings, self.them, &Direction::ALL),
            Reach::Flying => kings
                .squares()
                .map(W::of)
                .filter(|&king| self.flies_to_prey(king))
                .fold(W::EMPTY, |set, king| set | king),
        }
    }

    /// Those of `pieces` that stand beside prey with an empty square behind it.
    #[inline]
    fn beside(&self, pieces: W, prey: W, ways: &[Direction]) -> W {
        let mut found = W::EMPTY;
        for &way in ways {
            let back = way.opposite();
            let weak = self.grid.shift(self.empty, back) & prey;
            found |= self.grid.shift(weak, back) & pieces;
        }
        found
    }

    fn flies_to_prey(&self, king: W) -> bool {
        Direction::ALL.iter().any(|&way| {
            let near = king | self.grid.ray(king, way, self.empty);
            let hit = self.grid.shift(near, way) & self.them;
            self.grid.shift(hit, way).meets(self.empty)
        })
    }
}
