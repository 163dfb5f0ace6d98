//! The search knows when a game is drawn: by the counters of the rules and by repetition.

#![allow(clippy::unwrap_used, reason = "what goes wrong in a test is to stop it")]

use ai::{Depth, Engine, Limits, Megabytes, Millis, Plan, Score, Seed, Taste, Thought, Timeless};
use rules::notation::{Names, fen};
use rules::{Draw, Ending, Game, Limit, Repetition, Resets, Rules, Variant};

fn game(rules: Rules, text: &str) -> Game {
    Game::new(rules, &fen::read(text, &Names::grid(&rules)).unwrap()).unwrap()
}

fn think(game: &Game, depth: u8) -> Thought {
    let limits = Limits { depth: Depth(depth), nodes: u64::MAX, time: Millis::NEVER };
    let plan = Plan { limits, taste: Taste { margin: 20_000, halving: 1 }, seed: Seed(0) };
    Engine::new(Megabytes(4)).think(game, &plan, &mut Timeless).unwrap()
}

fn with_limit(moves: u16) -> Rules {
    let limit = Limit { moves, resets: Resets::CaptureOrCrown, ending: Ending::Any };
    let draw = Draw { repetition: Repetition::Claim, limits: rules::Limits::new(&[limit]) };
    Variant::American.rules().with_draw(draw)
}

#[test]
fn a_won_ending_is_a_draw_if_the_counter_runs_out_first() {
    let three_kings = "W:WK22,K23,K31:BK1";
    let better = think(&game(with_limit(40), three_kings), 6);
    assert!(better.best().1 > Score::points(100), "{}", better.best().1);
    let drawn = think(&game(with_limit(2), three_kings), 6);
    assert!(drawn.ranked.iter().all(|&(_, score)| score == Score::DRAW), "{:?}", drawn.ranked);
}

#[test]
fn a_counter_that_runs_already_is_taken_over() {
    let mut game = game(with_limit(4), "W:WK22,K23,K31:BK1");
    for text in ["22-18", "1-6", "18-22", "6-1"] {
        game.play(game.read(text).unwrap()).unwrap();
    }
    assert!(think(&game, 6).ranked.iter().all(|&(_, score)| score == Score::DRAW));
}

#[test]
fn who_stands_worse_goes_back_to_where_the_game_was() {
    let mut game = game(Variant::Russian.rules(), "W:WK29:BK1,K2,K3,12");
    let worse = think(&game, 4).best().1;
    assert!(worse < Score::points(-100), "{worse}");
    for text in ["a1-b2", "f8-e7", "b2-a1", "e7-f8"] {
        game.play(game.read(text).unwrap()).unwrap();
    }
    let again = think(&game, 4);
    let back = game.read("a1-b2").unwrap();
    assert_eq!(again.score_of(back), Score::DRAW);
    assert!(again.best().1 >= Score::DRAW);
}
