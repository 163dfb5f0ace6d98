//! Positions that other programs got wrong, with all their legal moves.

mod cases;
mod data;
mod legal;

#[test]
fn every_tricky_position_has_exactly_its_moves() {
    let cases = cases::cases("tricky");
    assert!(cases.len() >= 54, "only {} positions were read", cases.len());
    cases.iter().for_each(legal::assert_moves);
}
