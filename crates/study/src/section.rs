//! The sections of the page, one of which is open.

use text::study::Key;

/// A section.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Section {
    /// The game with its variations, and what the engine thinks of it.
    #[default]
    Analysis,
    /// Positions set up by hand.
    Position,
    /// Rules of one's own.
    Rules,
    /// Courses and puzzles.
    Learn,
    /// Games from elsewhere.
    Games,
    /// The game to take along.
    Share,
}

impl Section {
    /// Every section, in the order of the page.
    pub const ALL: &'static [Section] = &[
        Section::Analysis,
        Section::Position,
        Section::Rules,
        Section::Learn,
        Section::Games,
        Section::Share,
    ];

    /// A stable name for the page and its tests.
    pub fn id(self) -> &'static str {
        match self {
            Self::Analysis => "analysis",
            Self::Position => "position",
            Self::Rules => "rules",
            Self::Learn => "learn",
            Self::Games => "games",
            Self::Share => "share",
        }
    }

    /// The section of a stable name.
    pub(crate) fn named(id: &str) -> Option<Section> {
        Self::ALL.iter().copied().find(|section| section.id() == id)
    }

    pub(crate) fn key(self) -> Key<'static> {
        match self {
            Self::Analysis => Key::SectionAnalysis,
            Self::Position => Key::SectionPosition,
            Self::Rules => Key::SectionRules,
            Self::Learn => Key::SectionLearn,
            Self::Games => Key::SectionGames,
            Self::Share => Key::SectionShare,
        }
    }
}
