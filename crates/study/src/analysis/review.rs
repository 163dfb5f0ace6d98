//! The review of a whole game: every position is looked at, mistakes are marked, and the better move
//! becomes a variation.

use crate::action::Action;
use crate::analysis::score::result;
use crate::model::Model;
use crate::panel::{Button, Part};
use record::{Nag, NodeId};
use rules::Side;
use text::Text;
use text::study::Key;

/// Whoever throws away so much of what they could expect has made a mistake, or a blunder.
const MISTAKE: f32 = 0.12;
const BLUNDER: f32 = 0.3;
const POOR: Nag = Nag(2);
const VERY_POOR: Nag = Nag(4);
/// So many of the better moves are shown.
const SHOWN: usize = 7;

/// How far the review is.
#[derive(Clone, Debug, Default)]
pub(crate) enum Review {
    /// None was asked for.
    #[default]
    None,
    /// These positions are still to be looked at, of so many, the next one last.
    Running(Vec<NodeId>, usize),
    /// These moves were mistakes.
    Done(Vec<NodeId>),
}

impl Review {
    /// The position that is looked at now.
    pub(crate) fn next(&self) -> Option<NodeId> {
        match self {
            Self::Running(open, _) => open.last().copied(),
            _ => None,
        }
    }
}

impl Model {
    pub(crate) fn begin_review(&mut self) {
        let mut open: Vec<_> = self.record.tree.main_line().collect();
        open.retain(|node| result(&self.game_at(*node)).is_none());
        open.reverse();
        let count = open.len();
        self.review = Review::Running(open, count);
    }

    pub(crate) fn cancel_review(&mut self) {
        self.review = Review::None;
    }

    /// The position that was looked at is done.
    pub(crate) fn go_on_with_review(&mut self) {
        let Review::Running(open, _) = &mut self.review else { return };
        open.pop();
        if open.is_empty() {
            self.review = Review::Done(self.mark_mistakes());
            self.save_record();
        }
    }

    fn mark_mistakes(&mut self) -> Vec<NodeId> {
        let line: Vec<_> = self.record.tree.main_line().skip(1).collect();
        line.into_iter().filter(|node| self.mark(*node)).collect()
    }

    /// Marks a move if it is a mistake.
    fn mark(&mut self, node: NodeId) -> bool {
        let tree = &mut self.record.tree;
        let Some(before) = tree.parent(node) else { return false };
        let lost = self.seen.get(&before).zip(self.after(node)).map(|(seen, after)| match seen.side {
            Side::White => seen.white() - after,
            Side::Black => after - seen.white(),
        });
        let better = self.seen.get(&before).map(|seen| seen.best.clone()).unwrap_or_default();
        let tree = &mut self.record.tree;
        let best = better.first().cloned() == tree.text(node);
        let nags = &mut tree.notes_mut(node).nags;
        nags.retain(|nag| ![POOR, VERY_POOR].contains(nag));
        let Some(lost) = lost.filter(|lost| *lost >= MISTAKE && !best) else { return false };
        nags.push(if lost >= BLUNDER { VERY_POOR } else { POOR });
        self.show_better(before, &better);
        true
    }

    /// Puts the better moves beside the mistake; the cursor stays.
    fn show_better(&mut self, before: NodeId, better: &[String]) {
        let tree = &mut self.record.tree;
        let here = tree.cursor();
        tree.go_to(before);
        let made = better.iter().take(SHOWN);
        made.map_while(|text| tree.read(text).ok().and_then(|made| tree.play(made).ok())).for_each(drop);
        tree.go_to(here);
    }

    /// What White can expect after a move.
    pub(crate) fn after(&self, node: NodeId) -> Option<f32> {
        let seen = self.seen.get(&node).map(super::Seen::white);
        seen.or_else(|| result(&self.game_at(node)))
    }
}

pub(crate) fn view(model: &Model, text: &Text) -> Vec<Part> {
    let tree = &model.record.tree;
    let has_moves = !tree.children(tree.root()).is_empty();
    let button = |action, key, enabled| Button::new(action, text.tell(key)).enabled(enabled);
    match &model.review {
        Review::Running(open, count) => vec![
            Part::Progress { label: text.tell(Key::ReviewRuns), done: count - open.len(), all: *count },
            Part::Buttons(vec![button(Action::CancelReview, Key::ReviewCancel, true)]),
        ],
        Review::None => vec![Part::Buttons(vec![button(Action::Review, Key::ReviewGame, has_moves)])],
        Review::Done(mistakes) => {
            let count = u32::try_from(mistakes.len()).unwrap_or(u32::MAX);
            let first = mistakes.first().map(|node| button(Action::Go(*node), Key::ReviewFirst, true));
            let again = button(Action::Review, Key::ReviewGame, has_moves);
            vec![
                Part::Status(text.tell(Key::ReviewDone { count })),
                Part::Buttons(first.into_iter().chain([again]).collect()),
            ]
        }
    }
}
