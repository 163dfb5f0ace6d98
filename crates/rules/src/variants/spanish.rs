//! Spanish draughts. Sources: FED for the play; FPD, regulations of Portuguese draughts, the same
//! game, for the draws.

use crate::axes::{
    Board, Capture, Corner, Criterion, Crown, Duty, Goal, King, Landing, Lift, Man, Prey, Priority, Reach,
    Turned, Ways,
};
use crate::board::Side;
use crate::draw::{Draw, Ending, Force, Limit, Limits, Repetition, Resets, Road};
use crate::rules::Rules;

use super::numbers;

pub(super) const RULES: Rules = Rules {
    board: Board::EIGHT,
    man: Man { captures: Ways::Forward, prey: Prey::Any },
    king: King { reach: Reach::Flying, landing: Landing::Free },
    crown: Crown::EndsMove,
    capture: Capture {
        duty: Duty::Must,
        lift: Lift::AfterMove,
        priority: Priority::new(&[Criterion::Quantity, Criterion::MostKings]),
    },
    goal: Goal::Usual,
    draw: Draw::SITE,
    first: Side::White,
    naming: numbers(24, Corner::BottomRight, Turned::Mirrored),
};

/// FPD: the third repetition; 20 moves of each side without a capture and without a new king, in
/// its form before 2026, when this counted in every position; three kings, one of them on the main
/// road, against a king: 12 moves of each side.
pub(super) const TOURNAMENT: Draw = Draw {
    repetition: Repetition::Automatic,
    limits: Limits::new(&[
        Limit { moves: 20, resets: Resets::CaptureOrCrown, ending: Ending::Any },
        Limit::lone_king(12, Force { least: 3, most: 3, kings: 3 }, Road::Stronger),
    ]),
};
