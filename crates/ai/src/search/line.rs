//! The moves that the search expects, read back from what it remembers.

use rules::{Move, Position, Referee, Word};

use crate::draws::key;
use crate::table::{Bound, Table};

/// A move, and those that both sides are expected to answer with, up to where nothing is remembered or
/// a position comes back.
pub(super) fn expected<W: Word>(
    referee: &Referee<W>,
    table: &Table,
    start: &Position<W>,
    first: Move<W>,
) -> Vec<Move<W>> {
    let mut line = vec![first];
    let mut position = referee.play(start, first);
    let mut passed = vec![key(start)];
    while !passed.contains(&key(&position)) {
        passed.push(key(&position));
        let Some(answer) = answer(referee, table, &position) else { break };
        line.push(answer);
        position = referee.play(&position, answer);
    }
    line
}

/// Where all moves were too bad, none of them was found to be the best.
fn answer<W: Word>(referee: &Referee<W>, table: &Table, position: &Position<W>) -> Option<Move<W>> {
    let memory = table.probe(key(position), 0).filter(|memory| memory.bound != Bound::Most)?;
    referee.legal(position).get(usize::from(memory.best)).copied()
}
