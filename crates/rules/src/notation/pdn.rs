//! PDN: a whole game as text.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::fen;
use crate::axes::{Corner, Signs, Turned};
use crate::board::Side;
use crate::game::{Game, Status};
use crate::position::Position;
use crate::rules::Rules;

/// Lines are broken before this many characters.
const LINE: usize = 80;

/// Writes a game with all moves that led to where it is. `tags` come first; the game type, the
/// start (if it is not the traditional one) and the result are added.
#[must_use]
pub fn write(game: &Game, tags: &[(&str, &str)]) -> String {
    let own = own_tags(game);
    let all = tags.iter().map(|(name, value)| (*name, (*value).to_string())).chain(own);
    let tags: String = all.map(|(name, value)| tag(name, &value)).collect();
    format!("{tags}\n{}\n", wrap(&words(game)))
}

fn own_tags(game: &Game) -> Vec<(&'static str, String)> {
    let mut tags = Vec::new();
    tags.extend(game_type(game.rules()).map(|text| ("GameType", text)));
    if *game.start() != traditional_start(game.rules()) {
        tags.push(("SetUp", "1".to_string()));
        tags.push(("FEN", fen::write(&game.start().setup(), game.names())));
    }
    tags.push(("Result", result(game.status()).to_string()));
    tags
}

fn traditional_start(rules: &Rules) -> Position {
    *Game::from_start(*rules, rules.first).start()
}

/// The value of the tag `GameType` (PDN 3.0): number, first side, size, how squares are called and
/// from which corner the first side sees number 1, and whether its lower left square is light.
#[must_use]
pub fn game_type(rules: &Rules) -> Option<String> {
    let naming = rules.naming;
    let sign = match naming.signs {
        Signs::Numbers => 'N',
        Signs::Letters => 'A',
    };
    let text = format!(
        "{},{},{},{},{sign}{},{}",
        naming.game_type,
        rules.first.letter(),
        rules.board.width,
        rules.board.height,
        corner(naming.from, rules.first),
        u8::from(naming.turned == Turned::Mirrored),
    );
    (naming.game_type > 0).then_some(text)
}

/// PDN's digit for a corner, seen from a side: bottom left, bottom right, top left, top right.
const fn corner(from: Corner, side: Side) -> u8 {
    let digit = match from {
        Corner::BottomLeft => 0,
        Corner::BottomRight => 1,
        Corner::TopLeft => 2,
        Corner::TopRight => 3,
    };
    match side {
        Side::White => digit,
        Side::Black => 3 - digit,
    }
}

const fn result(status: Status) -> &'static str {
    match status {
        Status::Playing => "*",
        Status::Won { by: Side::White, .. } => "1-0",
        Status::Won { by: Side::Black, .. } => "0-1",
        Status::Drawn(_) => "1/2-1/2",
    }
}

/// A tag and its line break.
#[must_use]
pub fn tag(name: &str, value: &str) -> String {
    format!("[{name} \"{}\"]\n", value.replace('\\', "\\\\").replace('"', "\\\""))
}

/// Move numbers, moves and the result. A round begins with the traditional first side.
fn words(game: &Game) -> Vec<String> {
    let offset = usize::from(game.start().turn() != game.rules().first);
    let mut words = Vec::new();
    for ply in 0..game.ply() {
        let (round, second) = ((ply + offset) / 2 + 1, (ply + offset) % 2 == 1);
        if !second {
            words.push(format!("{round}."));
        } else if ply == 0 {
            words.push(format!("{round}..."));
        }
        words.extend(game.text(ply));
    }
    words.push(result(game.status()).to_string());
    words
}

/// The words in lines of at most 80 characters, except where one word is longer.
#[must_use]
pub fn wrap(words: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        let chars = word.chars().count();
        let breaks = column + chars + 1 > LINE;
        if column > 0 {
            text.push(if breaks { '\n' } else { ' ' });
        }
        column = if breaks || column == 0 { chars } else { column + chars + 1 };
        text.push_str(word);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variants::Variant;

    #[test]
    fn game_types_are_those_of_pdn() {
        let types = [
            (Variant::International, "20,W,10,10,N2,0"),
            (Variant::American, "21,B,8,8,N1,0"),
            (Variant::Italian, "22,W,8,8,N2,1"),
            (Variant::Pool, "23,B,8,8,N1,0"),
            (Variant::Spanish, "24,W,8,8,N1,1"),
            (Variant::Russian, "25,W,8,8,A0,0"),
            (Variant::Brazilian, "26,W,8,8,A0,0"),
            (Variant::Czech, "29,W,8,8,A0,0"),
        ];
        for (variant, text) in types {
            assert_eq!(game_type(&variant.rules()).as_deref(), Some(text));
        }
    }

    #[test]
    fn this_sites_start_is_set_up() {
        let mut game = Game::site(Variant::Russian.rules());
        for text in ["f6-g5", "c3-d4"] {
            game.play(game.read(text).unwrap()).unwrap();
        }
        let text = write(&game, &[("Event", "a \"friendly\" game")]);
        assert!(text.starts_with(
            "[Event \"a \\\"friendly\\\" game\"]\n[GameType \"25,W,8,8,A0,0\"]\n[SetUp \"1\"]\n"
        ));
        assert!(text.ends_with("[Result \"*\"]\n\n1... f6-g5 2. c3-d4 *\n"), "{text}");
    }

    #[test]
    fn the_traditional_start_needs_no_set_up() {
        assert!(!write(&Game::site(Variant::American.rules()), &[]).contains("SetUp"));
        assert!(!write(&Game::site(Variant::International.rules()), &[]).contains("SetUp"));
    }
}
