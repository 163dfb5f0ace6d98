//! Pictures of the board, as text. Signs are explained in `src/scene/display.rs`.
//!
//! The pictures are files in `tests/pictures`. `DAMKA_REFRESH=1 cargo test -p app` writes them anew;
//! then a person looks at what changed.

use crate::page::{Page, started};
use app::{Action, Pointer};
use rules::Variant;
use std::path::Path;

fn check(name: &str, page: &Page) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures").join(name).with_extension("txt");
    let picture = page.picture();
    if std::env::var_os("DAMKA_REFRESH").is_some() {
        std::fs::write(&file, &picture).expect("the picture can be written");
    }
    let expected = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(picture == expected, "{name} is\n{picture}and not\n{expected}");
}

#[test]
fn the_start_lies_as_this_site_turns_it() {
    let page = Page::new(started("en"));
    check("start", &page);
}

#[test]
fn destinations_of_a_picked_man() {
    let mut page = Page::new(started("en"));
    page.tap_named("11");
    check("picked", &page);
}

#[test]
fn pieces_that_must_capture_and_the_last_move() {
    let mut page = Page::at(Variant::American, "W:W22,32:B15,11,1", "friend");
    page.play("22-18");
    check("must-capture", &page);
    page.tap_named("15");
    check("must-capture-picked", &page);
    page.tap_named("22");
    page.settle();
    check("after-a-capture", &page);
}

#[test]
fn a_slide_follows_the_path_hop_by_hop() {
    let mut page = Page::at(Variant::Russian, "W:Wh6:Bg7,c5,d2", "friend");
    page.tap_named("e1");
    page.frame(0.0);
    check("first-frame", &page);
    page.frame(300.0);
    check("second-hop", &page);
    page.settle();
    check("after-a-slide", &page);
}

#[test]
fn captured_pieces_wait_until_the_move_ends() {
    let mut page = Page::at(Variant::Russian, "W:Wc3:Bd4,d6", "friend");
    page.tap_named("c3");
    page.tap_named("e5");
    page.settle();
    check("waiting", &page);
}

#[test]
fn captured_pieces_are_lifted_at_once_where_the_rules_say_so() {
    let mut page = Page::at(Variant::American, "W:W31:B26,18", "friend");
    page.tap_named("31");
    page.tap_named("22");
    page.settle();
    check("lifted", &page);
}

#[test]
fn a_man_that_goes_on_as_a_king_is_crowned_on_its_way() {
    let mut page = Page::at(Variant::Russian, "W:Wf6:Be7,b6", "friend");
    page.tap_named("f6");
    page.tap_named("d8");
    page.settle();
    check("crowned", &page);
}

#[test]
fn a_man_that_goes_on_as_a_man_stays_one_on_its_way() {
    let mut page = Page::at(Variant::Brazilian, "W:Wf6:Be7,c7,a3", "friend");
    page.tap_named("f6");
    page.tap_named("d8");
    page.settle();
    check("not-crowned", &page);
}

#[test]
fn a_slide_begins_where_the_piece_was_seen_last() {
    let mut page = Page::at(Variant::American, "W:W31:B26,18", "friend");
    page.tap_named("31");
    page.tap_named("22");
    page.settle();
    page.tap_named("15");
    page.frame(0.0);
    check("second-slide", &page);
}

#[test]
fn the_board_can_be_flipped() {
    let mut page = Page::at(Variant::International, "W:W31,K50:B27,K17", "friend");
    page.act(Action::Flip);
    check("flipped", &page);
}

#[test]
fn refused_squares_and_their_reasons() {
    let mut page = Page::at(Variant::American, "W:W22,32:B18,1", "friend");
    page.tap_named("32");
    page.settle();
    check("refused", &page);
}

#[test]
fn a_carried_piece_is_under_the_pointer() {
    let mut page = Page::at(Variant::American, "W:W22:B1", "friend");
    let from = page.point(page.square("22"));
    page.pointer(Pointer::Down(from));
    page.pointer(Pointer::Move(app::Point::new(3.2, 4.9)));
    check("carried", &page);
}

#[test]
fn ways_that_must_be_chosen_between() {
    let mut page = Page::at(Variant::International, "W:WK4:B13,32,37,20", "friend");
    page.tap_named("4");
    page.tap_named("15");
    check("choose", &page);
}

#[test]
fn while_the_computer_thinks_only_its_duty_is_marked() {
    let mut page = Page::at(Variant::American, "W:W22,32:B15,11,1", "easy");
    page.play("22-18");
    check("thinking", &page);
}
