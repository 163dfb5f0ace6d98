//! The openings that may be drawn by lot. The worker brings them along: few players draw any, and the
//! page is the sooner there.

use crate::model::Model;
use crate::wish::{Odds, Opening, Wishes};
use rules::Variant;

/// Lines of a game's short name and the moves of an opening; none until the worker is there.
#[derive(Clone, Debug, Default)]
pub(crate) struct Openings(String);

impl Openings {
    /// A game's openings, each as moves from the traditional start.
    pub(crate) fn of(&self, variant: Variant) -> impl Iterator<Item = &str> {
        let lines = self.0.lines().filter_map(|line| line.split_once(' '));
        lines.filter(move |(game, _)| *game == variant.id()).map(|(_, moves)| moves)
    }
}

impl Model {
    /// Takes the openings that the worker brought. A game that waited for one is set up anew.
    pub(crate) fn take_openings(&mut self, lines: &str) {
        let are_first = self.openings.0.is_empty();
        self.openings = Openings(lines.to_owned());
        if are_first && draws_lots(&self.wishes) && self.table.game.is_empty() {
            self.begin(self.table.choice.clone(), self.wishes, self.table.score);
        }
    }
}

/// Whether an opening is wished for and can be had: the lists are made for full boards.
pub(crate) fn draws_lots(wishes: &Wishes) -> bool {
    wishes.opening == Opening::Lot && wishes.odds == Odds::None
}
