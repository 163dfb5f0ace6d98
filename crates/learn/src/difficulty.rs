//! How hard a puzzle is.

/// How hard a puzzle is among those of its game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Difficulty {
    /// Of the easiest third.
    Easy,
    /// Neither of the easiest nor of the hardest third.
    Medium,
    /// Of the hardest third.
    Hard,
}

impl Difficulty {
    /// Every difficulty, the easiest first.
    pub const ALL: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard];

    /// The difficulty of the puzzle at this place, from 0, of so many in their order.
    #[must_use]
    pub const fn at(place: usize, count: usize) -> Difficulty {
        match 3 * place {
            below if below < count => Difficulty::Easy,
            below if below < 2 * count => Difficulty::Medium,
            _ => Difficulty::Hard,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_difficulties_are_thirds() {
        let count = |of| (0..300).filter(|&place| Difficulty::at(place, 300) == of).count();
        assert_eq!(Difficulty::ALL.map(count), [100; 3]);
        assert!((1..300).all(|place| Difficulty::at(place - 1, 300) <= Difficulty::at(place, 300)));
    }
}
