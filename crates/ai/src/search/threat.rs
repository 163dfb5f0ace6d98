//! Where the search would end although the other side threatens to capture.

use rules::Word;

use super::frame::Task;
use super::tree::{MOST_PLIES, Tree};

impl<W: Word> Tree<W> {
    /// The task with one ply more if the other side threatens to capture: what the threat is worth
    /// shows only after the answer to it. Where captures may be left out, threats stay on the board
    /// and would never end.
    pub(super) fn past_threat(&self, task: Task<W>) -> Task<W> {
        let ends = task.depth == 0 && task.ply < MOST_PLIES;
        let looks = ends && self.techniques.threats && !self.referee.rules().capture_is_optional();
        if looks && self.is_threatened(&task) { Task { depth: 1, ..task } } else { task }
    }

    fn is_threatened(&self, Task { position, .. }: &Task<W>) -> bool {
        let us = position.turn();
        self.referee.can_capture(position, us.opposite()) && !self.referee.can_capture(position, us)
    }
}
