//! How hard a puzzle is.

/// How hard a puzzle is, by how many moves of one's own have to be found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Difficulty {
    /// Two moves.
    Easy,
    /// Three moves.
    Medium,
    /// More than three.
    Hard,
}

impl Difficulty {
    /// Every difficulty, the easiest first.
    pub const ALL: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard];

    /// Of a line with so many moves of the side that is to win.
    #[must_use]
    pub const fn of(moves: usize) -> Difficulty {
        match moves {
            0..=2 => Difficulty::Easy,
            3 => Difficulty::Medium,
            _ => Difficulty::Hard,
        }
    }
}
