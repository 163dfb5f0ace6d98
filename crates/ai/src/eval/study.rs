//! What a position is judged by, laid open for whoever learns weights.

use rules::{Position, Reach, Rules, SquareSet};

use super::feature::Features;
use super::{Weights, Worths};

/// Takes positions apart into what they are judged by.
#[derive(Clone, Debug)]
pub struct Study {
    features: Features<SquareSet>,
    most_pieces: f32,
    reach: Reach,
}

/// What a position is judged by.
#[derive(Clone, PartialEq, Debug)]
pub struct Sighting {
    /// Features, and how often White has each of them more than Black.
    pub terms: Vec<(u32, i8)>,
    /// How far the game has come: 1 with all pieces on the board, towards 0 with few.
    pub opening: f32,
}

impl Study {
    /// A study of positions under these rules.
    #[must_use]
    pub fn new(rules: &Rules) -> Study {
        let most_pieces = f32::from(2 * rules.board.men());
        Study { features: Features::new(rules), most_pieces, reach: rules.king.reach }
    }

    /// Takes a position apart. `None`: its score does not follow from what stands on the board alone.
    #[must_use]
    pub fn look(&self, position: &Position) -> Option<Sighting> {
        if super::may_be_held(self.reach, position) {
            return None;
        }
        let mut terms = Vec::with_capacity(40);
        self.features.each(position, |feature, times| {
            let term = u32::try_from(feature).ok().zip(i8::try_from(times).ok());
            terms.extend(term.filter(|(_, times)| *times != 0));
        });
        let left = u8::try_from(position.pieces().count_ones()).map_or(1.0, f32::from);
        Some(Sighting { terms, opening: (left / self.most_pieces).min(1.0) })
    }
}

/// The worth of every feature in points, with all pieces on the board and with hardly any.
#[must_use]
pub fn worths(rules: &Rules, weights: &Weights) -> Vec<(f32, f32)> {
    let points = |points: i32| i16::try_from(points).map_or(0.0, f32::from);
    let worths = Worths::new(rules, Some(weights)).worths;
    worths.iter().map(|worth| (points(worth.opening()), points(worth.ending()))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::Judge;
    use crate::testing::{many_rules, played};
    use rules::{Goal, Side};

    #[test]
    fn the_parts_add_up_to_the_score() {
        for (seed, rules) in (0..).zip(many_rules()).filter(|(_, rules)| rules.goal == Goal::Usual) {
            let game = played(rules, 40, seed);
            let weights = Weights::none(&rules);
            let Some(sighting) = Study::new(&rules).look(game.position()) else { continue };
            let worths = worths(&rules, &weights);
            let sum: f32 = sighting
                .terms
                .iter()
                .map(|&(feature, times)| {
                    let (opening, ending) = worths[feature as usize];
                    f32::from(times) * (opening * sighting.opening + ending * (1.0 - sighting.opening))
                })
                .sum();
            let score = Judge::new(&Worths::new(&rules, Some(&weights))).score(game.position());
            let for_white = match game.position().turn() {
                Side::White => score.value(),
                Side::Black => -score.value(),
            };
            assert!((sum - f32::from(for_white)).abs() <= 1.01, "{}: {sum} {for_white}", rules.code());
        }
    }
}
