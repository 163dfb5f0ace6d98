//! Two tabs of one browser, each with a game.
//!
//! Each tab goes on with its own game. What the tabs share is the game with the latest move: a new
//! tab begins there, and a tab whose very game was played on elsewhere follows it when it is loaded
//! again.

use crate::saved;
use ai::talk::GameText;

/// The kept game that a page takes up: its tab's own one, or the one that all tabs share.
pub fn resumed(own: Option<String>, shared: Option<String>) -> Option<String> {
    match (own, shared) {
        (Some(own), Some(shared)) => Some(if goes_on(&own, &shared) { shared } else { own }),
        (own, shared) => own.or(shared),
    }
}

/// Whether the shared game is the tab's own one, played on; a tab's game that cannot be read is not
/// worth keeping.
fn goes_on(own: &str, shared: &str) -> bool {
    let read = |text| saved::read_game(text).map(|table| GameText::of(&table.game));
    match (read(own), read(shared)) {
        (Ok(own), Ok(shared)) => {
            own.rules == shared.rules && own.start == shared.start && shared.moves.starts_with(&own.moves)
        }
        (Err(_), shared) => shared.is_ok(),
        (Ok(_), Err(_)) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(variant: &str, moves: &str, ply: usize) -> Option<String> {
        let rules = rules::Variant::from_id(variant)?.rules().code();
        Some(format!(
            "damka game 1\nrules {rules}\nstart \nmoves {moves}\nply {ply}\nend \nopponent friend\nhuman white\nbelow white\n"
        ))
    }

    #[test]
    fn a_tab_goes_on_with_its_own_game_unless_another_has_played_it_on() {
        let begun = game("american", "11-15", 1);
        let later = game("american", "11-15 22-18", 2);
        let other = game("american", "12-16 22-18", 2);
        let russian = game("russian", "c3-d4", 1);
        let broken = Some("damka game 1\nrules".to_owned());
        for (own, shared, taken) in [
            (&begun, &later, &later),
            (&later, &begun, &later),
            (&begun, &other, &begun),
            (&begun, &russian, &begun),
            (&begun, &broken, &begun),
            (&broken, &begun, &begun),
            (&broken, &broken, &broken),
            (&begun, &None, &begun),
            (&None, &russian, &russian),
            (&None, &None, &None),
        ] {
            assert_eq!(&resumed(own.clone(), shared.clone()), taken, "{own:?} and {shared:?}");
        }
    }
}
