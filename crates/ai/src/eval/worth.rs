//! What something is worth: with all pieces on the board, and with hardly any.

use core::ops::{Add, Mul};

/// Two worths in points, added and multiplied as one number: with all pieces on the board (the
/// upper half), and with hardly any (the lower one). Either stays within sixteen bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Worth(i32);

impl Worth {
    pub(crate) const NONE: Worth = Worth(0);

    pub(crate) const fn new(opening: i32, ending: i32) -> Worth {
        Worth((opening << 16).wrapping_add(ending))
    }

    #[allow(clippy::cast_possible_truncation, reason = "the lower half is meant")]
    pub(crate) const fn ending(self) -> i32 {
        self.0 as i16 as i32
    }

    /// The lower half borrows from the upper one where it is negative.
    pub(crate) const fn opening(self) -> i32 {
        self.0.wrapping_sub(self.ending()) >> 16
    }

    /// Between both: `left` of `all` pieces are on the board.
    pub(crate) const fn at(self, left: i32, all: i32) -> i32 {
        (self.opening() * left + self.ending() * (all - left)) / all
    }
}

impl Add for Worth {
    type Output = Worth;

    fn add(self, other: Worth) -> Worth {
        Worth(self.0.wrapping_add(other.0))
    }
}

impl Mul<i32> for Worth {
    type Output = Worth;

    fn mul(self, times: i32) -> Worth {
        Worth(self.0.wrapping_mul(times))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_halves_are_added_and_multiplied_apart() {
        let halves = [-700, -1, 0, 1, 350];
        for (a, b) in halves.into_iter().flat_map(|a| halves.map(|b| (a, b))) {
            let worth = (Worth::new(a, b) + Worth::new(b, -a)) * -3;
            assert_eq!((worth.opening(), worth.ending()), (-3 * (a + b), -3 * (b - a)));
        }
    }
}
