//! When games are drawn, by this site's rule and by the official ones.

use rules::notation::{Names, fen};
use rules::{Draw, DrawReason, Game, Side, Status, Variant, Win};

fn game(variant: Variant, draw: Draw, text: &str) -> Game {
    let rules = variant.rules().with_draw(draw);
    let setup = fen::read(text, &Names::grid(&rules)).expect("a FEN");
    Game::new(rules, &setup).expect("a position")
}

/// Plays moves over and over, in grid numbers, until the game ends or so many were made.
fn cycle(game: &mut Game, moves: &[&str], most: usize) -> usize {
    let names = Names::grid(game.rules());
    let mut made = 0;
    while game.status() == Status::Playing && made < most {
        let (from, to) = moves[made % moves.len()].split_once('-').expect("two squares");
        let square = |number: &str| names.square(number).expect("a square");
        let ends = (square(from), square(to));
        let found = game.legal().iter().find(|mv| (mv.from(), mv.to()) == ends).copied();
        game.play(found.expect("a legal move")).expect("a legal move");
        made += 1;
    }
    made
}

const LONG: usize = 400;
const SHUFFLE: &[&str] = &["1-6", "32-27", "6-1", "27-32"];

/// Variant, draw rules, FEN, moves that repeat, and the moves of each side until the draw.
type LimitCase = (Variant, Draw, &'static str, &'static [&'static str], u16);

fn limit_cases() -> Vec<LimitCase> {
    let site = |variant: Variant, text, moves, count| (variant, variant.rules().draw, text, moves, count);
    let official = |variant: Variant, text, moves, count| (variant, variant.tournament(), text, moves, count);
    let road: &[&str] = &["32-28", "29-25", "28-32", "25-29"];
    vec![
        site(Variant::American, "B:BK1:WK32", SHUFFLE, 40),
        site(Variant::Russian, "B:BK1:WK32", SHUFFLE, 40),
        official(Variant::American, "B:BK1:WK32", SHUFFLE, 40),
        official(Variant::Italian, "B:BK1:WK32", SHUFFLE, 40),
        official(Variant::Russian, "B:BK1:WK32", SHUFFLE, 5),
        official(Variant::Russian, "B:BK1,K2,K3:WK32", SHUFFLE, 15),
        official(Variant::Russian, "B:BK1,K2,K3,5:WK32,21", SHUFFLE, 15),
        official(Variant::Russian, "W:WK32,12,13:BK29", road, 5),
        official(Variant::Pool, "B:BK1,K2,K3:WK32", SHUFFLE, 13),
        official(Variant::Brazilian, "B:BK1,K2,K3:WK32", SHUFFLE, 20),
        official(Variant::Spanish, "B:BK1,K2,K3:WK32", SHUFFLE, 20),
        official(Variant::Spanish, "B:BK1,K2,K4:WK32", SHUFFLE, 12),
        official(Variant::International, "W:WK50,K49,K48:BK1", &["50-44", "1-7", "44-50", "7-1"], 16),
        official(Variant::International, "W:WK50,K49:BK1", &["50-44", "1-7", "44-50", "7-1"], 5),
    ]
}

/// Repetition comes sooner where it ends the game by itself, so it is made a claim here.
#[test]
fn counters_run_out_when_the_rules_say() {
    for (variant, draw, text, moves, count) in limit_cases() {
        let claim = Draw { repetition: rules::Repetition::Claim, ..draw };
        let mut game = game(variant, claim, text);
        let made = cycle(&mut game, moves, LONG);
        let told = format!("{} {text}", variant.id());
        let Status::Drawn(DrawReason::Limit(limit)) = game.status() else {
            panic!("{told}: {:?}", game.status())
        };
        assert_eq!((limit.moves, made), (count, usize::from(2 * count)), "{told}");
        assert!(game.legal().is_empty());
    }
}

#[test]
fn a_mans_move_does_not_reset_this_sites_counter_but_a_capture_does() {
    let draw = Draw::SITE;
    let mut quiet = game(Variant::Russian, draw, "B:BK1,5:WK32");
    cycle(&mut quiet, &["1-6", "32-27", "6-1", "27-32", "5-9"], 5);
    assert_eq!(quiet.counter().map(|(made, limit)| (made, limit.moves)), Some((2, 40)));
    let mut capture = game(Variant::American, draw, "B:BK1,14:WK32,K18");
    capture.play(capture.legal()[0]).expect("14x23");
    assert_eq!(capture.counter().map(|(made, _)| made), Some(0));
}

#[test]
fn a_third_repetition_may_be_claimed_or_ends_the_game() {
    let mut claimed = game(Variant::American, Draw::SITE, "B:BK1:WK32");
    cycle(&mut claimed, SHUFFLE, 7);
    assert!(!claimed.claim(), "two occurrences are not enough");
    cycle(&mut claimed, &["27-32"], 1);
    assert!(claimed.may_claim() && claimed.status() == Status::Playing);
    assert!(claimed.claim());
    assert_eq!(claimed.status(), Status::Drawn(DrawReason::Repetition));

    let mut ended = game(Variant::International, Draw::REPETITION, "W:WK50:BK1");
    let made = cycle(&mut ended, &["50-44", "1-7", "44-50", "7-1"], LONG);
    assert_eq!((made, ended.status()), (8, Status::Drawn(DrawReason::Repetition)));
}

#[test]
fn a_side_that_cannot_move_has_lost_and_at_losing_draughts_won() {
    let text = "B:B9:W14,18";
    let stuck = "B:B5:W9,14";
    let mut rules = Variant::American.rules();
    let status = |rules, text: &str| {
        let setup = fen::read(text, &Names::grid(&rules)).expect("a FEN");
        Game::new(rules, &setup).expect("a position").status()
    };
    assert_eq!(status(rules, text), Status::Playing);
    assert_eq!(status(rules, stuck), Status::Won { by: Side::White, how: Win::NoMoves });
    assert_eq!(status(rules, "B:W9"), Status::Won { by: Side::White, how: Win::NoPieces });
    rules.goal = rules::Goal::Losing;
    assert_eq!(status(rules, stuck), Status::Won { by: Side::Black, how: Win::NoMoves });
}

#[test]
fn an_agreed_end_is_taken_back_with_the_move_before_it() {
    let mut game = Game::site(Variant::Russian.rules());
    game.play(game.legal()[0]).expect("a legal move");
    assert!(game.resign(Side::White) && !game.agree_draw());
    assert_eq!(game.status(), Status::Won { by: Side::Black, how: Win::Resigned });
    assert!(game.undo());
    assert_eq!(game.status(), Status::Playing);
    assert!(game.redo());
    assert_eq!(game.status(), Status::Won { by: Side::Black, how: Win::Resigned });
    game.go_to(0);
    game.play(game.legal()[1]).expect("a legal move");
    assert_eq!((game.status(), game.len()), (Status::Playing, 1));
}
