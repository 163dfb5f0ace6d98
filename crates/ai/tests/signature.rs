//! One number proves that the engine is the same: it changes only by a commit that says so.

use ai::{Engine, Megabytes, bench};
use rules::Variant;

const SIGNATURE: u64 = 686_672;

#[test]
fn the_engine_is_the_same() {
    let mut engine = Engine::new(Megabytes(16));
    let nodes: Vec<_> =
        Variant::ALL.iter().map(|&variant| bench::nodes(variant, &mut engine).unwrap()).collect();
    assert_eq!(nodes.iter().sum::<u64>(), SIGNATURE, "{nodes:?}");
}

#[test]
fn every_game_has_its_positions() {
    for &variant in Variant::ALL {
        assert_eq!(bench::games(variant).unwrap().len(), 6, "{variant:?}");
    }
}
