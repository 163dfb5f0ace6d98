//! What players of other programs missed, by its number in the list of expectations: the rules.

mod dice;
mod random;

use dice::Dice;
use random::{Walk, composed_rules};
use rules::notation::{Names, fen, pdn};
use rules::{
    DrawReason, Duty, Entered, Entry, Game, Move, Reach, Referee, Rules, Side, Square, Status, Variant, Ways,
    Win, Word, explain,
};

fn at(rules: Rules, text: &str) -> Game {
    let setup = fen::read(text, &Names::official(&rules)).expect("a position");
    Game::new(rules, &setup).expect("a position can be played")
}

/// The moves in the game's own notation.
fn moves(game: &Game) -> Vec<String> {
    let text = |made: &Move| {
        let mut after = game.clone();
        after.play(*made).expect("a legal move");
        after.text(0).expect("a move was made")
    };
    game.legal().iter().map(text).collect()
}

fn all_rules(duty: Duty) -> impl Iterator<Item = Rules> {
    let named = Variant::ALL.iter().map(|variant| variant.rules());
    named.chain(composed_rules(5)).map(move |rules| rules.with_duty(duty))
}

/// Random positions of every game and of composed ones.
fn each_position(duty: Duty, number: usize, mut check: impl FnMut(&Game)) {
    for rules in all_rules(duty) {
        let referee = Referee::<u128>::new(&rules);
        for position in Walk::new(&referee, 21).take(number) {
            check(&Game::new(rules, &position.setup()).expect("a position can be played"));
        }
    }
}

#[test]
fn t005_seven_games_and_more_are_there() {
    for id in ["american", "russian", "brazilian", "spanish", "italian", "czech", "international"] {
        assert!(Variant::from_id(id).is_some_and(|variant| variant.rules().check().is_ok()), "{id}");
    }
}

#[test]
fn t008_no_quiet_move_while_a_capture_exists() {
    each_position(Duty::Must, 60, |game| {
        let captures = game.legal().iter().filter(|made| made.is_capture()).count();
        assert!(captures == 0 || captures == game.legal().len());
        assert_eq!(captures == 0, game.referee().captures(game.position()).is_empty());
    });
}

/// Wherever a capture was entered in part, the piece stays in the move until it can go no further.
#[test]
fn t009_a_begun_capture_cannot_be_ended_early() {
    for duty in [Duty::Must, Duty::May] {
        each_position(duty, 15, |game| {
            for made in game.legal().iter().filter(|made| made.is_capture()).take(6) {
                for path in game.referee().paths(game.position(), *made).iter().take(3) {
                    assert_goes_on(game, &path.squares);
                }
            }
        });
    }
}

fn assert_goes_on(game: &Game, squares: &[Square]) {
    let mut entry = Entry::default();
    for square in &squares[..squares.len() - 1] {
        let (Entered::Picked(next) | Entered::Hopped(next)) = entry.press(game, *square) else { return };
        entry = next;
    }
    let at = entry.at().expect("a piece is picked");
    if entry.has_begun() {
        assert!(matches!(entry.press(game, at), Entered::Refused(..) | Entered::Hopped(_)));
    }
}

#[test]
fn t010_the_position_with_one_long_capture() {
    let game = at(Variant::Russian.rules(), "W:Wh6:Bg7,c5,d2");
    assert_eq!(moves(&game), ["h6:e1"]);
    let path = game.referee().path(game.position(), game.legal()[0]).expect("a way");
    let names: Vec<_> = path.squares.iter().map(|square| game.names().name(*square)).collect();
    assert_eq!(names, ["h6", "f8", "b4", "e1"]);
}

/// The third piece cannot be reached: the first one still stands in the way.
#[test]
fn t011_captured_pieces_stay_until_the_end() {
    let mut stopped = 0;
    each_position(Duty::Must, 60, |game| {
        let rules = game.rules();
        let at_once =
            Rules { capture: rules::Capture { lift: rules::Lift::AtOnce, ..rules.capture }, ..*rules };
        let longer = Referee::<u128>::new(&at_once).captures(game.position());
        let most = |list: &[Move]| list.iter().map(|made| made.captured().count()).max().unwrap_or(0);
        stopped += u32::from(most(&longer) > most(game.legal()) && rules.capture.lift != rules::Lift::AtOnce);
    });
    assert!(stopped > 0);
}

