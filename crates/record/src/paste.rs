//! Whatever somebody pastes: a link, a position or a game.

use core::fmt;

use rules::Rules;

use crate::error::{PdnError, Problem};
use crate::link::{Link, LinkError};
use crate::place::Place;
use crate::record::Record;
use crate::score::Score;
use crate::spelling::{self, Sample};
use crate::tags::Tags;

/// What a pasted text was.
#[derive(Clone, Debug)]
pub enum Pasted {
    /// A link, or an address that ends with one.
    Link(Link),
    /// A game, or a position as one without moves. Of several games it is the first.
    Record(Record),
}

/// Why a pasted text is nothing that is known here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PasteError {
    /// It is a link that cannot be read.
    Link(LinkError),
    /// It is a game or a position that cannot be read.
    Pdn(PdnError),
}

impl fmt::Display for PasteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PasteError::Link(why) => why.fmt(f),
            PasteError::Pdn(why) => why.fmt(f),
        }
    }
}

impl core::error::Error for PasteError {}

/// Reads what somebody pasted. `usual` are the rules of what does not say its own.
///
/// ```
/// use record::{Pasted, pasted};
/// use rules::{Side, Variant};
///
/// let rules = Variant::Russian.rules();
/// let Pasted::Record(record) = pasted("B:Wf6:BKg7,a3.", Some(&rules))? else {
///     panic!("this is a position");
/// };
/// assert_eq!(record.tree.position(record.tree.root()).turn(), Side::Black);
/// # Ok::<(), record::PasteError>(())
/// ```
///
/// # Errors
/// What is wrong with the text.
pub fn pasted(text: &str, usual: Option<&Rules>) -> Result<Pasted, PasteError> {
    let bare = text.trim().trim_start_matches('\u{feff}').trim_start();
    if let Some(link) = link(bare) {
        return Link::read(link).map(Pasted::Link).map_err(PasteError::Link);
    }
    let record = if is_position(bare) { position(bare, usual) } else { game(text, usual) };
    record.map(Pasted::Record).map_err(PasteError::Pdn)
}

/// The link in a text that is nothing else: one word of letters, perhaps behind an address and `#`.
fn link(text: &str) -> Option<&str> {
    let word = text.rsplit_once('#').map_or(text, |(_, fragment)| fragment);
    let letters = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    let is_address = text.contains("://") && !text.contains(char::is_whitespace);
    (is_address || (word.len() >= SHORTEST_LINK && word.chars().all(letters))).then_some(word)
}

/// A text of so many letters is longer than any move.
const SHORTEST_LINK: usize = 7;

/// Whether a text begins as a FEN does, with the side to move.
fn is_position(text: &str) -> bool {
    let bare = text.trim_start_matches(|c: char| c.is_whitespace() || c == '"');
    let turn = bare.strip_prefix(['W', 'w', 'B', 'b', '?']);
    turn.is_some_and(|rest| rest.trim_start().starts_with(':'))
}

fn position(text: &str, usual: Option<&Rules>) -> Result<Record, PdnError> {
    let sample = Sample { moves: vec![], fen: Some(text) };
    let (_, tree) = spelling::best(&Tags::new(), &sample, usual).map_err(|problem| PdnError {
        place: Place::START,
        found: text.to_owned(),
        problem,
    })?;
    Ok(Record { tags: Tags::new(), tree, score: Score::Open, faults: vec![] })
}

/// The first game of a text.
pub(crate) fn game(text: &str, usual: Option<&Rules>) -> Result<Record, PdnError> {
    let nothing = PdnError { place: Place::START, found: String::new(), problem: Problem::Stray };
    crate::games::Games::new(text).next().ok_or(nothing)?.read(text, usual)
}
