//! All captures, and the best of them by the precedence of the rules.

use alloc::vec::Vec;

use crate::axes::{Criterion, Priority, Reach};
use crate::board::{Direction, Square, Word};

use super::{FirstHops, Hoppers, Move, Sight, Walk, Walks};

/// From this many captured pieces on, a walk that was seen before is not walked again. Shorter ones
/// seldom meet, and are cheaper to walk twice than to look up.
const REMEMBERED: u32 = 3;

/// What is left of a precedence that asks for the quantity where there are no kings.
const QUANTITY: Priority = Priority::new(&[Criterion::Quantity]);

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

    /// Adds every capture that comes first in the precedence, each once.
    #[inline]
    pub(crate) fn add_all(&mut self, sight: &Sight<'_, W>) {
        let men = sight.hopping_men();
        if men.pieces.any() {
            self.add_hops(sight, &men);
        }
        if sight.our_kings().any() {
            self.add_kings(sight);
        }
    }

    /// How many captures come first in the precedence; the list is room to work in. Where there are
    /// only men, those that end with the first jump are all worth the same, so they are not listed.
    #[inline]
    pub(crate) fn count_all(mut self, sight: &Sight<'_, W>) -> u64 {
        if sight.kings.any() {
            self.add_all(sight);
            return self.list.len() as u64;
        }
        let men = sight.hopping_men();
        if men.pieces.any() { self.count_hops(sight, &men) } else { 0 }
    }

    fn count_hops(&mut self, sight: &Sight<'_, W>, men: &Hoppers<W>) -> u64 {
        let by_quantity = self.priority.has(Criterion::Quantity);
        self.priority = if by_quantity { QUANTITY } else { Priority::FREE };
        let mut ends = 0;
        sight.first_hops(men, |hops| {
            ends += u64::from(hops.ends.count());
            if hops.goes_on.any() {
                self.add_longer(sight, men, &hops);
            }
        });
        let longer = self.list.len() as u64;
        if self.best > u64::from(by_quantity) { longer } else { ends + longer }
    }

    fn add_kings(&mut self, sight: &Sight<'_, W>) {
        match sight.rules.king.reach {
            Reach::Short => self.add_hops(sight, &sight.hopping_kings()),
            Reach::Flying => sight.flying_captors().squares().for_each(|from| {
                let walk = Walk::start(W::of(from), true);
                self.walk_on(sight, from, &walk);
            }),
        }
    }

    /// Piece by piece, for an order that the engine can count on.
    fn add_hops(&mut self, sight: &Sight<'_, W>, hoppers: &Hoppers<W>) {
        for square in hoppers.pieces.squares() {
            let one = Hoppers { pieces: W::of(square), ..*hoppers };
            sight.first_hops(&one, |hops| self.add_hop(sight, &one, &hops));
        }
    }

    fn add_hop(&mut self, sight: &Sight<'_, W>, hoppers: &Hoppers<W>, hops: &FirstHops<W>) {
        for to in hops.ends.squares() {
            let (from, walk) = hopped(sight, hoppers, hops.way, to);
            self.add_walk(sight, from, &walk);
        }
        self.add_longer(sight, hoppers, hops);
    }

    fn add_longer(&mut self, sight: &Sight<'_, W>, hoppers: &Hoppers<W>, hops: &FirstHops<W>) {
        for to in hops.goes_on.squares() {
            let (from, walk) = hopped(sight, hoppers, hops.way, to);
            self.walk_on(sight, from, &walk);
        }
    }

    fn walk_on(&mut self, sight: &Sight<'_, W>, from: Square, walk: &Walk<W>) {
        let lifted = sight.lifting(W::of(from));
        Walker { sight: &lifted, from, seen: Walks::new(), captures: self }.walk_on(walk);
    }

    fn add_walk(&mut self, sight: &Sight<'_, W>, from: Square, walk: &Walk<W>) {
        let rank = sight.rank_of_capture(&self.priority, from, walk);
        self.add(sight.finished(from, walk), rank);
    }

    fn add(&mut self, made: Move<W>, rank: u64) {
        if rank < self.best {
            return;
        }
        if rank > self.best {
            self.best = rank;
            self.list.truncate(self.first);
        }
        let alone = made.captured.without_lowest().is_empty();
        if alone || !self.list[self.first..].contains(&made) {
            self.list.push(made);
        }
    }
}

/// Where a first jump began, and the walk that it is.
#[inline]
fn hopped<W: Word>(
    sight: &Sight<'_, W>,
    hoppers: &Hoppers<W>,
    way: Direction,
    to: Square,
) -> (Square, Walk<W>) {
    let landing = W::of(to);
    let victim = sight.grid.slide(landing, way.opposite());
    let piece = sight.grid.slide(victim, way.opposite());
    (piece.lowest(), sight.landed(&Walk::start(piece, hoppers.king), victim, landing))
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
            self.captures.add_walk(self.sight, self.from, walk);
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
