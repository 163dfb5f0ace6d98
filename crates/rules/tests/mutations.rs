//! Texts with random faults never break the readers, and what is refused is refused with a reason.

mod dice;

use dice::Dice;
use rules::notation::{Names, fen, moves};
use rules::{Game, Rules, Variant};

/// How many faulty texts of each kind are tried for each variant.
const ROUNDS: usize = 20_000;

fn rules() -> impl Iterator<Item = Rules> {
    Variant::ALL.iter().map(|variant| variant.rules())
}

fn all_names(rules: &Rules) -> [Names; 3] {
    [Names::grid(rules), Names::letters(rules), Names::official(rules)]
}

/// Signs that readers look at, and some that they should not stumble over.
const SIGNS: &[&str] = &[
    "", "W", "B", "K", "k", ":", ",", "-", ".", "x", "*", " ", "\n", "a", "l", "0", "9", "255", "256", "ä",
    "♛", "\0",
];

/// The text with up to four signs put in, taken out or doubled.
fn mutated(text: &str, dice: &mut Dice) -> String {
    let mut chars: Vec<String> = text.chars().map(String::from).collect();
    for _ in 0..1 + dice.below(4) {
        let at = dice.below(chars.len() + 1);
        if dice.below(2) == 0 && at < chars.len() {
            chars[at] = (*dice.one_of(SIGNS)).to_owned();
        } else {
            chars.insert(at, (*dice.one_of(SIGNS)).to_owned());
        }
    }
    chars.concat()
}

#[test]
fn faulty_fens_are_read_or_refused() {
    let mut dice = Dice::new(3);
    for rules in rules() {
        let start = Game::traditional(rules).start().setup();
        for names in all_names(&rules) {
            let text = fen::write(&start, &names);
            let mut refused = 0;
            for _ in 0..ROUNDS {
                let faulty = mutated(&text, &mut dice);
                refused += usize::from(is_fen_refused(&faulty, &rules, &names));
            }
            assert!(refused > ROUNDS / 10, "only {refused} faulty texts like {text} were refused");
        }
    }
}

/// A refusal says where; what is read can be written and read again.
fn is_fen_refused(faulty: &str, rules: &Rules, names: &Names) -> bool {
    match fen::read(faulty, names) {
        Ok(setup) => {
            let seated = setup.seat(rules).is_ok();
            assert!(!seated || fen::read(&fen::write(&setup, names), names).is_ok(), "{faulty}");
            !seated
        }
        Err(error) => {
            assert!((1..=faulty.chars().count() + 1).contains(&error.at), "{faulty:?}: {error}");
            assert!(error.to_string().contains(&error.at.to_string()), "{faulty:?}: {error}");
            true
        }
    }
}

#[test]
fn faulty_moves_are_read_or_refused() {
    let mut dice = Dice::new(5);
    for rules in rules() {
        let game = Game::traditional(rules);
        for names in all_names(&rules) {
            let texts: Vec<_> = game
                .legal()
                .iter()
                .map(|mv| moves::write(game.referee(), game.position(), *mv, &names))
                .collect();
            for _ in 0..ROUNDS {
                let faulty = mutated(dice.one_of(&texts).as_str(), &mut dice);
                let read = moves::read(&faulty, game.referee(), game.position(), game.legal(), &names);
                let sound = read
                    .as_ref()
                    .map_or_else(|error| !error.to_string().is_empty(), |mv| game.legal().contains(mv));
                assert!(sound, "{faulty}: {read:?}");
            }
        }
    }
}

/// Text, what the message must hold.
type Fault = (&'static str, &'static str);

fn assert_fens_refused(variant: Variant, faults: &[Fault]) {
    let rules = variant.rules();
    for (text, part) in faults {
        let read = fen::read(text, &fen::names(text, &rules));
        let message = read.map_or_else(
            |error| error.to_string(),
            |setup| match setup.seat(&rules) {
                Ok(_) => panic!("{text} is read"),
                Err(error) => error.to_string(),
            },
        );
        assert!(message.contains(part), "{text}: {message:?} does not say {part:?}");
        assert!(!message.contains('\n') && !message.ends_with('.'), "{text}: {message:?}");
    }
}

#[test]
fn wrong_fens_are_refused_with_a_reason() {
    assert_fens_refused(
        Variant::American,
        &[
            ("", "character 1"),
            ("X:W1:B2", "\"X\""),
            ("W", "no pieces"),
            ("W:W33:B1", "\"33\""),
            ("W:W0:B1", "\"0\""),
            ("W:W300:B1", "\"300\""),
            ("W:W21-19:B1", "\"21-19\""),
            ("W:W21,,22:B1", "character"),
            ("W:Q21:B1", "\"Q21\""),
            ("W:W21,21:B1", "two pieces"),
            ("W:W21:B21", "two pieces"),
            ("W:W4:B12", "last row"),
            ("W:W21:B29", "last row"),
        ],
    );
    assert_fens_refused(
        Variant::Russian,
        &[
            ("W:Wa2:Bb8", "\"a2\""),
            ("W:Wi1:Bb8", "\"i1\""),
            ("W:Wa1:Bb9", "\"b9\""),
            ("W:Wb8:Bd6", "last row"),
        ],
    );
    // Men on their last row (PR 48 of py-draughts asks what becomes of them).
    assert_fens_refused(Variant::International, &[("W:W4:B49", "last row"), ("W:W51:B1", "\"51\"")]);
}

#[test]
fn wrong_moves_are_refused_with_a_reason() {
    let game = Game::traditional(Variant::American.rules());
    for (text, part) in [
        ("", "two squares"),
        ("9", "two squares"),
        ("9-33", "\"33\""),
        ("9-hello", "\"hello\""),
        ("9-18", "not legal"),
        ("22-18", "not legal"),
        ("9x14x18", "not legal"),
    ] {
        let message = game.read(text).expect_err(text).to_string();
        assert!(message.contains(part), "{text}: {message:?} does not say {part:?}");
    }
}

#[test]
fn captures_with_the_same_ends_must_be_told_apart() {
    // 4x27x38x15 and 4x31x42x15 (issue 29 of py-draughts).
    let rules = Variant::International.rules();
    let setup = fen::read("W:WK4:B13,20,32,37", &Names::grid(&rules)).expect("a FEN");
    let game = Game::new(rules, &setup).expect("a position");
    let message = game.read("4x15").expect_err("two captures").to_string();
    assert!(message.contains("several captures"), "{message}");
    assert_ne!(game.read("4x27x38x15"), game.read("4x31x42x15"));
    assert!(game.read("4x27x38x15").is_ok() && game.read("4x31x42x15").is_ok());
}
