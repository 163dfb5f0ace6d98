//! All positions of a few pieces, numbered in an order in which their values can be found.

use core::ops::Range;

use rules::{Board, Grid};

use super::choice::MOST;
use super::pieces::Pieces;
use super::section::{Kinds, Room, Section};

/// No table gets larger: as many bytes are kept, and as many positions worked out.
const MOST_POSITIONS: usize = 8_000_000;

/// All positions of at most so many pieces, both sides with one at least.
///
/// A move leads to a position that comes before, or stays among those of its group: a capture leaves
/// fewer pieces, a crowning fewer men.
#[derive(Clone, Debug)]
pub(super) struct Index {
    sections: Vec<Section>,
    /// Which section has these men and kings, ours and theirs.
    places: Vec<u8>,
}

impl Index {
    /// The positions of up to `pieces` pieces, or of as many as there is room for; `None` where the
    /// board has more than 64 bits.
    pub(super) fn new(board: Board, pieces: u32) -> Option<Index> {
        if board.bits() > u64::BITS {
            return None;
        }
        let mut index = Index { sections: vec![], places: vec![u8::MAX; (MOST + 1).pow(4)] };
        let room = Room::new(&Grid::new(board));
        for count in 2..=pieces.min(MOST as u32) {
            let before = index.sections.len();
            all_kinds(count).for_each(|kinds| index.add(kinds, room));
            if index.len() > MOST_POSITIONS {
                index.forget_from(before);
                break;
            }
        }
        Some(index)
    }

    fn add(&mut self, kinds: Kinds, room: Room) {
        self.places[place(kinds)] = self.sections.len() as u8;
        self.sections.push(Section::new(kinds, room, self.len()));
    }

    fn forget_from(&mut self, section: usize) {
        for section in self.sections.drain(section..) {
            self.places[place(section.kinds)] = u8::MAX;
        }
    }

    /// How many positions there are.
    pub(super) fn len(&self) -> usize {
        self.sections.last().map_or(0, |last| last.first + last.length)
    }

    /// The most pieces of a position.
    pub(super) fn most_pieces(&self) -> u32 {
        self.sections.last().map_or(0, |last| last.kinds.count())
    }

    /// The positions of exactly so many pieces.
    pub(super) fn of_pieces(&self, pieces: u32) -> impl Iterator<Item = usize> + '_ {
        let sections = self.sections.iter().filter(move |section| section.kinds.count() == pieces);
        sections.flat_map(|section| section.first..section.end())
    }

    /// The positions that can lead to each other, group by group.
    pub(super) fn groups(&self) -> impl Iterator<Item = Range<usize>> + '_ {
        let same = |a: &Section, b: &Section| a.kinds.swapped() == b.kinds;
        self.sections.chunk_by(same).map(|group| group[0].first..group[group.len() - 1].end())
    }

    /// The number of a position; `None` if it is not among these.
    pub(super) fn number(&self, pieces: &Pieces) -> Option<usize> {
        let kinds = Kinds::of(pieces);
        let place = (kinds.count() <= MOST as u32).then(|| self.places[place(kinds)])?;
        self.sections.get(usize::from(place)).map(|section| section.number(pieces))
    }

    /// The position of a number.
    pub(super) fn pieces(&self, number: usize) -> Pieces {
        let next = self.sections.partition_point(|section| section.first <= number);
        self.sections[next - 1].pieces(number)
    }
}

/// All kinds of so many pieces with a piece on both sides: the fewest men first, and beside each
/// kind the same with the other side to move.
fn all_kinds(pieces: u32) -> impl Iterator<Item = Kinds> {
    let some = (0..=pieces).flat_map(move |men| {
        (0..=men).flat_map(move |our_men| {
            let kings = pieces - men;
            (0..=kings).map(move |our_kings| Kinds {
                men: [our_men, men - our_men],
                kings: [our_kings, kings - our_kings],
            })
        })
    });
    let both_sides = some.filter(|kinds| kinds.sides().iter().all(|&side| side > 0));
    let once = both_sides.filter(|kinds| *kinds <= kinds.swapped());
    once.flat_map(|kinds| {
        let swapped = kinds.swapped();
        core::iter::once(kinds).chain((swapped != kinds).then_some(swapped))
    })
}

fn place(kinds: Kinds) -> usize {
    let counts = [kinds.men[0], kinds.men[1], kinds.kings[0], kinds.kings[1]];
    counts.into_iter().fold(0, |place, count| place * (MOST + 1) + count as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_positions_as_were_counted_elsewhere() {
        // The counts are sums of products of binomials over how many men stand on the rows that only
        // one side's men can stand on.
        for (board, counts) in
            [(Board::EIGHT, [3_488, 199_520, 6_408_836]), (Board::TEN, [8_845, 815_145, 815_145])]
        {
            assert_eq!([2, 3, 4].map(|pieces| Index::new(board, pieces).unwrap().len()), counts);
        }
    }

    #[test]
    fn every_position_has_its_number_and_every_number_its_position() {
        for (board, pieces) in
            [(Board::EIGHT, 3), (Board::TEN, 2), (Board { width: 6, height: 4, rows: 1 }, 4)]
        {
            let index = Index::new(board, pieces).unwrap();
            for number in 0..index.len() {
                assert_eq!(index.number(&index.pieces(number)), Some(number));
            }
        }
    }

    #[test]
    fn groups_follow_each_other_and_hold_both_sides_to_move() {
        let index = Index::new(Board::EIGHT, 4).unwrap();
        let mut end = 0;
        for group in index.groups() {
            assert_eq!(group.start, end);
            let kinds = |number| Kinds::of(&index.pieces(number));
            assert_eq!(kinds(group.end - 1), kinds(group.start).swapped());
            end = group.end;
        }
        assert_eq!(end, index.len());
    }
}
