//! How long a game goes on when nobody captures, crowns a man or repeats a position.

mod dice;

use dice::Dice;
use rules::notation::{Names, fen};
use rules::{Draw, DrawReason, Game, Move, Rules, Status, Variant};

/// Title with the source, draw rules, variant, FEN, and after how many plies it is a draw.
type Case = (&'static str, Draws, Variant, &'static str, Option<usize>);

#[derive(Clone, Copy)]
enum Draws {
    /// Those that a game has by default.
    Own,
    /// The official ones.
    Tournament,
}

use Draws::{Own, Tournament};
use Variant::{American, Brazilian, Czech, International, Italian, Pool, Russian, Spanish};

/// As long as any game is watched.
const LONGEST: usize = 120;

const CASES: &[Case] = &[
    ("the site's 40 moves of each side", Own, American, "W:WK18,K29:BK1,K4", Some(80)),
    ("the site's 40 moves, flying kings", Own, Russian, "W:WK21,K29:BK1,K5", Some(80)),
    ("the site's 40 moves, king against king", Own, Czech, "W:WK21:BK8", Some(80)),
    ("FMJD annex 1, article 6: king against king", Own, International, "W:WK36:BK15", Some(10)),
    ("FMJD annex 1, article 6: two kings against one", Own, International, "W:WK36,K41:BK15", Some(10)),
    ("FMJD annex 1, article 6: three kings against one", Own, International, "W:WK36,K41,K47:BK15", Some(32)),
    ("FMJD annex 1, article 6: kings only, 25 moves", Own, International, "W:WK36,K47:BK15,K4", Some(50)),
    ("WCDF 1.27.2: 40 moves of each side", Tournament, American, "W:WK18,K29:BK1,K4", Some(80)),
    ("FID 10.4: 40 moves of each side", Tournament, Italian, "W:WK18,K29:BK1,K4", Some(80)),
    ("APCA: three kings against one, 13 moves", Tournament, Pool, "W:WK13,K21,K29:BK20", Some(26)),
    ("APCA: no limit for two kings against two", Tournament, Pool, "W:WK21,K29:BK1,K5", None),
    (
        "FMJD-64 7.2.4: three kings against one, 15 moves",
        Tournament,
        Russian,
        "W:WK13,K21,K29:BK20",
        Some(30),
    ),
    ("FMJD-64 7.2.5: kings only, 15 moves", Tournament, Russian, "W:WK21,K29:BK1,K5", Some(30)),
    ("FMJD-64 7.2.8: king against king, 5 moves", Tournament, Russian, "W:WK21:BK8", Some(10)),
    ("CBD 97b: kings only, 20 moves", Tournament, Brazilian, "W:WK21,K29:BK1,K5", Some(40)),
    ("CBD 99: king against king, 5 moves", Tournament, Brazilian, "W:WK21:BK8", Some(10)),
    ("FPD: 20 moves of each side", Tournament, Spanish, "W:WK21,K29:BK1,K5", Some(40)),
    ("CFD: no limit", Tournament, Czech, "W:WK21,K29:BK1,K5", None),
];

#[test]
fn a_limit_draws_the_game_when_it_runs_out_and_not_before() {
    for (title, draws, variant, text, plies) in CASES {
        let rules = rules(*draws, *variant);
        let (lasted, status) =
            quiet_game(game(rules, text)).unwrap_or_else(|| panic!("{title}: no quiet game"));
        match plies {
            Some(plies) => {
                assert_eq!(lasted, *plies, "{title}");
                assert!(matches!(status, Status::Drawn(DrawReason::Limit(_))), "{title}: {status:?}");
            }
            None => assert_eq!((lasted, status), (LONGEST, Status::Playing), "{title}"),
        }
    }
}

fn rules(draws: Draws, variant: Variant) -> Rules {
    match draws {
        Own => variant.rules(),
        Tournament => variant.rules().with_draw(variant.tournament()),
    }
}

fn game(rules: Rules, text: &str) -> Game {
    let setup = fen::read(text, &Names::grid(&rules)).expect("a FEN");
    Game::new(rules, &setup).expect("a position")
}

/// Plays by chance without captures and repetitions as long as the game goes on, taking back a few
/// moves where a capture cannot be avoided: plies and status.
fn quiet_game(mut game: Game) -> Option<(usize, Status)> {
    let mut dice = Dice::new(1);
    for _ in 0..100_000 {
        if game.status() != Status::Playing || game.ply() >= LONGEST {
            return Some((game.ply(), game.status()));
        }
        let quiet: Vec<Move> = game.legal().iter().copied().filter(|mv| stays_quiet(&game, *mv)).collect();
        if quiet.is_empty() {
            game.go_to(game.ply().saturating_sub(5));
        } else {
            game.play(*dice.one_of(&quiet)).expect("a legal move can be made");
        }
    }
    None
}

fn stays_quiet(game: &Game, mv: Move) -> bool {
    let next = game.referee().play(game.position(), mv);
    let captures = game.referee().can_capture(&next, next.turn());
    !mv.is_capture() && !captures && game.positions().all(|before| *before != next)
}

/// Kings that go to and fro.
const TO_AND_FRO: [&str; 4] = ["18-15", "1-6", "15-18", "6-1"];

fn repeated(draw: Draw) -> Game {
    let mut game = game(American.rules().with_draw(draw), "W:WK18,K29:BK1");
    for text in TO_AND_FRO.iter().chain(&TO_AND_FRO) {
        assert_eq!(game.status(), Status::Playing, "before the third time");
        assert!(!game.may_claim(), "before the third time");
        let mv = game.read(text).expect("a legal move");
        game.play(mv).expect("a legal move can be made");
    }
    game
}

#[test]
fn a_third_repetition_may_be_claimed_or_ends_the_game() {
    let mut claimed = repeated(Draw::SITE);
    assert_eq!(claimed.status(), Status::Playing);
    assert!(claimed.may_claim() && claimed.claim());
    assert_eq!(claimed.status(), Status::Drawn(DrawReason::Repetition));
    assert_eq!(repeated(Draw::REPETITION).status(), Status::Drawn(DrawReason::Repetition));
}

#[test]
fn a_man_that_advances_counts_on_by_the_site_and_anew_by_the_federation() {
    let counted = |draws: Draws| {
        let mut game = game(rules(draws, American), "W:WK29,32:BK1,K3");
        for text in ["29-25", "1-6", "32-28"] {
            let mv = game.read(text).expect("a legal move");
            game.play(mv).expect("a legal move can be made");
        }
        game.counter().map(|(moves, limit)| (moves, limit.moves))
    };
    assert_eq!(counted(Own), Some((1, 40)));
    assert_eq!(counted(Tournament), Some((0, 40)));
}

#[test]
fn taking_back_takes_the_count_back() {
    let mut game = repeated(Draw::SITE);
    assert_eq!(game.counter().map(|(moves, _)| moves), Some(4));
    game.go_to(2);
    assert_eq!(game.counter().map(|(moves, _)| moves), Some(1));
    assert!(!game.may_claim());
}
