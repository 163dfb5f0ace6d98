//! The games of a collection, found without reading their moves.

use core::ops::Range;

use rules::Rules;

use crate::error::PdnError;
use crate::place::Place;
use crate::record::Record;
use crate::score::Score;
use crate::tags::{self, Tags};
use crate::token::{Kind, Token, Tokens};

/// What is known of a game before its moves are read: enough for a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outline {
    /// The tags.
    pub tags: Tags,
    /// The result, from behind the moves or, if there is none, from its tag.
    pub score: Score,
    /// How many words look like moves, variations apart.
    pub plies: usize,
    /// Where the game stands in the text, in bytes.
    pub range: Range<usize>,
    /// Where it begins.
    pub place: Place,
}

impl Outline {
    /// Reads the game. `text` is the one that the outline was made from. `usual` are the rules of a
    /// game without a tag `GameType`; where they do not fit, the moves decide.
    ///
    /// # Errors
    /// The first thing on the main line that is wrong, and where. What is wrong in a variation is
    /// told by [`Record::faults`].
    pub fn read(&self, text: &str, usual: Option<&Rules>) -> Result<Record, PdnError> {
        match crate::read::read(self, text, usual)? {
            (record, None) => Ok(record),
            (_, Some(why)) => Err(why),
        }
    }

    /// Reads a game as far as it goes: where its main line cannot be read any further, the last of
    /// [`Record::faults`] tells why.
    ///
    /// ```
    /// use record::Games;
    ///
    /// let text = "1. 11-15 23-19 2. 8-12 22-18";
    /// let outline = Games::new(text).next().expect("a game");
    /// assert!(outline.read(text, None).is_err());
    /// let record = outline.read_beginning(text, None)?;
    /// assert_eq!(record.tree.main_line().count(), 3);
    /// assert_eq!(record.faults.len(), 1);
    /// # Ok::<(), record::PdnError>(())
    /// ```
    ///
    /// # Errors
    /// If the game or its start cannot be told.
    pub fn read_beginning(&self, text: &str, usual: Option<&Rules>) -> Result<Record, PdnError> {
        let (mut record, stop) = crate::read::read(self, text, usual)?;
        record.faults.extend(stop);
        Ok(record)
    }
}

/// The games of a text, one after the other. A game costs time in proportion to its length, so a
/// large collection can be taken in slices, and [`Games::mark`] remembers how far one came.
///
/// ```
/// use record::Games;
///
/// let text = "[White \"Ada\"] 1. 11-15 22-18 *  [White \"Bob\"] 1. 12-16 0-1";
/// let white: Vec<_> = Games::new(text).filter_map(|game| game.tags.get("White").map(str::to_owned)).collect();
/// assert_eq!(white, ["Ada", "Bob"]);
/// ```
#[derive(Clone, Debug)]
pub struct Games<'a> {
    text: &'a str,
    mark: Mark,
}

/// How far a text was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    at: usize,
    place: Place,
}

impl Mark {
    /// How many bytes were read.
    #[must_use]
    pub const fn bytes(self) -> usize {
        self.at
    }
}

impl<'a> Games<'a> {
    /// All games of a text.
    #[must_use]
    pub const fn new(text: &'a str) -> Self {
        Games { text, mark: Mark { at: 0, place: Place::START } }
    }

    /// The games from a mark on, which must be one of the same text.
    #[must_use]
    pub const fn resume(text: &'a str, mark: Mark) -> Self {
        Games { text, mark }
    }

    /// How far one has come.
    #[must_use]
    pub const fn mark(&self) -> Mark {
        self.mark
    }

    fn move_to(&mut self, at: usize) {
        let place = self.mark.place.after(&self.text[self.mark.at..at]);
        self.mark = Mark { at, place };
    }

    fn outline(&mut self, found: Found) -> Outline {
        self.move_to(found.range.start);
        let place = self.mark.place;
        self.move_to(found.range.end);
        let Found { tags, score, plies, range, points, .. } = found;
        let plies = plies - usize::from(points);
        let tagged = || tags.get("Result").and_then(Score::of_tag);
        let score = score.or_else(tagged).unwrap_or_default();
        Outline { tags, score, plies, range, place }
    }
}

impl Iterator for Games<'_> {
    type Item = Outline;

    fn next(&mut self) -> Option<Outline> {
        let mut found = Found::default();
        for token in Tokens::new(self.text, self.mark.at) {
            if !found.take(&token) {
                break;
            }
        }
        (!found.is_empty()).then(|| self.outline(found))
    }
}

/// A game as far as it was found.
#[derive(Default)]
struct Found {
    tags: Tags,
    score: Option<Score>,
    plies: usize,
    depth: usize,
    range: Range<usize>,
    /// Whether anything came that belongs behind the tags.
    begun: bool,
    /// Whether the last part looks like a move, but is the result in points.
    points: bool,
}

impl Found {
    fn is_empty(&self) -> bool {
        self.range.is_empty()
    }

    /// Takes a part that belongs to the game; false if it does not, or nothing comes behind it.
    fn take(&mut self, token: &Token<'_>) -> bool {
        if self.is_empty() {
            // A result without a game is the end of one that had two, such as `2-0 *`.
            if matches!(token.kind, Kind::End(_)) {
                return true;
            }
            self.range.start = token.at;
        } else if token.kind == Kind::Tag && self.begun {
            return false;
        }
        self.range.end = token.at + token.text.len();
        self.note(token)
    }

    fn note(&mut self, token: &Token<'_>) -> bool {
        self.points = token.kind == Kind::Move && Some(token.text) == self.tags.get("Result");
        match token.kind {
            Kind::Tag => self.tags.extend_from(token.text),
            Kind::Open => self.depth += 1,
            Kind::Close => self.depth = self.depth.saturating_sub(1),
            Kind::Move if self.depth == 0 => self.plies += 1,
            Kind::End(score) if self.depth == 0 => {
                self.score = Some(score);
                return false;
            }
            _ => {}
        }
        self.begun |= !matches!(token.kind, Kind::Tag | Kind::Comment);
        true
    }
}

impl Tags {
    fn extend_from(&mut self, tag: &str) {
        if let Some((name, value)) = tags::parse(tag) {
            self.add(name, &value);
        }
    }
}
