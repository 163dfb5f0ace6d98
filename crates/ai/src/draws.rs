//! Draws inside the search: repetitions, and the counters of the rules.

use rules::{Counts, Draw, Game, Grid, Move, Position, Side, Step, Word};

/// A key of a position, another in each word, cheap to compute where multiplication of two words is dear.
pub(crate) fn key<W: Word>(position: &Position<W>) -> u64 {
    let words = [position.of(Side::White), position.of(Side::Black), position.kings()];
    let start = [0x243f_6a88_85a3_08d3, 0x1319_8a2e_0370_7344][position.turn().index()];
    words.into_iter().fold(start, mix_word)
}

fn mix_word<W: Word>(key: u64, word: W) -> u64 {
    let wide = word.widen();
    #[allow(clippy::cast_possible_truncation, reason = "the low half is meant")]
    let low = mix(key, wide as u64);
    if W::BITS > 64 { mix(low, (wide >> 64) as u64) } else { low }
}

/// The constants are those of the finaliser of MurmurHash3.
fn mix(key: u64, word: u64) -> u64 {
    let mixed = (key ^ word).wrapping_mul(0xff51_afd7_ed55_8ccd);
    (mixed ^ (mixed >> 32)).wrapping_mul(0xc4ce_b9fe_1a85_ec53) ^ (mixed >> 29)
}

/// What a position inherits from the moves before it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Inheritance {
    /// The counters of the rules.
    pub(crate) counts: Counts,
    /// Plies since the last move that cannot be taken back: before it, nothing can repeat.
    pub(crate) quiet: u16,
}

impl Inheritance {
    /// What the position after one more move inherits.
    pub(crate) fn after<W: Word>(&self, draw: &Draw, grid: &Grid<W>, step: &Step<'_, W>) -> Inheritance {
        let quiet = if is_final(step.before, &step.made) { 0 } else { self.quiet.saturating_add(1) };
        Inheritance { counts: self.counts.after(draw, grid, step), quiet }
    }
}

/// The keys of the positions of a game up to now, as they are in the word of the search, and what
/// the last one inherits.
pub(crate) fn history<W: Word>(game: &Game) -> (Vec<u64>, Inheritance) {
    let steps = game.positions().zip(game.moves());
    let quiet = steps.fold(
        0_u16,
        |quiet, (before, made)| if is_final(before, made) { 0 } else { quiet.saturating_add(1) },
    );
    let keys = game.positions().map(|position| key(&position.convert::<W>())).collect();
    (keys, Inheritance { counts: game.counts(), quiet })
}

/// Whether a move cannot be taken back by other moves.
fn is_final<W: Word>(before: &Position<W>, made: &Move<W>) -> bool {
    made.is_capture() || !before.kings().has(made.from())
}

/// Whether the last of these keys stood there before, within so many plies.
pub(crate) fn repeats(keys: &[u64], quiet: u16) -> bool {
    let Some((last, earlier)) = keys.split_last() else { return false };
    let first = earlier.len().saturating_sub(usize::from(quiet));
    earlier[first..].iter().rev().skip(1).step_by(2).any(|key| key == last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_repeats_only_with_the_same_side_to_move_and_since_the_last_final_move() {
        assert!(repeats(&[7, 1, 2, 3, 7], 4));
        assert!(!repeats(&[7, 1, 2, 3, 7], 3));
        assert!(!repeats(&[1, 7, 2, 3, 7], 4));
        assert!(!repeats(&[], 0));
    }
}
