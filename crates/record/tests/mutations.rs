//! Texts with random faults never break the readers: they give a legal game, or a reason.

#[path = "../../rules/tests/dice/mod.rs"]
mod dice;
mod soundness;

use dice::Dice;
use record::{Games, Link, LinkError, Opener, PasteError, Pasted, Place, Record, Tags, pasted};
use rules::{Game, Side, Variant};
use soundness::{assert_legal, is_precise};

/// How many faulty texts of each kind are tried for each variant.
fn rounds() -> usize {
    if std::env::var_os("DAMKA_DEEP").is_some_and(|deep| deep == "1") { 20_000 } else { 1_000 }
}

/// What readers of PDN look at, and what they should not stumble over.
const SIGNS: &[&str] = &[
    "",
    " ",
    "\n",
    "\n[",
    "[",
    "]",
    "\"",
    "\\",
    "{",
    "}",
    "(",
    ")",
    ";",
    "%",
    "$",
    "$9",
    "/",
    "*",
    "-",
    "x",
    ":",
    ".",
    "...",
    "!",
    "(?)",
    "1",
    "0",
    "32",
    "a",
    "h8",
    "1-0",
    "W",
    "K",
    ",",
    "ä",
    "♛",
    "\0",
    "\u{feff}",
    "[FEN \"W:W1:B2\"]",
    "[GameType \"",
    "[Rules \"board=12x12x5\"]",
];

/// The text with up to four signs put in or in the place of others.
fn mutated(text: &str, dice: &mut Dice) -> String {
    let mut chars: Vec<String> = text.chars().map(String::from).collect();
    for _ in 0..1 + dice.below(4) {
        let at = dice.below(chars.len() + 1);
        let sign = (*dice.one_of(SIGNS)).to_owned();
        if dice.below(2) == 0 && at < chars.len() { chars[at] = sign } else { chars.insert(at, sign) }
    }
    chars.concat()
}

fn random_game(variant: Variant, plies: usize, dice: &mut Dice) -> Game {
    let mut game = Game::site(variant.rules());
    for _ in 0..plies {
        if !game.legal().is_empty() {
            let made = *dice.one_of(game.legal());
            game.play(made).expect("a legal move");
        }
    }
    game
}

/// A game with a variation and comments, as text.
fn pdn(variant: Variant, dice: &mut Dice) -> String {
    let plies = dice.below(30);
    let mut tags = Tags::new();
    tags.set("White", "A \"B\" \\ C");
    let mut record = Record::of(&random_game(variant, plies, dice), tags);
    let nodes: Vec<_> = record.tree.nodes().collect();
    record.tree.go_to(*dice.one_of(&nodes));
    let legal = record.tree.legal();
    if !legal.is_empty() {
        let node = record.tree.play(*dice.one_of(&legal)).expect("a legal move");
        record.tree.notes_mut(node).after = "so [%clk 1:00:00]".to_owned();
    }
    record::write(&record)
}

#[test]
fn faulty_pdn_is_read_or_refused() {
    let mut dice = Dice::new(61);
    for &variant in Variant::ALL {
        let mut refused = 0;
        for _ in 0..rounds() {
            let faulty = mutated(&pdn(variant, &mut dice), &mut dice);
            for outline in Games::new(&faulty) {
                match outline.read(&faulty, None) {
                    Ok(record) => assert_legal(&record, &faulty),
                    Err(why) => {
                        refused += usize::from(is_precise(&why, &faulty));
                        let beginning = outline.read_beginning(&faulty, None);
                        beginning.iter().for_each(|record| assert_legal(record, &faulty));
                        let stop = beginning.map_or_else(Some, |record| record.faults.last().cloned());
                        assert_eq!(stop, Some(why), "{faulty}");
                    }
                }
            }
        }
        assert!(refused > rounds() / 10, "{variant:?}: only {refused} were refused");
    }
}

/// Games that are whole are read whatever stands before them.
#[test]
fn a_bad_game_does_not_spoil_others() {
    let mut dice = Dice::new(67);
    for &variant in Variant::ALL {
        for _ in 0..rounds() / 10 {
            let (bad, good) = (pdn(variant, &mut dice), pdn(variant, &mut dice));
            let bad = mutated(&bad, &mut dice);
            let text = format!("{bad}\n*\n{good}");
            let last = Games::new(&text).last().expect("there is one");
            let record = last.read(&text, None).unwrap_or_else(|why| panic!("{why}: {text}"));
            assert_eq!(record::write(&record), good, "{text}");
        }
    }
}

