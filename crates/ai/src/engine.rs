//! The way in: a game is handed over, a thought comes back.

use core::fmt;

use rules::{Game, Move, Rules, Status, Variant};

use crate::endgame::Endgames;
use crate::eval::{Weights, Worths, nearest};
use crate::search::{Ran, Root, Search, Techniques};
use crate::table::Table;
use crate::{Depth, Millis, Plan, Score};

/// An amount of memory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Megabytes(pub u16);

/// When to stop thinking: at whichever comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// After this depth is finished; at least one is.
    pub depth: Depth,
    /// After so many positions. With this alone an answer can be had again, exactly.
    pub nodes: u64,
    /// After this time.
    pub time: Millis,
}

impl Limits {
    /// How many positions a search may look at on a fast machine. A table with room for many more only
    /// takes longer to read.
    const fn room(&self) -> u64 {
        let in_time = self.time.0.saturating_mul(NODES_A_MILLISECOND);
        if in_time < self.nodes { in_time } else { self.nodes }
    }

    /// Whether nothing but time ends the search on most machines.
    const fn are_time_alone(&self) -> bool {
        self.depth.0 == Depth::MOST.0 && (self.nodes == u64::MAX || self.time.0 != Millis::NEVER.0)
    }
}

/// Measured on one core of a server: four to seven thousand.
const NODES_A_MILLISECOND: u64 = 5_000;

/// What the engine thinks of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// Legal moves, the best first, with their scores for the side to move; at least one. Scores
    /// are exact down to the margin that the plan asked for; worse moves may be missing.
    pub ranked: Vec<(Move, Score)>,
    /// How the game is expected to go on after each of the ranked moves down to that margin, from that
    /// move on: the first line is the best one. Lines end where the search remembers no more.
    pub lines: Vec<Vec<Move>>,
    /// How far every move was looked at; 0 if there was only one.
    pub depth: Depth,
    /// Positions looked at.
    pub nodes: u64,
    /// Stands for the position, so that choices in different positions are independent.
    pub(crate) key: u64,
}

impl Thought {
    /// The best move and its score.
    #[must_use]
    pub fn best(&self) -> (Move, Score) {
        self.ranked[0]
    }

    /// The score of a move; that of the best one if it was not looked at.
    #[must_use]
    pub fn score_of(&self, mv: Move) -> Score {
        self.ranked.iter().find(|ranked| ranked.0 == mv).map_or(self.ranked[0].1, |ranked| ranked.1)
    }
}

/// The engine was asked for a move in a game that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameIsOver;

impl fmt::Display for GameIsOver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the game is over: there is no move to think about")
    }
}

impl core::error::Error for GameIsOver {}

/// How a slice of thinking ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Progress {
    /// There was nothing to think about.
    Idle,
    /// No depth was finished in this slice.
    Same,
    /// One more depth is finished, or several.
    Deeper(Thought),
    /// The answer. The engine is idle again.
    Done(Thought),
}

/// The outside world as a search sees it: [`Engine::think`] asks it between slices.
pub trait Watch {
    /// The time.
    fn now(&mut self) -> Millis;

    /// A depth is finished: whether to go on.
    fn report(&mut self, thought: &Thought) -> Flow {
        let _ = thought;
        Flow::GoOn
    }
}

/// Whether to go on thinking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// Think on.
    GoOn,
    /// Answer at once with what is known.
    Stop,
}

/// A world where no time passes: limits of depth and nodes alone count.
#[derive(Clone, Copy, Debug, Default)]
pub struct Timeless;

impl Watch for Timeless {
    fn now(&mut self) -> Millis {
        Millis(0)
    }
}

/// Thinks about one position at a time.
///
/// It keeps memory for the sake of speed, but no knowledge: an answer within a limit of nodes is
/// the same whatever was asked before, and however it is cut into slices. Only searches that time ends
/// go on from what those before them remember.
pub struct Engine {
    table: Table,
    learned: Vec<Weights>,
    worths: Option<Worths>,
    /// The rules whose positions the table remembers for the next search.
    remembers: Option<Rules>,
    job: Option<Job>,
}

struct Job {
    search: Box<dyn Search>,
    deadline: Millis,
    reported: Depth,
}

impl Engine {
    /// Positions looked at in one slice: some 5 to 80 ms, from a desktop to an old phone.
    pub const SLICE: u64 = 16_384;

    /// An engine whose table takes at most so much memory.
    #[must_use]
    pub fn new(memory: Megabytes) -> Engine {
        Engine {
            table: Table::new(usize::from(memory.0) << 20),
            learned: Vec::new(),
            worths: None,
            remembers: None,
            job: None,
        }
    }

