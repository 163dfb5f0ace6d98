//! Rules as bits: a number, or a value on each axis.
//!
//! Rules by axes: columns and rows, each halved and less 2 (3 bits each), rows of men (3), the first
//! side (1), how men capture (1) and what (1), how far kings go (1) and where they land (2), duty
//! (1), criteria of precedence (a count of 3 bits, 2 bits each), crown (2), lift (1), goal (1), the
//! draws, signs of squares (1), corner (2), turn (1), separator (1: `:`), number of PDN (8).
//!
//! Draws: repetition (1: by itself), a count of limits (3), and for each limit its moves (a count),
//! resets (1), ending (2: any; a lone king, then least, most and kings, 8 bits each, and road in 2;
//! kings on both sides, then least and most, 8 bits each).
//!
//! A value is its place in the `ALL` of its axis; what is added there must come last.

use rules::{
    Board, Capture, Corner, Criterion, Crown, Draw, Duty, Ending, Force, Goal, King, Landing, Lift, Limit,
    Limits, Man, Naming, Prey, Priority, Reach, Repetition, Resets, Road, Rules, Signs, Turned, Variant,
    Ways,
};

use super::bits::{Reader, Writer};
use super::{LinkError, read_side, side_bit};

/// Instead of a number: rules by axes.
const BY_AXES: u32 = 31;
/// The number of PDN that is written as 0.
const FIRST_NUMBER: u32 = 20;

pub(super) fn write(rules: &Rules, bits: &mut Writer) {
    match Variant::of(rules) {
        Some(variant) => write_variant(variant, rules, bits),
        None => {
            bits.put(5, BY_AXES);
            write_axes(rules, bits);
        }
    }
}

pub(super) fn read(bits: &mut Reader<'_>) -> Result<Rules, LinkError> {
    let number = bits.take(5)?;
    let rules = if number == BY_AXES { read_axes(bits)? } else { read_variant(number, bits)? };
    rules.check().map_err(LinkError::Rules)?;
    Ok(rules)
}

fn number(variant: Variant) -> u32 {
    u32::from(variant.rules().naming.game_type) - FIRST_NUMBER
}

fn write_variant(variant: Variant, rules: &Rules, bits: &mut Writer) {
    bits.put(5, number(variant));
    bits.put(1, u32::from(rules.capture_is_optional()));
    match draws(variant).iter().position(|known| *known == rules.draw) {
        Some(0) => bits.put(2, 0),
        Some(_) => bits.put(2, 1),
        None => {
            bits.put(2, 2);
            write_draw(&rules.draw, bits);
        }
    }
}

/// The draws that have a number.
fn draws(variant: Variant) -> [Draw; 2] {
    [variant.rules().draw, variant.tournament()]
}

fn read_variant(game: u32, bits: &mut Reader<'_>) -> Result<Rules, LinkError> {
    let known = Variant::ALL.iter().copied().find(|&variant| number(variant) == game);
    let variant = known.ok_or(LinkError::UnknownGame)?;
    let duty = if bits.take(1)? == 1 { Duty::May } else { Duty::Must };
    let [site, tournament] = draws(variant);
    let draw = match bits.take(2)? {
        0 => site,
        1 => tournament,
        2 => read_draw(bits)?,
        _ => return Err(LinkError::Unused),
    };
    Ok(variant.rules().with_duty(duty).with_draw(draw))
}

/// The place of a value in the list of its axis.
#[allow(clippy::cast_possible_truncation, reason = "axes have a handful of values")]
fn put<T: PartialEq>(bits: &mut Writer, len: u32, all: &[T], value: &T) {
    let place = all.iter().position(|other| other == value);
    bits.put(len, place.unwrap_or_default() as u32);
}

fn take<T: Copy>(bits: &mut Reader<'_>, len: u32, all: &[T]) -> Result<T, LinkError> {
    all.get(bits.take(len)? as usize).copied().ok_or(LinkError::Unused)
}

/// Every axis is named, so that a new one does not compile before it has its bits.
fn write_axes(rules: &Rules, bits: &mut Writer) {
    let Rules { board, man, king, crown, capture, goal, draw, first, naming } = rules;
    let Board { width, height, rows } = *board;
    let Man { captures, prey } = man;
    let King { reach, landing } = king;
    let Capture { duty, lift, priority } = capture;
    [width / 2 - 2, height / 2 - 2, rows].into_iter().for_each(|value| bits.put(3, value.into()));
    bits.put(1, side_bit(*first));
    put(bits, 1, Ways::ALL, captures);
    put(bits, 1, Prey::ALL, prey);
    put(bits, 1, Reach::ALL, reach);
    put(bits, 2, Landing::ALL, landing);
    put(bits, 1, Duty::ALL, duty);
    write_priority(priority, bits);
    put(bits, 2, Crown::ALL, crown);
    put(bits, 1, Lift::ALL, lift);
    put(bits, 1, Goal::ALL, goal);
    write_draw(draw, bits);
    write_naming(naming, bits);
}

/// Fields are read in the order in which they stand here.
fn read_axes(bits: &mut Reader<'_>) -> Result<Rules, LinkError> {
    let board = read_board(bits)?;
    let first = read_side(bits)?;
    let man = Man { captures: take(bits, 1, Ways::ALL)?, prey: take(bits, 1, Prey::ALL)? };
    let king = King { reach: take(bits, 1, Reach::ALL)?, landing: take(bits, 2, Landing::ALL)? };
    let (duty, priority) = (take(bits, 1, Duty::ALL)?, read_priority(bits)?);
    let crown = take(bits, 2, Crown::ALL)?;
    let capture = Capture { duty, priority, lift: take(bits, 1, Lift::ALL)? };
    let goal = take(bits, 1, Goal::ALL)?;
    let (draw, naming) = (read_draw(bits)?, read_naming(bits)?);
    Ok(Rules { board, man, king, crown, capture, goal, draw, first, naming })
}

