//! What the search need not look at, since the endgame tables know it.

use rules::Word;

use super::frame::Task;
use super::tree::Tree;
use crate::Score;
use crate::endgame::{Endgames, Outcome};

/// A win that a counter may forbid is worth so many points: more than a material advantage with so
/// few pieces, and the sooner the better.
const PROMISING: u16 = 2_000;

impl<W: Word> Tree<W> {
    /// The score of a position that the tables know. They know nothing of counters: where one may
    /// run out before the end, the search looks on, and they only judge where it stops.
    pub(super) fn known(&self, endgames: Option<&Endgames>, task: &Task<W>) -> Option<Score> {
        match endgames?.probe(&task.position)? {
            Outcome::Draw => Some(Score::DRAW),
            Outcome::Win(plies) => self.known_win(task, plies),
            Outcome::Loss(plies) => self.known_win(task, plies).map(|win| -win),
        }
    }

    /// The score of whoever wins in so many plies.
    fn known_win(&self, task: &Task<W>, plies: u16) -> Option<Score> {
        let left = task.inherited.counts.left(&self.referee.rules().draw);
        if left.is_none_or(|left| plies <= left) {
            Some(Score::win_in(task.ply + plies))
        } else {
            (task.depth == 0).then(|| Score::points(i32::from(PROMISING - plies)))
        }
    }
}
