//! Rules as one line of text: for links, messages and saved games.
//!
//! The text is `axis=value` for every axis of [`Rules::axes`], joined by `;`. Read back, axes may
//! come in any order and those that are missing are International's.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::axes::{
    Board, Corner, Criterion, Crown, Duty, Goal, Landing, Lift, Prey, Priority, Reach, Signs, Turned, Ways,
    side_id,
};
use crate::board::Side;
use crate::draw::{Draw, Ending, Force, Limit, Limits, Repetition, Resets, Road};
use crate::rules::{Rules, RulesError};
use crate::variants::Variant;

/// Why a text is not a set of rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CodeError {
    /// No axis has this name.
    NoAxis(String),
    /// The axis has no such value.
    NoValue(String),
    /// The values do not go together.
    Rules(RulesError),
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CodeError::NoAxis(part) => write!(f, "rules: no axis is called \"{part}\""),
            CodeError::NoValue(part) => write!(f, "rules: \"{part}\" is no value of its axis"),
            CodeError::Rules(error) => write!(f, "rules: {error}"),
        }
    }
}

impl core::error::Error for CodeError {}

impl Rules {
    /// The rules as one line of text.
    #[must_use]
    pub fn code(&self) -> String {
        let parts: Vec<_> = self.axes().into_iter().map(|(axis, value)| format!("{axis}={value}")).collect();
        parts.join(";")
    }

    /// A number that differs where the rules differ, the same on every machine: the FNV-1a hash of
    /// [`Rules::code`].
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        let step = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        self.code().bytes().fold(0xcbf2_9ce4_8422_2325, step)
    }
}

impl FromStr for Rules {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Rules, CodeError> {
        let mut rules = Variant::International.rules();
        for part in text.split(';').map(str::trim).filter(|part| !part.is_empty()) {
            let (axis, value) = part.split_once('=').ok_or_else(|| CodeError::NoAxis(part.to_owned()))?;
            let known =
                set_axis(&mut rules, axis, value).ok_or_else(|| CodeError::NoAxis(axis.to_owned()))?;
            known.ok_or_else(|| CodeError::NoValue(part.to_owned()))?;
        }
        rules.check().map_err(CodeError::Rules)?;
        Ok(rules)
    }
}

/// Sets one axis. The outer `None`: there is no such axis; the inner: it has no such value.
fn set_axis(rules: &mut Rules, axis: &str, value: &str) -> Option<Option<()>> {
    Some(match axis {
        "board" => read_board(value).map(|read| rules.board = read),
        "first" => read_side(value).map(|read| rules.first = read),
        "man-captures" => Ways::from_id(value).map(|read| rules.man.captures = read),
        "man-prey" => Prey::from_id(value).map(|read| rules.man.prey = read),
        "king-reach" => Reach::from_id(value).map(|read| rules.king.reach = read),
        "king-landing" => Landing::from_id(value).map(|read| rules.king.landing = read),
        "duty" => Duty::from_id(value).map(|read| rules.capture.duty = read),
        "priority" => read_priority(value).map(|read| rules.capture.priority = read),
        "crown" => Crown::from_id(value).map(|read| rules.crown = read),
        "lift" => Lift::from_id(value).map(|read| rules.capture.lift = read),
        "goal" => Goal::from_id(value).map(|read| rules.goal = read),
        "draw" => value.parse().ok().map(|read| rules.draw = read),
        "signs" => Signs::from_id(value).map(|read| rules.naming.signs = read),
        "number-one" => Corner::from_id(value).map(|read| rules.naming.from = read),
        "turned" => Turned::from_id(value).map(|read| rules.naming.turned = read),
        "separator" => read_separator(value).map(|read| rules.naming.separator = read),
        "game-type" => value.parse().ok().map(|read| rules.naming.game_type = read),
        _ => return None,
    })
}

fn read_board(text: &str) -> Option<Board> {
    let [width, height, rows] = numbers(text, 'x')?;
    Some(Board { width, height, rows })
}

fn read_side(text: &str) -> Option<Side> {
    Side::ALL.into_iter().find(|&side| side_id(side) == text)
}

fn read_priority(text: &str) -> Option<Priority> {
    if text == "free" {
        return Some(Priority::FREE);
    }
    let criteria: Option<Vec<_>> = text.split('+').map(Criterion::from_id).collect();
    criteria.filter(|list| list.len() <= Criterion::ALL.len()).map(|list| Priority::new(&list))
}

