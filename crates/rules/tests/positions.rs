//! One position for each rule of each variant, worked out by hand.

mod cases;
mod data;
mod legal;

#[test]
fn every_rule_shows_in_its_position() {
    let cases = cases::cases("positions");
    assert!(cases.len() >= 60, "only {} positions were read", cases.len());
    cases.iter().for_each(legal::assert_moves);
}
