//! What stands on a square and what can be done there, for those who hear the board.

use rules::Piece;

use crate::{Key, Text};

/// Something to be said about a square, besides what stands on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The piece is picked.
    Selected,
    /// The piece can move.
    CanMove,
    /// The piece can capture, but need not.
    CanCapture,
    /// The piece must capture.
    MustCapture,
    /// The picked piece can go there.
    Destination,
    /// The picked piece can go there and captures.
    CaptureDestination,
    /// The picked piece would take this one.
    Victim,
    /// The last move began there.
    LastFrom,
    /// The last move ended there.
    LastTo,
    /// The piece is captured and waits to be removed.
    Waiting,
    /// The move being entered is to end there.
    Goal,
    /// It shows why something was refused.
    Reason,
    /// A hint begins there.
    HintFrom,
    /// A hint ends there.
    HintTo,
}

/// The name and state of a square.
///
/// ```
/// use rules::{Piece, Rank, Side};
/// use text::{Language, source, words::{self, Mark}};
///
/// let text = source::text(Language::English);
/// let man = Piece { side: Side::Black, rank: Rank::Man };
/// assert_eq!(words::square(&text, "c3", Some(man), &[Mark::CanCapture]), "c3, black man, can capture");
/// ```
#[must_use]
pub fn square(text: &Text, name: &str, piece: Option<Piece>, marks: &[Mark]) -> String {
    let holds = match piece {
        None => Key::SquareEmpty { square: name },
        Some(Piece { side, rank }) => Key::SquarePiece { square: name, side, rank },
    };
    let keys = core::iter::once(holds).chain(marks.iter().map(|mark| said(*mark)));
    text.list(&keys.map(|key| text.say(key)).collect::<Vec<_>>())
}

const fn said(mark: Mark) -> Key<'static> {
    match mark {
        Mark::Selected => Key::MarkSelected,
        Mark::CanMove => Key::MarkCanMove,
        Mark::CanCapture => Key::MarkCanCapture,
        Mark::MustCapture => Key::MarkMustCapture,
        Mark::Destination => Key::MarkDestination,
        Mark::CaptureDestination => Key::MarkCaptureDestination,
        Mark::Victim => Key::MarkVictim,
        Mark::LastFrom => Key::MarkLastFrom,
        Mark::LastTo => Key::MarkLastTo,
        Mark::Waiting => Key::MarkWaiting,
        Mark::Goal => Key::MarkGoal,
        Mark::Reason => Key::MarkReason,
        Mark::HintFrom => Key::MarkHintFrom,
        Mark::HintTo => Key::MarkHintTo,
    }
}
