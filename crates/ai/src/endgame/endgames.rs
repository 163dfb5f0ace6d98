//! What is known of all positions of a few pieces.

use rules::{Grid, Position, Rules, Word};

use super::index::Index;
use super::outcome::{Outcome, Value};
use super::pieces::Pieces;

/// What every position of a few pieces is worth by some rules, both sides having one at least.
///
/// Made by a [`Builder`](super::Builder), or read back by [`Endgames`].
#[derive(Clone, Debug)]
pub struct Endgames {
    pub(super) rules: Rules,
    grid: Grid<u64>,
    index: Index,
    pub(super) values: Vec<Value>,
}

/// How many positions are won, lost and drawn for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Won.
    pub wins: u32,
    /// Drawn.
    pub draws: u32,
    /// Lost.
    pub losses: u32,
    /// The plies of the longest win.
    pub longest: u16,
}

impl Endgames {
    /// The most pieces that a position can have to be known by any rules.
    pub const MOST_PIECES: u32 = super::choice::MOST as u32;

    pub(super) fn new(rules: &Rules, index: Index, values: Vec<Value>) -> Endgames {
        Endgames { rules: *rules, grid: Grid::new(rules.board), index, values }
    }

    /// Whether they are played as by these rules, however games are drawn.
    #[must_use]
    pub fn are_of(&self, rules: &Rules) -> bool {
        self.rules == rules.with_draw(self.rules.draw)
    }

    /// The most pieces of a position that is known; 0 where none is.
    #[must_use]
    pub fn most_pieces(&self) -> u32 {
        self.index.most_pieces()
    }

    /// How a position of these rules ends; `None` if it has too many pieces, or a side has none.
    #[must_use]
    pub fn probe<W: Word>(&self, position: &Position<W>) -> Option<Outcome> {
        if position.pieces().count() > self.most_pieces() {
            return None;
        }
        let number = self.index.number(&Pieces::of(&position.convert(), &self.grid))?;
        Some(self.outcome(number))
    }

    /// How many positions of exactly so many pieces are won, drawn and lost.
    #[must_use]
    pub fn tally(&self, pieces: u32) -> Tally {
        let numbers = self.index.of_pieces(pieces);
        numbers.fold(Tally::default(), |tally, number| tally.with(self.outcome(number)))
    }

    fn outcome(&self, number: usize) -> Outcome {
        Outcome::of(self.rules.goal, self.values[number])
    }
}

impl Tally {
    fn with(self, outcome: Outcome) -> Tally {
        match outcome {
            Outcome::Win(plies) => Tally { wins: self.wins + 1, longest: self.longest.max(plies), ..self },
            Outcome::Draw => Tally { draws: self.draws + 1, ..self },
            Outcome::Loss(_) => Tally { losses: self.losses + 1, ..self },
        }
    }
}
