//! `damka bench`: how fast move sequences are counted and positions searched, on one thread.

use std::io::Write;

use ai::{Engine, Megabytes};
use rules::notation::{Names, fen};
use rules::{Game, Position, Rules, Variant};
use serde::Serialize;

use crate::clock::Clock;
use crate::complaint::Complaint;
use crate::options::{Form, Options};
use crate::perft::count;

/// A position of the middle game for each variant: its name, a space, a FEN in grid numbers.
const MIDDLE_GAMES: &str = include_str!("middle-games.txt");

/// What was measured.
#[derive(Serialize)]
struct Record {
    variant: &'static str,
    nodes: u64,
    seconds: f64,
    searched: u64,
    search_seconds: f64,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<(), Complaint> {
    let mut signature = 0;
    for variant in options.variants() {
        let record = measure(variant, options.leaves);
        signature += record.searched;
        match options.form {
            Form::Json => writeln!(out, "{}", serde_json::to_string(&record)?)?,
            Form::Text => write_text(&record, out)?,
        }
        out.flush()?;
    }
    match options.form {
        Form::Json => Ok(()),
        Form::Text => Ok(writeln!(out, "signature: {signature}")?),
    }
}

fn write_text(record: &Record, out: &mut dyn Write) -> Result<(), Complaint> {
    let Record { variant, nodes, seconds, searched, search_seconds } = record;
    let speed = |count: &u64, seconds: &f64| *count as f64 / seconds.max(1e-9) / 1e6;
    let (counting, searching) = (speed(nodes, seconds), speed(searched, search_seconds));
    write!(out, "{variant:14} {nodes:12} leaves in {seconds:6.2} s: {counting:7.1} million a second, ")?;
    Ok(writeln!(out, "{searched:8} searched in {search_seconds:5.2} s: {searching:5.2} million a second")?)
}

/// The start and the middle game together, and the search of the engine's own positions.
fn measure(variant: Variant, leaves: u64) -> Record {
    let rules = variant.rules();
    let (searched, search_seconds) = search(variant);
    let mut record = Record { variant: variant.id(), nodes: 0, seconds: 0.0, searched, search_seconds };
    for position in positions(variant) {
        let (nodes, seconds) = timed(&rules, &position, leaves);
        record.nodes += nodes;
        record.seconds += seconds;
    }
    record
}

/// What the engine may remember where its signature is taken.
const MEMORY: Megabytes = Megabytes(16);

fn search(variant: Variant) -> (u64, f64) {
    let mut engine = Engine::new(MEMORY);
    let (nodes, seconds) = stopwatch(|| ai::bench::nodes(variant, &mut engine));
    (nodes.expect("the engine's own positions can be read"), seconds)
}

fn positions(variant: Variant) -> Vec<Position> {
    let rules = variant.rules();
    let lines = MIDDLE_GAMES.lines().filter_map(|line| line.split_once(' '));
    let texts = lines.filter(|(id, _)| *id == variant.id()).map(|(_, text)| text);
    let setups = texts.filter_map(|text| fen::read(text, &Names::grid(&rules)).ok());
    let middle = setups.filter_map(|setup| setup.seat(&rules).ok());
    [*Game::traditional(rules).position()].into_iter().chain(middle).collect()
}

/// Leaves and seconds of the first depth with at least so many leaves. Positions whose tree ends
/// before are counted as far as it goes.
fn timed(rules: &Rules, position: &Position, leaves: u64) -> (u64, f64) {
    for depth in 1.. {
        let (nodes, seconds) = stopwatch(|| count(rules, position, depth));
        if nodes >= leaves || nodes == 0 {
            return (nodes, seconds);
        }
    }
    (0, 0.0)
}

fn stopwatch<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let clock = Clock::start();
    let result = work();
    (result, clock.seconds())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_variant_has_a_start_and_a_middle_game() {
        for variant in Variant::ALL {
            assert_eq!(positions(*variant).len(), 2, "{}", variant.id());
        }
    }

    #[test]
    fn the_first_depth_with_enough_leaves_is_measured() {
        let rules = Variant::American.rules();
        let start = positions(Variant::American)[0];
        assert_eq!(timed(&rules, &start, 49).0, 49);
        assert_eq!(timed(&rules, &start, 50).0, 302);
    }
}
