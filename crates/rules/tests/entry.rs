//! Pressing squares enters every legal move and nothing else.

mod dice;
mod random;

use std::collections::HashSet;

use random::{Walk, composed_rules};
use rules::notation::{Names, fen};
use rules::{Duty, Entered, Entry, Game, Move, Path, Position, Referee, Rules, Square, Variant, Word};

/// Positions with more ways than this are left out: pressing through all of them takes too long.
const MOST_WAYS: usize = 150;

fn all_rules() -> Vec<Rules> {
    let variants = Variant::ALL.iter().map(|variant| variant.rules());
    let optional = Variant::ALL.iter().map(|variant| variant.rules().with_duty(Duty::May));
    variants.chain(optional).chain(composed_rules(3)).collect()
}

#[test]
fn every_legal_move_can_be_entered_and_no_other() {
    for rules in all_rules() {
        let referee = Referee::<u128>::new(&rules);
        for position in Walk::new(&referee, 11).take(60) {
            let game = Game::new(rules, &position.setup()).expect("a position can be played");
            if ways(&referee, &position) <= MOST_WAYS {
                assert_enters(&game, &told(&rules, &position));
            }
        }
    }
}

fn ways(referee: &Referee, position: &Position) -> usize {
    referee.legal(position).iter().map(|mv| referee.paths(position, *mv).len()).sum()
}

fn told(rules: &Rules, position: &Position) -> String {
    format!("{} by {:?}", fen::write(&position.setup(), &Names::grid(rules)), rules.axes())
}

fn assert_enters(game: &Game, told: &str) {
    let mut entered = HashSet::new();
    for square in game.referee().grid().squares().squares() {
        press(game, Entry::default(), square, &mut entered, told);
    }
    let legal: HashSet<Move> = game.legal().iter().copied().collect();
    assert_eq!(entered, legal, "{told}");
}

/// Presses on until moves are complete, along everything that is offered.
fn press(game: &Game, entry: Entry, square: Square, entered: &mut HashSet<Move>, told: &str) {
    match entry.press(game, square) {
        Entered::Done(mv, path) => {
            assert_way(game, mv, &path, told);
            entered.insert(mv);
        }
        Entered::Picked(next) | Entered::Hopped(next) | Entered::Choose(next) => {
            let offers = next.offers(game);
            assert!(offers.hops | offers.ends != 0, "nothing is offered after {square:?} in {told}");
            for onward in (offers.hops | offers.ends).squares() {
                press(game, next.clone(), onward, entered, told);
            }
        }
        Entered::Dropped(_) | Entered::Refused(..) => {}
    }
}

fn assert_way(game: &Game, mv: Move, path: &Path, told: &str) {
    let paths = game.referee().paths(game.position(), mv);
    assert!(paths.contains(path), "{path:?} is no way of {mv:?} in {told}");
}

#[test]
fn every_way_can_be_pressed_square_by_square() {
    for rules in all_rules() {
        let referee = Referee::<u128>::new(&rules);
        for position in Walk::new(&referee, 12).take(40) {
            let game = Game::new(rules, &position.setup()).expect("a position can be played");
            for mv in game.legal() {
                for path in referee.paths(&position, *mv) {
                    assert_presses(&game, *mv, &path, &told(&rules, &position));
                }
            }
        }
    }
}

/// All squares of a way, one after the other, make exactly that move on that way.
fn assert_presses(game: &Game, mv: Move, path: &Path, told: &str) {
    let mut entry = Entry::default();
    for (index, square) in path.squares.iter().enumerate() {
        let last = index + 1 == path.squares.len();
        match entry.press(game, *square) {
            Entered::Done(made, way) if last => return assert_eq!((made, &way), (mv, path), "{told}"),
            Entered::Picked(next) | Entered::Hopped(next) if !last => entry = next,
            other => panic!("{other:?} after square {index} of {path:?} in {told}"),
        }
    }
}

#[test]
fn what_is_not_offered_is_refused_and_what_was_entered_is_kept() {
    for rules in all_rules() {
        let referee = Referee::<u128>::new(&rules);
        for position in Walk::new(&referee, 13).take(20) {
            let game = Game::new(rules, &position.setup()).expect("a position can be played");
            let movable = Entry::default().offers(&game).pieces;
            for piece in movable.squares() {
                let Entered::Picked(entry) = Entry::default().press(&game, piece) else {
                    panic!("{piece:?} is offered and not picked in {}", told(&rules, &position));
                };
                assert_refuses(&game, &entry, piece, movable, &told(&rules, &position));
            }
        }
    }
}

fn assert_refuses(game: &Game, entry: &Entry, piece: Square, movable: u128, told: &str) {
    let offers = entry.offers(game);
    let offered = offers.hops | offers.ends | movable;
    for square in (game.referee().grid().squares() & !offered.with(piece)).squares() {
        match entry.clone().press(game, square) {
            Entered::Refused(kept, _) => assert_eq!(&kept, entry, "{told}"),
            other => panic!("{other:?} for {square:?}, which is not offered, in {told}"),
        }
    }
}
