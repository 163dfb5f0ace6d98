//! What can be set in our engine.

use std::str::FromStr;

use ai::{Depth, Engine, Level, Limits, Megabytes, Millis, Plan, Seed, Taste, learned};
use rules::notation::Names;
use rules::{Duty, Game, Rules, Variant};

use super::budget::Budget;
use super::message::{Param, Range};
use crate::options::Numbering;
use crate::play::MEMORY;

/// The values of the parameters; `hub.md` tells what they mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Settings {
    variant: Variant,
    duty: Duty,
    numbering: Numbering,
    level: Option<Level>,
    judges_by: JudgesBy,
    memory: Megabytes,
    seed: Seed,
}

/// What positions are judged by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum JudgesBy {
    /// What was learned from games.
    Learned,
    /// The first guess, read from the rules.
    Guess,
}

impl JudgesBy {
    const ALL: [JudgesBy; 2] = [JudgesBy::Learned, JudgesBy::Guess];

    const fn id(self) -> &'static str {
        match self {
            JudgesBy::Learned => "learned",
            JudgesBy::Guess => "guess",
        }
    }

    fn from_id(id: &str) -> Option<JudgesBy> {
        JudgesBy::ALL.into_iter().find(|known| known.id() == id)
    }
}

/// What the protocol calls a game that has another name everywhere else, and what it begins with.
const NORMAL: (&str, Variant) = ("normal", Variant::International);

/// The level without a handicap: as strong as the budget allows.
const FULL: &str = "full";

/// The protocol's name of a variant.
pub(crate) fn name_of(variant: Variant) -> &'static str {
    if variant == NORMAL.1 { NORMAL.0 } else { variant.id() }
}

impl Settings {
    /// What holds before anything is set.
    pub(crate) const fn new() -> Settings {
        Settings {
            variant: NORMAL.1,
            duty: Duty::Must,
            numbering: Numbering::Grid,
            level: None,
            judges_by: JudgesBy::Learned,
            memory: MEMORY,
            seed: Seed(0),
        }
    }

    /// The parameters with their values now.
    pub(crate) fn params(&self) -> Vec<Param> {
        let levels = [FULL].into_iter().chain(Level::ALL.map(Level::id));
        vec![
            param("variant", name_of(self.variant), words(Variant::ALL.iter().map(|&known| name_of(known)))),
            param("optional-capture", &(self.duty == Duty::May).to_string(), Range::Bool),
            param("numbering", self.numbering.id(), words(Numbering::ALL.map(Numbering::id))),
            param("level", self.level.map_or(FULL, Level::id), words(levels)),
            param("evaluation", self.judges_by.id(), words(JudgesBy::ALL.map(JudgesBy::id))),
            param("memory", &self.memory.0.to_string(), Range::Int { least: 1, most: u16::MAX.into() }),
            param("seed", &self.seed.0.to_string(), Range::Int { least: 0, most: u32::MAX.into() }),
        ]
    }

