//! How strong the computer plays.

use rules::{Game, Move};
use serde::{Deserialize, Serialize};

use crate::{Depth, Limits, Millis, Random, Score, Seed, Thought};

/// How strong the computer plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// A child can beat it and enjoy it: it sees little and sometimes overlooks a man.
    #[default]
    Easy,
    /// A beginner in a club: sees a few moves ahead.
    Medium,
    /// As strong as it can in about a second.
    Hard,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

    /// The level's short name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
        }
    }

    /// The level of a short name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }

    /// How the level goes about the next move of a game.
    #[must_use]
    pub fn plan(self, game: &Game, seed: Seed) -> Plan {
        Plan { limits: self.limits(), taste: self.taste(game.ply()), seed }
    }

    /// How far the level looks. The nodes bind on a quick machine, the time on a slow one.
    #[must_use]
    pub const fn limits(self) -> Limits {
        let (depth, nodes, time) = match self {
            Level::Easy => (Depth(2), 2_000, Millis(300)),
            Level::Medium => (Depth(5), 20_000, Millis(500)),
            Level::Hard => (Depth::MOST, 4_000_000, Millis(1_000)),
        };
        Limits { depth, nodes, time }
    }

    /// Whether the level plays small endgames perfectly: where others err, that would be strange.
    #[must_use]
    pub const fn knows_endgames(self) -> bool {
        matches!(self, Level::Hard)
    }

    /// How particular the level is. The strongest varies its play only in the opening.
    const fn taste(self, ply: usize) -> Taste {
        match self {
            Level::Easy => Taste { margin: 150, halving: 110 },
            Level::Medium => Taste { margin: 30, halving: 12 },
            Level::Hard if ply < VARIED_PLIES => Taste { margin: 4, halving: 2 },
            Level::Hard => Taste { margin: 0, halving: 1 },
        }
    }
}

const VARIED_PLIES: usize = 8;

/// Which moves besides the best may be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taste {
    /// How many points worse than the best a move may be.
    pub margin: i16,
    /// So many points worse make a move half as likely; at least 1.
    pub halving: i16,
}

impl Taste {
    /// Only the best.
    pub const BEST: Taste = Taste { margin: 0, halving: 1 };

    fn weight(self, loss: i16) -> usize {
        1 << (12 - (loss / self.halving.max(1)).clamp(0, 12))
    }
}

/// How to go about one move: how long to think, and what to make of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How long to think.
    pub limits: Limits,
    /// Which moves may be chosen.
    pub taste: Taste,
    /// Chooses among them.
    pub seed: Seed,
}

impl Plan {
    /// The move to make after thinking.
    ///
    /// A won game is not given away for variety's sake, and where the rules leave captures free, one
    /// is left out only for a move at least as good.
    #[must_use]
    pub fn choose(&self, thought: &Thought) -> Move {
        let best = thought.best();
        let choices: Vec<_> =
            thought.ranked.iter().filter(|(mv, score)| *score >= self.floor(thought, *mv)).collect();
        let weights = choices.iter().map(|(_, score)| self.taste.weight(best.1.value() - score.value()));
        let sum = weights.clone().sum();
        let mut left = Random::new(self.seed, thought.key).below(sum);
        for (choice, weight) in choices.iter().zip(weights) {
            if left < weight {
                return choice.0;
            }
            left -= weight;
        }
        best.0
    }

    /// The score that makes a move good enough to be chosen.
    fn floor(&self, thought: &Thought, mv: Move) -> Score {
        let best = thought.best().1;
        let floor = if best.is_decided() { best } else { best.plus(-self.taste.margin) };
        let best_capture = thought.ranked.iter().find(|(mv, _)| mv.is_capture());
        match best_capture {
            Some((_, capture)) if !mv.is_capture() => floor.max(*capture),
            _ => floor,
        }
    }
}
