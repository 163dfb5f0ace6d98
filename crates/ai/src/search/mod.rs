//! The search: which move is best, looking ahead deeper and deeper.

mod frame;
mod known;
#[cfg(test)]
mod minimax;
mod order;
mod root;
mod tree;

pub(crate) use root::{Ran, Root, Search};
