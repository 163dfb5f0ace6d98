//! The games by name. Only here (and in the words) is a game asked for by its name; everywhere else
//! ask the axis.
//!
//! Each file is one game: its values, with the article of the official rules where one was at hand.

mod american;
mod brazilian;
mod czech;
mod international;
mod italian;
mod pool;
mod russian;
mod spanish;

use crate::axes::{Corner, Naming, Signs, Turned};
use crate::draw::Draw;
use crate::rules::Rules;

/// A game that has a name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Variant {
    /// American checkers, English draughts.
    American,
    /// Russian draughts, shashki.
    Russian,
    /// Brazilian draughts.
    Brazilian,
    /// Spanish draughts.
    Spanish,
    /// Italian draughts, dama.
    Italian,
    /// Czech draughts.
    Czech,
    /// American pool checkers.
    Pool,
    /// International draughts, Polish draughts.
    International,
}

impl Variant {
    /// All of them, in the order of the menu.
    pub const ALL: &'static [Variant] = &[
        Variant::American,
        Variant::Russian,
        Variant::Brazilian,
        Variant::Spanish,
        Variant::Italian,
        Variant::Czech,
        Variant::Pool,
        Variant::International,
    ];

    /// The name in links and on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Variant::American => "american",
            Variant::Russian => "russian",
            Variant::Brazilian => "brazilian",
            Variant::Spanish => "spanish",
            Variant::Italian => "italian",
            Variant::Czech => "czech",
            Variant::Pool => "pool",
            Variant::International => "international",
        }
    }

    /// The game of that name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Variant> {
        Self::ALL.iter().copied().find(|variant| variant.id() == id)
    }

    /// The rules, with the draws that this site plays by.
    #[must_use]
    pub const fn rules(self) -> Rules {
        match self {
            Variant::American => american::RULES,
            Variant::Russian => russian::RULES,
            Variant::Brazilian => brazilian::RULES,
            Variant::Spanish => spanish::RULES,
            Variant::Italian => italian::RULES,
            Variant::Czech => czech::RULES,
            Variant::Pool => pool::RULES,
            Variant::International => international::RULES,
        }
    }

    /// The draws of the official tournament rules.
    #[must_use]
    pub const fn tournament(self) -> Draw {
        match self {
            Variant::American => american::TOURNAMENT,
            Variant::Russian => russian::TOURNAMENT,
            Variant::Brazilian => brazilian::TOURNAMENT,
            Variant::Spanish => spanish::TOURNAMENT,
            Variant::Italian => italian::TOURNAMENT,
            Variant::Czech => czech::TOURNAMENT,
            Variant::Pool => pool::TOURNAMENT,
            Variant::International => international::TOURNAMENT,
        }
    }

    /// The openings of which tournaments draw one by lot, each as moves from the traditional start in
    /// the official notation. Empty for games without such a list. `src/openings/README.md`
    /// names the source of each list and what is left out.
    pub fn openings(self) -> impl Iterator<Item = &'static str> {
        let list = match self {
            Variant::American => american::OPENINGS,
            Variant::Russian => russian::OPENINGS,
            Variant::Italian => italian::OPENINGS,
            Variant::Brazilian
            | Variant::Spanish
            | Variant::Czech
            | Variant::Pool
            | Variant::International => "",
        };
        list.lines()
    }

    /// The game that these rules are, whether or not captures are forced and however it is drawn.
    #[must_use]
    pub fn of(rules: &Rules) -> Option<Variant> {
        let same = |own: Rules| own.with_duty(rules.capture.duty).with_draw(rules.draw) == *rules;
        Self::ALL.iter().copied().find(|variant| same(variant.rules()))
    }
}

const fn numbers(game_type: u8, from: Corner, turned: Turned) -> Naming {
    Naming { signs: Signs::Numbers, from, turned, separator: 'x', game_type }
}

const fn letters(game_type: u8, separator: char) -> Naming {
    Naming { signs: Signs::Letters, from: Corner::BottomLeft, turned: Turned::Usual, separator, game_type }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::axes::Duty;

    #[test]
    fn every_game_makes_sense_and_is_found_by_its_name_and_rules() {
        for &variant in Variant::ALL {
            let rules = variant.rules();
            assert_eq!(rules.check(), Ok(()));
            assert_eq!(Variant::from_id(variant.id()), Some(variant));
            assert_eq!(
                Variant::of(&rules.with_duty(Duty::May).with_draw(variant.tournament())),
                Some(variant)
            );
        }
    }
}
