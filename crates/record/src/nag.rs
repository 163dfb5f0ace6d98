//! Marks on moves.

use core::fmt;

/// A numeric annotation glyph, as PGN numbers them (section 10): 1 good, 2 poor, 3 very good, 4 very
/// poor, 5 speculative, 6 questionable, 7 forced, and so on; programs have their own beyond 255.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Nag(pub u16);

/// The signs of the marks from 1 on.
const SIGNS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

impl Nag {
    /// `*` behind a move: there is no other.
    pub const FORCED: Nag = Nag(7);

    /// The mark of a sign, brackets or not. Of a sign that is no usual one, such as `!?!!`, its
    /// beginning counts.
    #[must_use]
    pub fn from_sign(sign: &str) -> Option<Nag> {
        let bare = sign.trim_matches(['(', ')']);
        let known = |sign: &str| (1..).zip(SIGNS).find(|(_, known)| *known == sign).map(|(n, _)| Nag(n));
        let shortened = bare.get(..2).and_then(known).or_else(|| bare.get(..1).and_then(known));
        if bare == "*" { Some(Nag::FORCED) } else { shortened }
    }

    /// The sign that is written right behind a move.
    #[must_use]
    pub fn sign(self) -> Option<&'static str> {
        usize::from(self.0).checked_sub(1).and_then(|index| SIGNS.get(index).copied())
    }
}

/// `$1`.
impl fmt::Display for Nag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "${}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_and_marks_are_the_same() {
        for nag in (1..=6).map(Nag) {
            assert_eq!(nag.sign().and_then(Nag::from_sign), Some(nag));
        }
        assert_eq!(Nag::from_sign("(?)"), Some(Nag(2)));
        assert_eq!(Nag::from_sign("!?!!!"), Some(Nag(5)));
        assert_eq!(Nag::from_sign("*"), Some(Nag::FORCED));
        assert_eq!(Nag::from_sign("x"), None);
        assert_eq!(Nag(7).sign(), None);
        assert_eq!(Nag(0).sign(), None);
    }
}
