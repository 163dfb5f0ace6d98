//! What the search remembers of positions that it has seen: the transposition table.

use crate::Score;
use crate::endgame::Endgames;

/// How a remembered score limits the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The true score is this one.
    Exact,
    /// It is at least this one.
    Least,
    /// It is at most this one.
    Most,
}

/// What is remembered of one position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Memory {
    /// The score, from the position on.
    pub(crate) score: Score,
    /// How the score is meant.
    pub(crate) bound: Bound,
    /// How deep it was searched.
    pub(crate) depth: u8,
    /// The place of the best move in the list that the referee makes.
    pub(crate) best: u8,
}

impl Memory {
    /// Whether the score settles the question between `alpha` and `beta`.
    pub(crate) fn settles(&self, alpha: Score, beta: Score) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Least => self.score >= beta,
            Bound::Most => self.score <= alpha,
        }
    }
}

/// Sixteen bytes, so that four share a cache line.
#[derive(Clone, Copy, Debug)]
struct Slot {
    key: u64,
    memory: Option<Memory>,
    /// The search that wrote it.
    age: u8,
}

const FREE: Slot = Slot { key: 0, memory: None, age: 0 };
const WAYS: usize = 2;

/// A fixed amount of memory for positions; of those that meet, the deepest and the newest stay.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    slots: Vec<Slot>,
    used: usize,
    age: u8,
    /// What is known for certain, if anything is.
    pub(crate) endgames: Option<Endgames>,
}

impl Table {
    /// A table that never takes more than so many bytes.
    pub(crate) fn new(bytes: usize) -> Table {
        let most = (bytes / size_of::<Slot>()).max(WAYS);
        let slots = 1 << most.ilog2();
        Table { slots: vec![FREE; slots], used: slots, age: 0, endgames: None }
    }

    /// Forgets everything, and gets as large as a search of so many nodes needs: what one search
    /// answers must not depend on the one before.
    pub(crate) fn clear_for(&mut self, nodes: u64) {
        self.used = self.size_for(nodes);
        self.slots[..self.used].fill(FREE);
    }

    /// Whether it is large enough, as it is, for a search of so many nodes.
    pub(crate) fn is_for(&self, nodes: u64) -> bool {
        self.used >= self.size_for(nodes)
    }

    fn size_for(&self, nodes: u64) -> usize {
        let wanted = usize::try_from(nodes).unwrap_or(usize::MAX).clamp(WAYS, self.slots.len());
        wanted.next_power_of_two().min(self.slots.len())
    }

    /// Keeps what is remembered for another search, but lets whatever is new take its place. Only for
    /// the same rules.
    pub(crate) fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// What is remembered of the position with this key, seen from `ply` moves after the root.
    pub(crate) fn probe(&self, key: u64, ply: u16) -> Option<Memory> {
        let place = self.place(key);
        let found = self.slots[place..place + WAYS].iter().find(|slot| slot.key == key)?;
        found.memory.map(|memory| Memory { score: memory.score.before_plies(ply), ..memory })
    }

    /// Remembers a position that is `ply` moves after the root.
    pub(crate) fn store(&mut self, key: u64, ply: u16, memory: Memory) {
        let place = self.place(key);
        let memory = Some(Memory { score: memory.score.after_plies(ply), ..memory });
        let [deep, new] = &mut self.slots[place..place + WAYS] else { return };
        let goes_first = deep.key == key
            || deep.age != self.age
            || deep.memory.is_none_or(|old| old.depth <= memory.map_or(0, |m| m.depth));
        if goes_first && deep.key != key {
            *new = *deep;
        }
        *(if goes_first { deep } else { new }) = Slot { key, memory, age: self.age };
    }

    #[allow(clippy::cast_possible_truncation, reason = "the table is smaller than memory")]
    fn place(&self, key: u64) -> usize {
        (key as usize) & (self.used - 1) & !(WAYS - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn memory(depth: u8) -> Memory {
        Memory { score: Score::points(i32::from(depth)), bound: Bound::Exact, depth, best: 3 }
    }

    #[test]
    fn a_slot_is_sixteen_bytes() {
        assert_eq!(size_of::<Slot>(), 16);
    }

    #[test]
    fn of_two_that_meet_the_deep_one_stays_and_so_does_the_newest() {
        let mut table = Table::new(1 << 10);
        for (key, depth) in [(1 << 40, 9), (2 << 40, 2), (3 << 40, 3)] {
            table.store(key, 0, memory(depth));
        }
        let depths = [1, 2, 3].map(|key| table.probe(key << 40, 0).map(|found| found.depth));
        assert_eq!(depths, [Some(9), None, Some(3)]);
    }

    #[test]
    fn what_an_earlier_search_knew_stays_until_its_place_is_needed() {
        let mut table = Table::new(1 << 10);
        table.store(1 << 40, 0, memory(9));
        table.grow_older();
        assert_eq!(table.probe(1 << 40, 0).map(|found| found.depth), Some(9));
        for (key, depth) in [(2 << 40, 1), (3 << 40, 1)] {
            table.store(key, 0, memory(depth));
        }
        assert_eq!(table.probe(1 << 40, 0), None);
    }

    #[test]
    fn a_win_keeps_its_distance_from_the_position() {
        let mut table = Table::new(1 << 10);
        table.store(7, 4, Memory { score: Score::win_in(9), ..memory(5) });
        assert_eq!(table.probe(7, 4).unwrap().score, Score::win_in(9));
        assert_eq!(table.probe(7, 2).unwrap().score, Score::win_in(7));
    }

    #[test]
    fn a_table_made_for_a_search_is_for_shorter_ones_and_for_none_longer_unless_it_has_no_more_room() {
        let mut table = Table::new(1 << 14);
        assert!(table.is_for(u64::MAX));
        table.clear_for(300);
        assert!(table.is_for(1) && table.is_for(512));
        assert!(!table.is_for(513) && !table.is_for(u64::MAX));
    }

    #[test]
    fn nothing_outlives_a_clearing() {
        let mut table = Table::new(1 << 10);
        table.store(5, 0, memory(5));
        table.clear_for(1 << 20);
        assert_eq!(table.probe(5, 0), None);
        assert_eq!(table.probe(0, 0), None);
    }
}
