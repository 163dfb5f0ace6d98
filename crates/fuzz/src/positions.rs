//! Positions as FEN, by every kind of names.

use rules::notation::Names;
use rules::notation::fen::{self, FenError};
use rules::{Board, Rules, Setup, Variant};

/// The first byte chooses the rules, the rest is a FEN.
pub(crate) fn positions(data: &[u8]) {
    let Some((choice, text)) = crate::chosen(data) else { return };
    let rules = rules(choice);
    for names in [Names::grid(&rules), Names::letters(&rules), Names::official(&rules)] {
        match fen::read(&text, &names) {
            Ok(setup) => assert_comes_back(&setup, &rules, &names),
            Err(why) => assert_precise(&why, &text),
        }
    }
}

/// One of the known games, or the largest board.
fn rules(choice: usize) -> Rules {
    let known = Variant::ALL.get(choice % (Variant::ALL.len() + 1)).map(|variant| variant.rules());
    known.unwrap_or(Rules { board: Board::TWELVE, ..Variant::International.rules() })
}

fn assert_comes_back(setup: &Setup, rules: &Rules, names: &Names) {
    match setup.seat(rules) {
        Ok(position) => {
            let text = fen::write(&position.setup(), names);
            let again = fen::read(&text, names).unwrap_or_else(|why| panic!("{text}: {why}"));
            assert_eq!(again.seat(rules), Ok(position), "{text}");
        }
        Err(why) => assert!(!why.to_string().is_empty()),
    }
}

/// The reason says where, and what stands there.
fn assert_precise(why: &FenError, text: &str) {
    let there: String = text.chars().skip(why.at.saturating_sub(1)).collect();
    assert!(why.at >= 1 && there.starts_with(&why.found), "{text:?}: {why}");
}
