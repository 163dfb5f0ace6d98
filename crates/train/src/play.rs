//! Games of the engine against itself, to learn from.

use ai::{
    Depth, Engine, Limits, Megabytes, Millis, Plan, Random, Seed, Study, Taste, Thought, Timeless, Weights,
};
use rayon::prelude::*;
use rules::{Game, Move, Rules, Side, Status, Word};

use crate::sample::Sample;

/// Games, and how they are played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Series {
    pub(crate) rules: Rules,
    /// Positions that a player looks at for one move.
    pub(crate) nodes: u64,
    /// Other seeds, other games.
    pub(crate) seed: Seed,
}

/// The first moves are made by chance, at least and at most so many.
const BY_CHANCE: (usize, usize) = (4, 16);
/// A game that long is a draw.
const MOST_PLIES: usize = 160;
/// Plies with kings alone, without a capture: after so many the position has been seen often enough, and
/// after so many the game is a draw.
const IDLE: (usize, usize) = (8, 40);
/// Ahead by this many points for so many plies is won: nobody plays on.
const WON: (i16, usize) = (700, 8);

impl Series {
    /// Plays the games with these numbers on all cores. Each follows from the seed and its number.
    pub(crate) fn samples(&self, weights: &Weights, numbers: std::ops::Range<u32>) -> Vec<Sample> {
        let study = Study::new(&self.rules);
        let games = numbers.into_par_iter().map_init(
            || engine(weights),
            |engine, number| self.game(&study, engine, number).unwrap_or_default(),
        );
        games.collect::<Vec<_>>().concat()
    }

    /// One game; `None` where moves by chance ended it.
    fn game(&self, study: &Study, engine: &mut Engine, number: u32) -> Option<Vec<Sample>> {
        let mut game = opening(self.rules, self.seed, number)?;
        let mut samples = Vec::new();
        let mut ahead = Ahead::default();
        let mut idle = 0;
        while game.status() == Status::Playing && game.ply() < MOST_PLIES && idle < IDLE.1 && !ahead.has_won()
        {
            if game.may_claim() {
                game.claim();
                break;
            }
            let (best, points) = self.think(engine, &game)?;
            if idle < IDLE.0 && is_quiet(&game) {
                samples.extend(study.look(game.position()).map(|sighting| Sample {
                    sighting,
                    points: points.into(),
                    result: 0.5,
                }));
            }
            ahead.see(points);
            idle = if best.is_capture() || !game.position().kings().has(best.from()) { 0 } else { idle + 1 };
            game.play(best).ok()?;
        }
        let result = ahead.winner().map_or_else(|| result(game.status()), result_of);
        samples.iter_mut().for_each(|sample| sample.result = result);
        Some(samples)
    }

    /// The best move, and its score in points for White.
    fn think(&self, engine: &mut Engine, game: &Game) -> Option<(Move, i16)> {
        let (best, score) = think(engine, game, self.nodes, 0, self.seed)?.best();
        Some((best, score.value() * if game.position().turn() == Side::White { 1 } else { -1 }))
    }
}

/// An engine that plays by these weights.
pub(crate) fn engine(weights: &Weights) -> Engine {
    let mut engine = Engine::new(Megabytes(4));
    engine.learn(weights.clone());
    engine
}

/// What an engine thinks of a game after so many positions, exact for moves down to so many points below
/// the best one; `None` if the game is over.
pub(crate) fn think(
    engine: &mut Engine,
    game: &Game,
    nodes: u64,
    margin: i16,
    seed: Seed,
) -> Option<Thought> {
    let limits = Limits { depth: Depth::MOST, nodes, time: Millis::NEVER };
    let plan = Plan { limits, taste: Taste { margin, ..Taste::BEST }, seed };
    engine.think(game, &plan, &mut Timeless).ok()
}

/// A game after some moves by chance; `None` where they ended it.
pub(crate) fn opening(rules: Rules, seed: Seed, number: u32) -> Option<Game> {
    let mut random = Random::new(seed, number.into());
    let mut game = Game::traditional(rules);
    let plies = BY_CHANCE.0 + random.below(BY_CHANCE.1 - BY_CHANCE.0 + 1);
    for _ in 0..plies {
        let made = *game.legal().get(random.below(game.legal().len()))?;
        game.play(made).ok()?;
    }
    (game.status() == Status::Playing).then_some(game)
}

/// Whether neither side could capture: only then does the board tell what a position is worth.
fn is_quiet(game: &Game) -> bool {
    let can = |side| game.referee().can_capture(game.position(), side);
    !Side::ALL.into_iter().any(can)
}

/// Who has been far ahead, and for how long.
#[derive(Clone, Copy, Debug, Default)]
struct Ahead {
    /// Positive for White, negative for Black.
    plies: i32,
}

impl Ahead {
    fn see(&mut self, points: i16) {
        let side = if points.abs() < WON.0 { 0 } else { i32::from(points.signum()) };
        self.plies = if side * self.plies.signum() < 0 || side == 0 { side } else { self.plies + side };
    }

    fn has_won(self) -> bool {
        self.plies.unsigned_abs() as usize >= WON.1
    }

    fn winner(self) -> Option<Side> {
        self.has_won().then_some(if self.plies > 0 { Side::White } else { Side::Black })
    }
}

fn result(status: Status) -> f32 {
    match status {
        Status::Won { by, .. } => result_of(by),
        Status::Drawn(_) | Status::Playing => 0.5,
    }
}

fn result_of(winner: Side) -> f32 {
    match winner {
        Side::White => 1.0,
        Side::Black => 0.0,
    }
}
