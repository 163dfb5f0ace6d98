//! The library's moves are those of a second, slow generator that was written from the rule texts.
//!
//! `DAMKA_DEEP=1` compares 100,000 positions of every variant and 10,000 of each of the composed rules.

mod agreement;
mod cases;
mod data;
mod dice;
mod laws;
mod mailbox;
mod neighbours;
mod random;

use std::collections::BTreeSet;

use agreement::{assert_same, grouped};
use mailbox::{Board, Cell, Way};
use random::{Walk, composed_rules};
use rules::{Duty, Referee, Rules, Variant};

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
