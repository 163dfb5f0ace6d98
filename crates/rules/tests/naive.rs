//! The library's moves are those of a second, slow generator that was written from the rule texts.
//!
//! `DAMKA_DEEP=1` compares 100,000 positions of every variant and 10,000 of each of the composed rules.

mod cases;
mod data;
mod dice;
mod laws;
mod mailbox;
mod neighbours;
mod random;

use std::collections::{BTreeMap, BTreeSet};

use mailbox::{Board, Cell, Way};
use random::{Walk, composed_rules};
use rules::{Duty, Grid, Move, Path, Position, Referee, Rules, Square, Variant, Word};

/// What makes two moves different: ends, captured pieces, crown.
type Distinct = (Cell, Cell, BTreeSet<Cell>, bool);

/// How many positions are compared.
fn positions(ordinary: usize, deep: usize) -> usize {
    if std::env::var_os("DAMKA_DEEP").is_some_and(|deep| deep == "1") { deep } else { ordinary }
}

/// One test for each variant, so that they run side by side.
macro_rules! variants {
    ($($test:ident)*) => {
        $(#[test]
        fn $test() {
            let variant = Variant::from_id(stringify!($test)).expect("a variant");
            compare(&variant.rules(), positions(30_000, 100_000));
            compare(&variant.rules().with_duty(Duty::May), positions(5_000, 100_000));
        })*

        #[test]
        fn every_variant_has_a_test() {
            let tests = [$(stringify!($test)),*];
            assert!(Variant::ALL.iter().all(|variant| tests.contains(&variant.id())));
        }
    };
}

variants! { american russian brazilian spanish italian czech pool international }

#[test]
fn twelve_by_twelve() {
    let board = rules::Board::TWELVE;
    compare(&Rules { board, ..Variant::International.rules() }, positions(5_000, 100_000));
}

#[test]
fn composed_rules_of_every_kind() {
    compare_composed(1);
}

#[test]
fn composed_rules_of_every_kind_on_other_boards() {
    compare_composed(2);
}

fn compare_composed(seed: u64) {
    let all = composed_rules(seed);
    assert!(all.len() >= 100, "only {} sets of rules", all.len());
    for rules in all {
        compare(&rules, positions(200, 10_000));
    }
}

/// Were an axis never to matter here, the comparisons would say nothing about it.
#[test]
fn random_positions_show_every_axis() {
    let base = neighbours::open_rules();
    let referee = Referee::<u128>::new(&base);
    let walk: Vec<_> = Walk::new(&referee, 1).take(3_000).collect();
    for other in neighbours::neighbours(&base) {
        let moves = |rules: &Rules, position| grouped(mailbox::ways(&Board::new(rules, position)));
        let shown = walk
            .iter()
            .filter(|position| !moves(&base, *position).keys().eq(moves(&other, *position).keys()));
        assert!(shown.count() >= 5, "the positions hardly show {:?}", other.axes());
    }
}

#[test]
fn the_slow_generator_knows_the_cases_by_itself() {
    for case in cases::cases("tricky").into_iter().chain(cases::cases("positions")) {
        let spelt: BTreeSet<String> = mailbox::ways(&Board::new(&case.rules, &case.position))
            .iter()
            .map(|way| spell(case.rules.board, way))
            .collect();
        assert_eq!(spelt, case.moves, "{}", case.title);
    }
}

/// A way in the words of the case files.
fn spell(board: rules::Board, way: &Way) -> String {
    let number = |cell: &Cell| cell.1 as u8 * (board.width / 2) + cell.0 as u8 / 2 + 1;
    let captured: BTreeSet<u8> = way.captured.iter().map(number).collect();
    let mark = if captured.is_empty() { '-' } else { 'x' };
    let ends = [way.squares[0], way.squares[way.squares.len() - 1]];
    let mut text = format!("{}{mark}{}", number(&ends[0]), number(&ends[1]));
    captured.iter().for_each(|number| text.push_str(&format!(" {number}")));
    text + if way.crowned { " +" } else { "" }
}

fn compare(rules: &Rules, positions: usize) {
    let referee = Referee::<u128>::new(rules);
    for position in Walk::new(&referee, 1).take(positions) {
        assert_same(&referee, &position);
        laws::assert_round_trips(&referee, &position);
    }
    laws::assert_undo(rules, positions.div_ceil(50));
}

fn assert_same(referee: &Referee, position: &Position) {
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

fn grouped(ways: Vec<Way>) -> BTreeMap<Distinct, Vec<Way>> {
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