#[test]
fn a_collection_can_be_taken_in_slices() {
    let mut dice = Dice::new(71);
    let text: String =
        Variant::ALL.iter().map(|&variant| mutated(&pdn(variant, &mut dice), &mut dice)).collect();
    let at_once: Vec<_> = Games::new(&text).collect();
    let mut games = Games::new(&text);
    let mut slices = vec![];
    while let Some(game) = games.next() {
        slices.push(game);
        games = Games::resume(&text, games.mark());
    }
    assert_eq!(slices, at_once);
}

fn link(variant: Variant, dice: &mut Dice) -> String {
    let game = random_game(variant, dice.below(60), dice);
    let link = Link { game, opener: Opener::Plays(Side::Black), name: "Ä".to_owned() };
    link.write().expect("it is short enough")
}

const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

#[test]
fn slips_in_a_link_are_noticed() {
    let mut dice = Dice::new(73);
    for &variant in Variant::ALL {
        for _ in 0..rounds() {
            let text = link(variant, &mut dice);
            for slip in slips(&text, &mut dice) {
                let read = Link::read(&slip);
                assert!(slip == text || read.is_err(), "{text} became {slip}");
            }
        }
    }
}

/// One letter wrong, two neighbours exchanged, the end cut off.
fn slips(text: &str, dice: &mut Dice) -> [String; 3] {
    let at = 1 + dice.below(text.len() - 2);
    let mut wrong = text.as_bytes().to_vec();
    wrong[at] = *dice.one_of(LETTERS);
    let mut exchanged = text.as_bytes().to_vec();
    exchanged.swap(at, at + 1);
    let cut = text[..at].to_owned();
    [wrong, exchanged]
        .map(|bytes| String::from_utf8(bytes).expect("letters"))
        .into_iter()
        .chain([cut])
        .collect::<Vec<_>>()
        .try_into()
        .expect("three")
}

/// Bytes with a right check, but from nowhere: whoever forges them gets a reason or a legal game that
/// has this link and no other.
#[test]
fn forged_links_are_read_or_refused() {
    let mut dice = Dice::new(79);
    for &variant in Variant::ALL {
        let mut refused = 0;
        for _ in 0..rounds() {
            let forged = forged(&link(variant, &mut dice), &mut dice);
            match Link::read(&forged) {
                Ok(link) => assert_eq!(link.write().as_ref(), Ok(&forged)),
                Err(why) => {
                    assert!(why.to_string().starts_with("link: "), "{forged}: {why}");
                    assert_ne!(why, LinkError::Check, "{forged}");
                    refused += 1;
                }
            }
        }
        assert!(refused > rounds() / 10, "{variant:?}: only {refused} were refused");
    }
}

/// The link with some bits changed and its check made right again.
fn forged(text: &str, dice: &mut Dice) -> String {
    use base64::Engine;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
    let mut bytes = BASE64.decode(&text[1..]).expect("a link");
    for _ in 0..1 + dice.below(4) {
        let at = 2 + dice.below(bytes.len() - 2);
        bytes[at] ^= 1 << dice.below(8);
    }
    let mut sum = adler2::Adler32::new();
    sum.write_slice(b"1");
    sum.write_slice(&bytes[2..]);
    bytes[..2].copy_from_slice(&sum.checksum().to_be_bytes()[..2]);
    format!("1{}", BASE64.encode(bytes))
}

#[test]
fn rubbish_in_a_link_is_refused_with_a_reason() {
    for (text, why) in [
        ("", "it is empty"),
        ("2abc", "made by a newer version (2)"),
        ("zabc", "made by a newer version (z)"),
        ("0abc", "this is no link"),
        ("hello", "made by a newer version (h)"),
        ("-", "this is no link"),
        ("ä", "this is no link"),
        ("1", "its end is missing"),
        ("1AAAA", "letters are wrong"),
        ("1AA=A", "this is no link"),
        ("1ä", "this is no link"),
        // Draws that have a number, written out.
        ("1AawBOgAA", "without a meaning"),
    ] {
        let message = Link::read(text).expect_err(text).to_string();
        assert!(message.contains(why), "{text}: {message}");
    }
}

#[test]
fn faulty_positions_are_read_or_refused() {
    let mut dice = Dice::new(83);
    for &variant in Variant::ALL {
        let rules = variant.rules();
        for _ in 0..rounds() {
            let game = random_game(variant, dice.below(60), &mut dice);
            let text = rules::notation::fen::write(&game.position().setup(), game.names());
            let faulty = mutated(&text, &mut dice);
            match pasted(&faulty, Some(&rules)) {
                Ok(Pasted::Record(record)) => assert_legal(&record, &faulty),
                Ok(Pasted::Link(_)) => panic!("{faulty} is no link"),
                Err(PasteError::Pdn(why)) => {
                    assert!(why.place >= Place::START && !why.to_string().is_empty());
                }
                Err(PasteError::Link(why)) => assert!(!why.to_string().is_empty()),
            }
        }
    }
}
