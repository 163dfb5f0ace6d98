//! Numbers that look random and follow from a seed: SplitMix64 (Steele, Lea, Flood 2014).

use crate::Seed;

/// A stream of numbers that follows from a seed.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The stream of a seed and of one of its purposes: different purposes, different streams.
    #[must_use]
    pub fn new(seed: Seed, purpose: u64) -> Random {
        let mut random = Random(u64::from(seed.0) << 32);
        random.0 ^= random.next().wrapping_add(purpose).wrapping_mul(0xd129_0d3a_2b5c_8b4d);
        random
    }

    /// The next number.
    #[allow(clippy::should_implement_trait, reason = "a stream without an end needs no option")]
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`; 0 where `end` is 0.
    pub fn below(&mut self, end: usize) -> usize {
        let wide = u128::from(self.next()) * end as u128;
        usize::try_from(wide >> 64).unwrap_or(0)
    }

    /// Puts the items into another order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_follow_from_seed_and_purpose() {
        let first = |seed, purpose| Random::new(Seed(seed), purpose).next();
        assert_eq!(first(1, 2), first(1, 2));
        assert_ne!(first(1, 2), first(2, 2));
        assert_ne!(first(1, 2), first(1, 3));
    }

    #[test]
    fn every_number_below_the_end_comes() {
        let mut random = Random::new(Seed(7), 0);
        let mut seen = [0; 6];
        (0..600).for_each(|_| seen[random.below(6)] += 1);
        assert!(seen.iter().all(|&times| times > 50), "{seen:?}");
    }
}
