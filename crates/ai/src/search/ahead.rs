//! A look at what is remembered of the positions after each move, before one of them is searched.

use rules::{Move, Word};

use super::frame::Task;
use super::tree::Tree;
use crate::Score;
use crate::draws::key;
use crate::table::Table;

/// Nearer to the horizon searching is as quick as looking.
const LEAST_DEPTH: u8 = 4;

impl<W: Word> Tree<W> {
    /// A score that is enough, if one of the moves leads to where it is remembered. Plaat, Schaeffer,
    /// Pijls and de Bruin (1996) call this enhanced transposition cut-offs.
    pub(super) fn enough_ahead(&self, table: &Table, task: &Task<W>, moves: &[Move<W>]) -> Option<Score> {
        let looks = task.depth >= LEAST_DEPTH && !task.window.is_open();
        let depth = if moves.len() == 1 { task.depth } else { task.depth - 1 };
        looks.then(|| moves.iter().find_map(|&mv| self.enough_after(table, task, mv, depth)))?
    }

    fn enough_after(&self, table: &Table, task: &Task<W>, mv: Move<W>, depth: u8) -> Option<Score> {
        let after = self.after(task, mv, depth, task.window.flipped());
        let key = key(&after.position);
        let memory = table.probe(key, after.ply)?;
        let enough = after.settled_by(&memory) && -memory.score >= task.window.beta;
        (enough && !self.may_be_drawn(&after, key)).then(|| -memory.score)
    }

    /// What is remembered of a position does not tell whether it came before on this way.
    fn may_be_drawn(&self, task: &Task<W>, key: u64) -> bool {
        self.keys.contains(&key) || task.inherited.counts.reached(&self.referee.rules().draw).is_some()
    }
}
