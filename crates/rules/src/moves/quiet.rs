//! Moves that capture nothing.

use alloc::vec::Vec;

use crate::axes::Reach;
use crate::board::{Direction, Square, Word};

use super::{Move, Sight};

impl<W: Word> Sight<'_, W> {
    /// Adds every quiet move, legal or not by the duty to capture.
    #[inline]
    pub(crate) fn add_quiet(&self, list: &mut Vec<Move<W>>) {
        for &way in Direction::forward(self.side) {
            self.add_steps(self.men(), way, list);
        }
        if self.our_kings().any() {
            self.add_king_moves(list);
        }
    }

    /// How many quiet moves there are.
    #[inline]
    pub(crate) fn count_quiet(&self) -> u32 {
        let men =
            Direction::forward(self.side).iter().map(|&way| self.steps(self.men(), way).count()).sum::<u32>();
        if self.our_kings().is_empty() { men } else { men + self.count_king_moves() }
    }

    #[inline]
    fn steps(&self, pieces: W, way: Direction) -> W {
        self.grid.shift(pieces, way) & self.empty
    }

    #[inline]
    fn add_steps(&self, pieces: W, way: Direction, list: &mut Vec<Move<W>>) {
        let landed = self.steps(pieces, way);
        let crown_row = self.grid.crown_row(self.side);
        let started = self.grid.shift(landed, way.opposite());
        for (from, to) in started.squares().zip(landed.squares()) {
            let crowns = crown_row.has(to) && !self.kings.has(from);
            list.push(Move { captured: W::EMPTY, from, to, crowns });
        }
    }

    fn add_king_moves(&self, list: &mut Vec<Move<W>>) {
        for way in Direction::ALL {
            match self.rules.king.reach {
                Reach::Short => self.add_steps(self.our_kings(), way, list),
                Reach::Flying => self.our_kings().squares().for_each(|king| self.add_flight(king, way, list)),
            }
        }
    }

    fn add_flight(&self, from: Square, way: Direction, list: &mut Vec<Move<W>>) {
        let ray = self.grid.ray(W::of(from), way, self.empty);
        list.extend(ray.squares().map(|to| Move { captured: W::EMPTY, from, to, crowns: false }));
    }

    /// Rays of two kings in one direction never share a square: the nearer king ends the other's.
    fn count_king_moves(&self) -> u32 {
        let reached = |way| match self.rules.king.reach {
            Reach::Short => self.steps(self.our_kings(), way),
            Reach::Flying => self.grid.ray(self.our_kings(), way, self.empty),
        };
        Direction::ALL.iter().map(|&way| reached(way).count()).sum()
    }
}
