//! One position on the way from the root to where the search is.

use rules::{Move, Position, Word};

use super::order::Queue;
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
    /// Only whether it is better than the best so far.
    Quick,
    /// Again, how much better.
    Closer,
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
            look: Look::Quick,
        }
    }

    /// Starts on another position; the lists of moves stay as they are.
    pub(super) fn restart(&mut self, task: Task<W>, key: u64) {
        self.task = task;
        self.key = key;
        self.tried = 0;
        self.alpha = task.window.alpha;
        self.best = Score::LEAST;
        self.look = Look::Quick;
    }

    /// The next move and the window for the position after it; `None` when enough is known.
    pub(super) fn next(&mut self) -> Option<(Move<W>, Window)> {
        if self.is_enough() {
            return None;
        }
        let place = self.queue.draw(self.tried)?;
        let wide = Window { alpha: self.alpha, beta: self.task.window.beta };
        let window =
            if self.tried == 0 || self.look == Look::Closer { wide } else { Window::above(self.alpha) };
        Some((self.moves[usize::from(place)], window.flipped()))
    }

    /// Takes in the score of the move that was next.
    pub(super) fn take(&mut self, score: Score) {
        let open = self.tried > 0 && score > self.alpha && score < self.task.window.beta;
        if open && self.look == Look::Quick {
            self.look = Look::Closer;
            return;
        }
        if score > self.best {
            self.best = score;
            self.best_place = self.queue.drawn(self.tried);
            self.alpha = self.alpha.max(score);
        }
        self.look = Look::Quick;
        self.tried += 1;
    }

    /// A forced reply costs no depth.
    pub(super) fn depth_below(&self) -> u8 {
        if self.moves.len() == 1 { self.task.depth } else { self.task.depth - 1 }
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
