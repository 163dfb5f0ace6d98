//! The ways that a move can take over the board.

use alloc::vec;
use alloc::vec::Vec;

use crate::board::{Square, Word};

use super::{Move, Sight, Walk, Walks};

/// The way of one move over the board.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Path {
    /// Where the piece stands: at the start, after each jump, at the end.
    pub squares: Vec<Square>,
    /// What is jumped, in order; one less than the squares, or nothing for a quiet move.
    pub captured: Vec<Square>,
}

/// A path being walked, with the walk at its end.
#[derive(Clone)]
struct Trail<W> {
    walk: Walk<W>,
    path: Path,
}

impl<W: Word> Sight<'_, W> {
    /// The ways of a legal move, at most `most`: those that the precedence of the rules allows.
    pub(crate) fn paths(&self, made: Move<W>, most: usize) -> Vec<Path> {
        if !made.is_capture() {
            return vec![Path { squares: vec![made.from, made.to], captured: vec![] }];
        }
        let piece = W::of(made.from);
        let start = Trail {
            walk: Walk::start(piece, self.kings.meets(piece)),
            path: Path { squares: vec![made.from], captured: vec![] },
        };
        let sight = self.lifting(piece);
        let mut search = Search { sight, made, most, best: 0, paths: vec![], dead: Walks::new() };
        search.walk_on(&start);
        search.paths
    }
}

struct Search<'a, W> {
    sight: Sight<'a, W>,
    made: Move<W>,
    most: usize,
    best: u64,
    paths: Vec<Path>,
    /// Walks from which the move cannot be completed.
    dead: Walks<W>,
}

impl<W: Word> Search<'_, W> {
    /// Whether the move can be completed from here.
    fn walk_on(&mut self, trail: &Trail<W>) -> bool {
        let sight = self.sight;
        let (mut ended, mut arrives) = (true, false);
        sight.jumps(&trail.walk, &mut |next| {
            ended = false;
            arrives |= self.is_open(next) && self.walk_on(&trail.jumped(next));
        });
        if ended && sight.finished(self.made.from, &trail.walk) == self.made {
            self.finish(trail);
            return true;
        }
        if !arrives && self.paths.len() < self.most {
            self.dead.insert(&trail.walk);
        }
        arrives
    }

    fn is_open(&self, walk: Walk<W>) -> bool {
        (walk.captured & !self.made.captured).is_empty()
            && self.paths.len() < self.most
            && !self.dead.contains(&walk)
    }

    fn finish(&mut self, trail: &Trail<W>) {
        let priority = &self.sight.rules.capture.priority;
        let rank = self.sight.rank_of_capture(priority, self.made.from, &trail.walk);
        if rank > self.best {
            self.best = rank;
            self.paths.clear();
        }
        if rank == self.best {
            self.paths.push(trail.path.clone());
        }
    }
}

impl<W: Word> Trail<W> {
    fn jumped(&self, next: Walk<W>) -> Trail<W> {
        let victim = next.captured & !self.walk.captured;
        let mut path = self.path.clone();
        path.squares.push(next.at.lowest());
        path.captured.push(victim.lowest());
        Trail { walk: next, path }
    }
}
