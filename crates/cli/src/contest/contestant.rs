//! Who plays: a program, its parameters, and how long it may think.

use std::str::FromStr;
use std::time::Duration;

use crate::hub::budget::Budget;
use crate::hub::client::{Client, Fault};
use crate::hub::line::Malformed;

/// An engine as the command line names it: words like `level=medium` or `nodes=20000`, then the
/// program with its arguments. Without a program it is this one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Contestant {
    /// What tells it from others.
    pub(crate) name: String,
    command: Vec<String>,
    settings: Vec<(String, String)>,
    /// Limits of its own, which count in place of those of the match.
    limits: Budget,
}

impl FromStr for Contestant {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Contestant, Malformed> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let program = words.iter().position(|word| !word.contains('=')).unwrap_or(words.len());
        let (settings, command) = words.split_at(program);
        let command = command.iter().map(|&word| word.to_owned()).collect();
        let mut contestant = Contestant { command, ..Contestant::own() };
        if !words.is_empty() {
            contestant.name = words.join(" ");
        }
        settings.iter().try_for_each(|setting| contestant.set(setting))?;
        Ok(contestant)
    }
}

impl Contestant {
    /// This program at full strength.
    pub(crate) fn own() -> Contestant {
        let (command, settings, limits) = (vec![], vec![], Budget::default());
        Contestant { name: "damka".to_owned(), command, settings, limits }
    }

    fn set(&mut self, setting: &str) -> Result<(), Malformed> {
        let (name, value) = setting.split_once('=').unwrap_or((setting, ""));
        let limit = format!("level {setting}").parse();
        match name {
            "name" => value.clone_into(&mut self.name),
            "depth" => self.limits.depth = Budget::read(&limit?)?.depth,
            "nodes" => self.limits.nodes = Budget::read(&limit?)?.nodes,
            "move-time" => self.limits.move_time = Budget::read(&limit?)?.move_time,
            _ => self.settings.push((name.to_owned(), value.to_owned())),
        }
        Ok(())
    }

    /// Its own limits, or else those of the match.
    pub(crate) fn budget(&self, of_match: Budget) -> Budget {
        if self.limits == Budget::default() { of_match } else { self.limits }
    }

    /// Starts it with the parameters of the match and its own.
    pub(crate) fn start(&self, of_match: &[(String, String)]) -> Result<Client, Fault> {
        Client::start(&self.command()?, &[of_match, &self.settings].concat())
    }

    fn command(&self) -> Result<Vec<String>, Fault> {
        if !self.command.is_empty() {
            return Ok(self.command.clone());
        }
        let this = std::env::current_exe().map_err(|error| Fault::Unstartable(error.to_string()))?;
        Ok(vec![this.to_string_lossy().into_owned(), "hub".to_owned()])
    }
}

/// How long to wait for an answer: some engines finish what they have begun, and no machine is always
/// free.
pub(crate) fn patience(budget: &Budget) -> Duration {
    const FREE: Duration = Duration::from_secs(5);
    const UNTIMED: Duration = Duration::from_secs(300);
    budget.time().map_or(UNTIMED, |time| 3 * time + FREE)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contestant(text: &str) -> Contestant {
        text.parse().expect(text)
    }

    #[test]
    fn settings_come_before_the_program() {
        let scan = contestant("name=Scan move-time=0.1 bb-size=0 ./scan hub --book=off");
        assert_eq!(scan.name, "Scan");
        assert_eq!(scan.command, ["./scan", "hub", "--book=off"]);
        assert_eq!(scan.settings, [("bb-size".to_owned(), "0".to_owned())]);
        assert_eq!(scan.limits.move_time, Some(Duration::from_millis(100)));
    }

    #[test]
    fn limits_of_its_own_count_in_place_of_those_of_the_match() {
        let of_match = Budget { move_time: Some(Duration::from_secs(1)), ..Budget::default() };
        assert_eq!(contestant("level=easy").budget(of_match), of_match);
        let own = contestant("nodes=500").budget(of_match);
        assert_eq!(own, Budget { nodes: Some(500), ..Budget::default() });
    }

    #[test]
    fn limits_without_sense_are_refused() {
        for text in ["nodes=many", "depth=-1", "move-time=soon hub"] {
            assert!(text.parse::<Contestant>().is_err(), "{text}");
        }
    }
}
