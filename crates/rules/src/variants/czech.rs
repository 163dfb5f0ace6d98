//! Czech draughts. Source: ČFD, rules of Czech draughts.

use crate::axes::{
    Board, Capture, Criterion, Crown, Duty, Goal, King, Landing, Lift, Man, Prey, Priority, Reach, Ways,
};
use crate::board::Side;
use crate::draw::Draw;
use crate::rules::Rules;

use super::letters;

pub(super) const RULES: Rules = Rules {
    board: Board::EIGHT,
    man: Man { captures: Ways::Forward, prey: Prey::Any },
    king: King { reach: Reach::Flying, landing: Landing::GoOn },
    crown: Crown::EndsMove,
    capture: Capture {
        duty: Duty::Must,
        lift: Lift::AfterMove,
        priority: Priority::new(&[Criterion::WithKing]),
    },
    goal: Goal::Usual,
    draw: Draw::SITE,
    first: Side::White,
    naming: letters(29, 'x'),
};

/// The rules name no count of moves: a game is drawn by agreement or where nobody can win. The
/// third repetition is what stands for that here.
pub(super) const TOURNAMENT: Draw = Draw::REPETITION;
