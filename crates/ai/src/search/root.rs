//! The moves of the position that is asked about, searched one ply deeper each time.

use rules::{Game, Move, Referee, Word};

use super::frame::{Task, Window};
use super::line;
use super::techniques::Techniques;
use super::tree::Tree;
use crate::draws::{self, Inheritance};
use crate::eval::{Judge, Worths};
use crate::table::Table;
use crate::{Depth, Plan, Random, Score, Seed, Thought};

/// A search that can be carried on slice by slice, whatever word its boards are made of.
pub(crate) trait Search {
    /// Looks at so many nodes more.
    fn run(&mut self, table: &mut Table, nodes: u64) -> Ran;
    /// What is known by now.
    fn thought(&self, table: &Table) -> Thought;
}

/// How a slice of searching ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ran {
    /// There is more to search, and this many depths are finished.
    On(Depth),
    /// There is nothing more to search.
    Out,
}

/// The search of one position.
#[derive(Debug)]
pub(crate) struct Root<W> {
    tree: Tree<W>,
    task: Task<W>,
    key: u64,
    choices: Vec<Choice<W>>,
    /// How many choices this depth has a score for.
    done: usize,
    closer: bool,
    best: Score,
    finished: Depth,
    ranked: Vec<Choice<W>>,
    most: Depth,
    nodes: u64,
    margin: i16,
}

#[derive(Clone, Copy, Debug)]
struct Choice<W> {
    mv: Move<W>,
    score: Score,
}

impl<W: Word> Root<W> {
    /// The search of the position where a game stands. The game must not be over.
    pub(crate) fn new(game: &Game, plan: &Plan, worths: &Worths, techniques: Techniques) -> Self {
        let referee = Referee::new(game.rules());
        let (keys, inherited) = draws::history::<W>(game);
        let key = keys.last().copied().unwrap_or(0);
        let tree = Tree::new(referee, Judge::new(worths), keys, techniques);
        let task = task(game, inherited);
        let choices = choices(&tree.referee, &tree.judge, &task, plan.seed, key);
        Root {
            tree,
            task,
            key,
            done: 0,
            closer: false,
            best: Score::LEAST,
            finished: Depth(0),
            ranked: choices.clone(),
            choices,
            most: plan.limits.depth,
            nodes: plan.limits.nodes,
            margin: plan.taste.margin,
        }
    }

    fn is_out(&self) -> bool {
        let looked_enough = self.finished >= self.most.max(Depth(1)) || self.is_proven();
        let spent = self.finished > Depth(0) && self.tree.nodes >= self.nodes;
        self.choices.len() == 1 || looked_enough || spent
    }

    /// A win or loss within the depth that every line was looked at cannot change any more.
    fn is_proven(&self) -> bool {
        use crate::Verdict::{Loss, Points, Win};
        match self.ranked[0].score.verdict() {
            Win(plies) | Loss(plies) => plies <= u16::from(self.finished.0),
            Points(_) => false,
        }
    }

    /// Looks at the next choice, or goes on with it. `None`: the nodes ran out first.
    fn look(&mut self, table: &mut Table, stop_at: u64) -> Option<Score> {
        if !self.tree.is_open() {
            let task = self.next_task();
            if let Some(score) = self.tree.visit(table, task) {
                return Some(-score);
            }
        }
        self.tree.run(table, stop_at).map(|score| -score)
    }

    fn next_task(&self) -> Task<W> {
        let wide = self.done == 0 || self.closer;
        let floor = self.floor();
        let window = if wide { Window { alpha: floor, ..Window::FULL } } else { Window::above(floor) };
        self.tree.after(&self.task, self.choices[self.done].mv, self.finished.0, window.flipped())
    }

    /// A move this bad is not among those to choose from.
    fn floor(&self) -> Score {
        if self.done == 0 { Score::LEAST } else { self.best.plus(-self.margin - 1) }
    }

    fn take(&mut self, score: Score) {
        if self.done > 0 && !self.closer && score > self.floor() {
            self.closer = true;
            return;
        }
        self.closer = false;
        self.choices[self.done].score = score;
        self.done += 1;
        self.best = self.best.max(score);
        if self.done == self.choices.len() {
            self.finish_depth();
        }
    }

    fn finish_depth(&mut self) {
        self.finished.0 += 1;
        rank(&mut self.choices);
        self.ranked.clone_from(&self.choices);
        self.done = 0;
        self.best = Score::LEAST;
    }

    /// The choices of the unfinished depth, once its first one, the best so far, has its score. Who
    /// wants more than one to choose from gets those of the finished depth.
    fn ranking(&self) -> Vec<Choice<W>> {
        if self.done == 0 || self.finished == Depth(0) || self.margin > 0 {
            return self.ranked.clone();
        }
        let mut partial = self.choices[..self.done].to_vec();
        rank(&mut partial);
        partial
    }

    /// How many of the ranked moves have an exact score.
    fn exact(&self, ranking: &[Choice<W>]) -> usize {
        let least = ranking[0].score.plus(-self.margin);
        if self.margin == 0 { 1 } else { ranking.iter().take_while(|choice| choice.score >= least).count() }
    }

    fn line(&self, table: &Table, first: Move<W>) -> Vec<Move> {
        let line = line::expected(&self.tree.referee, table, &self.task.position, first);
        line.iter().map(Move::convert).collect()
    }
}

impl<W: Word> Search for Root<W> {
    fn run(&mut self, table: &mut Table, nodes: u64) -> Ran {
        let slice_end = self.tree.nodes.saturating_add(nodes);
        while !self.is_out() {
            let limit = if self.finished == Depth(0) { u64::MAX } else { self.nodes };
            let stop_at = slice_end.min(limit);
            let Some(score) = self.look(table, stop_at) else { break };
            self.take(score);
        }
        if self.is_out() { Ran::Out } else { Ran::On(self.finished) }
    }

    fn thought(&self, table: &Table) -> Thought {
        let ranking = self.ranking();
        let ranked = ranking.iter().map(|choice| (choice.mv.convert(), choice.score)).collect();
        let exact = ranking[..self.exact(&ranking)].iter();
        let lines = exact.map(|choice| self.line(table, choice.mv)).collect();
        Thought { ranked, lines, depth: self.finished, nodes: self.tree.nodes, key: self.key }
    }
}

fn task<W: Word>(game: &Game, inherited: Inheritance) -> Task<W> {
    Task { position: game.position().convert(), inherited, window: Window::FULL, depth: 0, ply: 0 }
}

/// The legal moves in an order that follows from the seed, each with what it is worth at sight.
fn choices<W: Word>(
    referee: &Referee<W>,
    judge: &Judge<W>,
    task: &Task<W>,
    seed: Seed,
    key: u64,
) -> Vec<Choice<W>> {
    let mut moves = referee.legal(&task.position);
    Random::new(seed, !key).shuffle(&mut moves);
    let at_sight = |mv| -judge.score(&referee.play(&task.position, mv));
    let mut choices: Vec<_> = moves.into_iter().map(|mv| Choice { mv, score: at_sight(mv) }).collect();
    rank(&mut choices);
    choices
}

fn rank<W>(choices: &mut [Choice<W>]) {
    choices.sort_by_key(|choice| core::cmp::Reverse(choice.score));
}
