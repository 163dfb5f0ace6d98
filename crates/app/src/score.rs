//! The running score of two people at one screen, in half points: two for a win, one for a draw.

use crate::action::Opponent;
use crate::table::Table;
use rules::{Side, Status};

/// Half points of both sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Score {
    pub(crate) white: u32,
    pub(crate) black: u32,
}

impl Score {
    pub(crate) fn of(self, side: Side) -> u32 {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }

    /// The same after the players changed colours.
    pub(crate) fn swapped(self) -> Self {
        Self { white: self.black, black: self.white }
    }

    /// The same with the result of one more game.
    fn after(self, status: Status) -> Self {
        let (white, black) = match status {
            Status::Playing => (0, 0),
            Status::Won { by: Side::White, .. } => (2, 0),
            Status::Won { by: Side::Black, .. } => (0, 2),
            Status::Drawn(_) => (1, 1),
        };
        Self { white: self.white.saturating_add(white), black: self.black.saturating_add(black) }
    }
}

impl Table {
    /// The score with this game, if it is over.
    pub(crate) fn score_now(&self) -> Score {
        self.score.after(self.result())
    }

    /// How the game ended, wherever one looks; that it goes on, if it does.
    pub(crate) fn result(&self) -> Status {
        if self.is_latest() {
            return self.game.status();
        }
        let mut game = self.game.clone();
        game.go_to(game.len());
        game.status()
    }

    /// The score to begin the next game with; strangers and computers begin anew.
    pub(crate) fn next_score(&self, opponent: Opponent) -> Score {
        let same = self.choice.opponent == Opponent::Friend && opponent == Opponent::Friend;
        if same { self.score_now() } else { Score::default() }
    }
}

/// Half points as people write them: `1½`.
pub(crate) fn points(half: u32) -> String {
    match (half / 2, half % 2) {
        (0, 1) => "½".into(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_points_are_written_as_people_do() {
        let written = [0, 1, 2, 3, 8].map(points);
        assert_eq!(written, ["0", "½", "1", "1½", "4"]);
    }
}
