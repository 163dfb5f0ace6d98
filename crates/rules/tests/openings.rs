//! Openings drawn by lot: each is legal from the traditional start, and no two lead to one position.

use std::collections::HashSet;

use rules::{Game, Status, Variant};

/// How many lines each list has, by its source.
const LISTS: [(Variant, usize); 3] =
    [(Variant::American, 156), (Variant::Russian, 344), (Variant::Italian, 47)];

fn played(variant: Variant, line: &str) -> Game {
    let mut game = Game::traditional(variant.rules());
    for text in line.split_whitespace() {
        let made = game.read(text).unwrap_or_else(|why| panic!("{line}: {text}: {why}"));
        game.play(made).expect("a legal move");
    }
    game
}

#[test]
fn every_opening_is_legal_and_written_as_the_game_writes_it() {
    for variant in Variant::ALL {
        for line in variant.openings() {
            let game = played(*variant, line);
            assert_eq!(game.status(), Status::Playing, "{line}");
            let written: Vec<_> = (0..game.ply()).filter_map(|ply| game.text(ply)).collect();
            assert_eq!(written.join(" "), line);
        }
    }
}

#[test]
fn every_list_is_as_long_as_its_source_says_and_has_no_line_twice() {
    for (variant, count) in LISTS {
        let lines: HashSet<_> = variant.openings().collect();
        assert_eq!((variant.openings().count(), lines.len()), (count, count), "{}", variant.id());
    }
    let listed: Vec<_> = LISTS.iter().map(|list| list.0).collect();
    let others = Variant::ALL.iter().filter(|variant| !listed.contains(variant));
    assert!(others.into_iter().all(|variant| variant.openings().next().is_none()));
}

/// Two plies without the two pairs that lose a man at once.
#[test]
fn the_italian_list_has_every_pair_of_first_moves_but_two() {
    let start = Game::traditional(Variant::Italian.rules());
    let mut pairs = HashSet::new();
    for first in start.legal().to_vec() {
        let mut game = start.clone();
        game.play(first).expect("a legal move");
        for reply in game.legal().to_vec() {
            let mut game = game.clone();
            game.play(reply).expect("a legal move");
            pairs.insert((0..2).filter_map(|ply| game.text(ply)).collect::<Vec<_>>().join(" "));
        }
    }
    Variant::Italian.openings().for_each(|line| assert!(pairs.remove(line), "{line}"));
    let mut lost: Vec<_> = pairs.into_iter().collect();
    lost.sort();
    assert_eq!(lost, ["21-18 9-13", "22-18 9-13"]);
}
