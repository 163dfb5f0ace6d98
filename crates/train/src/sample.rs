//! What is learned from: positions of games, with what came of them.

use ai::Sighting;

/// One position of a game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sample {
    /// What it is judged by.
    pub(crate) sighting: Sighting,
    /// What the search said, in points for White.
    pub(crate) points: f32,
    /// How the game ended: 1 White won, 0 White lost, ½ a draw.
    pub(crate) result: f32,
}

impl Sample {
    /// What the position is worth by these worths, in points for White.
    pub(crate) fn judge(&self, worths: &[(f32, f32)]) -> f32 {
        let (opening, ending) = self.phases();
        let worth = |&(feature, times): &(u32, i8)| {
            let (a, b) = worths[feature as usize];
            f32::from(times) * (a * opening + b * ending)
        };
        self.sighting.terms.iter().map(worth).sum()
    }

    /// How much the worths with all pieces on the board count here, and those with hardly any.
    pub(crate) fn phases(&self) -> (f32, f32) {
        (self.sighting.opening, 1.0 - self.sighting.opening)
    }
}
