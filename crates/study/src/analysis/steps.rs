//! Walking along the tree by keys.

use crate::model::Model;
use record::Aside;

/// A step in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To the move before.
    Back,
    /// To the next move.
    Forward,
    /// To the start.
    First,
    /// To the end of the line.
    Last,
    /// To the variation before.
    Previous,
    /// To the next variation.
    Next,
}

impl Model {
    /// Takes a step, if there is anything in that direction.
    pub(crate) fn step(&mut self, step: Step) {
        let mut tree = self.record.tree.clone();
        let moved = match step {
            Step::Back => tree.back(),
            Step::Forward => tree.forward(),
            Step::Previous => tree.aside(Aside::Previous),
            Step::Next => tree.aside(Aside::Next),
            Step::First => {
                tree.go_to(tree.root());
                true
            }
            Step::Last => {
                while tree.forward() {}
                true
            }
        };
        if moved {
            self.go(tree.cursor());
        }
    }
}
