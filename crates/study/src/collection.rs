//! The games of a text that was pasted or opened, found a slice at a time.

use record::{Games, Mark, Outline, PdnError, Record};
use rules::Rules;
use std::rc::Rc;

/// So many games are found at a time: a few milliseconds' work, less than a frame.
const SLICE: usize = 200;

/// A text of games, and those that were found in it so far.
#[derive(Clone, Debug)]
pub(crate) struct Collection {
    text: Rc<str>,
    /// How far the text was read; nothing once it was read to its end.
    mark: Option<Mark>,
    outlines: Vec<Outline>,
    /// The rules of games that do not say theirs.
    usual: Option<Rules>,
}

impl Collection {
    /// A text, of which nothing was read yet.
    pub(crate) fn new(text: &str) -> Self {
        let mark = Some(Games::new(text).mark());
        Self { text: text.into(), mark, outlines: vec![], usual: None }
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
    fn what_is_no_game_is_no_collection() {
        for text in ["", "   \n", "{only words}"] {
            let mut collection = Collection::new(text);
            collection.find_more();
            assert_eq!(collection.progress(), None, "{text:?}");
        }
    }
}
