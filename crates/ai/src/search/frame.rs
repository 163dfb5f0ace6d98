//! One position on the way from the root to where the search is.

use rules::{Move, Position, Word};

use super::order::Queue;
use super::reduce;
use super::techniques::Techniques;
use crate::Score;
use crate::draws::Inheritance;
use crate::table::{Bound, Memory};

/// Between which scores the answer matters: at or beyond the ends it needs no exactness.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Window {
    pub(super) alpha: Score,
    pub(super) beta: Score,
}

impl Window {
    /// Everything matters.
    pub(super) const FULL: Window = Window { alpha: Score::LEAST, beta: Score::MOST };

    /// Only whether the score is above this one matters.
    pub(super) fn above(alpha: Score) -> Window {
        Window { alpha, beta: alpha.plus(1) }
    }

    /// Whether it matters how good a score is, and not only whether it is good enough.
    pub(super) fn is_open(self) -> bool {
        self.beta > self.alpha.plus(1)
    }

    /// The same for the other side.
    pub(super) fn flipped(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }
}

/// A position to be searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct Task<W> {
    pub(super) position: Position<W>,
    pub(super) inherited: Inheritance,
    pub(super) window: Window,
    pub(super) depth: u8,
    /// Moves since the root.
    pub(super) ply: u16,
}

impl<W> Task<W> {
    /// Whether what is remembered of the position answers the task.
    pub(super) fn settled_by(&self, memory: &Memory) -> bool {
        memory.depth >= self.depth && memory.settles(self.window.alpha, self.window.beta)
    }
}

/// A position that is being searched, and how far that is.
#[derive(Clone, Debug)]
pub(super) struct Frame<W> {
    pub(super) task: Task<W>,
    pub(super) key: u64,
    pub(super) moves: Vec<Move<W>>,
    pub(super) queue: Queue,
    tried: usize,
    alpha: Score,
    best: Score,
    best_place: u8,
    look: Look,
}

/// How a move is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Look {
    /// Not yet.
    Fresh,
    /// Only whether it is better than the best so far, and so many plies less far.
    Glance(u8),
    /// Only whether it is better than the best so far.
    Quick,
    /// How good it is.
    Closer,
}

/// A move, and how the position after it is to be searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct Next<W> {
    pub(super) mv: Move<W>,
    pub(super) window: Window,
    pub(super) depth: u8,
}

impl<W: Word> Frame<W> {
    pub(super) fn new(task: Task<W>) -> Self {
        Frame {
            task,
            key: 0,
            moves: Vec::new(),
            queue: Queue::default(),
            tried: 0,
            alpha: task.window.alpha,
            best: Score::LEAST,
            best_place: 0,
            look: Look::Closer,
        }
    }

    /// Starts on another position; the lists of moves stay as they are.
    pub(super) fn restart(&mut self, task: Task<W>, key: u64) {
        self.task = task;
        self.key = key;
        self.tried = 0;
        self.alpha = task.window.alpha;
        self.best = Score::LEAST;
        self.look = Look::Closer;
    }

    /// What to search next; `None` when enough is known.
    pub(super) fn next(&mut self, techniques: Techniques) -> Option<Next<W>> {
        if self.is_enough() {
            return None;
        }
        let mv = self.moves[usize::from(self.queue.draw(self.tried)?)];
        if self.look == Look::Fresh {
            self.look = self.first_look(&mv, techniques);
        }
        Some(Next { mv, window: self.window_below(), depth: self.depth_below() })
    }

    fn first_look(&self, mv: &Move<W>, techniques: Techniques) -> Look {
        match reduce::plies(mv, self.tried, self.task.window.is_open()) {
            less @ 1.. if techniques.reductions => Look::Glance(less),
            _ => Look::Quick,
        }
    }

    fn window_below(&self) -> Window {
        let wide = Window { alpha: self.alpha, beta: self.task.window.beta };
        if self.look == Look::Closer { wide.flipped() } else { Window::above(self.alpha).flipped() }
    }

    /// A forced reply costs no depth.
    fn depth_below(&self) -> u8 {
        match self.look {
            _ if self.moves.len() == 1 => self.task.depth,
            Look::Glance(less) => self.task.depth.saturating_sub(1 + less),
            _ => self.task.depth - 1,
        }
    }

    /// Takes in the score of the move that was next.
    pub(super) fn take(&mut self, score: Score) {
        if let Some(look) = self.closer_look(score) {
            self.look = look;
            return;
        }
        if score > self.best {
            self.best = score;
            self.best_place = self.queue.drawn(self.tried);
            self.alpha = self.alpha.max(score);
        }
        self.look = Look::Fresh;
        self.tried += 1;
    }

    /// How to look again at a move that turned out better than the best so far.
    fn closer_look(&self, score: Score) -> Option<Look> {
        match self.look {
            Look::Glance(_) if score > self.alpha => Some(Look::Quick),
            Look::Quick if score > self.alpha && score < self.task.window.beta => Some(Look::Closer),
            _ => None,
        }
    }

    /// Whether the best move is so good that the other side will not let it come to this.
    pub(super) fn is_enough(&self) -> bool {
        self.best >= self.task.window.beta
    }

    /// The best move so far.
    pub(super) fn best_move(&self) -> Move<W> {
        self.moves[usize::from(self.best_place)]
    }

    /// The moves that were tried before the last one.
    pub(super) fn passed_over(&self) -> impl Iterator<Item = Move<W>> + '_ {
        let passed = self.tried.saturating_sub(1);
        (0..passed).map(|turn| self.moves[usize::from(self.queue.drawn(turn))])
    }

    /// What is to be remembered of the position.
    pub(super) fn memory(&self) -> Memory {
        let bound = if self.is_enough() {
            Bound::Least
        } else if self.best > self.task.window.alpha {
            Bound::Exact
        } else {
            Bound::Most
        };
        Memory { score: self.best, bound, depth: self.task.depth, best: self.best_place }
    }
}
