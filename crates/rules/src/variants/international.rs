//! International draughts. Source: FMJD, official rules of international draughts (annex 1).

use crate::axes::{
    Board, Capture, Corner, Criterion, Crown, Duty, Goal, King, Landing, Lift, Man, Prey, Priority, Reach,
    Turned, Ways,
};
use crate::board::Side;
use crate::draw::{Draw, Ending, Force, Limit, Limits, Repetition, Resets, Road};
use crate::rules::Rules;

use super::numbers;

pub(super) const RULES: Rules = Rules {
    board: Board::TEN,
    man: Man { captures: Ways::AllWays, prey: Prey::Any },
    king: King { reach: Reach::Flying, landing: Landing::Free },
    crown: Crown::GoesOnAsMan,
    capture: Capture {
        duty: Duty::Must,
        lift: Lift::AfterMove,
        priority: Priority::new(&[Criterion::Quantity]),
    },
    goal: Goal::Usual,
    draw: TOURNAMENT,
    first: Side::White,
    naming: numbers(20, Corner::TopLeft, Turned::Usual),
};

/// Article 6: the third repetition; 25 moves each by kings only without a capture; three pieces, a
/// king among them, against a king for 16 moves each; two or one for 5 moves each.
pub(super) const TOURNAMENT: Draw = Draw {
    repetition: Repetition::Automatic,
    limits: Limits::new(&[
        Limit { moves: 25, resets: Resets::CaptureOrMan, ending: Ending::Any },
        Limit::lone_king(16, Force::with_king(3, 3), Road::Anyone),
        Limit::lone_king(5, Force::with_king(1, 2), Road::Anyone),
    ]),
};
