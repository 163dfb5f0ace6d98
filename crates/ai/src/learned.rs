//! The weights that were learned, for native programs. The site ships the same files beside its
//! worker, which fetches one when a game needs it.
//!
//! `crates/train` makes the files, and its README tells from how many games.

use rules::Variant;

use crate::{Engine, Megabytes, Weights};

/// The files, by the game that they were learned by.
pub const FILES: &[(Variant, &[u8])] = &[
    (Variant::American, include_bytes!("../weights/american.weights")),
    (Variant::Russian, include_bytes!("../weights/russian.weights")),
    (Variant::Brazilian, include_bytes!("../weights/brazilian.weights")),
    (Variant::Spanish, include_bytes!("../weights/spanish.weights")),
    (Variant::Italian, include_bytes!("../weights/italian.weights")),
    (Variant::Czech, include_bytes!("../weights/czech.weights")),
    (Variant::Pool, include_bytes!("../weights/pool.weights")),
    (Variant::International, include_bytes!("../weights/international.weights")),
];

/// An engine that has learned all games, and whose table takes at most so much memory.
///
/// # Panics
/// Never, as long as the tests pass, which read the files.
#[must_use]
pub fn engine(memory: Megabytes) -> Engine {
    let mut engine = Engine::new(memory);
    for (_, file) in FILES {
        engine.learn(Weights::from_bytes(file).expect("the files that are built in are whole"));
    }
    engine
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_weights_that_were_learned_by_its_rules() {
        for &variant in Variant::ALL {
            let (_, file) = FILES.iter().find(|(of, _)| *of == variant).expect("a file for each game");
            let weights = Weights::from_bytes(file).unwrap();
            assert!(weights.are_of(&variant.rules()) && weights.generation() > 0, "{}", variant.id());
        }
    }
}
