//! Composed rules: whatever is accepted is played by both generators of moves alike.

use ai::talk::GameText;
use record::{Link, Opener};
use rules::{Game, Referee, Rules, Side};

use crate::{agreement, laws};

/// The first line is a set of rules; each byte after it chooses a move.
pub(crate) fn composed(data: &[u8]) {
    let (code, choices) = split(data);
    match code.parse::<Rules>() {
        Ok(rules) => assert_played_alike(rules, choices),
        Err(why) => assert!(why.to_string().starts_with("rules: "), "{code:?}: {why}"),
    }
}

fn split(data: &[u8]) -> (String, &[u8]) {
    let end = data.iter().position(|byte| *byte == b'\n').unwrap_or(data.len());
    let choices = data.get(end + 1..).unwrap_or_default();
    (String::from_utf8_lossy(&data[..end]).into_owned(), choices)
}

fn assert_played_alike(rules: Rules, choices: &[u8]) {
    assert_eq!(rules.code().parse(), Ok(rules));
    laws::assert_undo(&rules, 1);
    let referee = Referee::<u128>::new(&rules);
    let mut game = Game::traditional(rules);
    for choice in choices {
        agreement::assert_same(&referee, game.position());
        laws::assert_round_trips(&referee, game.position());
        if game.legal().is_empty() {
            break;
        }
        let made = game.legal()[usize::from(*choice) % game.legal().len()];
        game.play(made).expect("a legal move");
    }
    assert_handed_on(&game);
}

/// The game comes back from messages and links.
fn assert_handed_on(game: &Game) {
    let text = GameText::of(game);
    assert_eq!(text.read().map(|read| GameText::of(&read)), Ok(text));
    let link = Link { game: game.clone(), opener: Opener::Watches(Side::White), name: String::new() };
    if let Ok(link) = link.write() {
        let read = Link::read(&link).unwrap_or_else(|why| panic!("{link}: {why}"));
        assert_eq!((read.game.rules(), read.game.position()), (game.rules(), game.position()), "{link}");
    }
}