/// Between two squares of a king's way stands what it takes there, and nothing else.
#[test]
fn t012_a_flying_king_passes_nothing_that_it_does_not_take() {
    let mut flights = 0;
    each_position(Duty::Must, 40, |game| {
        let position = game.position();
        let kings = game.legal().iter().filter(|made| position.kings().has(made.from())).take(6);
        for made in kings.filter(|_| game.rules().king.reach == Reach::Flying) {
            for path in game.referee().paths(position, *made).iter().take(4) {
                flights += 1;
                assert_clear(game, *made, path);
            }
        }
    });
    assert!(flights > 1000, "{flights}");
}

fn assert_clear(game: &Game, made: Move, path: &rules::Path) {
    let pieces = game.position().pieces().without(made.from());
    for (hop, squares) in path.squares.windows(2).enumerate() {
        let way = game.referee().grid().line(squares[0], squares[1]).expect("a diagonal");
        // What was lifted on the way may be passed.
        let lifted = match game.rules().capture.lift {
            rules::Lift::AtOnce => {
                path.captured[..hop.min(path.captured.len())].iter().fold(0, |set, &one| u128::with(set, one))
            }
            rules::Lift::AfterMove => 0,
        };
        let passed: Vec<_> = way.into_iter().filter(|square| (pieces & !lifted).has(*square)).collect();
        assert_eq!(passed, path.captured.get(hop).copied().into_iter().collect::<Vec<_>>());
    }
}

/// Optional is the capture, not its end: stopping in mid-capture is never allowed.
#[test]
fn t013_without_forced_capture_one_may_leave_it_but_not_break_it_off() {
    let rules = Variant::American.rules().with_duty(Duty::May);
    let game = at(rules, "W:W31,32:B26,18");
    assert_eq!(moves(&game).iter().filter(|text| text.contains('x')).collect::<Vec<_>>(), ["31x15"]);
    assert!(moves(&game).contains(&"32-28".to_owned()));
}

#[test]
fn t014_backward_capture_is_a_matter_of_the_game() {
    let backward = |variant: &&Variant| variant.rules().man.captures == Ways::AllWays;
    let ids: Vec<_> = Variant::ALL.iter().filter(backward).map(|variant| variant.id()).collect();
    assert_eq!(ids, ["russian", "brazilian", "pool", "international"]);
}

#[test]
fn t015_kings_must_capture_too() {
    for variant in Variant::ALL {
        let rules = variant.rules();
        let names = Names::grid(&rules);
        let corner = rules.board.squares();
        // A king in White's corner, another one out of the way, and a man somewhere.
        let games = (1..corner).filter_map(|victim| {
            let setup = fen::read(&format!("W:WK{corner},K5:B{victim}"), &names).ok()?;
            Game::new(rules, &setup).ok()
        });
        let due: Vec<_> = games.filter(|game| !game.referee().captures(game.position()).is_empty()).collect();
        assert!(!due.is_empty(), "{}", variant.id());
        assert!(due.iter().flat_map(Game::legal).all(Move::is_capture), "{}", variant.id());
    }
}

/// No move is a loss, whatever stands on the board, and the reason is told.
#[test]
fn t017_the_blocked_side_has_lost() {
    let game = at(Variant::American.rules(), "W:W28:B24,19");
    assert_eq!(game.status(), Status::Won { by: Side::Black, how: Win::NoMoves });
    let game = at(Variant::American.rules(), "W:W:B24,19");
    assert_eq!(game.status(), Status::Won { by: Side::Black, how: Win::NoPieces });
}

