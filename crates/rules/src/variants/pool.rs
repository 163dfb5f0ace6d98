//! American pool checkers. Source: APCA, rules of pool checkers.

use crate::axes::{
    Board, Capture, Corner, Crown, Duty, Goal, King, Landing, Lift, Man, Prey, Priority, Reach, Turned, Ways,
};
use crate::board::Side;
use crate::draw::{Draw, Force, Limit, Limits, Repetition, Road};
use crate::rules::Rules;

use super::numbers;

pub(super) const RULES: Rules = Rules {
    board: Board::EIGHT,
    man: Man { captures: Ways::AllWays, prey: Prey::Any },
    king: King { reach: Reach::Flying, landing: Landing::GoOn },
    crown: Crown::GoesOnAsMan,
    capture: Capture { duty: Duty::Must, lift: Lift::AfterMove, priority: Priority::FREE },
    goal: Goal::Usual,
    draw: Draw::SITE,
    first: Side::Black,
    naming: numbers(23, Corner::TopLeft, Turned::Usual),
};

/// The third repetition, and 13 moves of each side with three kings against one.
pub(super) const TOURNAMENT: Draw = Draw {
    repetition: Repetition::Automatic,
    limits: Limits::new(&[Limit::lone_king(13, Force { least: 3, most: 3, kings: 3 }, Road::Anyone)]),
};
