//! Problems that must be solved: a win by force that begins with a sacrifice. They come from games
//! that the engine played against itself; that each is right is shown here by the rules alone.

#![allow(clippy::unwrap_used, reason = "what goes wrong in a test is to stop it")]

use std::collections::HashMap;

use ai::{Depth, Engine, Limits, Megabytes, Millis, Plan, Seed, Taste, Thought, Timeless, Verdict};
use rules::notation::{Names, fen};
use rules::{Game, Position, Referee, Status, Variant};

/// The game, the position in numbers of the grid, the first move, and in how many plies the other
/// side cannot move any more.
const PROBLEMS: &[(Variant, &str, &str, u16)] = &[
    (Variant::American, "W:W25,K28:B27,K30", "28-32", 9),
    (Variant::American, "B:W11,15,21,25:B8,14,17,K23", "23-18", 9),
    (Variant::American, "W:WK18,K30:BK19,K21", "18-23", 9),
    (Variant::Spanish, "B:W17,22,23,27:B3,10,16,K2", "22-18", 5),
    (Variant::Spanish, "W:W25,K31:B12,K13", "5-10", 9),
    (Variant::Russian, "W:W19,27,K31:B13,17,18,20", "f4-e5", 7),
    (Variant::Russian, "W:W29,K3,K4:B6,15,18", "f8-c5", 7),
    (Variant::Russian, "B:W12,24,K4:B3,22,K25", "b2-a1", 5),
    (Variant::Brazilian, "W:W29,K3,K4:B6,15,18", "f8-c5", 7),
    (Variant::Brazilian, "B:W13,14,K12:B23,K26,K32", "d2-c1", 5),
    (Variant::Czech, "W:W20,26,28,32,K19:B7,8,12,14,K30", "h4-g5", 5),
    (Variant::Czech, "W:W24,K12:B5,K30", "g3-f4", 5),
    (Variant::Pool, "W:W27,K15:B28,K9", "15-1", 5),
    (Variant::Pool, "W:W23,28,K3:B10,13,14", "23-18", 9),
    (Variant::International, "W:W27,36,37,K2:B5,26,28,K49", "2-16", 7),
    (Variant::International, "B:W18,30,34,36,39:B20,26,K42,K48", "20-24", 7),
];

fn game(variant: Variant, text: &str) -> Game {
    let rules = variant.rules();
    Game::new(rules, &fen::read(text, &Names::grid(&rules)).unwrap()).unwrap()
}

fn think(game: &Game, depth: u8) -> Thought {
    let limits = Limits { depth: Depth(depth), nodes: u64::MAX, time: Millis::NEVER };
    let plan = Plan { limits, taste: Taste::BEST, seed: Seed(1) };
    Engine::new(Megabytes(8)).think(game, &plan, &mut Timeless).unwrap()
}

/// Tries everything, in games where the side that cannot move has lost.
struct Solver {
    referee: Referee,
    known: HashMap<(Position, u16), bool>,
}

impl Solver {
    /// Whether the side to move can force the other to be without a move after so many plies.
    fn wins(&mut self, position: &Position, plies: u16) -> bool {
        if let Some(&known) = self.known.get(&(*position, plies)) {
            return known;
        }
        let moves = self.referee.legal(position);
        let found =
            plies > 0 && moves.into_iter().any(|mv| self.loses(&self.referee.play(position, mv), plies - 1));
        self.known.insert((*position, plies), found);
        found
    }

    /// Whether every move of the side to move allows the other to win in time.
    fn loses(&mut self, position: &Position, plies: u16) -> bool {
        let moves = self.referee.legal(position);
        moves.is_empty()
            || (plies > 1
                && moves.into_iter().all(|mv| self.wins(&self.referee.play(position, mv), plies - 1)))
    }
}

#[test]
fn the_problems_are_right() {
    for &(variant, text, first, plies) in PROBLEMS {
        let game = game(variant, text);
        let mut solver = Solver { referee: *game.referee(), known: HashMap::new() };
        assert!(!solver.wins(game.position(), plies - 2), "{variant:?} {text} is won sooner");
        let after = game.referee().play(game.position(), game.read(first).unwrap());
        assert!(
            game.referee().can_capture(&after, after.turn()),
            "{variant:?} {text} {first} sacrifices nothing"
        );
        assert!(solver.loses(&after, plies - 1), "{variant:?} {text} {first} does not win in {plies}");
    }
}

#[test]
fn the_engine_solves_them_as_soon_as_it_looks_far_enough() {
    for &(variant, text, _, plies) in PROBLEMS {
        let game = game(variant, text);
        let thought = think(&game, u8::try_from(plies).unwrap());
        assert_eq!(thought.best().1.verdict(), Verdict::Win(plies), "{variant:?} {text}");
    }
}

#[test]
fn it_plays_them_to_the_end_in_time() {
    for &(variant, text, _, plies) in PROBLEMS {
        let mut game = game(variant, text);
        let winner = game.position().turn();
        while game.status() == Status::Playing {
            game.play(think(&game, 9).best().0).unwrap();
        }
        assert!(matches!(game.status(), Status::Won { by, .. } if by == winner), "{variant:?} {text}");
        assert_eq!(game.ply(), usize::from(plies), "{variant:?} {text}");
    }
}
