//! The proof that a line wins and no other does.

use ai::{Engine, Score, Seed};
use rules::{Game, Move, Side, Status, Word};

use crate::play::think;

/// Proves puzzles.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Proof {
    /// Positions that are looked at for each of their moves.
    pub(crate) nodes: u64,
    /// So many points must be left, so that a look at more positions says the same.
    pub(crate) reserve: i16,
}

/// The winner is at least so many points ahead after the right move.
const WINS: i16 = 110;
/// And at most so many after any other,
const WINS_NOT: i16 = 130;
/// which must be worse by at least so many.
const WORSE: i16 = 60;
/// A man's worth must have been gained on the board when a line ends.
const GAIN: i32 = 100;
/// Nobody wants to look for more moves of their own.
const MOST_MOVES: usize = 8;

impl Proof {
    /// The line of a puzzle that begins where a game stands, if there is one, played to its end.
    pub(crate) fn line(self, engine: &mut Engine, game: &Game) -> Option<Game> {
        let mut line = Game::new(*game.rules(), &game.position().setup()).ok()?;
        let winner = line.position().turn();
        let before = lead(&line, winner);
        let mut moves = 0;
        while !is_won(&line, winner, before) {
            moves += 1;
            let won = self.only(engine, &line).filter(|_| moves <= MOST_MOVES)?;
            line.play(won).ok()?;
            if is_won(&line, winner, before) {
                break;
            }
            line.play(self.best(engine, &line)?).ok()?;
        }
        (moves > 1).then_some(line)
    }

    /// Whether each move of the winner in such a line is the only one that wins.
    pub(crate) fn holds(self, engine: &mut Engine, solution: &Game) -> bool {
        let mut game = solution.clone();
        (0..solution.len()).step_by(2).all(|ply| {
            game.go_to(ply);
            self.only(engine, &game) == solution.moves().get(ply).copied()
        })
    }

    /// The only move that wins.
    fn only(self, engine: &mut Engine, game: &Game) -> Option<Move> {
        if let [made] = game.legal() {
            return Some(*made);
        }
        let (best, score) = self.think(engine, game, 0)?[0];
        if score.value() < WINS + self.reserve {
            return None;
        }
        let most = WINS_NOT.min(score.value() - WORSE) - self.reserve;
        let ranked = self.think(engine, game, score.value().saturating_sub(most))?;
        let wins = |&&(_, score): &&(Move, Score)| score.value() > most;
        (ranked[0].0 == best && ranked.iter().filter(wins).count() == 1).then_some(best)
    }

    /// The best move.
    fn best(self, engine: &mut Engine, game: &Game) -> Option<Move> {
        Some(self.think(engine, game, 0)?[0].0)
    }

    /// The moves with their scores, which are exact down to so many points below the best one.
    fn think(self, engine: &mut Engine, game: &Game, margin: i16) -> Option<Vec<(Move, Score)>> {
        Some(think(engine, game, self.nodes, margin, Seed(1))?.ranked)
    }
}

/// Whether the winner has won, or gained what was to be gained, with nothing left to capture for the
/// other side, which is to move.
fn is_won(game: &Game, winner: Side, before: i32) -> bool {
    match game.status() {
        Status::Won { by, .. } => by == winner,
        Status::Drawn(_) => false,
        Status::Playing => {
            let loser = winner.opposite();
            let is_quiet = !game.referee().can_capture(game.position(), loser)
                && game.moves().last().is_some_and(Move::is_capture);
            game.position().turn() == loser && is_quiet && lead(game, winner) >= before + GAIN
        }
    }
}

/// How far a side is ahead in pieces, in points.
pub(crate) fn lead(game: &Game, side: Side) -> i32 {
    let worth = |side| {
        let (all, kings) = (game.position().of(side), game.position().kings());
        100 * count(all) + 200 * count(all & kings)
    };
    worth(side) - worth(side.opposite())
}

#[allow(clippy::cast_possible_wrap, reason = "a board has few squares")]
fn count(pieces: u128) -> i32 {
    pieces.count() as i32
}
