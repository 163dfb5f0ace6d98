//! Who won and why.

use rules::{DrawReason, Ending, Goal, Limit, Side, Status, Win};

use crate::{Key, Text, Who};

/// Who reads the words: it decides who is called "you".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// One player, with this side, against the computer.
    Player(Side),
    /// Two people at one screen.
    Friends,
}

impl Viewer {
    /// What a side is called for this reader.
    #[must_use]
    pub fn who(self, side: Side) -> Who {
        match (self, side) {
            (Viewer::Player(own), _) if own == side => Who::You,
            (_, Side::White) => Who::White,
            (_, Side::Black) => Who::Black,
        }
    }
}

/// The result line, or nothing while the game goes on.
///
/// ```
/// use rules::{Goal, Side, Status, Win};
/// use text::{Language, source, words::{self, Viewer}};
///
/// let status = Status::Won { by: Side::Black, how: Win::NoMoves };
/// let line = words::result(&source::text(Language::English), status, Goal::Usual, Viewer::Player(Side::Black));
/// assert_eq!(line.as_deref(), Some("White cannot move: you win."));
/// ```
#[must_use]
pub fn result(text: &Text, status: Status, goal: Goal, viewer: Viewer) -> Option<String> {
    match status {
        Status::Playing => None,
        Status::Won { by, how } => Some(won(text, by, how, goal, viewer)),
        Status::Drawn(reason) => Some(text.say(drawn(reason))),
    }
}

fn won(text: &Text, by: Side, how: Win, goal: Goal, viewer: Viewer) -> String {
    let stuck = match goal {
        Goal::Usual => by.opposite(),
        Goal::Losing => by,
    };
    let reason = match how {
        Win::NoPieces => Key::ReasonNoPieces { who: viewer.who(stuck) },
        Win::NoMoves => Key::ReasonNoMoves { who: viewer.who(stuck) },
        Win::Resigned => Key::ReasonResigned { who: viewer.who(by.opposite()) },
        Win::OutOfTime => Key::ReasonOutOfTime { who: viewer.who(by.opposite()) },
    };
    let outcome = Key::OutcomeWins { who: viewer.who(by) };
    text.say(Key::Result { reason: &text.say(reason), outcome: &text.say(outcome) })
}

fn drawn(reason: DrawReason) -> Key<'static> {
    match reason {
        DrawReason::Agreed => Key::DrawAgreed,
        DrawReason::Repetition => Key::DrawRepetition,
        DrawReason::Limit(Limit { moves, resets, ending: Ending::Any }) => {
            Key::DrawQuiet { moves: moves.into(), resets }
        }
        DrawReason::Limit(Limit {
            moves,
            ending: Ending::LoneKing { .. } | Ending::KingsOnBothSides { .. },
            ..
        }) => Key::DrawEnding { moves: moves.into() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, source};

    fn english(by: Side, how: Win, goal: Goal, viewer: Viewer) -> String {
        result(&source::text(Language::English), Status::Won { by, how }, goal, viewer)
            .expect("the game is over")
    }

    #[test]
    fn friends_are_called_by_their_colours() {
        let line = english(Side::White, Win::NoPieces, Goal::Usual, Viewer::Friends);
        assert_eq!(line, "Black has no pieces left: White wins.");
    }

    #[test]
    fn the_player_is_called_you() {
        let player = Viewer::Player(Side::Black);
        assert_eq!(english(Side::White, Win::NoMoves, Goal::Usual, player), "You cannot move: White wins.");
        assert_eq!(
            english(Side::White, Win::Resigned, Goal::Usual, player),
            "You have resigned: White wins."
        );
    }

    #[test]
    fn in_losing_games_the_winner_is_the_one_without_pieces() {
        let player = Viewer::Player(Side::Black);
        assert_eq!(
            english(Side::Black, Win::NoPieces, Goal::Losing, player),
            "You have no pieces left: you win."
        );
        assert_eq!(english(Side::Black, Win::Resigned, Goal::Losing, player), "White has resigned: you win.");
    }

    #[test]
    fn a_running_game_has_no_result() {
        let text = source::text(Language::German);
        assert_eq!(result(&text, Status::Playing, Goal::Usual, Viewer::Friends), None);
    }

    #[test]
    fn the_site_limit_is_told_with_its_number() {
        let limit = rules::Draw::SITE.limits.iter().next().expect("one limit");
        let line = source::text(Language::German).say(drawn(DrawReason::Limit(limit)));
        assert_eq!(line, "Remis: 40 Züge jeder Seite ohne Schlagen und ohne neue Dame.");
    }
}
