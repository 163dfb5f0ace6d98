//! The search: which move is best, looking ahead deeper and deeper.

mod ahead;
mod frame;
mod known;
mod line;
#[cfg(test)]
mod minimax;
mod order;
mod reduce;
mod root;
mod techniques;
mod threat;
mod tree;

pub(crate) use root::{Ran, Root, Search};
pub(crate) use techniques::Techniques;