    /// Sets a parameter.
    ///
    /// # Errors
    /// If there is no such parameter, or it cannot have this value.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let done = match name {
            "variant" => put(&mut self.variant, variant(value)),
            "optional-capture" => put(&mut self.duty, duty(value)),
            "numbering" => put(&mut self.numbering, Numbering::from_id(value)),
            "level" => put(&mut self.level, level(value)),
            "evaluation" => put(&mut self.judges_by, JudgesBy::from_id(value)),
            "memory" => put(&mut self.memory.0, number(value).filter(|&megabytes| megabytes > 0)),
            "seed" => put(&mut self.seed.0, number(value)),
            _ => return Err(format!("there is no parameter '{name}'")),
        };
        done.ok_or_else(|| format!("'{name}' cannot be '{value}'"))
    }

    /// The rules of the game.
    pub(crate) const fn rules(&self) -> Rules {
        self.variant.rules().with_duty(self.duty)
    }

    /// How moves name squares.
    pub(crate) fn names(&self) -> Names {
        match self.numbering {
            Numbering::Grid => Names::grid(&self.rules()),
            Numbering::Official => Names::official(&self.rules()),
        }
    }

    /// An engine that has learned nothing of the position yet.
    pub(crate) fn engine(&self) -> Engine {
        match self.judges_by {
            JudgesBy::Learned => learned::engine(self.memory),
            JudgesBy::Guess => Engine::new(self.memory),
        }
    }

    /// How to think within a budget; whoever carries it out looks at the clock himself.
    pub(crate) fn plan(&self, game: &Game, budget: &Budget) -> Plan {
        let Plan { limits, taste, seed } = match self.level {
            Some(level) => level.plan(game, self.seed),
            None => Plan { limits: UNLIMITED, taste: Taste::BEST, seed: self.seed },
        };
        let depth = budget.depth.map_or(limits.depth, |depth| limits.depth.min(Depth(depth)));
        let nodes = budget.nodes.map_or(limits.nodes, |nodes| limits.nodes.min(nodes));
        Plan { limits: Limits { depth, nodes, time: Millis::NEVER }, taste, seed }
    }
}

const UNLIMITED: Limits = Limits { depth: Depth::MOST, nodes: u64::MAX, time: Millis::NEVER };

fn param(name: &str, value: &str, range: Range) -> Param {
    Param { name: name.to_owned(), value: value.to_owned(), range }
}

fn words<'a>(words: impl IntoIterator<Item = &'a str>) -> Range {
    Range::Words(words.into_iter().map(str::to_owned).collect())
}

fn put<T>(place: &mut T, value: Option<T>) -> Option<()> {
    value.map(|value| *place = value)
}

fn variant(name: &str) -> Option<Variant> {
    Variant::ALL.iter().copied().find(|&known| name_of(known) == name || known.id() == name)
}

fn duty(value: &str) -> Option<Duty> {
    Some(if value.parse().ok()? { Duty::May } else { Duty::Must })
}

fn level(value: &str) -> Option<Option<Level>> {
    if value == FULL { Some(None) } else { Level::from_id(value).map(Some) }
}

fn number<T: FromStr>(value: &str) -> Option<T> {
    value.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_parameter_can_be_set_to_the_value_that_it_has() {
        let mut settings = Settings::new();
        for Param { name, value, .. } in settings.params() {
            assert_eq!(settings.set(&name, &value), Ok(()), "{name}");
        }
        assert_eq!(settings, Settings::new());
    }

    #[test]
    fn every_word_that_is_told_can_be_set_and_is_told_then() {
        let mut settings = Settings::new();
        for Param { name, range, .. } in settings.params() {
            let words = match range {
                Range::Words(words) => words,
                Range::Bool => vec!["true".to_owned(), "false".to_owned()],
                Range::Int { least, most } => vec![least.to_string(), most.to_string()],
                Range::Text => vec![],
            };
            for word in words {
                assert_eq!(settings.set(&name, &word), Ok(()), "{name}");
                assert!(settings.params().iter().any(|param| param.name == name && param.value == word));
            }
        }
    }

    #[test]
    fn what_does_not_exist_is_refused() {
        let mut settings = Settings::new();
        for (name, value) in
            [("book", "true"), ("variant", "chess"), ("level", "genius"), ("memory", "0"), ("seed", "-1")]
        {
            assert!(settings.set(name, value).is_err(), "{name}={value}");
        }
        assert_eq!(settings, Settings::new());
    }

    #[test]
    fn a_level_looks_no_further_than_it_may() {
        let mut settings = Settings::new();
        settings.set("level", "medium").expect("a level");
        let game = Game::traditional(settings.rules());
        let budget = Budget { nodes: Some(500), depth: Some(50), ..Budget::default() };
        let limits = settings.plan(&game, &budget).limits;
        assert_eq!((limits.nodes, limits.depth), (500, Level::Medium.limits().depth));
    }
}