/// A side without a move has not lost while the other one is to move.
#[test]
fn t018_the_end_is_judged_for_the_side_to_move() {
    let game = at(Variant::American.rules(), "B:W28:B24,19,1");
    assert_eq!(game.status(), Status::Playing);
    each_position(Duty::Must, 40, |game| {
        let stuck = !game.referee().can_move(game.position());
        assert_eq!(matches!(game.status(), Status::Won { .. }), stuck);
    });
}

#[test]
fn t019_kings_that_go_on_for_ever_end_in_a_draw() {
    for variant in Variant::ALL {
        let rules = variant.rules();
        let corner = rules.board.squares();
        let text = format!("W:WK{corner},K{}:BK1,K2", corner - 1);
        let setup = fen::read(&text, &Names::grid(&rules)).expect("a position");
        let mut game = Game::new(rules, &setup).expect("a position");
        while game.status() == Status::Playing && game.ply() < 500 {
            let quiet = game.legal().iter().find(|made| !game_goes_on(&game, **made)).copied();
            let made = quiet.unwrap_or(game.legal()[0]);
            game.play(made).expect("a legal move");
        }
        assert!(matches!(game.status(), Status::Drawn(_) | Status::Won { .. }), "{}", variant.id());
        if let Status::Drawn(reason) = game.status() {
            assert_ne!(reason, DrawReason::Agreed);
        }
    }
}

/// Whether something could be captured after a move.
fn game_goes_on(game: &Game, made: Move) -> bool {
    let after = game.referee().play(game.position(), made);
    made.is_capture() || game.referee().can_capture(&after, after.turn())
}

#[test]
fn t023_undo_restores_position_and_counters_exactly() {
    for rules in all_rules(Duty::Must) {
        let (mut game, mut dice) = (Game::site(rules), Dice::new(23));
        let mut seen = vec![(*game.position(), game.counts(), game.counter())];
        while game.status() == Status::Playing && game.ply() < 60 {
            game.play(*dice.one_of(game.legal())).expect("a legal move");
            seen.push((*game.position(), game.counts(), game.counter()));
        }
        for before in seen.iter().rev().skip(1) {
            assert!(game.undo());
            assert_eq!(&(*game.position(), game.counts(), game.counter()), before);
        }
    }
}

#[test]
fn t037_two_ways_to_one_square_are_two_moves() {
    let game = at(Variant::International.rules(), "W:WK4:B13,32,37,20");
    let texts = moves(&game);
    assert_eq!(texts.len(), 2, "{texts:?}");
    assert_ne!(texts[0], texts[1], "the texts tell them apart");
    let ends: Vec<_> = game.legal().iter().map(|made| game.names().name(made.to())).collect();
    assert_eq!(ends, ["15", "15"]);
}

/// PDN with its tag of the game, in the middle of random games, and positions there and back.
#[test]
fn t109_games_go_out_as_pdn_and_positions_come_back_from_fen() {
    for variant in Variant::ALL {
        let (mut game, mut dice) = (Game::site(variant.rules()), Dice::new(109));
        while game.status() == Status::Playing && game.ply() < 50 {
            game.play(*dice.one_of(game.legal())).expect("a legal move");
        }
        let text = pdn::write(&game, &[]);
        assert!(text.contains("[GameType \""), "{text}");
        for ply in 0..game.ply() {
            assert!(text.contains(&game.text(ply).expect("a move")), "{text}");
        }
        let names = game.names();
        let position = fen::write(&game.position().setup(), names);
        let read = fen::read(&position, names).expect("what was written is read");
        assert_eq!(read.seat(game.rules()).as_ref(), Ok(game.position()));
    }
}

/// A square that cannot be picked and that no move leads to says why.
#[test]
fn t002_every_press_that_does_nothing_has_a_reason() {
    each_position(Duty::Must, 10, |game| {
        let movable = Entry::default().offers(game).pieces;
        for square in game.referee().grid().squares().squares() {
            let reason = explain(game, square, None);
            assert_ne!(movable.has(square), reason.is_some(), "{square:?}");
        }
    });
}
