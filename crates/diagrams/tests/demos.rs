//! A picture that is alive shows its move to the end, and answers whatever the reader does.

use diagrams::{Answer, Demo, Example, Look, Mark};
use rules::notation::{Names, fen};
use rules::{Rules, Square, Variant};
use text::{Language, source};

/// Every example of every game, as its picture tells it.
fn demos() -> Vec<(Example, Demo)> {
    let all = Variant::ALL.iter().flat_map(|game| Example::all(&game.rules()).expect("they are right"));
    all.filter_map(|example| Some((demo(&example)?, example)))
        .map(|(demo, example)| (example, demo))
        .collect()
}

fn demo(example: &Example) -> Option<Demo> {
    let names = example.game.names();
    let way: Vec<_> = example.allowed.as_ref()?.1.squares.iter().map(|&square| names.name(square)).collect();
    let position = fen::write(&example.game.position().setup(), names);
    Some(Demo::read(example.game.rules(), &position, &way.join(" ")).expect("a picture"))
}

fn square(rules: &Rules, name: &str) -> Square {
    Names::letters(rules).square(name).expect("a square")
}

fn of(rules: &Rules, position: &str, way: &str) -> Demo {
    Demo::read(rules, position, way).expect("a picture")
}

#[test]
fn steps_lead_to_the_position_after_the_move_and_back_to_the_start() {
    for (example, mut demo) in demos() {
        let before = demo.scene();
        while !demo.is_over() {
            assert!(demo.step());
        }
        let (made, _) = example.allowed.expect("it shows a move");
        let after = example.game.referee().play(example.game.position(), made);
        let mut shown: Vec<_> =
            demo.scene().pieces.into_iter().map(|(square, piece, _)| (square, piece)).collect();
        shown.sort_by_key(|(square, _)| *square);
        assert_eq!(shown, after.setup().pieces);
        assert!(!demo.step());
        assert_eq!(demo.scene(), before);
    }
}

#[test]
fn the_move_that_is_shown_is_right_when_the_reader_makes_it() {
    let text = source::text(Language::English);
    for (example, mut demo) in demos() {
        demo.begin();
        let (_, path) = example.allowed.expect("it shows a move");
        path.squares.iter().for_each(|&square| demo.press(square));
        assert_eq!(demo.answer(&text), Answer::Right, "{}", example.article);
    }
}

#[test]
fn what_is_forbidden_is_answered_with_its_reason() {
    let text = source::text(Language::English);
    for (example, mut demo) in demos() {
        let Some(forbidden) = example.forbidden else { continue };
        demo.begin();
        let (last, before) = forbidden.way.split_last().expect("a way");
        before.iter().for_each(|&square| demo.press(square));
        // A piece that may not move at all is refused before it is told where to.
        let refused = matches!(demo.answer(&text), Answer::Refused(_));
        if !refused {
            demo.press(*last);
        }
        let stops = matches!(forbidden.refusal, rules::Refusal::MustGoOn { .. });
        assert!(stops || matches!(demo.answer(&text), Answer::Refused(_)), "{}", example.article);
    }
}

#[test]
fn a_captured_piece_waits_where_the_rules_let_it() {
    let waits = |variant: Variant, position: &str, way: &str| {
        let mut demo = of(&variant.rules(), position, way);
        demo.step();
        demo.scene().pieces.iter().filter(|(_, _, look)| *look == Look::Waiting).count()
    };
    assert_eq!(waits(Variant::Russian, "W:Wb2:Bc3,e5", "b2 d4 f6"), 1);
    assert_eq!(waits(Variant::American, "W:W25:B22,15", "25 18 11"), 0);
}

#[test]
fn a_refusal_points_at_what_must_be_done() {
    let rules = Variant::Russian.rules();
    let mut demo = of(&rules, "W:Wc3,g3:Bd4", "c3 e5");
    demo.press(square(&rules, "g3"));
    let marks = demo.scene().marks;
    assert!(marks.contains(&(square(&rules, "c3"), Mark::Reason)), "{marks:?}");
    assert!(marks.contains(&(square(&rules, "g3"), Mark::Refused)), "{marks:?}");
}

#[test]
fn cells_say_what_stands_there_and_what_may_be_done() {
    let rules = Variant::Russian.rules();
    let mut demo = of(&rules, "W:Wc3:Bd4", "c3 e5");
    let text = source::text(Language::English);
    let label = |demo: &Demo, name: &str| {
        let cells = demo.cells(&text);
        cells.into_iter().find(|cell| cell.square == square(&rules, name)).expect("a cell").label
    };
    demo.begin();
    assert_eq!(label(&demo, "c3"), "c3, white man, can move");
    demo.press(square(&rules, "c3"));
    assert_eq!(label(&demo, "e5"), "e5, empty, you can go here");
    demo.press(square(&rules, "e5"));
    assert_eq!(label(&demo, "e5"), "e5, white man");
    assert_eq!(label(&demo, "d4"), "d4, empty");
}

#[test]
fn nonsense_in_the_page_is_given_back() {
    let rules = Variant::Russian.rules();
    for (position, way) in [("", "c3 e5"), ("W:Wc3:Bd4", "c3 d2"), ("W:Wc3:Bd4", "c3")] {
        assert!(Demo::read(&rules, position, way).is_err(), "{position} {way}");
    }
}
