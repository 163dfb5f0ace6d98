//! Moves that capture nothing.

use crate::axes::Reach;
use crate::board::{Direction, Side, Square, Word};

use super::{Move, Sight};

impl<W: Word> Sight<'_, W> {
    /// Calls `visit` with every quiet move, legal or not by the duty to capture.
    #[inline]
    pub(crate) fn each_quiet(&self, visit: &mut impl FnMut(Move<W>)) {
        match self.side {
            Side::White => self.each_step_of_men(Direction::UpLeft, Direction::UpRight, visit),
            Side::Black => self.each_step_of_men(Direction::DownLeft, Direction::DownRight, visit),
        }
        if self.our_kings().any() {
            self.each_king_move(visit);
        }
    }

    /// Whether there is a quiet move.
    #[inline]
    pub(crate) fn has_quiet(&self) -> bool {
        let steps = |pieces, way| self.steps(pieces, way).any();
        let men = match self.side {
            Side::White => steps(self.men(), Direction::UpLeft) || steps(self.men(), Direction::UpRight),
            Side::Black => steps(self.men(), Direction::DownLeft) || steps(self.men(), Direction::DownRight),
        };
        men || Direction::ALL.iter().any(|&way| steps(self.our_kings(), way))
    }

    /// How many quiet moves there are.
    #[inline]
    pub(crate) fn count_quiet(&self) -> u32 {
        let men = |way| self.steps(self.men(), way).count();
        let by_men = match self.side {
            Side::White => men(Direction::UpLeft) + men(Direction::UpRight),
            Side::Black => men(Direction::DownLeft) + men(Direction::DownRight),
        };
        if self.our_kings().is_empty() { by_men } else { by_men + self.count_king_moves() }
    }

    #[inline]
    fn steps(&self, pieces: W, way: Direction) -> W {
        self.grid.slide(pieces, way) & self.empty
    }

    #[inline]
    fn each_step_of_men(&self, left: Direction, right: Direction, visit: &mut impl FnMut(Move<W>)) {
        self.each_step(self.men(), left, visit);
        self.each_step(self.men(), right, visit);
    }

    #[inline]
    fn each_step(&self, pieces: W, way: Direction, visit: &mut impl FnMut(Move<W>)) {
        let landed = self.steps(pieces, way);
        let crowning = landed & self.grid.crown_row(self.side) & !self.grid.slide(self.kings, way);
        let started = self.grid.slide(landed, way.opposite());
        for (from, to) in started.squares().zip(landed.squares()) {
            visit(Move { captured: W::EMPTY, from, to, crowns: crowning.has(to) });
        }
    }

    fn each_king_move(&self, visit: &mut impl FnMut(Move<W>)) {
        for way in Direction::ALL {
            match self.rules.king.reach {
                Reach::Short => self.each_step(self.our_kings(), way, visit),
                Reach::Flying => {
                    self.our_kings().squares().for_each(|king| self.each_flight(king, way, visit));
                }
            }
        }
    }

    fn each_flight(&self, from: Square, way: Direction, visit: &mut impl FnMut(Move<W>)) {
        let ray = self.grid.ray(W::of(from), way, self.empty);
        ray.squares().for_each(|to| visit(Move { captured: W::EMPTY, from, to, crowns: false }));
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
