//! Positions with all their legal moves, as the text files tell them.

use std::collections::BTreeSet;

use rules::notation::{Names, fen};
use rules::{Position, Rules};

use crate::data::{File, files};

/// A position and its legal moves.
pub(crate) struct Case {
    /// File, name and theme: what a failure says.
    pub(crate) title: String,
    pub(crate) rules: Rules,
    pub(crate) position: Position,
    /// Each legal move in the form that the files explain.
    pub(crate) moves: BTreeSet<String>,
}

/// All cases of the files in `folder`.
pub(crate) fn cases(folder: &str) -> Vec<Case> {
    files(folder).iter().flat_map(|file| file.blocks.iter().map(|block| case(file, block))).collect()
}

fn case(file: &File, block: &[String]) -> Case {
    let [title, position, moves @ ..] = block else { panic!("{}: no FEN in {block:?}", file.name) };
    let title = format!("{}: {title}", file.name);
    let setup =
        fen::read(position, &Names::grid(&file.rules)).unwrap_or_else(|error| panic!("{title}: {error}"));
    let position = setup.seat(&file.rules).unwrap_or_else(|error| panic!("{title}: {error}"));
    Case { title, rules: file.rules, position, moves: moves.iter().cloned().collect() }
}
