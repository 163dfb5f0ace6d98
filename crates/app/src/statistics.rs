//! How many games were won, drawn and lost against the computer, by game and level.
//!
//! A game counts once it is left for another one; while it lies on the board, its result is added
//! to what is shown. So undo after the end changes the count, as it changes the result.

use crate::action::Opponent;
use crate::effect::{Effect, Slot};
use crate::model::Model;
use crate::table::{Choice, Table};
use ai::Level;
use rules::Status;

const FORM: &str = "damka statistics 1";

/// Results of many games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) won: u32,
    pub(crate) drawn: u32,
    pub(crate) lost: u32,
}

/// One result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Won,
    Drawn,
    Lost,
}

/// All results, by game and level.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Statistics(Vec<(String, Level, Tally)>);

impl Tally {
    fn count(&mut self, outcome: Outcome, change: i32) {
        let number = match outcome {
            Outcome::Won => &mut self.won,
            Outcome::Drawn => &mut self.drawn,
            Outcome::Lost => &mut self.lost,
        };
        *number = number.saturating_add_signed(change);
    }
}

impl Statistics {
    /// What [`Statistics::write`] wrote; nothing of it is worth a complaint.
    pub(crate) fn read(text: &str) -> Self {
        let lines = text.lines().skip_while(|line| *line != FORM).skip(1);
        Self(lines.filter_map(read_line).collect())
    }

    pub(crate) fn write(&self) -> String {
        let lines = self.0.iter().map(|(game, level, tally)| {
            let Tally { won, drawn, lost } = tally;
            format!("{game} {} {won} {drawn} {lost}\n", level.id())
        });
        format!("{FORM}\n{}", lines.collect::<String>())
    }

    fn count(&mut self, table: &Table, change: i32) {
        let Some((level, outcome)) = outcome(table) else { return };
        let game = table.choice.id();
        let found = self.0.iter().position(|line| line.0 == game && line.1 == level);
        let place = found.unwrap_or_else(|| {
            self.0.push((game, level, Tally::default()));
            self.0.len() - 1
        });
        self.0[place].2.count(outcome, change);
    }

    /// The results of a game on each level that was played.
    pub(crate) fn of(&self, choice: &Choice) -> Vec<(Level, Tally)> {
        let game = choice.id();
        let tally = |level| self.0.iter().find(|line| line.0 == game && line.1 == level).map(|line| line.2);
        Level::ALL.into_iter().filter_map(|level| Some((level, tally(level)?))).collect()
    }
}

fn read_line(line: &str) -> Option<(String, Level, Tally)> {
    let words: Vec<_> = line.split(' ').collect();
    let [game, level, won, drawn, lost] = words[..] else { return None };
    let (won, drawn, lost) = (won.parse().ok()?, drawn.parse().ok()?, lost.parse().ok()?);
    let known = Choice::rules_of(game).is_some();
    known.then_some((game.to_owned(), Level::from_id(level)?, Tally { won, drawn, lost }))
}

/// The result of a game against the computer that began with equal forces.
fn outcome(table: &Table) -> Option<(Level, Outcome)> {
    let Opponent::Computer(level) = table.choice.opponent else { return None };
    let outcome = match table.result() {
        Status::Playing => return None,
        Status::Drawn(_) => Outcome::Drawn,
        Status::Won { by, .. } if by == table.human => Outcome::Won,
        Status::Won { .. } => Outcome::Lost,
    };
    table.is_even().then_some((level, outcome))
}

impl Model {
    /// The results, with that of the game on the board.
    pub(crate) fn statistics_now(&self) -> Statistics {
        let mut all = self.statistics.clone();
        all.count(&self.table, 1);
        all
    }

    /// A game is left: its result counts from now on.
    pub(crate) fn count_result(&mut self, table: &Table) {
        self.change_statistics(table, 1);
    }

    /// A game is taken up again: its result does not count yet.
    pub(crate) fn uncount_result(&mut self, table: &Table) {
        self.change_statistics(table, -1);
    }

    fn change_statistics(&mut self, table: &Table, change: i32) {
        if outcome(table).is_some() {
            self.statistics.count(table, change);
            self.emit(Effect::Save(Slot::Statistics, self.statistics.write()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Duty, Variant};

    #[test]
    fn what_was_written_is_read_and_rubbish_is_left_out() {
        let text = "damka statistics 1\nrussian easy 3 1 2\nitalian hard 0 0 4294967295\n";
        assert_eq!(Statistics::read(text).write(), text);
        for rubbish in ["", "x", "damka statistics 2\nrussian easy 1 1 1", "russian easy 1 1 1"] {
            assert_eq!(Statistics::read(rubbish), Statistics::default(), "{rubbish}");
        }
        let some =
            Statistics::read("damka statistics 1\nmartian easy 1 1 1\nrussian easy 1\nczech hard 1 2 3");
        let czech = Choice::of(Variant::Czech, Duty::Must, Opponent::Friend);
        assert_eq!(some.of(&czech), [(Level::Hard, Tally { won: 1, drawn: 2, lost: 3 })]);
        assert_eq!(some.write().lines().count(), 2);
    }
}
