//! Perft: how many games of a given length there are.

use alloc::vec::Vec;

use crate::board::Word;
use crate::moves::Move;
use crate::position::Position;
use crate::referee::Referee;

impl<W: Word> Referee<W> {
    /// The number of sequences of `depth` legal moves. Moves are distinct as [`Move`] says. Draw
    /// rules do not count; a position without moves has no sequence below it.
    ///
    /// The last ply is counted, not played, so this measures generating moves more than making
    /// them.
    #[must_use]
    pub fn perft(&self, position: &Position<W>, depth: u32) -> u64 {
        let mut lists = alloc::vec![Vec::new(); depth as usize];
        match depth {
            0 => 1,
            _ => self.leaves(position, &mut lists),
        }
    }

    fn leaves(&self, position: &Position<W>, lists: &mut [Vec<Move<W>>]) -> u64 {
        let Some((list, deeper)) = lists.split_first_mut() else { return 0 };
        if deeper.is_empty() {
            return self.count_with(position, list);
        }
        let mut leaves = 0;
        self.each_move(position, list, &mut |made| leaves += self.leaves(&self.play(position, made), deeper));
        leaves
    }
}
