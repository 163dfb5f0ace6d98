//! In which order moves are tried: the sooner the best one, the less there is to search.

use rules::{Move, Side, Word};

/// What proved good elsewhere in the tree, by side, from and to.
#[derive(Clone, Debug)]
pub(super) struct Order {
    merits: Vec<i16>,
    bits: usize,
}

const REMEMBERED: i32 = 1 << 22;
const CAPTURE: i32 = 1 << 20;
const CROWN: i32 = 1 << 19;
const MOST_MERIT: i32 = 1 << 14;

/// The places of moves in a list, those with the best chances first. It is put in order only as far
/// as it is drawn from, since the first moves often are enough.
#[derive(Clone, Debug, Default)]
pub(super) struct Queue {
    /// What stands against a move, and in the lowest byte its place.
    waiting: Vec<u32>,
    drawn: usize,
}

impl Queue {
    /// The place of the move whose turn it is; turns come one after the other, or again.
    pub(super) fn draw(&mut self, turn: usize) -> Option<u8> {
        if turn == self.drawn {
            let (next, _) = self.waiting.iter().enumerate().skip(turn).min_by_key(|waiting| waiting.1)?;
            self.waiting.swap(turn, next);
            self.drawn += 1;
        }
        Some(self.drawn(turn))
    }

    /// The place of a move that was drawn before.
    #[allow(clippy::cast_possible_truncation, reason = "the lowest byte is meant")]
    pub(super) fn drawn(&self, turn: usize) -> u8 {
        self.waiting[turn] as u8
    }

    fn fill(&mut self, chances: impl Iterator<Item = (i32, u8)>) {
        self.drawn = 0;
        self.waiting.clear();
        let against = |chance: i32| (REMEMBERED - chance).cast_unsigned() << 8;
        self.waiting.extend(chances.map(|(chance, place)| against(chance) | u32::from(place)));
    }
}

impl Order {
    pub(super) fn new(bits: u32) -> Order {
        let bits = bits as usize;
        Order { merits: vec![0; 2 * bits * bits], bits }
    }

    /// Fills the queue with the places of the moves. A place is a byte: of the few positions with more
    /// than 256 moves the rest is left out.
    pub(super) fn line_up<W: Word>(
        &self,
        moves: &[Move<W>],
        side: Side,
        remembered: Option<u8>,
        queue: &mut Queue,
    ) {
        queue.fill((0..=u8::MAX).zip(moves).map(|(place, mv)| {
            let chance = if remembered == Some(place) { REMEMBERED } else { self.chance(mv, side) };
            (chance, place)
        }));
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
        let captured = || mv.captured().count().cast_signed();
        let capture = if mv.is_capture() { CAPTURE + (captured() << 15) } else { 0 };
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
