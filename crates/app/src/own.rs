//! A game by rules that players composed themselves.

use crate::action::Opponent;
use crate::effect::Effect;
use crate::model::Model;
use crate::table::Choice;
use crate::wish::{Custom, Draws, Opening, Wishes};
use rules::Rules;

/// The longest name of rules, in characters.
pub const LONGEST_NAME: usize = 40;

/// Starts a game by these rules; those that make no sense start nothing. Like [`crate::update()`], it
/// gives back what the page is to do about it.
pub fn play(model: &mut Model, rules: &Rules, name: Option<&str>, opponent: Opponent) -> Vec<Effect> {
    model.heard.next();
    if rules.check().is_ok() {
        let score = model.table.next_score(opponent);
        let wishes = as_they_say(model.wishes);
        model.begin(Choice::own(rules, name.map(name_of), opponent), wishes, score);
    }
    model.wind_clock();
    model.take_effects()
}

/// What this site does otherwise with games that have a name does not hold for this one.
fn as_they_say(wishes: Wishes) -> Wishes {
    Wishes { custom: Custom::Tradition, opening: Opening::Free, draws: Draws::Site, ..wishes }
}

/// A name as it is kept and shown: one line of at most [`LONGEST_NAME`] characters.
#[must_use]
pub fn name_of(text: &str) -> String {
    let words: Vec<_> = text.split(|c: char| c.is_whitespace() || c.is_control()).collect();
    let line = words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    line.chars().take(LONGEST_NAME).collect::<String>().trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_short_line() {
        let cases = [
            ("  House  rule\n", "House rule".to_owned()),
            ("a\u{0}b", "a b".to_owned()),
            (" \n\t", String::new()),
            (&"ш".repeat(50), "ш".repeat(LONGEST_NAME)),
        ];
        for (text, name) in cases {
            assert_eq!(name_of(text), name);
        }
    }
}
