//! One game of the engine against itself, in which a puzzle may lie.

use ai::{Engine, Seed};
use learn::Puzzle;
use rules::{Game, Move, Rules, Side, Status};

use super::proof::{Proof, lead};
use crate::play::{opening, think};

/// Games, and how puzzles in them are proved.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Vein {
    pub(crate) rules: Rules,
    /// Positions that a player looks at for one move.
    pub(crate) nodes: u64,
    /// Other seeds, other games.
    pub(crate) seed: Seed,
    /// What a puzzle must stand in the end.
    pub(crate) proof: Proof,
}

/// Most of what looks like a puzzle is none: a tenth of the proof is enough to see that.
const FIRST_LOOK: u64 = 10;

/// Nobody looks further into a game than this.
const MOST_PLIES: usize = 120;
/// A move that promises so much more than what stands on the board may begin a combination.
const PROMISE: i16 = 90;

impl Vein {
    /// The first puzzle in the game with this number.
    pub(crate) fn puzzle(&self, engine: &mut Engine, number: u32) -> Option<Puzzle> {
        let mut game = opening(self.rules, self.seed, number)?;
        while game.status() == Status::Playing && game.ply() < MOST_PLIES {
            let (best, score) = think(engine, &game, self.nodes, 0, self.seed)?.best();
            if may_begin(&game, best, score.value())
                && let Some(line) = self.first_look().line(engine, &game)
                && self.proof.holds(engine, &line)
            {
                return Some(Puzzle::of(&line));
            }
            game.play(best).ok()?;
        }
        None
    }

    fn first_look(&self) -> Proof {
        Proof { nodes: self.proof.nodes / FIRST_LOOK, ..self.proof }
    }
}

/// Whether the best move offers something and promises more.
fn may_begin(game: &Game, best: Move, points: i16) -> bool {
    let side = game.position().turn();
    let promises = points > PROMISE && i32::from(points) > lead(game, side) + i32::from(PROMISE);
    promises && !best.is_capture() && game.legal().len() > 2 && offers(game, best, side.opposite())
}

fn offers(game: &Game, made: Move, to: Side) -> bool {
    let after = game.referee().play(game.position(), made);
    game.referee().can_capture(&after, to)
}
