//! What can be chosen by a button, a menu entry or the move list.

use crate::wish::Wish;
use ai::Level;
use rules::{Duty, Variant};
use text::words::Article;

/// Who sits on the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// The computer at this level.
    Computer(Level),
    /// A second person at the same screen.
    Friend,
}

/// A choice of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Start again by the same rules.
    NewGame,
    /// Start a game of this variant.
    Variant(Variant),
    /// Start a game where captures are forced, or not.
    Duty(Duty),
    /// Play against this opponent from now on.
    Opponent(Opponent),
    /// Start again with the colours changed over.
    Rematch,
    /// Wish for something in games to come.
    Wish(Wish),
    /// Ask the computer for a hint.
    Hint,
    /// Begin the score of two people anew.
    ResetScore,
    /// Take back: against the computer to the player's own turn.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Look at the position after this many moves.
    GoTo(usize),
    /// Let the computer move in the position that is looked at.
    PlayOn,
    /// Turn the board.
    Flip,
    /// Claim the draw that a third repetition gives.
    ClaimDraw,
    /// Ask for a draw by agreement.
    OfferDraw,
    /// Give the game up; undo takes that back.
    Resign,
    /// Yes to the question that is open.
    Accept,
    /// No to the question that is open.
    Decline,
    /// Copy the game as PDN.
    Copy,
    /// Put back the game that a new one replaced.
    Restore,
    /// Close the notice.
    Dismiss,
    /// Start the computer again after it failed.
    Retry,
    /// Let the newer version take over.
    Renew,
    /// Open the menu.
    Menu,
    /// Open the rules of the game, this one of them marked.
    Rules(Option<Article>),
}

impl Action {
    /// A stable name for the page and its tests: `undo`, `variant-russian`, `go-to-7`.
    pub fn id(self) -> String {
        match self {
            Self::Variant(variant) => format!("variant-{}", variant.id()),
            Self::Duty(duty) => format!("duty-{}", duty.id()),
            Self::Opponent(Opponent::Computer(level)) => format!("computer-{}", level.id()),
            Self::Opponent(Opponent::Friend) => "friend".into(),
            Self::Wish(wish) => wish.id(),
            Self::GoTo(ply) => format!("go-to-{ply}"),
            Self::Rules(Some(article)) => format!("rules-{}", article.id()),
            plain => plain.word().into(),
        }
    }

    /// Whether the sheet stays open, with something else in it.
    pub fn opens_sheet(self) -> bool {
        matches!(self, Self::Menu | Self::Rules(_))
    }

    fn word(self) -> &'static str {
        match self {
            Self::NewGame => "new-game",
            Self::Variant(_) => "variant",
            Self::Duty(_) => "duty",
            Self::Opponent(_) => "opponent",
            Self::Rematch => "rematch",
            Self::Wish(_) => "wish",
            Self::Hint => "hint",
            Self::ResetScore => "reset-score",
            Self::Undo => "undo",
            Self::Redo => "redo",
            Self::GoTo(_) => "go-to",
            Self::PlayOn => "play-on",
            Self::Flip => "flip",
            Self::ClaimDraw => "claim-draw",
            Self::OfferDraw => "offer-draw",
            Self::Resign => "resign",
            Self::Accept => "accept",
            Self::Decline => "decline",
            Self::Copy => "copy",
            Self::Restore => "restore",
            Self::Dismiss => "dismiss",
            Self::Retry => "retry",
            Self::Renew => "renew",
            Self::Menu => "menu",
            Self::Rules(_) => "rules",
        }
    }
}
