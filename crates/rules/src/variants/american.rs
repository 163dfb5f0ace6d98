//! American checkers, English draughts. Source: WCDF, rules of draughts (checkers).

use crate::axes::{
    Board, Capture, Corner, Crown, Duty, Goal, King, Landing, Lift, Man, Prey, Priority, Reach, Turned, Ways,
};
use crate::board::Side;
use crate::draw::{Draw, Ending, Limit, Limits, Repetition, Resets};
use crate::rules::Rules;

use super::numbers;

pub(super) const RULES: Rules = Rules {
    board: Board::EIGHT,
    man: Man { captures: Ways::Forward, prey: Prey::Any },
    king: King { reach: Reach::Short, landing: Landing::Free },
    crown: Crown::EndsMove,
    capture: Capture { duty: Duty::Must, lift: Lift::AtOnce, priority: Priority::FREE },
    goal: Goal::Usual,
    draw: Draw::SITE,
    first: Side::Black,
    naming: numbers(21, Corner::TopLeft, Turned::Usual),
};

/// Articles 1.27.1, the third repetition, and 1.27.2, 40 moves of each side without a capture and
/// without a man advancing. Both are claims; the counter ends the game here.
pub(super) const TOURNAMENT: Draw = Draw {
    repetition: Repetition::Claim,
    limits: Limits::new(&[Limit { moves: 40, resets: Resets::CaptureOrMan, ending: Ending::Any }]),
};

pub(super) const OPENINGS: &str = include_str!("../openings/american.txt");
