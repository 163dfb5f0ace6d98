//! Every refusal has a position that shows it, with the squares to point at.

use rules::notation::{Names, fen};
use rules::{Draw, Entered, Entry, Game, King, Landing, Refusal, Rules, Square, Variant, Word, explain};

fn game(rules: Rules, text: &str) -> Game {
    let setup = fen::read(text, &Names::grid(&rules)).expect("a FEN");
    Game::new(rules, &setup).expect("a position")
}

/// The refusal and its squares in grid numbers, as one text: `MustCapture 14 18`.
fn refusal(game: &Game, from: u8, to: Option<u8>) -> String {
    let square = |number| game.referee().grid().square(number).expect("a square");
    explain(game, square(from), to.map(square)).map_or_else(|| "allowed".to_string(), |why| told(game, &why))
}

fn told(game: &Game, why: &Refusal) -> String {
    let name = format!("{why:?}").split([' ', '{']).next().unwrap_or_default().to_string();
    let squares = why.squares().squares().map(|square| game.referee().grid().number(square).to_string());
    [name].into_iter().chain(squares).collect::<Vec<_>>().join(" ")
}

/// Variant, FEN in grid numbers, from, to, and what is said.
const CASES: &[(Variant, &str, u8, Option<u8>, &str)] = &[
    (Variant::American, "B:B1:W32", 2, None, "NoPiece"),
    (Variant::American, "B:B1:W32", 32, None, "NotYourPiece"),
    (Variant::American, "B:B1:W32", 1, Some(6), "allowed"),
    (Variant::American, "B:B9:W32", 9, Some(5), "CannotMoveBackward"),
    (Variant::American, "B:B1:W32", 1, Some(10), "OneSquareOnly"),
    (Variant::American, "B:BK1:W32", 1, Some(10), "OneSquareOnly"),
    (Variant::American, "B:B1:W32", 1, Some(9), "NotOnLine"),
    (Variant::American, "B:B1,6:W32", 1, Some(6), "Occupied 6"),
    (Variant::American, "B:B1,6:W32", 1, Some(10), "OwnPiece 6"),
    (Variant::American, "B:B1,5,6:W32", 1, None, "Blocked 5 6"),
    (Variant::American, "B:B1,14:W18,32", 1, None, "MustCapture 14"),
    (Variant::American, "B:B1,14:W18,32", 1, Some(5), "MustCapture 14"),
    (Variant::American, "B:B1,14:W18,32", 14, Some(17), "MustCapture 14"),
    (Variant::American, "B:B18:W14,32", 18, Some(9), "CannotTakeBackward 14"),
    (Variant::Russian, "B:BK4:W11,15,32", 4, Some(22), "TwoInARow 11 15"),
    (Variant::Russian, "B:BK1:W10,15,32", 1, Some(19), "TwoInARow 10 15"),
    (Variant::Russian, "B:BK1,10:W32", 1, Some(15), "OwnPiece 10"),
    (Variant::Russian, "B:BK6:W10,16", 6, Some(24), "MustLandToGoOn 19"),
    (Variant::Brazilian, "B:B1,14:W6,18,26,32", 1, None, "MustTakeMost 14"),
    (Variant::Spanish, "B:B5,12:W9,K16,32", 5, None, "MustTakeMostKings 12"),
    (Variant::Italian, "B:B9:W32,K14", 9, Some(18), "CannotTakeKing 14"),
    (Variant::Italian, "B:B5,K12:W9,16,32", 5, None, "MustTakeWithKing 12"),
    (Variant::Italian, "B:BK5,K12:W9,K16,32", 5, None, "MustTakeMostKings 12"),
    (Variant::Czech, "B:B5,K12:W9,16,32", 5, None, "MustTakeWithKing 12"),
];

#[test]
fn each_refusal_names_its_rule_and_its_squares() {
    for &(variant, text, from, to, expected) in CASES {
        let found = refusal(&game(variant.rules(), text), from, to);
        assert_eq!(found, expected, "{} {text}, {from} to {to:?}", variant.id());
    }
}

#[test]
fn a_finished_game_refuses_all() {
    let mut over = game(Variant::American.rules(), "B:B1:W32");
    over.agree_draw();
    assert_eq!(refusal(&over, 1, Some(6)), "GameOver");
}

#[test]
fn a_king_that_must_land_just_behind() {
    let king = King { landing: Landing::JustBehind, ..Variant::Russian.rules().king };
    let german = Rules { king, ..Variant::Russian.rules() };
    assert_eq!(refusal(&game(german, "B:BK1:W10,32"), 1, Some(19)), "MustLandJustBehind 15");
}

#[test]
fn the_italian_order_of_kings_decides_last() {
    // Two kings take a man and a king each; the one on 32 meets the king first.
    let game = game(Variant::Italian.rules(), "W:WK5,K32:B9,K10,K27,19");
    assert_eq!([5, 32].map(|from| refusal(&game, from, None)), ["MustMeetKingEarlier 32", "allowed"]);
}

#[test]
fn a_begun_capture_must_be_finished_and_jumps_no_piece_twice() {
    // From the Turkish strike: the king takes 3 men and is stopped by one that it took before.
    let game = game(Variant::Russian.rules(), "W:WK26:B7,8,16,24");
    let grid = *game.referee().grid();
    let square = |number| grid.square(number).expect("a square");
    let mut entry = Entry::default();
    for number in [26, 12, 3] {
        entry = match entry.press(&game, square(number)) {
            Entered::Picked(entry) | Entered::Hopped(entry) => entry,
            other => panic!("{number}: {other:?}"),
        };
    }
    let Entered::Refused(kept, why) = entry.clone().press(&game, square(26)) else { panic!("not refused") };
    assert_eq!(kept, entry);
    assert!(matches!(why, Refusal::MustGoOn { .. }), "{why:?}");
    let Entered::Refused(_, why) = entry.press(&game, square(16)) else { panic!("not refused") };
    assert!(matches!(why, Refusal::MustGoOn { .. } | Refusal::AlreadyJumped { .. }), "{why:?}");
}

/// Law: a piece or a move is refused exactly if no legal move is of that piece or goes that way.
#[test]
fn refused_is_what_is_not_legal() {
    for variant in Variant::ALL {
        let mut game = Game::site(variant.rules().with_draw(Draw::REPETITION));
        let mut pick = 7_usize;
        while !game.legal().is_empty() && game.ply() < 120 {
            check_squares(&game);
            pick = pick.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let made = game.legal()[(pick >> 33) % game.legal().len()];
            game.play(made).expect("a legal move");
        }
    }
}

fn check_squares(game: &Game) {
    let squares: Vec<Square> = game.referee().grid().squares().squares().collect();
    for &from in &squares {
        let movable = game.legal().iter().any(|made| made.from() == from);
        assert_eq!(explain(game, from, None).is_none(), movable);
        for &to in &squares {
            let legal = game.legal().iter().any(|made| made.from() == from && made.to() == to);
            assert_eq!(explain(game, from, Some(to)).is_none(), legal);
        }
    }
}