fn read_board(bits: &mut Reader<'_>) -> Result<Board, LinkError> {
    let [width, height, rows] = [small(bits, 3)?, small(bits, 3)?, small(bits, 3)?];
    Ok(Board { width: width * 2 + 4, height: height * 2 + 4, rows })
}

/// A number of at most eight bits.
fn small(bits: &mut Reader<'_>, len: u32) -> Result<u8, LinkError> {
    Ok(bits.take(len)?.to_be_bytes()[3])
}

#[allow(clippy::cast_possible_truncation, reason = "there are four criteria")]
fn write_priority(priority: &Priority, bits: &mut Writer) {
    bits.put(3, priority.criteria().count() as u32);
    priority.criteria().for_each(|criterion| put(bits, 2, Criterion::ALL, &criterion));
}

fn read_priority(bits: &mut Reader<'_>) -> Result<Priority, LinkError> {
    let count = bits.take(3)? as usize;
    let criteria: Vec<_> =
        (0..count).map(|_| take(bits, 2, Criterion::ALL)).collect::<Result<_, LinkError>>()?;
    if count > Criterion::ALL.len() { Err(LinkError::Unused) } else { Ok(Priority::new(&criteria)) }
}

const REPETITIONS: [Repetition; 2] = [Repetition::Claim, Repetition::Automatic];
const RESETS: [Resets; 2] = [Resets::CaptureOrCrown, Resets::CaptureOrMan];
const ROADS: [Road; 3] = [Road::Anyone, Road::LoneKing, Road::Stronger];

#[allow(clippy::cast_possible_truncation, reason = "there are at most six limits")]
fn write_draw(draw: &Draw, bits: &mut Writer) {
    let Draw { repetition, limits } = draw;
    put(bits, 1, &REPETITIONS, repetition);
    bits.put(3, limits.iter().count() as u32);
    limits.iter().for_each(|limit| write_limit(&limit, bits));
}

fn read_draw(bits: &mut Reader<'_>) -> Result<Draw, LinkError> {
    let repetition = take(bits, 1, &REPETITIONS)?;
    let count = bits.take(3)? as usize;
    let limits: Vec<_> = (0..count).map(|_| read_limit(bits)).collect::<Result<_, _>>()?;
    if count > Limits::MOST {
        return Err(LinkError::Unused);
    }
    Ok(Draw { repetition, limits: Limits::new(&limits) })
}

fn write_limit(limit: &Limit, bits: &mut Writer) {
    let Limit { moves, resets, ending } = *limit;
    bits.count(moves.into());
    put(bits, 1, &RESETS, &resets);
    match ending {
        Ending::Any => bits.put(2, 0),
        Ending::LoneKing { against: Force { least, most, kings }, road } => {
            bits.put(2, 1);
            [least, most, kings].into_iter().for_each(|value| bits.put(8, value.into()));
            put(bits, 2, &ROADS, &road);
        }
        Ending::KingsOnBothSides { least, most } => {
            bits.put(2, 2);
            [least, most].into_iter().for_each(|value| bits.put(8, value.into()));
        }
    }
}

/// The most moves of a limit, as [`Rules::code`](rules::Rules::code) has it.
const MOST_OF_LIMIT: u16 = 1_000;

fn read_limit(bits: &mut Reader<'_>) -> Result<Limit, LinkError> {
    let moves = u16::try_from(bits.count()?).ok().filter(|moves| (1..=MOST_OF_LIMIT).contains(moves));
    let moves = moves.ok_or(LinkError::Unused)?;
    let resets = take(bits, 1, &RESETS)?;
    Ok(Limit { moves, resets, ending: read_ending(bits)? })
}

fn read_ending(bits: &mut Reader<'_>) -> Result<Ending, LinkError> {
    Ok(match bits.take(2)? {
        0 => Ending::Any,
        1 => {
            let against = Force { least: small(bits, 8)?, most: small(bits, 8)?, kings: small(bits, 8)? };
            Ending::LoneKing { against, road: take(bits, 2, &ROADS)? }
        }
        2 => Ending::KingsOnBothSides { least: small(bits, 8)?, most: small(bits, 8)? },
        _ => return Err(LinkError::Unused),
    })
}

const SEPARATORS: [char; 2] = ['x', ':'];

fn write_naming(naming: &Naming, bits: &mut Writer) {
    let Naming { signs, from, turned, separator, game_type } = naming;
    put(bits, 1, Signs::ALL, signs);
    put(bits, 2, Corner::ALL, from);
    put(bits, 1, Turned::ALL, turned);
    put(bits, 1, &SEPARATORS, separator);
    bits.put(8, (*game_type).into());
}

fn read_naming(bits: &mut Reader<'_>) -> Result<Naming, LinkError> {
    Ok(Naming {
        signs: take(bits, 1, Signs::ALL)?,
        from: take(bits, 2, Corner::ALL)?,
        turned: take(bits, 1, Turned::ALL)?,
        separator: take(bits, 1, &SEPARATORS)?,
        game_type: small(bits, 8)?,
    })
}
