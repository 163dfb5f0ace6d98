//! Games that are looked for: by a player, by how they ended, by a position that came up.

use crate::collection::{Collection, number};
use record::{Outline, Score};
use rules::Position;

/// What is looked for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Search {
    /// A part of a player's name; empty for all.
    pub(crate) player: String,
    /// How the games ended, unless all are meant.
    pub(crate) score: Option<Score>,
    /// A position, unless any is meant.
    pub(crate) position: Option<Passing>,
}

impl Search {
    /// The places of the games that fit.
    pub(crate) fn found(&self, collection: &Collection) -> Vec<usize> {
        let all = collection.outlines().iter().enumerate();
        all.filter(|&(place, outline)| self.fits(place, outline)).map(|(place, _)| place).collect()
    }

    fn fits(&self, place: usize, outline: &Outline) -> bool {
        self.score.is_none_or(|score| score == outline.score)
            && self.position.as_ref().is_none_or(|passing| passing.hits.binary_search(&place).is_ok())
            && self.names(outline)
    }

    fn names(&self, outline: &Outline) -> bool {
        let part = self.player.trim().to_lowercase();
        let named = |tag| outline.tags.get(tag).is_some_and(|name| name.to_lowercase().contains(&part));
        part.is_empty() || named("White") || named("Black")
    }
}

/// The games that pass through a position, as far as they were looked through.
#[derive(Clone, Debug)]
pub(crate) struct Passing {
    wanted: u64,
    /// So many games were looked through.
    done: usize,
    hits: Vec<usize>,
    is_stopped: bool,
}

impl Passing {
    /// Nothing was looked through yet.
    pub(crate) fn new(wanted: &Position) -> Self {
        Self { wanted: number(wanted), done: 0, hits: vec![], is_stopped: false }
    }

    /// Looks through what was played through before, or else through some more games.
    pub(crate) fn look_further(&mut self, collection: &mut Collection) {
        if self.done == collection.played().len() {
            collection.play_more();
        }
        let fresh = collection.played().iter().enumerate().skip(self.done);
        let hits = fresh.filter(|(_, passed)| passed.has(self.wanted)).map(|(place, _)| place);
        self.hits.extend(hits);
        self.done = collection.played().len();
    }

    /// Leaves the rest of the games alone.
    pub(crate) fn stop(&mut self) {
        self.is_stopped = true;
    }

    /// How many games were looked through, while there are more.
    pub(crate) fn progress(&self, collection: &Collection) -> Option<usize> {
        let is_over = self.is_stopped || self.done == collection.outlines().len();
        (!is_over).then_some(self.done)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Game, Side, Variant};

    const GAMES: &str = "[White \"Ada\"] [Black \"Bob\"] [GameType \"25\"] 1. c3-d4 b6-a5 1-0
        [White \"Żaneta\"] [Black \"Ada\"] [GameType \"25\"] 1. e3-f4 b6-a5 2. c3-d4 *
        [White \"Bob\"] [GameType \"25\"] 1. e3-f4 b6-a5 (1... f6-g5) 2. rubbish 1-0";

    fn collection() -> Collection {
        let mut collection = Collection::new(GAMES);
        collection.find_more();
        collection
    }

    #[test]
    fn games_are_found_by_player_and_result() {
        let collection = collection();
        for (player, score, found) in [
            ("", None, vec![0, 1, 2]),
            ("ada", None, vec![0, 1]),
            (" żAN", None, vec![1]),
            ("bob", Some(Score::Won(Side::White)), vec![0, 2]),
            ("nobody", None, vec![]),
        ] {
            let search = Search { player: player.into(), score, position: None };
            assert_eq!(search.found(&collection), found, "{player}");
        }
    }

    #[test]
    fn games_are_found_by_a_position_in_variations_and_before_what_cannot_be_read() {
        let mut collection = collection();
        for (moves, found) in [("e3-f4 b6-a5", vec![1, 2]), ("e3-f4 f6-g5", vec![2]), ("", vec![0, 1, 2])] {
            let mut game = Game::traditional(Variant::Russian.rules());
            for text in moves.split_whitespace() {
                game.play(game.read(text).expect("a move")).expect("a legal one");
            }
            let mut passing = Passing::new(game.position());
            while passing.progress(&collection).is_some() {
                passing.look_further(&mut collection);
            }
            let search = Search { position: Some(passing), ..Search::default() };
            assert_eq!(search.found(&collection), found, "{moves}");
        }
    }
}
