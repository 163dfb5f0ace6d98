//! Whole games of the computer against itself: for tests, matches, and anyone curious.

use rules::{Game, Move, Side, Status};

use crate::{Engine, Level, Limits, Millis, Plan, Seed, Timeless};

/// One of the two players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// How it plays.
    pub level: Level,
    /// Positions that it looks at for one move, if not as many as its level would.
    pub nodes: Option<u64>,
    /// Chooses among its about equally good moves.
    pub seed: Seed,
}

impl Player {
    /// How it goes about the next move of a game. No clock runs, so that the game can be had again.
    #[must_use]
    pub fn plan(&self, game: &Game) -> Plan {
        let plan = self.level.plan(game, self.seed);
        let nodes = self.nodes.unwrap_or(plan.limits.nodes);
        Plan { limits: Limits { nodes, time: Millis::NEVER, ..plan.limits }, ..plan }
    }

    /// The next move of a game; `None` if it is over.
    pub fn choose(&self, engine: &mut Engine, game: &Game) -> Option<Move> {
        let plan = self.plan(game);
        engine.think(game, &plan, &mut Timeless).ok().map(|thought| plan.choose(&thought))
    }
}

/// Plays a game to its end, by White's and Black's player, from where it stands. A draw that may be
/// claimed is claimed; after `most_plies` the game is left as it is.
pub fn play(game: &mut Game, players: [Player; 2], engine: &mut Engine, most_plies: usize) -> Status {
    play_by(game, most_plies, |game| players[game.position().turn().index()].choose(engine, game))
}

/// The same, with moves that `choose` chooses among the legal ones. A game in which it finds none is
/// left as it is.
///
/// # Panics
/// If a move that is not legal was chosen.
pub fn play_by(game: &mut Game, most_plies: usize, mut choose: impl FnMut(&Game) -> Option<Move>) -> Status {
    while game.status() == Status::Playing && game.ply() < most_plies {
        if game.may_claim() {
            game.claim();
            continue;
        }
        let Some(made) = choose(game) else { break };
        game.play(made).expect("a legal move was chosen");
    }
    game.status()
}

/// What a game brought a side, in half points: 2 for a win, 1 for a draw or an unfinished game.
#[must_use]
pub fn half_points(status: &Status, side: Side) -> u32 {
    match status {
        Status::Won { by, .. } if *by == side => 2,
        Status::Won { .. } => 0,
        Status::Drawn(_) | Status::Playing => 1,
    }
}
