//! All positions of the same men and kings, numbered.

use rules::{Grid, Side};

use super::choice::{chosen, number, ways};
use super::pieces::Pieces;

/// How many pieces there are of each kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Kinds {
    /// Men of the side to move, and of the other.
    pub(super) men: [u32; 2],
    /// Kings of the side to move, and of the other.
    pub(super) kings: [u32; 2],
}

impl Kinds {
    pub(super) fn of(pieces: &Pieces) -> Kinds {
        Kinds { men: pieces.men.map(u64::count_ones), kings: pieces.kings.map(u64::count_ones) }
    }

    /// How many pieces each side has.
    pub(super) fn sides(self) -> [u32; 2] {
        [self.men[0] + self.kings[0], self.men[1] + self.kings[1]]
    }

    /// How many pieces there are.
    pub(super) fn count(self) -> u32 {
        self.sides().iter().sum()
    }

    /// The same when the other side is to move.
    pub(super) fn swapped(self) -> Kinds {
        let Kinds { men: [our_men, their_men], kings: [our_kings, their_kings] } = self;
        Kinds { men: [their_men, our_men], kings: [their_kings, our_kings] }
    }
}

/// The positions of these kinds, numbered from 0 without a gap: first where our men stand, then
/// theirs, our kings, and theirs, each on the squares that the others leave.
#[derive(Clone, Debug)]
pub(super) struct Section {
    pub(super) kinds: Kinds,
    /// The number of the first position.
    pub(super) first: usize,
    /// How many positions there are.
    pub(super) length: usize,
    room: Room,
    /// For every way that our men can stand, how many ways for both sides' men come before it.
    starts: Vec<u32>,
    /// In how many ways the kings can stand besides the men.
    kings_ways: u32,
}

/// The squares of a board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    all: u64,
    /// Where our men can stand, and theirs.
    men: [u64; 2],
}

impl Room {
    pub(super) fn new(grid: &Grid<u64>) -> Room {
        let all = grid.squares();
        Room { all, men: Side::ALL.map(|side| all & !grid.crown_row(side)) }
    }
}

impl Section {
    pub(super) fn new(kinds: Kinds, room: Room, first: usize) -> Section {
        let mut starts = vec![];
        let mut men_ways = 0;
        for k in 0..ways(room.men[0].count_ones(), kinds.men[0]) {
            starts.push(men_ways);
            let ours = chosen(k, kinds.men[0], room.men[0]);
            men_ways += ways((room.men[1] & !ours).count_ones(), kinds.men[1]);
        }
        let free = room.all.count_ones() - kinds.men[0] - kinds.men[1];
        let kings_ways = ways(free, kinds.kings[0]) * ways(free - kinds.kings[0], kinds.kings[1]);
        let length = men_ways as usize * kings_ways as usize;
        Section { kinds, first, length, room, starts, kings_ways }
    }

    /// One after the last number.
    pub(super) const fn end(&self) -> usize {
        self.first + self.length
    }

    /// The number of a position of these kinds.
    pub(super) fn number(&self, pieces: &Pieces) -> usize {
        let Pieces { men, kings } = pieces;
        let men_number = self.starts[number(men[0], self.room.men[0]) as usize]
            + number(men[1], self.room.men[1] & !men[0]);
        let free = self.room.all & !(men[0] | men[1]);
        let their_free = free & !kings[0];
        let kings_number = number(kings[0], free) * ways(their_free.count_ones(), self.kinds.kings[1])
            + number(kings[1], their_free);
        self.first + men_number as usize * self.kings_ways as usize + kings_number as usize
    }

    /// The position of a number.
    #[allow(clippy::cast_possible_truncation, reason = "numbers fit where they came from")]
    pub(super) fn pieces(&self, number: usize) -> Pieces {
        let within = (number - self.first) as u32;
        let men = self.men(within / self.kings_ways);
        let kings = self.kings(within % self.kings_ways, self.room.all & !(men[0] | men[1]));
        Pieces { men, kings }
    }

    #[allow(clippy::cast_possible_truncation, reason = "there are no more starts than numbers")]
    fn men(&self, number: u32) -> [u64; 2] {
        let before = self.starts.partition_point(|&start| start <= number) - 1;
        let ours = chosen(before as u32, self.kinds.men[0], self.room.men[0]);
        let theirs = chosen(number - self.starts[before], self.kinds.men[1], self.room.men[1] & !ours);
        [ours, theirs]
    }

    fn kings(&self, number: u32, free: u64) -> [u64; 2] {
        let [our_count, their_count] = self.kinds.kings;
        let their_ways = ways(free.count_ones() - our_count, their_count);
        let ours = chosen(number / their_ways, our_count, free);
        [ours, chosen(number % their_ways, their_count, free & !ours)]
    }
}
