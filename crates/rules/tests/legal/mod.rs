//! What the library finds in a position, against the list of a case.

use std::collections::BTreeSet;

use rules::{Grid, Move, Referee, Word};

use crate::cases::Case;

/// A move in the files' words: `32-28`, or `32x7 11 19 27` with what is captured; `+` for a new king.
pub(crate) fn spell(grid: &Grid, mv: Move) -> String {
    let mut captured: Vec<u8> = mv.captured().squares().map(|square| grid.number(square)).collect();
    captured.sort_unstable();
    let mark = if mv.is_capture() { 'x' } else { '-' };
    let mut text = format!("{}{mark}{}", grid.number(mv.from()), grid.number(mv.to()));
    for number in captured {
        text.push_str(&format!(" {number}"));
    }
    text + if mv.crowns() { " +" } else { "" }
}

/// Fails with the case's title unless the referee finds exactly its moves, each of them once.
pub(crate) fn assert_moves(case: &Case) {
    let referee = Referee::<u128>::new(&case.rules);
    let legal = referee.legal(&case.position);
    let spelt: BTreeSet<String> = legal.iter().map(|mv| spell(referee.grid(), *mv)).collect();
    assert_eq!(spelt, case.moves, "{}", case.title);
    assert_eq!(legal.len(), spelt.len(), "{}: a move is listed twice", case.title);
}
