//! How what both sides can expect changed over the game.

use crate::model::Model;
use crate::panel::Part;
use text::Text;
use text::study::Key;

/// The main line as a curve.
#[derive(Clone, Debug, PartialEq)]
pub struct Graph {
    /// What it is, and how it ends, in words.
    pub label: String,
    /// The name of the slider along it.
    pub slider: String,
    /// For each position from the start on: 1 where White wins, 0 where Black does, nothing where
    /// nobody has looked.
    pub points: Vec<Option<f32>>,
    /// The position on the board, if it is in the main line.
    pub here: Option<usize>,
    /// That in words: "3. d4-e5: White +0.8".
    pub here_label: String,
}

/// The curve, once two positions were looked at.
pub(crate) fn view(model: &Model, text: &Text) -> Option<Part> {
    let tree = &model.record.tree;
    let line: Vec<_> = tree.main_line().collect();
    let points: Vec<_> = line.iter().map(|node| model.seen.get(node).map(super::Seen::white)).collect();
    if points.iter().flatten().count() < 2 {
        return None;
    }
    let cursor = tree.cursor();
    let made = tree.text(cursor).unwrap_or_default();
    let worth = model.seen.get(&cursor).map(|seen| seen.words(text)).unwrap_or_default();
    let moves = u32::try_from(line.len() - 1).unwrap_or(u32::MAX);
    Some(Part::Graph(Graph {
        label: text.tell(Key::GraphLabel { moves }),
        slider: text.tell(Key::GraphSlider),
        points,
        here: line.iter().position(|node| *node == cursor),
        here_label: [made, worth]
            .iter()
            .filter(|words| !words.is_empty())
            .cloned()
            .collect::<Vec<_>>()
            .join(": "),
    }))
}

impl Model {
    /// Goes to a position of the main line.
    pub(crate) fn go_along(&mut self, ply: usize) {
        let node = self.record.tree.main_line().nth(ply);
        node.into_iter().for_each(|node| self.go(node));
    }
}
