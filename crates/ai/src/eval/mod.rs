//! What a position is worth without looking ahead: what stands where, and what that was worth in
//! games before.
//!
//! A first guess is read from the axes of the rules ([`guess`]). Where games were played to learn
//! from, [`Weights`] correct it. Each feature counts for White as its counterpart, on the board turned
//! by half a circle, counts for Black, so both sides are always judged alike.

mod feature;
mod guess;
mod nearest;
mod study;
mod weights;
mod window;
mod worth;

use std::sync::Arc;

use rules::{Goal, Position, Reach, Rules, Side, Word};

pub use nearest::nearest;
pub use study::{Sighting, Study, worths};
pub use weights::{Weights, WeightsError};

use crate::Score;
use feature::Features;
use worth::Worth;

/// What every feature is worth under some rules. Made once for many positions.
#[derive(Clone, Debug)]
pub(crate) struct Worths {
    rules: Rules,
    worths: Arc<[Worth]>,
}

impl Worths {
    /// The first guess, with corrections if there are any.
    pub(crate) fn new(rules: &Rules, weights: Option<&Weights>) -> Worths {
        let guess = guess::worths(rules);
        let worths = match weights.filter(|weights| weights.fits(rules.board)) {
            Some(weights) => guess.into_iter().zip(weights.corrections()).map(|(a, b)| a + b).collect(),
            None => guess.into(),
        };
        Worths { rules: *rules, worths }
    }

    /// Whether they were made for these rules.
    pub(crate) fn are_for(&self, rules: &Rules) -> bool {
        self.rules == *rules
    }
}

/// Judges positions of one game.
#[derive(Clone, Debug)]
pub(crate) struct Judge<W> {
    features: Features<W>,
    worths: Arc<[Worth]>,
    most_pieces: i32,
    reach: Reach,
    goal: Goal,
}

impl<W: Word> Judge<W> {
    /// A judge by these worths.
    pub(crate) fn new(Worths { rules, worths }: &Worths) -> Self {
        Judge {
            features: Features::new(rules),
            worths: Arc::clone(worths),
            most_pieces: 2 * i32::from(rules.board.men()),
            reach: rules.king.reach,
            goal: rules.goal,
        }
    }

    /// The score for the side to move.
    pub(crate) fn score(&self, position: &Position<W>) -> Score {
        let mut sum = Worth::NONE;
        self.features.each(position, |feature, times| sum = sum + self.worths[feature] * times);
        let left = position.pieces().count().cast_signed().min(self.most_pieces);
        let for_white = sum.at(left, self.most_pieces);
        let points = match position.turn() {
            Side::White => for_white,
            Side::Black => -for_white,
        };
        let points = self.less_where_drawn(position, points);
        Score::points(match self.goal {
            Goal::Usual => points,
            Goal::Losing => -points,
        })
    }

    /// A flying king holds out against three pieces nearly always.
    fn less_where_drawn(&self, position: &Position<W>, points: i32) -> i32 {
        let us = position.turn();
        let strong = if points > 0 { us } else { us.opposite() };
        if holds(self.reach, position, strong.opposite()) { points / 4 } else { points }
    }
}

fn holds<W: Word>(reach: Reach, position: &Position<W>, weak: Side) -> bool {
    reach == Reach::Flying
        && position.of(weak).meets(position.kings())
        && position.of(weak.opposite()).count() <= 3
}

/// Whether one side holds a draw, should the other be the stronger one.
fn may_be_held<W: Word>(reach: Reach, position: &Position<W>) -> bool {
    Side::ALL.into_iter().any(|weak| holds(reach, position, weak))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{many_rules, played, scattered};
    use rules::{Game, Piece, Setup, Square};

    /// The board turned by half a circle, with the colours exchanged.
    fn turned(game: &Game) -> Game {
        let grid = game.referee().grid();
        let turned = |square| grid.square(grid.len() + 1 - grid.number(square)).unwrap();
        let Setup { turn, pieces } = game.position().setup();
        let other = |(square, piece): (Square, Piece)| {
            (turned(square), Piece { side: piece.side.opposite(), ..piece })
        };
        let setup = Setup { turn: turn.opposite(), pieces: pieces.into_iter().map(other).collect() };
        Game::new(*game.rules(), &setup).unwrap()
    }

    #[test]
    fn both_sides_are_judged_alike() {
        for (seed, rules) in (0..).zip(many_rules()) {
            for game in [played(rules, 30, seed), scattered(rules, 7, seed)] {
                let judge = Judge::new(&Worths::new(&rules, None));
                assert_eq!(
                    judge.score(game.position()),
                    judge.score(turned(&game).position()),
                    "{}",
                    rules.code()
                );
            }
        }
    }

    #[test]
    fn the_start_is_even_and_both_words_agree() {
        for rules in many_rules().into_iter().filter(|rules| rules.board.bits() <= u64::BITS) {
            let narrow = Judge::<u64>::new(&Worths::new(&rules, None));
            let wide = Judge::new(&Worths::new(&rules, None));
            let start = *Game::traditional(rules).position();
            assert_eq!(wide.score(&start), Score::DRAW);
            let later = *played(rules, 25, 9).position();
            assert_eq!(narrow.score(&later.convert::<u64>()), wide.score(&later));
        }
    }

    #[test]
    fn a_piece_more_is_better_where_one_wins_by_taking_and_worse_where_one_wins_by_losing() {
        for (seed, rules) in (0..).zip(many_rules()) {
            let game = played(rules, 12, seed);
            let judge = Judge::new(&Worths::new(&rules, None));
            let mut setup = game.position().setup();
            let ours = setup.pieces.iter().position(|(_, piece)| piece.side == setup.turn);
            let Some(ours) = ours else { continue };
            setup.pieces.remove(ours);
            let Ok(less) = setup.seat(&rules) else { continue };
            let better = judge.score(game.position()) > judge.score(&less);
            assert_eq!(better, rules.goal == Goal::Usual, "{}", rules.code());
        }
    }
}
