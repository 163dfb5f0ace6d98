//! What is wrong with a text or a link, in the reader's words.

use record::{LinkError, PdnError, Problem};
use text::Text;
use text::study::Key;

/// Why a text is not shown.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Fault {
    /// There is no game in it.
    Nothing,
    /// A game that cannot be read, or not to its end.
    Pdn(PdnError),
    /// A link that cannot be read.
    Link(LinkError),
}

impl Fault {
    /// The fault in a sentence.
    pub(crate) fn words(&self, text: &Text) -> String {
        match self {
            Self::Nothing => text.tell(Key::GamesNone),
            Self::Pdn(error) => pdn_words(error, text),
            Self::Link(error) => text.tell(link_key(*error)),
        }
    }
}

fn link_key(error: LinkError) -> Key<'static> {
    match error {
        LinkError::Empty | LinkError::NoLink => Key::LinkNone,
        // Versions are digits; another letter begins a word.
        LinkError::Newer(version) if !version.is_ascii_digit() => Key::LinkNone,
        LinkError::Newer(_) => Key::LinkNewer,
        LinkError::Check | LinkError::Short => Key::LinkDamaged,
        _ => Key::LinkImpossible,
    }
}

fn pdn_words(error: &PdnError, text: &Text) -> String {
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let place = Key::FaultAt { line: number(error.place.line), column: number(error.place.column) };
    let found = (!error.found.is_empty()).then(|| text.tell(Key::FaultFound { text: &error.found }));
    let what = match &error.problem {
        Problem::Setup(_) => text.tell(Key::FaultSetup),
        Problem::Rules(_) => text.tell(Key::FaultRules),
        problem => text.tell(Key::FaultExpected { text: &expected(problem, text) }),
    };
    let sentences: Vec<_> = [text.tell(place)].into_iter().chain(found).chain([what]).collect();
    sentences.join(" ")
}

/// What should stand there: mostly signs, which are the same in every language.
fn expected(problem: &Problem, text: &Text) -> String {
    match problem {
        Problem::Tag => "[White \"…\"]".to_owned(),
        Problem::EndlessComment => "}".to_owned(),
        Problem::Nag => "$1 … $255".to_owned(),
        Problem::NotBegun => "(".to_owned(),
        Problem::NotEnded | Problem::TooDeep => ")".to_owned(),
        Problem::Move { legal, .. } if legal.is_empty() => "1-0, 1/2-1/2, 0-1".to_owned(),
        Problem::Move { legal, .. } => legal.join(", "),
        Problem::GameType(_) => game_types(),
        Problem::Fen(_) => "W:W31,K46:B1-20".to_owned(),
        _ => text.tell(Key::ExpectMove),
    }
}

fn game_types() -> String {
    let mut known: Vec<_> = record::numbered().map(|rules| rules.naming.game_type.to_string()).collect();
    known.dedup();
    known.join(", ")
}
