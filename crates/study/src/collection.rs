//! The games of a text that was pasted or opened, found a slice at a time.

use record::{Games, Mark, Outline, PdnError, Record};
use rules::{Position, Rules};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;

/// So many games are found at a time: a few milliseconds' work, less than a frame.
const SLICE: usize = 200;

/// So many moves are played through at a time, in whole games: some milliseconds' work.
const PLIES: usize = 1_000;

/// A text of games, and those that were found in it so far.
#[derive(Clone, Debug)]
pub(crate) struct Collection {
    text: Rc<str>,
    /// How far the text was read; nothing once it was read to its end.
    mark: Option<Mark>,
    outlines: Vec<Outline>,
    /// The rules of games that do not say theirs.
    usual: Option<Rules>,
    /// What came up in each game that was played through.
    played: Vec<Passed>,
}

/// The positions of a game and its variations, as numbers: ten thousand games take some megabytes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Passed(Box<[u64]>);

impl Passed {
    fn of(record: &Record) -> Self {
        let tree = &record.tree;
        Self(tree.nodes().map(|node| number(tree.position(node))).collect())
    }

    /// Whether the position with this number came up.
    pub(crate) fn has(&self, number: u64) -> bool {
        self.0.contains(&number)
    }
}

/// A number for a position. Two have the same one less often than a disk errs.
pub(crate) fn number(position: &Position) -> u64 {
    let mut hasher = DefaultHasher::new();
    position.hash(&mut hasher);
    hasher.finish()
}

impl Collection {
    /// A text, of which nothing was read yet.
    pub(crate) fn new(text: &str) -> Self {
        let mark = Some(Games::new(text).mark());
        Self { text: text.into(), mark, outlines: vec![], usual: None, played: vec![] }
    }

    /// Finds some more games.
    pub(crate) fn find_more(&mut self) {
        let Some(mark) = self.mark else { return };
        let (text, known) = (self.text.clone(), self.outlines.len());
        let mut games = Games::resume(&text, mark);
        self.outlines.extend(games.by_ref().take(SLICE));
        self.mark = (self.outlines.len() == known + SLICE).then(|| games.mark());
        if known == 0 {
            self.usual = record::usual(&self.outlines, &text);
        }
    }

    /// Leaves the rest of the text alone.
    pub(crate) fn stop(&mut self) {
        self.mark = None;
    }

    /// How many bytes were read, and of how many, while there are more.
    pub(crate) fn progress(&self) -> Option<(usize, usize)> {
        self.mark.map(|mark| (mark.bytes(), self.text.len()))
    }

    /// The games that were found.
    pub(crate) fn outlines(&self) -> &[Outline] {
        &self.outlines
    }

    /// Plays some more games through, each only once: whatever is looked for next is found at once.
    pub(crate) fn play_more(&mut self) {
        let mut plies = 0;
        while let Some(outline) = self.outlines.get(self.played.len()).filter(|_| plies < PLIES) {
            plies += outline.plies.max(1);
            self.played.push(self.read(outline).map_or_else(|_| Passed::default(), |read| Passed::of(&read)));
        }
    }

    /// What came up in the games that were played through.
    pub(crate) fn played(&self) -> &[Passed] {
        &self.played
    }

    /// Reads a game, as far as it goes.
    pub(crate) fn read(&self, outline: &Outline) -> Result<Record, PdnError> {
        outline.read_beginning(&self.text, self.usual.as_ref())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_collection_is_found_in_slices_that_lose_nothing() {
        let text = "[White \"Ada\"] 1. 11-15 22-18 *\n".repeat(SLICE * 2 + 1);
        let mut collection = Collection::new(&text);
        let mut done = vec![];
        while let Some((bytes, all)) = collection.progress() {
            assert_eq!(all, text.len());
            done.push(bytes);
            collection.find_more();
        }
        assert_eq!(collection.outlines().len(), SLICE * 2 + 1);
        assert!(done.is_sorted() && done.len() == 3, "{done:?}");
        let last = collection.outlines().last().expect("games were found");
        assert_eq!(collection.read(last).map(|record| record.game().ply()), Ok(2));
    }

    #[test]
    fn games_are_played_through_once_and_in_slices() {
        let text = "[White \"Ada\"] 1. 11-15 22-18 *\n".repeat(PLIES + 1);
        let mut collection = Collection::new(&text);
        while collection.progress().is_some() {
            collection.find_more();
        }
        let played = [(); 4].map(|()| {
            collection.play_more();
            collection.played().len()
        });
        assert_eq!(played, [PLIES / 2, PLIES, PLIES + 1, PLIES + 1]);
    }

    #[test]
    fn what_is_no_game_is_no_collection() {
        for text in ["", "   \n", "{only words}"] {
            let mut collection = Collection::new(text);
            collection.find_more();
            assert_eq!(collection.progress(), None, "{text:?}");
        }
    }
}
