//! A second move generator, slow and plain: a board of cells and recursion over every landing square
//! and every order of captures. It is written from the rule texts alone and shares nothing with the
//! library but the words for the rules.

mod board;
mod trip;

pub(crate) use board::{Board, Cell};
pub(crate) use trip::Way;

use rules::{Criterion, Duty};

/// Every legal way over the board for the side to move, after the order of precedence.
pub(crate) fn ways(board: &Board) -> Vec<Way> {
    let mut ways = best(board, trip::captures(board));
    if ways.is_empty() || board.rules.capture.duty == Duty::May {
        ways.extend(trip::quiet(board));
    }
    ways
}

/// The captures that no criterion excludes, the first criterion deciding first.
fn best(board: &Board, mut ways: Vec<Way>) -> Vec<Way> {
    for criterion in board.rules.capture.priority.criteria() {
        let most = ways.iter().map(|way| merit(criterion, way)).max();
        ways.retain(|way| Some(merit(criterion, way)) == most);
    }
    ways
}

/// What a criterion looks at; the greatest is best.
fn merit(criterion: Criterion, way: &Way) -> Vec<usize> {
    match criterion {
        Criterion::Quantity => vec![way.kings.len()],
        Criterion::WithKing => vec![usize::from(way.by_king)],
        Criterion::MostKings => vec![way.kings.iter().filter(|king| **king).count()],
        Criterion::KingsEarliest => earliest(&way.kings),
    }
}

/// The first king met decides, then the second, and so on: after the last king nothing counts.
fn earliest(kings: &[bool]) -> Vec<usize> {
    let last = kings.iter().rposition(|king| *king).map_or(0, |index| index + 1);
    kings[..last].iter().map(|king| usize::from(*king)).collect()
}
