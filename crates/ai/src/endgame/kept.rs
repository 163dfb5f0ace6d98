//! Endgames as bytes, to be kept between visits.

use core::fmt;

use adler2::adler32_slice;
use rules::{Draw, Rules};

use super::endgames::Endgames;
use super::index::Index;

/// Greater with every change in what the bytes mean.
const VERSION: u32 = 1;

/// What follows the values: version, fingerprint of the rules, checksum of the values.
type Seal = [u8; 16];

/// The bytes are not those of these rules' endgames, or no longer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Damaged;

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("what was kept of the endgames is damaged, or of other rules")
    }
}

impl core::error::Error for Damaged {}

impl Endgames {
    /// What to call the endgames of these rules where others are kept, too. Endgames of
    /// [`Endgames::MOST_PIECES`] pieces, or of as many as there is room for, are the ones to be kept.
    #[must_use]
    pub fn name(rules: &Rules) -> String {
        format!("endgames-{VERSION}-{:016x}", fingerprint(rules))
    }

    /// All that is known as bytes, sealed: one byte for each position.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        [&self.values[..], &seal(&self.rules, &self.values)].concat()
    }

    /// Reads bytes back.
    ///
    /// # Errors
    /// If they are not, to the last one, what [`Endgames::to_bytes`] gave for these rules.
    pub fn from_bytes(rules: &Rules, mut bytes: Vec<u8>) -> Result<Endgames, Damaged> {
        let (values, kept) = bytes.split_last_chunk::<{ size_of::<Seal>() }>().ok_or(Damaged)?;
        let index = Index::new(rules.board, Endgames::MOST_PIECES).ok_or(Damaged)?;
        if *kept != seal(rules, values) || values.len() != index.len() {
            return Err(Damaged);
        }
        bytes.truncate(index.len());
        Ok(Endgames::new(rules, index, bytes))
    }
}

fn seal(rules: &Rules, values: &[u8]) -> Seal {
    let mut seal = Seal::default();
    seal[..4].copy_from_slice(&VERSION.to_le_bytes());
    seal[4..12].copy_from_slice(&fingerprint(rules).to_le_bytes());
    seal[12..].copy_from_slice(&adler32_slice(values).to_le_bytes());
    seal
}

/// The same for rules that differ only in when a game is drawn.
fn fingerprint(rules: &Rules) -> u64 {
    rules.with_draw(Draw::REPETITION).fingerprint()
}

#[cfg(test)]
mod tests {
    use rules::Variant;

    use super::super::Builder;
    use super::*;

    fn built(rules: &Rules) -> Endgames {
        let mut builder = Builder::new(rules, Endgames::MOST_PIECES).unwrap();
        builder.step(usize::MAX);
        builder.finish().unwrap()
    }

    #[test]
    fn what_was_kept_is_read_back_and_nothing_else() {
        let rules = Variant::International.rules();
        let endgames = built(&rules);
        let bytes = endgames.to_bytes();
        assert_eq!(bytes.len(), 815_145 + 16);
        let read = |bytes: &[u8]| Endgames::from_bytes(&rules, bytes.to_vec()).map(|read| read.values);
        assert_eq!(read(&bytes), Ok(endgames.values));
        for place in [0, 400_000, bytes.len() - 17, bytes.len() - 16, bytes.len() - 9, bytes.len() - 1] {
            let mut damaged = bytes.clone();
            damaged[place] ^= 4;
            assert_eq!(read(&damaged), Err(Damaged), "{place}");
        }
        for bytes in [&bytes[1..], &bytes[..bytes.len() - 1], &[]] {
            assert_eq!(read(bytes), Err(Damaged));
        }
    }

    #[test]
    fn other_rules_have_other_bytes_but_draws_do_not_matter() {
        let rules = Variant::Russian.rules();
        let tournament = rules.with_draw(Variant::Russian.tournament());
        assert_eq!(Endgames::name(&rules), Endgames::name(&tournament));
        let others = Variant::ALL.iter().map(|variant| Endgames::name(&variant.rules()));
        assert_eq!(others.filter(|name| *name == Endgames::name(&rules)).count(), 1);
        let bytes = built(&Variant::International.rules()).to_bytes();
        let brazilian = Rules { board: Variant::International.rules().board, ..Variant::Brazilian.rules() };
        assert_eq!(Endgames::from_bytes(&brazilian, bytes).map(|_| ()), Err(Damaged));
    }
}
