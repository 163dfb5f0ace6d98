//! In which order moves are tried: the sooner the best one, the less there is to search.

use rules::{Move, Side, Word};

/// What proved good elsewhere in the tree, by side, from and to.
#[derive(Clone, Debug)]
pub(super) struct Order {
    merits: Vec<i16>,
    bits: usize,
}

const REMEMBERED: i32 = i32::MAX;
const CAPTURE: i32 = 1 << 20;
const CROWN: i32 = 1 << 19;
const MOST_MERIT: i32 = 1 << 14;

impl Order {
    pub(super) fn new(bits: u32) -> Order {
        let bits = bits as usize;
        Order { merits: vec![0; 2 * bits * bits], bits }
    }

    /// Writes the places of the moves, best chances first. A place is a byte: of the few positions
    /// with more than 256 moves the rest is left out.
    pub(super) fn sort<W: Word>(
        &self,
        moves: &[Move<W>],
        side: Side,
        remembered: Option<u8>,
        places: &mut Vec<(i32, u8)>,
    ) {
        places.clear();
        places.extend((0..=u8::MAX).zip(moves).map(|(place, mv)| {
            let chance = if remembered == Some(place) { REMEMBERED } else { self.chance(mv, side) };
            (-chance, place)
        }));
        places.sort_unstable();
    }

    /// Learns that a move was good enough, and that those tried before it were not.
    pub(super) fn learn<W: Word>(
        &mut self,
        side: Side,
        depth: u8,
        good: &Move<W>,
        tried: impl Iterator<Item = Move<W>>,
    ) {
        let weight = i32::from(depth).pow(2).min(400);
        for mv in tried {
            self.pull(&mv, side, -weight);
        }
        self.pull(good, side, weight);
    }

    fn chance<W: Word>(&self, mv: &Move<W>, side: Side) -> i32 {
        let captured = mv.captured().count().cast_signed();
        let capture = if captured > 0 { CAPTURE + (captured << 15) } else { 0 };
        let crown = if mv.crowns() { CROWN } else { 0 };
        capture + crown + i32::from(self.merits[self.index(mv, side)])
    }

    /// Moves a merit towards its end of the scale, the slower the nearer it is.
    fn pull<W: Word>(&mut self, mv: &Move<W>, side: Side, weight: i32) {
        let index = self.index(mv, side);
        let merit = i32::from(self.merits[index]);
        let pulled = merit + 32 * weight - merit * weight.abs() / 512;
        self.merits[index] = i16::try_from(pulled.clamp(-MOST_MERIT, MOST_MERIT)).unwrap_or(0);
    }

    fn index<W: Word>(&self, mv: &Move<W>, side: Side) -> usize {
        (side.index() * self.bits + mv.from().index()) * self.bits + mv.to().index()
    }
}
