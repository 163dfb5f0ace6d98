//! The library's generator and the slow one find the same.

use std::collections::{BTreeMap, BTreeSet};

use rules::{Grid, Move, Path, Position, Referee, Square, Word};

use crate::laws;
use crate::mailbox::{self, Board, Cell, Way};

/// What makes two moves different: ends, captured pieces, crown.
pub(crate) type Distinct = (Cell, Cell, BTreeSet<Cell>, bool);

/// Fails unless both generators find the same moves in a position, by the same ways and to the same end.
pub(crate) fn assert_same(referee: &Referee, position: &Position) {
    let board = Board::new(referee.rules(), position);
    let slow = grouped(mailbox::ways(&board));
    let legal = referee.legal(position);
    let fast: BTreeMap<Distinct, Move> =
        legal.iter().map(|mv| (distinct(referee.grid(), *mv), *mv)).collect();
    let told = || laws::tell(referee, position);
    assert!(fast.keys().eq(slow.keys()), "{}\nfast {:?}\nslow {:?}", told(), fast.keys(), slow.keys());
    assert_eq!(legal.len(), fast.len(), "a move is listed twice: {}", told());
    assert_eq!(referee.count(position), fast.len() as u64, "{}", told());
    assert_eq!(referee.can_move(position), !fast.is_empty(), "{}", told());
    for (key, mv) in &fast {
        assert_same_move(referee, position, &board, *mv, &slow[key]);
    }
}

/// The move leads to the same position, by the same ways.
fn assert_same_move(referee: &Referee, position: &Position, board: &Board, mv: Move, slow: &[Way]) {
    let told = || format!("{mv:?} in {}", laws::tell(referee, position));
    let after = Board::new(referee.rules(), &referee.play(position, mv));
    assert!(after == board.after(&slow[0]), "another position after {}", told());
    let fast = referee.paths(position, mv);
    let ways: BTreeSet<_> = slow.iter().map(|way| (way.squares.clone(), way.captured.clone())).collect();
    let paths: BTreeSet<_> = fast.iter().map(|path| cells(referee.grid(), path)).collect();
    assert_eq!(paths.len(), fast.len(), "a path is listed twice: {}", told());
    let all = ways.len() <= Referee::<u128>::MOST_PATHS;
    assert!(if all { paths == ways } else { paths.is_subset(&ways) }, "{}\n{paths:?}\n{ways:?}", told());
}

/// The ways of each move.
pub(crate) fn grouped(ways: Vec<Way>) -> BTreeMap<Distinct, Vec<Way>> {
    let mut groups: BTreeMap<Distinct, Vec<Way>> = BTreeMap::new();
    for way in ways {
        let captured = way.captured.iter().copied().collect();
        let ends = (way.squares[0], way.squares[way.squares.len() - 1]);
        groups.entry((ends.0, ends.1, captured, way.crowned)).or_default().push(way);
    }
    groups
}

fn distinct(grid: &Grid, mv: Move) -> Distinct {
    let captured = mv.captured().squares().map(|square| cell(grid, square)).collect();
    (cell(grid, mv.from()), cell(grid, mv.to()), captured, mv.crowns())
}

fn cells(grid: &Grid, path: &Path) -> (Vec<Cell>, Vec<Cell>) {
    let all = |squares: &[Square]| squares.iter().map(|square| cell(grid, *square)).collect();
    (all(&path.squares), all(&path.captured))
}

fn cell(grid: &Grid, square: Square) -> Cell {
    (grid.column(square) as i8, grid.row(square) as i8)
}
