//! All captures, and the best of them by the precedence of the rules.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use crate::axes::{Criterion, Priority};
use crate::board::{Square, Word};

use super::{Move, Sight, Walk};

/// From this many captured pieces on, a walk that was seen before is not walked again. Shorter ones
/// seldom meet, and are cheaper to walk twice than to look up.
const REMEMBERED: u32 = 3;

/// Collects finished captures: only those that no other beats, each once.
pub(crate) struct Captures<'a, W> {
    sight: Sight<'a, W>,
    priority: Priority,
    best: u64,
    from: Square,
    seen: BTreeSet<Walk<W>>,
    list: &'a mut Vec<Move<W>>,
    first: usize,
}

impl<'a, W: Word> Captures<'a, W> {
    /// A collector that adds to `list`, with a precedence that may differ from the rules' own.
    pub(crate) fn new(sight: Sight<'a, W>, priority: Priority, list: &'a mut Vec<Move<W>>) -> Self {
        let first = list.len();
        Captures { sight, priority, best: 0, from: Square::from_bit(0), seen: BTreeSet::new(), list, first }
    }

    /// Adds every capture of these men and kings that comes first in the precedence.
    #[inline]
    pub(crate) fn add_all(&mut self, men: W, kings: W) {
        men.squares().for_each(|square| self.add_piece(square, false));
        kings.squares().for_each(|square| self.add_piece(square, true));
    }

    fn add_piece(&mut self, square: Square, king: bool) {
        let whole = self.sight;
        self.sight = whole.lifting(W::of(square));
        self.from = square;
        if !self.seen.is_empty() {
            self.seen.clear();
        }
        self.walk_on(Walk::start(W::of(square), king));
        self.sight = whole;
    }

    fn walk_on(&mut self, walk: Walk<W>) {
        if walk.captured.count() >= REMEMBERED && !self.seen.insert(walk) {
            return;
        }
        let sight = self.sight;
        let mut ended = true;
        sight.jumps(walk, &mut |next| {
            ended = false;
            self.walk_on(next);
        });
        if ended && walk.captured.any() {
            self.finish(walk);
        }
    }

    fn finish(&mut self, walk: Walk<W>) {
        let rank = self.sight.rank_of_capture(&self.priority, self.from, walk);
        if rank < self.best {
            return;
        }
        if rank > self.best {
            self.best = rank;
            self.list.truncate(self.first);
        }
        let made = self.sight.finished(self.from, walk);
        if !self.list[self.first..].contains(&made) {
            self.list.push(made);
        }
    }
}

impl<W: Word> Sight<'_, W> {
    /// The move that a walk has become when it ends here.
    pub(crate) fn finished(&self, from: Square, walk: Walk<W>) -> Move<W> {
        let ends_on_crown_row = !walk.king && walk.at.meets(self.grid.crown_row(self.side));
        let crowns = walk.crowned || ends_on_crown_row;
        Move { captured: walk.captured, from, to: walk.at.lowest(), crowns }
    }

    /// A number that is greater for the capture that comes first: the criteria one below the other.
    pub(crate) fn rank_of_capture(&self, priority: &Priority, from: Square, walk: Walk<W>) -> u64 {
        priority.criteria().fold(0, |rank, criterion| match criterion {
            Criterion::Quantity => rank << 7 | u64::from(walk.captured.count()),
            Criterion::WithKing => rank << 1 | u64::from(self.kings.has(from)),
            Criterion::MostKings => rank << 7 | u64::from((walk.captured & self.kings).count()),
            Criterion::KingsEarliest => rank << 32 | u64::from(walk.order),
        })
    }
}
