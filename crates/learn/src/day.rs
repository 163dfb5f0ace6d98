//! The puzzle of the day.

/// A day, counted from 1 January 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(pub u32);

impl Day {
    /// Which of so many puzzles is the one of this day; `None` if there are none. None comes again
    /// before all have had their day, and neighbours in the file are days apart: the step is about the
    /// golden section of their number, which spreads most evenly (Knuth, The Art of Computer
    /// Programming, volume 3, section 6.4).
    #[must_use]
    pub fn choose(self, count: usize) -> Option<usize> {
        let days = u64::try_from(count).ok()?;
        let step = (days * 618 / 1000..=days).find(|&step| coprime(step, days))?;
        usize::try_from(u64::from(self.0) * step % days).ok()
    }
}

fn coprime(a: u64, b: u64) -> bool {
    if b == 0 { a == 1 } else { coprime(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_puzzle_has_its_day_before_one_comes_again() {
        for count in [1, 2, 7, 300, 361] {
            let days = (20_000..).take(count).map(Day);
            let chosen: BTreeSet<_> = days.filter_map(|day| day.choose(count)).collect();
            assert_eq!(chosen.len(), count);
            assert!(chosen.iter().all(|&place| place < count));
        }
    }

    #[test]
    fn where_there_are_none_there_is_none_of_the_day() {
        assert_eq!(Day(20_000).choose(0), None);
    }
}
