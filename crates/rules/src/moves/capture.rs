//! All captures, and the best of them by the precedence of the rules.

use alloc::vec::Vec;

use crate::axes::{Criterion, Priority};
use crate::board::{Square, Word};

use super::{Move, Sight, Walk, Walks};

/// From this many captured pieces on, a walk that was seen before is not walked again. Shorter ones
/// seldom meet, and are cheaper to walk twice than to look up.
const REMEMBERED: u32 = 3;

/// Collects finished captures: only those that no other beats, each once.
pub(crate) struct Captures<'a, W> {
    priority: Priority,
    best: u64,
    list: &'a mut Vec<Move<W>>,
    first: usize,
}

impl<'a, W: Word> Captures<'a, W> {
    /// A collector that adds to `list`, with a precedence that may differ from the rules' own.
    #[inline]
    pub(crate) fn new(priority: Priority, list: &'a mut Vec<Move<W>>) -> Self {
        let first = list.len();
        Captures { priority, best: 0, list, first }
    }

    /// Adds every capture of these men and kings that comes first in the precedence.
    #[inline]
    pub(crate) fn add_all(&mut self, sight: &Sight<'_, W>, men: W, kings: W) {
        men.squares().for_each(|from| self.add_piece(sight, from, false));
        kings.squares().for_each(|from| self.add_piece(sight, from, true));
    }

    fn add_piece(&mut self, sight: &Sight<'_, W>, from: Square, king: bool) {
        let lifted = sight.lifting(W::of(from));
        let mut walker = Walker { sight: &lifted, from, seen: Walks::new(), captures: self };
        walker.walk_on(&Walk::start(W::of(from), king));
    }

    fn add(&mut self, made: Move<W>, rank: u64) {
        if rank < self.best {
            return;
        }
        if rank > self.best {
            self.best = rank;
            self.list.truncate(self.first);
        }
        if !self.list[self.first..].contains(&made) {
            self.list.push(made);
        }
    }
}

/// One piece on all its captures.
struct Walker<'a, 'b, W> {
    sight: &'a Sight<'a, W>,
    from: Square,
    seen: Walks<W>,
    captures: &'a mut Captures<'b, W>,
}

impl<W: Word> Walker<'_, '_, W> {
    #[inline(never)]
    fn walk_on(&mut self, walk: &Walk<W>) {
        if walk.captured.count() >= REMEMBERED && self.was_here(walk) {
            return;
        }
        let goes_on = if self.sight.flies(walk) { self.fly_on(walk) } else { self.hop_on(walk) };
        if !goes_on && walk.captured.any() {
            let rank = self.sight.rank_of_capture(&self.captures.priority, self.from, walk);
            self.captures.add(self.sight.finished(self.from, walk), rank);
        }
    }

    #[inline(never)]
    fn was_here(&mut self, walk: &Walk<W>) -> bool {
        !self.seen.insert(walk)
    }

    /// Walks on over neighbours; false if it could not. Apart from [`Walker::fly_on`], so that the
    /// many captures by men do not carry the weight of flying kings.
    #[inline]
    fn hop_on(&mut self, walk: &Walk<W>) -> bool {
        let mut goes_on = false;
        self.sight.hops(walk, &mut |next| {
            goes_on = true;
            self.walk_on(&next);
        });
        goes_on
    }

    #[inline(never)]
    fn fly_on(&mut self, walk: &Walk<W>) -> bool {
        let mut goes_on = false;
        self.sight.flights(walk, &mut |next| {
            goes_on = true;
            self.walk_on(&next);
        });
        goes_on
    }
}

impl<W: Word> Sight<'_, W> {
    /// The move that a walk has become when it ends here.
    pub(crate) fn finished(&self, from: Square, walk: &Walk<W>) -> Move<W> {
        let ends_on_crown_row = !walk.king && walk.at.meets(self.grid.crown_row(self.side));
        let crowns = walk.crowned || ends_on_crown_row;
        Move { captured: walk.captured, from, to: walk.at.lowest(), crowns }
    }

    /// A number that is greater for the capture that comes first: the criteria one below the other.
    pub(crate) fn rank_of_capture(&self, priority: &Priority, from: Square, walk: &Walk<W>) -> u64 {
        priority.criteria().fold(0, |rank, criterion| match criterion {
            Criterion::Quantity => rank << 7 | u64::from(walk.captured.count()),
            Criterion::WithKing => rank << 1 | u64::from(self.kings.has(from)),
            Criterion::MostKings => rank << 7 | u64::from((walk.captured & self.kings).count()),
            Criterion::KingsEarliest => rank << 32 | u64::from(walk.order),
        })
    }
}
