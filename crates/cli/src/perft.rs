//! `damka perft`: counts move sequences.

use std::io::Write;

use rules::{Position, Referee, Rules};

use crate::complaint::Complaint;
use crate::options::Options;
use crate::place::Place;

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<(), Complaint> {
    let depth = options.depth()?;
    let place = Place::read(options)?;
    Ok(writeln!(out, "{}", count(place.game.rules(), place.game.position(), depth))?)
}

/// The leaves at a depth, counted in the smallest word that the board fits.
pub(crate) fn count(rules: &Rules, position: &Position, depth: u32) -> u64 {
    match rules.board.bits() {
        ..=64 => Referee::<u64>::new(rules).perft(&position.convert(), depth),
        _ => Referee::<u128>::new(rules).perft(position, depth),
    }
}
