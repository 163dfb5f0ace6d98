//! Russian draughts. Source: FMJD section 64, official rules of Russian draughts.

use crate::axes::{Board, Capture, Crown, Duty, Goal, King, Landing, Lift, Man, Prey, Priority, Reach, Ways};
use crate::board::Side;
use crate::draw::{Draw, Ending, Force, Limit, Limits, Repetition, Resets, Road};
use crate::rules::Rules;

use super::letters;

pub(super) const RULES: Rules = Rules {
    board: Board::EIGHT,
    man: Man { captures: Ways::AllWays, prey: Prey::Any },
    king: King { reach: Reach::Flying, landing: Landing::GoOn }, // article 4.6
    crown: Crown::GoesOnAsKing,
    capture: Capture { duty: Duty::Must, lift: Lift::AfterMove, priority: Priority::FREE },
    goal: Goal::Usual,
    draw: Draw::SITE,
    first: Side::White,
    naming: letters(25, ':'),
};

/// Articles 7.2.3 to 7.2.8.
pub(super) const TOURNAMENT: Draw = Draw {
    repetition: Repetition::Automatic,
    limits: Limits::new(&[
        Limit::lone_king(15, Force { least: 3, most: 12, kings: 3 }, Road::Anyone), // 7.2.4
        Limit { moves: 15, resets: Resets::CaptureOrMan, ending: Ending::Any },     // 7.2.5
        kings_on_both_sides(30, 4, 5),                                              // 7.2.6
        kings_on_both_sides(60, 6, 7),                                              // 7.2.6
        Limit::lone_king(5, Force { least: 3, most: 3, kings: 0 }, Road::LoneKing), // 7.2.7
        Limit::lone_king(5, Force::with_king(1, 2), Road::Anyone),                  // 7.2.8
    ]),
};

const fn kings_on_both_sides(moves: u16, least: u8, most: u8) -> Limit {
    Limit { moves, resets: Resets::CaptureOrCrown, ending: Ending::KingsOnBothSides { least, most } }
}

pub(super) const OPENINGS: &str = include_str!("../openings/russian.txt");
