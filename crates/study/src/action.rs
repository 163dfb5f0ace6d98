//! What can be chosen in the page's sections.

use crate::analysis::Switch;
use crate::games::GamesAction;
use crate::learning::LearnAction;
use crate::own;
use crate::position::Brush;
use crate::section::Section;
use crate::share::ShareAction;
use app::Opponent;
use record::NodeId;
use rules::Side;

/// A choice of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Open a section.
    Open(Section),
    /// A choice among rules of one's own.
    Own(own::Action),
    /// Something with games from elsewhere.
    Games(GamesAction),
    /// Something with the game to take along.
    Share(ShareAction),
    /// Go to a position of the tree.
    Go(NodeId),
    /// Let the engine look at the position on the board, or rest.
    Engine(Switch),
    /// Make so many moves of this one of the engine's lines.
    PlayLine(usize, usize),
    /// Look for mistakes in the whole game.
    Review,
    /// Stop looking for them.
    CancelReview,
    /// Let a press on a square do this while a position is set up.
    Brush(Brush),
    /// Let this side move in the position that is set up.
    Turn(Side),
    /// Set up the start of a game.
    SetUpStart,
    /// Take all pieces off the board.
    ClearSetup,
    /// Look into the position that was set up.
    AnalyseSetup,
    /// Play on from the position that was set up.
    PlaySetup(Opponent),
    /// Something in the section in which one learns.
    Learn(LearnAction),
}

impl Action {
    /// A stable name for the page and its tests, which no action of `app` has.
    pub fn id(self) -> String {
        match self {
            Self::Go(node) => format!("node-{}", node.number()),
            Self::Engine(_) => "engine".into(),
            Self::PlayLine(place, _) => format!("line-{place}"),
            Self::Review => "review".into(),
            Self::CancelReview => "cancel-review".into(),
            Self::Brush(brush) => format!("brush-{}", brush.id()),
            Self::Turn(Side::White) => "turn-white".into(),
            Self::Turn(Side::Black) => "turn-black".into(),
            Self::SetUpStart => "setup-start".into(),
            Self::ClearSetup => "setup-clear".into(),
            Self::AnalyseSetup => "setup-analyse".into(),
            Self::PlaySetup(opponent) => format!("setup-{}", app::Action::Opponent(opponent).id()),
            Self::Own(action) => action.id(),
            Self::Games(action) => action.id(),
            Self::Share(action) => action.id().to_owned(),
            Self::Open(section) => format!("section-{}", section.id()),
            Self::Learn(action) => format!("learn-{}", action.id()),
        }
    }
}
