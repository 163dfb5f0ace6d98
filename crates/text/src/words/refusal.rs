//! Why something is refused, in one short line.

use rules::{Refusal, Side};

use crate::Key;

/// The line that explains a refusal. `turn` is the side to move.
///
/// ```
/// use rules::{Refusal, Side};
/// use text::{Language, source, words};
///
/// let text = source::text(Language::English);
/// let refusal = Refusal::MustTakeMost { most: 3, takes: 2, pieces: 1 };
/// assert_eq!(text.say(words::refusal(&refusal, Side::White)), "That takes only 2: you must take 3.");
/// ```
#[must_use]
pub fn refusal(refusal: &Refusal, turn: Side) -> Key<'static> {
    match *refusal {
        Refusal::MustCapture { pieces } => Key::RefusedMustCapture { pieces: pieces.count_ones() },
        Refusal::MustTakeMost { most, takes, .. } => {
            Key::RefusedMustTakeMost { most: most.into(), takes: takes.into() }
        }
        Refusal::MustTakeWithKing { .. } => Key::RefusedMustTakeWithKing,
        Refusal::MustTakeMostKings { most, takes, .. } => {
            Key::RefusedMustTakeMostKings { most: most.into(), takes: takes.into() }
        }
        Refusal::MustMeetKingEarlier { .. } => Key::RefusedMustMeetKingEarlier,
        Refusal::GameOver => Key::RefusedGameOver,
        Refusal::NoPiece => Key::RefusedNoPiece,
        Refusal::NotYourPiece => Key::RefusedNotYourPiece { turn },
        Refusal::MustGoOn { .. } => Key::RefusedMustGoOn,
        Refusal::MustLandToGoOn { .. } => Key::RefusedMustLandToGoOn,
        Refusal::MustLandJustBehind { .. } => Key::RefusedMustLandJustBehind,
        Refusal::CannotTakeKing { .. } => Key::RefusedCannotTakeKing,
        Refusal::CannotTakeBackward { .. } => Key::RefusedCannotTakeBackward,
        Refusal::CannotMoveBackward => Key::RefusedCannotMoveBackward,
        Refusal::OneSquareOnly => Key::RefusedOneSquareOnly,
        Refusal::AlreadyJumped { .. } => Key::RefusedAlreadyJumped,
        Refusal::Blocked { .. } => Key::RefusedBlocked,
        Refusal::Occupied { .. } => Key::RefusedOccupied,
        Refusal::NotOnLine => Key::RefusedNotOnLine,
        Refusal::OwnPiece { .. } => Key::RefusedOwnPiece,
        Refusal::TwoInARow { .. } => Key::RefusedTwoInARow,
    }
}
