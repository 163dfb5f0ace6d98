//! Perft: the number of move sequences of a given length, against figures of other programs.
//!
//! `DAMKA_DEEP=1` counts as deep as the files go.

mod data;

use rules::notation::{Names, fen};
use rules::{Referee, Word};

/// The greatest figure that is counted: an ordinary run stays under a minute.
fn most() -> u64 {
    if std::env::var_os("DAMKA_DEEP").is_some_and(|deep| deep == "1") { u64::MAX } else { 50_000_000 }
}

/// One test for each file, so that they run side by side.
macro_rules! files {
    ($($test:ident)*) => {
        $(#[test]
        fn $test() {
            count(&stringify!($test).replace('_', "-"));
        })*

        #[test]
        fn every_file_has_a_test() {
            let tests = [$(stringify!($test)),*];
            for file in data::files("perft") {
                assert!(tests.contains(&file.name.replace('-', "_").as_str()), "{} is not counted", file.name);
            }
        }
    };
}

files! {
    american american_optional brazilian brazilian_optional canadian czech czech_optional international
    italian italian_optional pool pool_optional russian russian_optional spanish spanish_optional
}

fn count(name: &str) {
    let files = data::files("perft");
    let file = files.iter().find(|file| file.name == name).expect("the file is there");
    assert!(!file.blocks.is_empty(), "{name} is empty");
    for line in file.blocks.iter().flatten() {
        match file.rules.board.bits() {
            ..=64 => count_line::<u64>(file, line),
            _ => count_line::<u128>(file, line),
        }
    }
}

/// A line: `FEN ;depth count ;depth count …`.
fn count_line<W: Word>(file: &data::File, line: &str) {
    let (position, figures) = line.split_once(" ;").expect("a FEN, then figures");
    let setup = fen::read(position, &Names::grid(&file.rules)).expect("a FEN");
    let position = setup.seat(&file.rules).expect("a position").convert::<W>();
    let referee = Referee::<W>::new(&file.rules);
    for figure in figures.split(';') {
        let (depth, leaves) = figure.trim().split_once(' ').expect("depth and count");
        let leaves = leaves.parse().expect("a count");
        if leaves <= most() {
            let counted = referee.perft(&position, depth.parse().expect("a depth"));
            assert_eq!(counted, leaves, "{} {line} at depth {depth}", file.name);
        }
    }
}
