//! Brazilian draughts: International on 64 squares. Source: CBD/CBJD, articles 97 to 100.

use crate::axes::Board;
use crate::draw::{Draw, Ending, Force, Limit, Limits, Repetition, Resets, Road};
use crate::rules::Rules;

use super::{international, letters};

pub(super) const RULES: Rules =
    Rules { board: Board::EIGHT, draw: Draw::SITE, naming: letters(26, 'x'), ..international::RULES };

/// Article 97b: 20 moves of each side by kings only without a capture; 98: the third repetition;
/// 99 and 100: a king alone against one or two pieces, a king among them, or against three when it
/// holds the main road, for 5 moves of each side.
pub(super) const TOURNAMENT: Draw = Draw {
    repetition: Repetition::Automatic,
    limits: Limits::new(&[
        Limit { moves: 20, resets: Resets::CaptureOrMan, ending: Ending::Any },
        Limit::lone_king(5, Force::with_king(1, 2), Road::Anyone),
        Limit::lone_king(5, Force { least: 3, most: 3, kings: 0 }, Road::LoneKing),
    ]),
};
