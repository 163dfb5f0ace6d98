//! Late moves are looked at less far first: the best one is mostly among the first that are tried.

use rules::{Move, Word};

/// How many plies less to look at a move that is tried after so many others; `open` where it matters
/// how good it is. The numbers are those of Scan 3.1 by Fabien Letouzey.
pub(super) fn plies<W: Word>(mv: &Move<W>, tried: usize, open: bool) -> u8 {
    let forcing = mv.is_capture() || mv.crowns();
    match (open, tried) {
        _ if forcing => 0,
        (true, 3..) | (false, 1..=3) => 1,
        (false, 4..) => 2,
        _ => 0,
    }
}
