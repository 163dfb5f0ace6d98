//! Italian draughts. Source: FID, technical rules (articles 5, 9.3 and 10.4).

use crate::axes::{
    Board, Capture, Corner, Criterion, Crown, Duty, Goal, King, Landing, Lift, Man, Prey, Priority, Reach,
    Turned, Ways,
};
use crate::board::Side;
use crate::draw::{Draw, Ending, Limit, Limits, Repetition, Resets};
use crate::rules::Rules;

use super::numbers;

pub(super) const RULES: Rules = Rules {
    board: Board::EIGHT,
    man: Man { captures: Ways::Forward, prey: Prey::MenOnly },
    king: King { reach: Reach::Short, landing: Landing::Free },
    crown: Crown::EndsMove,
    capture: Capture {
        duty: Duty::Must,
        lift: Lift::AfterMove,
        // Where the first king is met equally early the next one decides, as in most programs.
        priority: Priority::new(&[
            Criterion::Quantity,
            Criterion::WithKing,
            Criterion::MostKings,
            Criterion::KingsEarliest,
        ]),
    },
    goal: Goal::Usual,
    draw: Draw::SITE,
    first: Side::White,
    naming: numbers(22, Corner::TopLeft, Turned::Mirrored),
};

/// Article 10.4: 40 moves of each side without a capture and without a man moving. Article 9.3 has
/// a fourth repetition, other texts a third; the third is taken.
pub(super) const TOURNAMENT: Draw = Draw {
    repetition: Repetition::Automatic,
    limits: Limits::new(&[Limit { moves: 40, resets: Resets::CaptureOrMan, ending: Ending::Any }]),
};

pub(super) const OPENINGS: &str = include_str!("../openings/italian.txt");
