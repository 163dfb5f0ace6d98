//! The list of moves with its variations.

use crate::action::Action;
use crate::model::Model;
use record::{NodeId, Tree};
use text::Text;
use text::study::Key;

/// Something in the list.
#[derive(Clone, Debug, PartialEq)]
pub enum Entry {
    /// A move.
    Move {
        /// "12." before White's or the first of a line, "12…" before a single one of the second side.
        number: Option<String>,
        /// The move with its marks: "22-18?".
        text: String,
        /// Goes there.
        action: Action,
        /// The board shows the position after it.
        current: bool,
    },
    /// What somebody wrote.
    Comment(String),
    /// Moves that might have been played instead.
    Variation {
        /// For ears: "Instead of 22-18".
        label: String,
        /// The moves.
        entries: Vec<Entry>,
    },
}

/// The whole tree.
pub(crate) fn view(model: &Model, text: &Text) -> Vec<Entry> {
    let tree = &model.record.tree;
    let mut entries = comment(&tree.notes(tree.root()).after);
    line(tree, tree.root(), text, &mut entries);
    entries
}

/// The moves behind a node: the first one, variations beside it, and so on.
fn line(tree: &Tree, from: NodeId, text: &Text, entries: &mut Vec<Entry>) {
    let (mut node, mut broken) = (from, true);
    while let Some((&first, others)) = tree.children(node).split_first() {
        let written = entry(tree, first, broken);
        entries.extend(written);
        broken = !others.is_empty();
        for &other in others {
            entries.push(variation(tree, first, other, text));
        }
        node = first;
    }
}

fn variation(tree: &Tree, instead_of: NodeId, first: NodeId, text: &Text) -> Entry {
    let mut entries: Vec<_> = entry(tree, first, true).into_iter().collect();
    line(tree, first, text, &mut entries);
    let label = text.tell(Key::Variation { text: &tree.text(instead_of).unwrap_or_default() });
    Entry::Variation { label, entries }
}

fn entry(tree: &Tree, node: NodeId, broken: bool) -> Vec<Entry> {
    let (ply, notes) = (tree.ply(node), tree.notes(node));
    let number = ply.div_ceil(2);
    let number = match (ply % 2, broken) {
        (1, _) => Some(format!("{number}.")),
        (_, true) => Some(format!("{number}…")),
        _ => None,
    };
    let signs: String = notes.nags.iter().filter_map(|nag| nag.sign()).collect();
    let written = Entry::Move {
        number,
        text: tree.text(node).unwrap_or_default() + &signs,
        action: Action::Go(node),
        current: tree.cursor() == node,
    };
    let mut entries = comment(&notes.before);
    entries.push(written);
    entries.extend(comment(&notes.after));
    entries
}

fn comment(words: &str) -> Vec<Entry> {
    if words.is_empty() { vec![] } else { vec![Entry::Comment(words.to_owned())] }
}
