//! A capture on its way, jump by jump.

use alloc::vec::Vec;

use crate::axes::{Criterion, Crown, Landing, Lift, Reach, Ways};
use crate::board::{Direction, Word};

use super::sight::Sight;

/// A piece in the middle of a capture: what it has taken so far, and as what it goes on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Walk<W> {
    /// Where it stands, one square.
    pub(crate) at: W,
    /// What it has jumped.
    pub(crate) captured: W,
    /// The order in which kings were met: the highest bit is the first jump. Kept at zero where the
    /// rules do not ask for it.
    pub(crate) order: u32,
    /// Whether it jumps as a king.
    pub(crate) king: bool,
    /// Whether it was crowned on the way.
    pub(crate) crowned: bool,
}

impl<W: Word> Walk<W> {
    pub(crate) fn start(piece: W, king: bool) -> Self {
        Walk { at: piece, captured: W::EMPTY, order: 0, king, crowned: false }
    }
}

/// Walks that were met before, in order. A sorted list: a tree would be quicker only for thousands,
/// and is several times the code.
#[derive(Debug, Default)]
pub(crate) struct Walks<W>(Vec<Walk<W>>);

impl<W: Word> Walks<W> {
    pub(crate) const fn new() -> Self {
        Walks(Vec::new())
    }

    /// Adds a walk; false if it was there.
    pub(crate) fn insert(&mut self, walk: &Walk<W>) -> bool {
        let place = self.0.binary_search(walk);
        if let Err(place) = place {
            self.0.insert(place, *walk);
        }
        place.is_err()
    }

    pub(crate) fn contains(&self, walk: &Walk<W>) -> bool {
        self.0.binary_search(walk).is_ok()
    }
}

impl<W: Word> Sight<'_, W> {
    /// The sight with the square from which a capture starts empty: the piece is in the air.
    #[inline]
    pub(crate) fn lifting(&self, piece: W) -> Self {
        Sight { empty: self.empty | piece, ..*self }
    }

    /// Calls `visit` with every way of making the next jump.
    #[inline]
    pub(crate) fn jumps(&self, walk: &Walk<W>, visit: &mut impl FnMut(Walk<W>)) {
        if self.flies(walk) { self.flights(walk, visit) } else { self.hops(walk, visit) }
    }

    /// Whether the piece flies on its next jump.
    #[inline]
    pub(crate) fn flies(&self, walk: &Walk<W>) -> bool {
        walk.king && self.rules.king.reach == Reach::Flying
    }

    /// The next jumps of a flying king.
    #[inline]
    pub(crate) fn flights(&self, walk: &Walk<W>, visit: &mut impl FnMut(Walk<W>)) {
        Direction::ALL.iter().for_each(|&way| self.fly(walk, way, visit));
    }

    /// The next jumps of a man or a short king, over a neighbour.
    #[inline]
    pub(crate) fn hops(&self, walk: &Walk<W>, visit: &mut impl FnMut(Walk<W>)) {
        if walk.king {
            self.hop(walk, self.them, Ways::AllWays, visit);
        } else if !walk.crowned {
            self.hop(walk, self.prey_of_men(), self.rules.man.captures, visit);
        }
    }

    /// Whether there is a next jump.
    fn can_jump(&self, walk: &Walk<W>) -> bool {
        if self.flies(walk) {
            return Direction::ALL.iter().any(|&way| self.target(walk, way).is_some());
        }
        let mut found = false;
        self.hops(walk, &mut |_| found = true);
        found
    }

    #[inline]
    fn hop(&self, walk: &Walk<W>, prey: W, ways: Ways, visit: &mut impl FnMut(Walk<W>)) {
        let empty = self.empty_during(walk);
        let prey = prey & !walk.captured;
        self.each_way(ways, |way| {
            let victim = self.grid.slide(walk.at, way) & prey;
            let landing = self.grid.slide(victim, way) & empty;
            if landing.any() {
                visit(self.landed(walk, victim, landing));
            }
        });
    }

    fn fly(&self, walk: &Walk<W>, way: Direction, visit: &mut impl FnMut(Walk<W>)) {
        let Some((victim, first)) = self.target(walk, way) else { return };
        let all = match self.rules.king.landing {
            Landing::JustBehind => first,
            Landing::Free | Landing::GoOn => first | self.grid.ray(first, way, self.empty_during(walk)),
        };
        let walks = || all.squares().map(|square| self.landed(walk, victim, W::of(square)));
        let choosy = self.rules.king.landing == Landing::GoOn && walks().any(|next| self.can_jump(&next));
        walks().filter(|&next| !choosy || self.can_jump(&next)).for_each(visit);
    }

    /// The piece that a flying king can jump in a direction, and the square just behind it.
    fn target(&self, walk: &Walk<W>, way: Direction) -> Option<(W, W)> {
        let empty = self.empty_during(walk);
        let near = walk.at | self.grid.ray(walk.at, way, empty);
        let victim = self.grid.shift(near, way) & self.them & !walk.captured;
        let landing = self.grid.shift(victim, way) & empty;
        landing.any().then_some((victim, landing))
    }

    #[inline]
    fn empty_during(&self, walk: &Walk<W>) -> W {
        match self.rules.capture.lift {
            Lift::AfterMove => self.empty,
            Lift::AtOnce => self.empty | walk.captured,
        }
    }

    #[inline]
    pub(crate) fn landed(&self, walk: &Walk<W>, victim: W, landing: W) -> Walk<W> {
        let crowned = !walk.king && self.crowns_in_passing(landing);
        Walk {
            at: landing,
            captured: walk.captured | victim,
            order: self.order_after(walk, victim),
            king: walk.king || (crowned && self.rules.crown == Crown::GoesOnAsKing),
            crowned: walk.crowned || crowned,
        }
    }

    #[inline]
    fn crowns_in_passing(&self, landing: W) -> bool {
        self.rules.crown != Crown::GoesOnAsMan && landing.meets(self.grid.crown_row(self.side))
    }

    /// The first jump sets the highest bit. A 12x12 board has at most 30 men a side, and jumps
    /// beyond the 32nd are not told apart.
    #[inline]
    fn order_after(&self, walk: &Walk<W>, victim: W) -> u32 {
        let met_king = victim.meets(self.kings);
        if !met_king || !self.rules.capture.priority.has(Criterion::KingsEarliest) {
            return walk.order;
        }
        walk.order | 1_u32.rotate_right(1).checked_shr(walk.captured.count()).unwrap_or(0)
    }
}
