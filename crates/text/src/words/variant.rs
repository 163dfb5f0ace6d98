//! What variants are called, and what makes them special.

use rules::{Duty, Rules, Variant};

use crate::{Key, Language, Text};

/// The variant's name in a list of variants: "Russian".
#[must_use]
pub const fn variant(variant: Variant) -> Key<'static> {
    match variant {
        Variant::American => Key::American,
        Variant::Russian => Key::Russian,
        Variant::Brazilian => Key::Brazilian,
        Variant::Spanish => Key::Spanish,
        Variant::Italian => Key::Italian,
        Variant::Czech => Key::Czech,
        Variant::Pool => Key::Pool,
        Variant::International => Key::International,
    }
}

/// The variant's full name: "Russian draughts".
#[must_use]
pub const fn variant_game(variant: Variant) -> Key<'static> {
    match variant {
        Variant::American => Key::AmericanGame,
        Variant::Russian => Key::RussianGame,
        Variant::Brazilian => Key::BrazilianGame,
        Variant::Spanish => Key::SpanishGame,
        Variant::Italian => Key::ItalianGame,
        Variant::Czech => Key::CzechGame,
        Variant::Pool => Key::PoolGame,
        Variant::International => Key::InternationalGame,
    }
}

/// One line on what makes the variant special. What it states is held by `tests/facts.rs`.
#[must_use]
pub const fn variant_line(variant: Variant) -> Key<'static> {
    match variant {
        Variant::American => Key::AmericanLine,
        Variant::Russian => Key::RussianLine,
        Variant::Brazilian => Key::BrazilianLine,
        Variant::Spanish => Key::SpanishLine,
        Variant::Italian => Key::ItalianLine,
        Variant::Czech => Key::CzechLine,
        Variant::Pool => Key::PoolLine,
        Variant::International => Key::InternationalLine,
    }
}

/// The variant that most readers of a language grew up with: what a new guest is offered first.
///
/// In French "jeu de dames" is the game on 100 squares (so the rules of French federations and
/// school books). Germans play on 64 squares, men capture forward only and kings fly: of the games
/// here the Czech one is nearest. In Israel the Russian one is played most. Turks know the game
/// that is played along rows and columns; of those on diagonals the Spanish one shares most with it:
/// men never capture backward, kings fly, and the most pieces must be taken. For Sweden no source was
/// found, so Swedes begin as guests of unknown languages do.
#[must_use]
pub const fn usual(language: Language) -> Variant {
    match language {
        Language::English | Language::Swedish => Variant::American,
        Language::German | Language::Czech => Variant::Czech,
        Language::Polish | Language::Russian | Language::Ukrainian | Language::Hebrew => Variant::Russian,
        Language::French | Language::Dutch => Variant::International,
        Language::Italian => Variant::Italian,
        Language::Spanish | Language::Turkish => Variant::Spanish,
        Language::Portuguese => Variant::Brazilian,
    }
}

/// What whoever's browser asks for this language grew up with, where that is known: `"nl"`,
/// `"pt-BR"`. Portugal's game is the Spanish one.
///
/// ```
/// use rules::Variant;
/// use text::words::custom;
///
/// assert_eq!(custom("nl-BE"), Some(Variant::International));
/// assert_eq!(custom("pt-BR"), Some(Variant::Brazilian));
/// assert_eq!(custom("pt-PT"), Some(Variant::Spanish));
/// assert_eq!(custom("sw"), None);
/// ```
#[must_use]
pub fn custom(tag: &str) -> Option<Variant> {
    let tag = tag.to_ascii_lowercase();
    let language = tag.split(['-', '_']).next().unwrap_or_default();
    Some(match language {
        "fy" => Variant::International,
        "be" => Variant::Russian,
        "pt" if tag == "pt-pt" => Variant::Spanish,
        "ca" | "gl" | "eu" => Variant::Spanish,
        code => usual(Language::from_code(code)?),
    })
}

/// What a game by these rules is called: "Russian draughts, no forced capture".
///
/// ```
/// use rules::{Duty, Variant};
/// use text::{Language, source, words};
///
/// let rules = Variant::Russian.rules().with_duty(Duty::May);
/// assert_eq!(words::game(&source::text(Language::German), &rules), "Russisches Dame ohne Schlagzwang");
/// ```
#[must_use]
pub fn game(text: &Text, rules: &Rules) -> String {
    named_game(text, rules, None)
}

/// The same of rules to which players gave a name.
#[must_use]
pub fn named_game(text: &Text, rules: &Rules, name: Option<&str>) -> String {
    let usual = || text.say(Variant::of(rules).map_or(Key::OwnRules, variant_game));
    let name = name.map_or_else(usual, str::to_owned);
    match rules.capture.duty {
        Duty::Must => name,
        Duty::May => text.say(Key::GameWithoutDuty { game: &name }),
    }
}
