//! `damka match`: plays engines against each other.

pub(crate) mod contestant;
mod opening;
mod report;
mod round;

use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::Duration;

use rules::{Duty, Game, Side, Variant};

use crate::complaint::Complaint;
use crate::hub::budget::Budget;
use crate::hub::settings;
use crate::options::Options;
use contestant::Contestant;
pub(crate) use opening::Openings;
use report::Report;
use round::{Played, Seat};

/// What all games of a match have in common.
struct Match {
    variant: Variant,
    /// The first one's score is told.
    engines: [Contestant; 2],
    budget: Budget,
    /// What engines must be told about the game: names and values of parameters.
    settings: Vec<(String, String)>,
    /// Each is played with both colours.
    openings: Vec<Game>,
    games: usize,
}

/// A game of a match by its number, from 0, or why it could not begin.
type Round = (usize, Result<Played, Complaint>);

/// For a move, where there is no other limit.
const MOVE_TIME: Duration = Duration::from_millis(100);

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<(), Complaint> {
    let contest = Match::read(options)?;
    let mut report = Report::new(&contest, options.pdn.as_deref(), out)?;
    let next = AtomicUsize::new(0);
    let (sender, rounds) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..options.concurrency.max(1) {
            let (contest, next, sender) = (&contest, &next, sender.clone());
            scope.spawn(move || contest.play_on(next, &sender));
        }
        drop(sender);
        // Whoever still plays learns from the closed channel that nobody listens any more.
        rounds.into_iter().try_for_each(|round| report.add(round))
    })?;
    report.finish()
}

impl Match {
    fn read(options: &Options) -> Result<Match, Complaint> {
        let variant = options.variant()?;
        let rules = variant.rules().with_duty(options.duty);
        let pairs = options.games.div_ceil(2);
        Ok(Match {
            variant,
            engines: engines(&options.engines)?,
            budget: budget(options),
            settings: settings(variant, options.duty),
            openings: opening::openings(options.openings, variant, rules, pairs, options.seed)?,
            games: options.games,
        })
    }

    /// Plays one game after the other, as long as there are any and somebody listens.
    fn play_on(&self, next: &AtomicUsize, listener: &Sender<Round>) {
        let mut seats = self.engines.each_ref().map(|engine| Seat::new(engine, &self.settings, self.budget));
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.games || listener.send((number, self.play(number, &mut seats))).is_err() {
                return;
            }
        }
    }

    fn play(&self, number: usize, seats: &mut [Seat<'_>; 2]) -> Result<Played, Complaint> {
        seats.iter_mut().try_for_each(Seat::sit_down)?;
        let [first, second] = seats;
        let mut players = [first, second];
        if first_side(number) == Side::Black {
            players.reverse();
        }
        Ok(round::play(&self.openings[opening_of(number)], &mut players))
    }
}

/// The side of the match's first engine in a game.
const fn first_side(number: usize) -> Side {
    if number.is_multiple_of(2) { Side::White } else { Side::Black }
}

/// The opening of a game: two games of each.
const fn opening_of(number: usize) -> usize {
    number / 2
}

fn engines(named: &[Contestant]) -> Result<[Contestant; 2], Complaint> {
    let own = Contestant::own;
    match named {
        [] => Ok([own(), own()]),
        [first] => Ok([first.clone(), own()]),
        [first, second] => Ok([first.clone(), second.clone()]),
        _ => Err(Complaint::about("engine", "there are two engines in a match")),
    }
}

fn budget(options: &Options) -> Budget {
    let asked = options.budget();
    if asked == Budget::default() { Budget { move_time: Some(MOVE_TIME), ..asked } } else { asked }
}

/// An engine that has never heard of optional captures need not hear of them where there are none.
fn settings(variant: Variant, duty: Duty) -> Vec<(String, String)> {
    let setting = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let optional = (duty == Duty::May).then(|| setting("optional-capture", "true"));
    [setting("variant", settings::name_of(variant))].into_iter().chain(optional).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_opening_is_played_with_both_colours() {
        for pair in [[0, 1], [6, 7]] {
            assert_eq!(opening_of(pair[0]), opening_of(pair[1]));
            assert_ne!(first_side(pair[0]), first_side(pair[1]));
        }
    }

    #[test]
    fn an_engine_that_is_not_named_is_this_one() {
        let named: Contestant = "level=easy".parse().expect("an engine");
        assert_eq!(engines(std::slice::from_ref(&named)).expect("two"), [named.clone(), Contestant::own()]);
        assert!(engines(&[named.clone(), named.clone(), named]).is_err());
    }
}