fn read_separator(text: &str) -> Option<char> {
    ['x', ':'].into_iter().find(|separator| text.chars().eq([*separator]))
}

fn numbers<const N: usize>(text: &str, between: char) -> Option<[u8; N]> {
    let list: Option<Vec<u8>> = text.split(between).map(|part| part.parse().ok()).collect();
    list?.try_into().ok()
}

/// `claim+40-balance-any`: what a repetition does, then the limits.
impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.repetition {
            Repetition::Claim => "claim",
            Repetition::Automatic => "automatic",
        })?;
        self.limits.iter().try_for_each(|limit| write!(f, "+{limit}"))
    }
}

impl FromStr for Draw {
    type Err = ();

    fn from_str(text: &str) -> Result<Draw, ()> {
        let mut parts = text.split('+');
        let repetition = match parts.next() {
            Some("claim") => Repetition::Claim,
            Some("automatic") => Repetition::Automatic,
            _ => return Err(()),
        };
        let limits = parts.map(|part| read_limit(part).ok_or(())).collect::<Result<Vec<_>, ()>>()?;
        if limits.len() > Limits::MOST {
            Err(())
        } else {
            Ok(Draw { repetition, limits: Limits::new(&limits) })
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let resets = match self.resets {
            Resets::CaptureOrCrown => "balance",
            Resets::CaptureOrMan => "men",
        };
        write!(f, "{}-{resets}-{}", self.moves, self.ending)
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Any => f.write_str("any"),
            Ending::LoneKing { against: Force { least, most, kings }, road } => {
                write!(f, "lone.{least}.{most}.{kings}.{}", road_id(*road))
            }
            Ending::KingsOnBothSides { least, most } => write!(f, "kings.{least}.{most}"),
        }
    }
}

const ROADS: [Road; 3] = [Road::Anyone, Road::LoneKing, Road::Stronger];

const fn road_id(road: Road) -> &'static str {
    match road {
        Road::Anyone => "anyone",
        Road::LoneKing => "lone-king",
        Road::Stronger => "stronger",
    }
}

fn read_limit(text: &str) -> Option<Limit> {
    let mut parts = text.splitn(3, '-');
    let moves = parts.next()?.parse().ok().filter(|moves| (1..=1000).contains(moves))?;
    let resets = match parts.next()? {
        "balance" => Resets::CaptureOrCrown,
        "men" => Resets::CaptureOrMan,
        _ => return None,
    };
    Some(Limit { moves, resets, ending: read_ending(parts.next()?)? })
}

fn read_ending(text: &str) -> Option<Ending> {
    if text == "any" {
        return Some(Ending::Any);
    }
    if let Some(rest) = text.strip_prefix("kings.") {
        let [least, most] = numbers(rest, '.')?;
        return Some(Ending::KingsOnBothSides { least, most });
    }
    let (force, road) = text.strip_prefix("lone.")?.rsplit_once('.')?;
    let [least, most, kings] = numbers(force, '.')?;
    let road = ROADS.into_iter().find(|&value| road_id(value) == road)?;
    Some(Ending::LoneKing { against: Force { least, most, kings }, road })
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn rules_survive_being_written_and_read() {
        for variant in Variant::ALL {
            for duty in Duty::ALL {
                for draw in [variant.rules().draw, variant.tournament()] {
                    let rules = variant.rules().with_duty(*duty).with_draw(draw);
                    assert_eq!(rules.code().parse(), Ok(rules));
                }
            }
        }
    }

    #[test]
    fn fingerprints_differ() {
        let all: alloc::collections::BTreeSet<_> =
            Variant::ALL.iter().map(|v| v.rules().fingerprint()).collect();
        assert_eq!(all.len(), Variant::ALL.len());
    }

    #[test]
    fn errors_name_the_part() {
        let message = |text: &str| text.parse::<Rules>().unwrap_err().to_string();
        assert_eq!(message("colour=red"), "rules: no axis is called \"colour\"");
        assert_eq!(message("duty=perhaps"), "rules: \"duty=perhaps\" is no value of its axis");
        assert_eq!(
            message("draw=claim+0-men-any"),
            "rules: \"draw=claim+0-men-any\" is no value of its axis"
        );
        let size = "rules: a board has an even number of columns and rows, from 4 to 12";
        assert_eq!(message("board=9x9x3"), size);
        assert_eq!(message("board=14x8x3"), size);
    }
}
