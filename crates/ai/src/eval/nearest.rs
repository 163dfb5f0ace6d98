//! Which game's weights suit rules that nobody has learned by.

use rules::{Rules, Variant};

/// The named game whose weights suit these rules best: on the same board, with kings that go as far
/// and with the same goal. `None`: there is no such game, and the first guess must do.
#[must_use]
pub fn nearest(rules: &Rules) -> Option<Variant> {
    let alike = |other: &Rules| {
        (other.board, other.king.reach, other.goal) == (rules.board, rules.king.reach, rules.goal)
    };
    let games = Variant::ALL.iter().copied().filter(|game| alike(&game.rules()));
    games.min_by_key(|game| distance(&game.rules(), rules))
}

/// How differently men are worth something, a guess: most where they capture other ways or other prey,
/// less where other captures come first, least by the end of a capture.
fn distance(a: &Rules, b: &Rules) -> u32 {
    8 * u32::from(a.man.captures != b.man.captures)
        + 8 * u32::from(a.man.prey != b.man.prey)
        + 4 * u32::from(a.capture.priority != b.capture.priority)
        + 2 * u32::from(a.crown != b.crown)
        + u32::from(a.capture.lift != b.capture.lift)
        + u32::from(a.king.landing != b.king.landing)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Board, Crown, Duty, Goal, Priority};

    #[test]
    fn each_game_is_nearest_to_itself_with_any_duty_and_draws() {
        for &game in Variant::ALL {
            let rules = game.rules().with_duty(Duty::May).with_draw(game.tournament());
            assert_eq!(nearest(&rules), Some(game));
        }
    }

    #[test]
    fn rules_between_two_games_get_the_one_with_the_same_captures() {
        let mut rules = Variant::Brazilian.rules();
        rules.capture.priority = Priority::FREE;
        rules.crown = Crown::GoesOnAsKing;
        assert_eq!(nearest(&rules), Some(Variant::Russian));
    }

    #[test]
    fn what_is_unlike_every_game_has_none() {
        let russian = Variant::Russian.rules();
        assert_eq!(nearest(&Rules { board: Board::TWELVE, ..russian }), None);
        assert_eq!(nearest(&Rules { goal: Goal::Losing, ..russian }), None);
    }
}
