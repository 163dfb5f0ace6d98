//! Alpha-beta over the tree of moves, kept on a stack of its own so that it can stop anywhere and
//! go on as if nothing had happened.

use rules::{Goal, Move, Position, Referee, Rules, Step, Word};

use super::frame::{Frame, Next, Task, Window};
use super::order::Order;
use super::techniques::Techniques;
use crate::Score;
use crate::draws::{Inheritance, key, repeats};
use crate::eval::Judge;
use crate::table::Table;

/// No line gets longer; beyond it only captures are looked at.
pub(super) const MOST_PLIES: u16 = 250;

/// The search below one move of the root.
#[derive(Debug)]
pub(super) struct Tree<W> {
    pub(super) referee: Referee<W>,
    pub(super) judge: Judge<W>,
    pub(super) nodes: u64,
    pub(super) techniques: Techniques,
    order: Order,
    /// The keys of the game's positions and of those on the stack.
    pub(super) keys: Vec<u64>,
    frames: Vec<Frame<W>>,
    open: usize,
    spare_lists: Vec<Vec<Move<W>>>,
}

impl<W: Word> Tree<W> {
    pub(super) fn new(referee: Referee<W>, judge: Judge<W>, keys: Vec<u64>, techniques: Techniques) -> Self {
        let spare_lists = Vec::new();
        Tree {
            referee,
            judge,
            nodes: 0,
            techniques,
            order: Order::new(W::BITS),
            keys,
            frames: Vec::new(),
            open: 0,
            spare_lists,
        }
    }

    /// Whether a search has stopped on its way.
    pub(super) const fn is_open(&self) -> bool {
        self.open > 0
    }

    /// Goes on with the search until its score is known or so many nodes are counted.
    pub(super) fn run(&mut self, table: &mut Table, stop_at: u64) -> Option<Score> {
        while self.nodes < stop_at {
            let score = match self.frames[self.open - 1].next(self.techniques) {
                Some(next) => {
                    let task = self.below(&next);
                    let Some(score) = self.visit(table, task) else { continue };
                    score
                }
                None => self.close(table),
            };
            if self.open == 0 {
                return Some(score);
            }
            self.frames[self.open - 1].take(-score);
        }
        None
    }

    /// Looks at a position. `None`: it is now open, and needs [`Tree::run`].
    pub(super) fn visit(&mut self, table: &Table, task: Task<W>) -> Option<Score> {
        self.nodes += 1;
        let key = key(&task.position);
        self.keys.push(key);
        let score = self
            .drawn(&task)
            .or_else(|| self.known(table.endgames.as_ref(), &task))
            .or_else(|| self.look_on(table, task, key));
        if score.is_some() {
            self.keys.pop();
        }
        score
    }

    fn look_on(&mut self, table: &Table, task: Task<W>, key: u64) -> Option<Score> {
        let task = self.past_threat(task);
        self.leaf(&task).or_else(|| self.enter(table, task, key))
    }

    /// The task of the position after a move, from one that inherits and lies so deep.
    pub(super) fn after(&self, task: &Task<W>, mv: Move<W>, depth: u8, window: Window) -> Task<W> {
        let position = self.referee.play(&task.position, mv);
        let step = Step { before: &task.position, made: mv, after: &position };
        let inherited = task.inherited.after(&self.referee.rules().draw, self.referee.grid(), &step);
        Task { position, inherited, window, depth, ply: task.ply + 1 }
    }

    fn below(&self, next: &Next<W>) -> Task<W> {
        self.after(&self.frames[self.open - 1].task, next.mv, next.depth, next.window)
    }

    fn drawn(&self, task: &Task<W>) -> Option<Score> {
        let Inheritance { counts, quiet } = task.inherited;
        let ran_out =
            || counts.reached(&self.referee.rules().draw).is_some() && self.referee.can_move(&task.position);
        (repeats(&self.keys, quiet) || ran_out()).then_some(Score::DRAW)
    }

    fn leaf(&mut self, task: &Task<W>) -> Option<Score> {
        let ends = task.depth == 0 || task.ply >= MOST_PLIES;
        ends.then(|| self.settle(&task.position, task.window, task.ply, captures_ahead(self.referee.rules())))
    }

    fn enter(&mut self, table: &Table, task: Task<W>, key: u64) -> Option<Score> {
        let memory = table.probe(key, task.ply);
        if let Some(memory) = memory.filter(|memory| task.settled_by(memory)) {
            return Some(memory.score);
        }
        if self.open == self.frames.len() {
            self.frames.push(Frame::new(task));
        }
        let frame = &mut self.frames[self.open];
        self.referee.moves(&task.position, &mut frame.moves);
        if frame.moves.is_empty() {
            return Some(self.stuck(task.ply));
        }
        if let Some(score) = self.enough_ahead(table, &task, &self.frames[self.open].moves) {
            return Some(score);
        }
        let frame = &mut self.frames[self.open];
        self.order.line_up(
            &frame.moves,
            task.position.turn(),
            memory.map(|memory| memory.best),
            &mut frame.queue,
        );
        frame.restart(task, key);
        self.open += 1;
        None
    }

    fn close(&mut self, table: &mut Table) -> Score {
        self.open -= 1;
        self.keys.pop();
        let frame = &self.frames[self.open];
        let (memory, task) = (frame.memory(), &frame.task);
        table.store(frame.key, task.ply, memory);
        if frame.is_enough() {
            self.order.learn(task.position.turn(), task.depth, &frame.best_move(), frame.passed_over());
        }
        memory.score
    }

    /// The score of a side that cannot move.
    fn stuck(&self, ply: u16) -> Score {
        match self.referee.rules().goal {
            Goal::Usual => Score::loss_in(ply),
            Goal::Losing => Score::win_in(ply),
        }
    }

    /// The score once all captures are made, so many in a row: a position is judged only when it is
    /// quiet, or when the side to move may leave the capture out.
    fn settle(&mut self, position: &Position<W>, window: Window, ply: u16, left: u8) -> Score {
        let mut captures = self.spare_lists.pop().unwrap_or_default();
        if left > 0 {
            self.referee.legal_captures(position, &mut captures);
        }
        let score = self.settle_by(&captures, position, window, ply, left);
        captures.clear();
        self.spare_lists.push(captures);
        score
    }

    fn settle_by(
        &mut self,
        captures: &[Move<W>],
        position: &Position<W>,
        window: Window,
        ply: u16,
        left: u8,
    ) -> Score {
        if captures.is_empty() && !self.referee.can_move(position) {
            return self.stuck(ply);
        }
        let must = !captures.is_empty() && !self.referee.rules().capture_is_optional();
        let mut best = if must { Score::LEAST } else { self.judge.score(position) };
        for mv in captures {
            let alpha = window.alpha.max(best);
            if alpha >= window.beta {
                break;
            }
            self.nodes += 1;
            let after = self.referee.play(position, *mv);
            let below = self.settle(&after, Window { alpha, ..window }.flipped(), ply + 1, left - 1);
            best = best.max(-below);
        }
        best
    }
}

/// How many captures in a row are looked at beyond the depth: all where they must be made. Where
/// they may be left out, they could come in any order, and there would be no end of looking.
pub(super) fn captures_ahead(rules: &Rules) -> u8 {
    if rules.capture_is_optional() { 4 } else { u8::MAX }
}
