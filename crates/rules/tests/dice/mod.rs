//! Chance that falls the same way in every run.

/// A small generator of numbers (Marsaglia's xorshift64).
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `end`.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) as usize % end
    }

    pub(crate) fn one_of<'list, T>(&mut self, list: &'list [T]) -> &'list T {
        &list[self.below(list.len())]
    }
}
