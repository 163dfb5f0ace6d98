//! A game with everything that was written about it.

use rules::{Game, Side};

use crate::error::PdnError;
use crate::score::Score;
use crate::tags::Tags;
use crate::tree::Tree;

/// A game as a file has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What stands above it. Rules and starting position are in the tree; their tags are written anew.
    pub tags: Tags,
    /// The moves, with variations and comments.
    pub tree: Tree,
    /// The result.
    pub score: Score,
    /// What was wrong in variations, each of which was read as far as it goes; and captures that could
    /// be several, of which the first was taken. See also [`Outline::read_beginning`](crate::Outline::read_beginning).
    pub faults: Vec<PdnError>,
}

impl Record {
    /// The record of a game as it stands, without those moves that were taken back.
    #[must_use]
    pub fn of(game: &Game, tags: Tags) -> Record {
        let mut tree = Tree::of(game);
        let behind = tree.children(tree.cursor()).first().copied();
        behind.into_iter().for_each(|node| tree.delete(node));
        Record { tags, tree, score: Score::of(game.status()), faults: vec![] }
    }

    /// The main line as a game.
    #[must_use]
    pub fn game(&self) -> Game {
        let mut tree = self.tree.clone();
        while tree.forward() {}
        tree.go_to(tree.main_line().last().unwrap_or(tree.root()));
        tree.game()
    }

    /// The name of a player, if it is known.
    #[must_use]
    pub fn player(&self, side: Side) -> Option<&str> {
        let tag = match side {
            Side::White => "White",
            Side::Black => "Black",
        };
        self.tags.get(tag).filter(|name| !matches!(*name, "" | "?" | "-"))
    }
}
