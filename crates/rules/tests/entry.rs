//! Entering a move: every legal move can be entered in every way, and means that move.

use rules::notation::{Names, fen};
use rules::{Draw, Entered, Entry, Game, Move, Path, Square, Variant};

fn game(variant: Variant, text: &str) -> Game {
    let rules = variant.rules();
    let setup = fen::read(text, &Names::grid(&rules)).expect("a FEN");
    Game::new(rules, &setup).expect("a position")
}

/// Presses squares one after another; what the last one did.
fn press(game: &Game, squares: &[Square]) -> Entered {
    let (last, before) = squares.split_last().expect("squares");
    let entry = before.iter().fold(Entry::default(), |entry, &square| match entry.press(game, square) {
        Entered::Picked(entry) | Entered::Hopped(entry) | Entered::Choose(entry) => entry,
        other => panic!("{square:?}: {other:?}"),
    });
    entry.press(game, *last)
}

/// Presses the piece and its last square, then, as long as several ways lead there, the way itself.
fn to_the_end(game: &Game, made: Move, path: &Path) -> Move {
    let mut entered = press(game, &[made.from(), made.to()]);
    for &square in &path.squares[1..] {
        entered = match entered {
            Entered::Choose(entry) | Entered::Hopped(entry) => entry.press(game, square),
            done => return finished(done, made),
        };
    }
    finished(entered, made)
}

fn finished(entered: Entered, made: Move) -> Move {
    match entered {
        Entered::Done(done, path) => {
            assert_eq!((path.squares.first(), path.squares.last()), (Some(&done.from()), Some(&done.to())));
            done
        }
        other => panic!("{made:?} ended with {other:?}"),
    }
}

/// Plays games in every variant and hands each position to `check`.
fn positions(check: impl Fn(&Game)) {
    for variant in Variant::ALL {
        let mut game = Game::site(variant.rules().with_draw(Draw::REPETITION));
        let mut pick = 11_usize;
        while !game.legal().is_empty() && game.ply() < 200 {
            check(&game);
            pick = pick.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let made = game.legal()[(pick >> 33) % game.legal().len()];
            game.play(made).expect("a legal move");
        }
    }
}

#[test]
fn square_by_square() {
    positions(|game| {
        for &made in game.legal() {
            for path in game.referee().paths(game.position(), made) {
                assert_eq!(finished(press(game, &path.squares), made), made);
            }
        }
    });
}

#[test]
fn piece_then_last_square() {
    positions(|game| {
        for &made in game.legal() {
            let path = game.referee().path(game.position(), made).expect("a way");
            // A square that is also the next jump of another capture is taken as that jump.
            if path.squares.len() == 2 || !is_next(game, made.from(), made.to()) {
                assert_eq!(to_the_end(game, made, &path), made);
            }
        }
    });
}

fn is_next(game: &Game, from: Square, to: Square) -> bool {
    let Entered::Picked(entry) = press(game, &[from]) else { panic!("{from:?} cannot be picked") };
    let ways = game.legal().iter().filter(|made| made.from() == from);
    let mut paths = ways.flat_map(|&made| game.referee().paths(game.position(), made));
    entry.from().is_some() && paths.any(|path| path.squares[1] == to)
}

#[test]
fn the_only_move_to_a_square_needs_no_piece() {
    let game = game(Variant::American, "B:B1,2,12:W16,18,32");
    let square = |number| game.referee().grid().square(number).expect("a square");
    let Entered::Done(made, _) = press(&game, &[square(19)]) else { panic!("12x19 is the only move there") };
    assert_eq!((made.from(), made.to()), (square(12), square(19)));
}

#[test]
fn two_captures_with_the_same_ends_ask_for_the_way() {
    let game = game(Variant::International, "W:WK4:B13,20,32,37");
    let square = |number| game.referee().grid().square(number).expect("a square");
    let Entered::Choose(entry) = press(&game, &[square(4), square(15)]) else {
        panic!("two ways lead there")
    };
    assert_eq!(entry.goal(), Some(square(15)));
    let done = [27, 31].map(|number| finished(entry.clone().press(&game, square(number)), game.legal()[0]));
    assert_ne!(done[0], done[1]);
    assert_eq!((done[0].to(), done[1].to()), (square(15), square(15)));
}

#[test]
fn pressing_the_piece_again_puts_it_down_and_another_takes_its_place() {
    let game = Game::site(Variant::Russian.rules());
    let named = |name: &str| game.names().square(name).expect("a square");
    assert_eq!(
        press(&game, &[named("c3")]),
        Entered::Refused(Entry::default(), rules::Refusal::NotYourPiece)
    );
    assert_eq!(press(&game, &[named("f6"), named("f6")]), Entered::Dropped(Entry::default()));
    let Entered::Picked(entry) = press(&game, &[named("f6"), named("d6")]) else { panic!("d6 can move") };
    assert_eq!(entry.from(), Some(named("d6")));
}
