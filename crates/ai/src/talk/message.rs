//! The messages themselves.

use serde::{Deserialize, Serialize};

use super::GameText;
use crate::{Depth, Level, Score, Seed};

/// The number of a question. The asker counts up; the answer repeats it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Ticket(pub u32);

impl Ticket {
    /// The number of the next question.
    #[must_use]
    pub const fn next(self) -> Ticket {
        Ticket(self.0.wrapping_add(1))
    }
}

/// What the page asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// A move for the side whose turn it is. It replaces a question that is still being thought about.
    Think {
        /// The number of this question.
        ticket: Ticket,
        /// The whole game up to now.
        game: GameText,
        /// How strong the answer is to be.
        level: Level,
        /// Chooses among about equally good moves.
        seed: Seed,
    },
    /// The best lines of a position, as far as they can be seen. It replaces what is being thought
    /// about, as [`Ask::Think`] does.
    Analyse {
        /// The number of this question.
        ticket: Ticket,
        /// The whole game up to the position.
        game: GameText,
        /// As many lines at most; 1 looks deepest.
        lines: u8,
        /// For so long, in milliseconds.
        time: u32,
    },
    /// An answer is no longer wanted.
    Stop {
        /// The question's number.
        ticket: Ticket,
    },
}

/// How a game may go on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// The moves, as `rules::Game::read` reads them.
    pub moves: Vec<String>,
    /// The first move's score for the side that makes it.
    pub score: Score,
    /// Whether the game ends as the score says if both sides play best.
    pub certain: bool,
}

/// What the thinking thread says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// It listens. Said once, unasked, before anything else: what is sent earlier is lost.
    Ready {
        /// The build that it belongs to; the page must be of the same.
        build: String,
        /// Lines of a game's short name and an opening that its tournaments draw by lot. They come with
        /// this program, so that the page need not bring them.
        openings: String,
    },
    /// How far it is: said whenever one more depth is finished.
    Thinking {
        /// The question's number.
        ticket: Ticket,
        /// The finished depth.
        depth: Depth,
        /// The best move's score for the side to move.
        score: Score,
        /// Positions looked at so far.
        nodes: u64,
    },
    /// The answer.
    Done {
        /// The question's number.
        ticket: Ticket,
        /// The move, as `rules::Game::read` reads it.
        mv: String,
        /// Its score for the side that makes it.
        score: Score,
        /// Whether the game ends as the score says if both sides play best.
        certain: bool,
        /// How far the search looked ahead; 0 where there was only one move.
        depth: Depth,
        /// Positions looked at.
        nodes: u64,
    },
    /// The lines that were asked for: whenever one more depth is finished, and last of all once more.
    Lines {
        /// The question's number.
        ticket: Ticket,
        /// The finished depth.
        depth: Depth,
        /// Positions looked at so far.
        nodes: u64,
        /// The lines, the best one first.
        lines: Vec<Line>,
        /// No more will come.
        last: bool,
    },
    /// It has heard `Stop` and no answer to this question will come any more.
    Stopped {
        /// The question's number.
        ticket: Ticket,
    },
    /// There is no answer.
    Failed {
        /// The question's number.
        ticket: Ticket,
        /// What is wrong, and where.
        why: String,
    },
}
