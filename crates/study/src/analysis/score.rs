//! What a position is worth, in words for people and as an expected result.

use ai::talk::Line;
use ai::{Score, Verdict};
use rules::{Game, Side, Status};
use text::Text;
use text::study::Key;

/// Ahead by so many points, a side can expect three quarters of the point.
const THREE_QUARTERS: f32 = 80.0;

/// What the engine saw in a position.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Seen {
    /// The side whose score it is.
    pub(crate) side: Side,
    pub(crate) score: Score,
    /// Whether the game ends so if both sides play best.
    pub(crate) certain: bool,
    /// The best moves from there.
    pub(crate) best: Vec<String>,
}

impl Seen {
    /// What a line says, whose first moves are forced.
    pub(crate) fn of(line: &Line, side: Side, forced: &[String]) -> Self {
        let turned = !forced.len().is_multiple_of(2);
        Self {
            side,
            score: if turned { -line.score } else { line.score },
            certain: line.certain,
            best: forced.iter().chain(&line.moves).cloned().collect(),
        }
    }

    /// What the side with the light pieces can expect: 1 for a win, 0 for a loss.
    pub(crate) fn white(&self) -> f32 {
        let own = match self.score.verdict() {
            Verdict::Win(_) => 1.0,
            Verdict::Loss(_) => 0.0,
            Verdict::Points(points) => expected(points),
        };
        of_white(self.side, own)
    }

    /// In words: "White +0.8", "Black wins in 14", "Draw".
    pub(crate) fn words(&self, text: &Text) -> String {
        let other = self.side.opposite();
        match self.score.verdict() {
            Verdict::Win(plies) => wins(self.side, plies, text),
            Verdict::Loss(plies) => wins(other, plies, text),
            Verdict::Points(_) if self.certain => text.tell(Key::ScoreDraw),
            Verdict::Points(points) if points.abs() < 5 => text.tell(Key::ScoreEven),
            Verdict::Points(points) => {
                let side = if points > 0 { self.side } else { other };
                text.tell(Key::ScoreAhead { side, points: &men(points) })
            }
        }
    }
}

fn wins(side: Side, plies: u16, text: &Text) -> String {
    text.tell(Key::ScoreWins { side, moves: plies.div_ceil(2).into() })
}

/// Points in men: "0.8".
fn men(points: i16) -> String {
    let tenths = (points.unsigned_abs() + 5) / 10;
    format!("{}.{}", tenths / 10, tenths % 10)
}

fn expected(points: i16) -> f32 {
    1.0 / (1.0 + (-f32::from(points) * 3.0_f32.ln() / THREE_QUARTERS).exp())
}

fn of_white(side: Side, own: f32) -> f32 {
    match side {
        Side::White => own,
        Side::Black => 1.0 - own,
    }
}

/// What a finished game gave the side with the light pieces.
pub(crate) fn result(game: &Game) -> Option<f32> {
    match game.status() {
        Status::Playing => None,
        Status::Won { by, .. } => Some(of_white(by, 1.0)),
        Status::Drawn(_) => Some(0.5),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use text::{Language, source};

    fn seen(side: Side, score: Score, certain: bool) -> Seen {
        Seen { side, score, certain, best: vec![] }
    }

    #[test]
    fn what_one_side_can_expect_the_other_cannot() {
        for points in [-500, -80, -1, 0, 30, 999] {
            let both =
                [Side::White, Side::Black].map(|side| seen(side, Score::points(points), false).white());
            assert!((both[0] + both[1] - 1.0).abs() < 1e-6, "{points}: {both:?}");
        }
        assert!((seen(Side::White, Score::points(80), false).white() - 0.75).abs() < 1e-6);
    }

    #[test]
    fn scores_are_said_for_people() {
        let text = source::text(Language::English);
        let cases = [
            (Side::Black, Score::points(78), false, "Black +0.8"),
            (Side::Black, Score::points(-123), false, "White +1.2"),
            (Side::White, Score::points(3), false, "Even"),
            (Side::White, Score::points(0), true, "Draw"),
            (Side::White, Score::win_in(27), true, "White wins in 14"),
            (Side::White, Score::loss_in(2), true, "Black wins in 1"),
        ];
        for (side, score, certain, words) in cases {
            assert_eq!(seen(side, score, certain).words(&text), words);
        }
    }
}