    /// Gives it weights learned by one game's rules. It uses them for all rules that this game is
    /// [nearest] to, from the next question on.
    pub fn learn(&mut self, weights: Weights) {
        self.learned.push(weights);
        self.worths = None;
        self.remembers = None;
    }

    /// From now on the engine knows these small endgames and no others. Answers depend on what is
    /// known, too.
    pub fn know(&mut self, endgames: Option<Endgames>) {
        self.job = None;
        self.remembers = None;
        self.table.endgames = endgames;
    }

    /// What the engine knows of small endgames.
    #[must_use]
    pub const fn endgames(&self) -> Option<&Endgames> {
        self.table.endgames.as_ref()
    }

    /// What the engine knows of small endgames; it forgets it.
    pub fn forget(&mut self) -> Option<Endgames> {
        self.job = None;
        self.remembers = None;
        self.table.endgames.take()
    }

    /// Begins to think about the position where a game stands. What it thought about before is
    /// dropped, and so are endgames of other rules.
    ///
    /// # Errors
    /// If the game is over.
    pub fn begin(&mut self, game: &Game, plan: &Plan, now: Millis) -> Result<(), GameIsOver> {
        self.job = None;
        if game.status() != Status::Playing {
            return Err(GameIsOver);
        }
        self.table.endgames.take_if(|endgames| !endgames.are_of(game.rules()));
        self.prepare_table(game.rules(), &plan.limits);
        let search = search(game, plan, self.worths(game.rules()));
        self.job = Some(Job { search, deadline: now.after(plan.limits.time), reported: Depth(0) });
        Ok(())
    }

    /// A search that only time ends never answers twice alike, so it may as well know what the ones
    /// before it saw.
    fn prepare_table(&mut self, rules: &Rules, limits: &Limits) {
        let remembers = limits.are_time_alone().then_some(*rules);
        if remembers.is_some() && remembers == self.remembers && self.table.is_for(limits.room()) {
            self.table.grow_older();
        } else {
            self.table.clear_for(limits.room());
        }
        self.remembers = remembers;
    }

    /// Whether it has weights that were learned by these rules.
    #[must_use]
    pub fn has_learned(&self, rules: &Rules) -> bool {
        self.learned.iter().any(|weights| weights.are_of(rules))
    }

    fn worths(&mut self, rules: &Rules) -> &Worths {
        let learned = nearest(rules)
            .map(Variant::rules)
            .and_then(|game| self.learned.iter().rev().find(|weights| weights.are_of(&game)));
        let kept = self.worths.take().filter(|worths| worths.are_for(rules));
        self.worths.insert(kept.unwrap_or_else(|| Worths::new(rules, learned)))
    }

    /// Thinks for one slice, unless the time is up.
    pub fn step(&mut self, now: Millis) -> Progress {
        self.step_for(now, Engine::SLICE)
    }

    /// Thinks for a slice of so many positions, unless the time is up.
    pub fn step_for(&mut self, now: Millis, nodes: u64) -> Progress {
        let Some(job) = &mut self.job else { return Progress::Idle };
        if now >= job.deadline && job.reported > Depth(0) {
            return self.stop();
        }
        match job.search.run(&mut self.table, nodes) {
            Ran::Out => self.stop(),
            Ran::On(depth) if depth > job.reported => {
                job.reported = depth;
                Progress::Deeper(job.search.thought(&self.table))
            }
            Ran::On(_) => Progress::Same,
        }
    }

    /// Stops thinking and answers with what is known.
    pub fn stop(&mut self) -> Progress {
        let job = self.job.take();
        job.map_or(Progress::Idle, |job| Progress::Done(job.search.thought(&self.table)))
    }

    /// Thinks to the end.
    ///
    /// # Errors
    /// If the game is over.
    pub fn think(&mut self, game: &Game, plan: &Plan, watch: &mut dyn Watch) -> Result<Thought, GameIsOver> {
        let mut now = watch.now();
        self.begin(game, plan, now)?;
        loop {
            let progress = match self.step(now) {
                Progress::Deeper(thought) if watch.report(&thought) == Flow::Stop => self.stop(),
                progress => progress,
            };
            if let Progress::Done(thought) = progress {
                return Ok(thought);
            }
            now = watch.now();
        }
    }
}

/// The word is chosen here, once, by the size of the board.
fn search(game: &Game, plan: &Plan, worths: &Worths) -> Box<dyn Search> {
    if game.rules().board.bits() <= u64::BITS {
        Box::new(Root::<u64>::new(game, plan, worths, Techniques::ALL))
    } else {
        Box::new(Root::<u128>::new(game, plan, worths, Techniques::ALL))
    }
}
