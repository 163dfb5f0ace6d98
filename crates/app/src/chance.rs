//! Chance, foreseeable for tests: numbers that follow from a seed.

/// The next numbers.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number from 0 on, below `count`; 0 where there is no other.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        let count = u64::try_from(count).unwrap_or(u64::MAX).max(1);
        usize::try_from(self.next() % count).unwrap_or_default()
    }

    /// SplitMix64.
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_comes_about_equally_often() {
        let mut chance = Chance::new(7);
        let mut counts = [0; 7];
        (0..7000).for_each(|_| counts[chance.below(7)] += 1);
        assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
    }

    #[test]
    fn no_choice_is_a_choice_of_the_first() {
        assert_eq!((Chance::new(1).below(0), Chance::new(1).below(1)), (0, 0));
    }
}
