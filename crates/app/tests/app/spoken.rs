//! What is written under the board, and what a screen reader hears.

use crate::page::{Page, done, english, started};
use app::{Action, Cell, Event, Item, Key, LineKind, Opponent, State, grid, menu};
use rules::{Refusal, Variant};
use text::{Language, words};

#[test]
fn lines_of_a_game_against_the_computer() {
    let mut page = Page::new(started("en"));
    assert_eq!(page.line(), "Your turn");
    page.tap_named("11");
    assert_eq!(page.line(), "Where to? Choose a marked square.");
    page.tap_named("15");
    let (ticket, _) = page.asked().unwrap();
    let pause = page.alarms()[0].0;
    assert_eq!(page.line(), "The computer is thinking …");
    assert_eq!(page.panel().live.polite, "You: 11 to 15. The computer is thinking …");
    page.settle();
    page.send(Event::Woke(pause));
    page.send(done(ticket, "23-19"));
    assert_eq!(page.panel().live.polite, "White: 23 to 19. Your turn");
}

#[test]
fn every_announcement_counts_so_that_equal_ones_are_said_again() {
    let mut page = Page::at(Variant::American, "W:W22:B1", "friend");
    let first = page.panel().live;
    page.tap_named("10");
    let second = page.panel().live;
    page.tap_named("10");
    let third = page.panel().live;
    assert!(first.count < second.count && second.count < third.count);
    assert_eq!(second.polite, third.polite);
    page.send(Event::Focus(page.square("22")));
    assert_eq!(page.panel().live, third);
}

#[test]
fn results_are_assertive() {
    let mut page = Page::at(Variant::American, "W:W22:B18", "friend");
    page.play("22x15");
    let live = page.panel().live;
    assert_eq!(live.polite, "White: 22 takes 1, to 15.");
    assert_eq!(live.assertive, "Black has no pieces left: White wins.");
}

#[test]
fn forced_captures_are_told_with_the_number_where_the_most_counts() {
    let page = Page::at(Variant::International, "W:W31:B27,17", "friend");
    assert_eq!(page.line(), "White must capture: take 2 pieces.");
    let page = Page::at(Variant::American, "W:W22,32:B18,1", "friend");
    assert_eq!(page.line(), "White must capture: one piece can.");
}

#[test]
fn a_refusal_says_why_and_points_there() {
    let mut page = Page::at(Variant::American, "W:W22,32:B18", "friend");
    page.tap_named("32");
    let panel = page.panel();
    assert_eq!(panel.line.kind, LineKind::Refusal);
    assert_eq!(panel.line.text, "You must capture: the marked piece can.");
    assert_eq!(panel.live.polite, panel.line.text);
    assert!(page.cell("22").states.contains(&State::Reason));
    page.tap_named("22");
    assert!(!page.cell("22").states.contains(&State::Reason));
}

#[test]
fn squares_are_named_with_their_state() {
    let mut page = Page::at(Variant::Russian, "W:Wc3,h2:Bd4,d6,b8", "friend");
    assert_eq!(page.cell("c3").label, "c3, white man, must capture");
    assert_eq!(page.cell("h2").label, "h2, white man");
    assert_eq!(page.cell("d4").label, "d4, black man");
    assert_eq!(page.cell("e5").label, "e5, empty");
    page.tap_named("c3");
    assert_eq!(page.cell("c3").label, "c3, white man, picked");
    assert_eq!(page.cell("e5").label, "e5, empty, you can go here and capture");
    assert!(page.cell("e5").states.contains(&State::Destination));
    assert!(!page.cell("e5").states.contains(&State::End));
    assert!(page.cell("c7").states.contains(&State::End));
    page.tap_named("e5");
    page.settle();
    assert_eq!(page.line(), "The capture goes on: choose the next square.");
    assert_eq!(page.cell("d4").label, "d4, black man, captured, leaves after the move");
    assert_eq!(page.cell("e5").label, "e5, white man, picked");
    assert_eq!(page.cell("c3").label, "c3, empty");
    page.tap_named("c7");
    page.settle();
    assert_eq!(page.cell("d4").label, "d4, empty");
    assert_eq!(page.cell("c3").label, "c3, empty, the last move began here");
}

#[test]
fn a_man_that_is_crowned_on_its_way_is_called_a_king_at_once() {
    for (variant, states) in
        [(Variant::Russian, [State::White, State::King]), (Variant::Brazilian, [State::White, State::Man])]
    {
        let mut page = Page::at(variant, "W:Wf6:Be7,c7,a3", "friend");
        page.tap_named("f6");
        page.tap_named("d8");
        assert_eq!(page.cell("d8").states[..2], states, "{}", page.cell("d8").label);
    }
}

#[test]
fn the_grid_has_the_shape_of_the_board_and_one_tab_stop() {
    for variant in Variant::ALL {
        let mut page = Page::new(started("en"));
        page.act(Action::Variant(*variant));
        let rows = grid(&page.model, &english()).rows;
        let board = page.model.game().rules().board;
        assert_eq!(rows.len(), usize::from(board.height));
        assert!(rows.iter().all(|row| row.len() == usize::from(board.width)));
        let played = rows.iter().flatten().filter(|cell| **cell != Cell::Blank).count();
        assert_eq!(played, usize::from(board.squares()));
        page.cursor();
    }
}

#[test]
fn keys_walk_the_board_as_it_is_seen() {
    let mut page = Page::at(Variant::American, "W:W22:B1", "friend");
    let mut walk = |keys: &[Key]| {
        keys.iter().for_each(|key| {
            page.send(Event::Key(*key));
        });
        page.model.game().names().name(page.cursor())
    };
    assert_eq!(walk(&[Key::First]), "1");
    assert_eq!(walk(&[Key::Right]), "2");
    assert_eq!(walk(&[Key::Down]), "6");
    assert_eq!(walk(&[Key::End]), "8");
    assert_eq!(walk(&[Key::Right]), "8");
    assert_eq!(walk(&[Key::Home, Key::Left]), "5");
    assert_eq!(walk(&[Key::Up, Key::Up]), "1");
    assert_eq!(walk(&[Key::Last]), "32");
    assert_eq!(walk(&[Key::Down]), "32");
    assert_eq!(walk(&[Key::Up, Key::Up]), "24");
    assert_eq!(walk(&[Key::Last]), "32");
    page.act(Action::Flip);
    page.send(Event::Key(Key::First));
    assert_eq!(page.model.game().names().name(page.cursor()), "32");
}

#[test]
fn the_menu_reaches_every_variant_and_opponent() {
    let mut page = Page::new(started("en"));
    page.act(Action::Variant(Variant::Czech));
    let menu = menu(&page.model, &english());
    let section = |id| menu.sections.iter().find(|section| section.id == id).unwrap();
    let chosen: Vec<_> = section("rules").items.iter().filter_map(chosen).collect();
    assert_eq!(chosen, ["Czech"]);
    assert_eq!(section("rules").items.len(), Variant::ALL.len() + 2);
    let chosen: Vec<_> = section("opponent").items.iter().filter_map(self::chosen).collect();
    assert_eq!(chosen, ["Computer, easy"]);
    assert_eq!(section("opponent").items.len(), 4);
}

fn chosen(item: &Item) -> Option<&str> {
    match item {
        Item::Choice(choice) if choice.on => Some(&choice.label),
        _ => None,
    }
}

#[test]
fn the_switch_of_forced_capture_turns_round() {
    let mut page = Page::new(started("en"));
    for on in [true, false, true] {
        let menu = menu(&page.model, &english());
        let rules = menu.sections.iter().filter(|section| section.id == "rules");
        let switch = rules.flat_map(|section| &section.items).find_map(|item| match item {
            Item::Switch(choice) => Some(choice.clone()),
            _ => None,
        });
        let switch = switch.expect("a switch");
        assert_eq!((switch.on, switch.enabled), (on, true));
        page.act(switch.action);
    }
}

#[test]
fn pieces_and_captures_are_counted() {
    let mut page = Page::at(Variant::American, "W:W22,32:B18,1,2", "friend");
    page.play("22x15");
    let [top, bottom] = page.panel().players;
    assert_eq!((top.name.as_str(), bottom.name.as_str()), ("Black", "White"));
    assert_eq!((top.left.as_str(), bottom.left.as_str()), ("Black: 2 pieces", "White: 2 pieces"));
    assert_eq!((top.captured, bottom.captured), (0, 1));
    assert!(top.to_move && !bottom.to_move);
}

#[test]
fn actions_have_names_of_their_own() {
    let page = Page::new(started("en"));
    let panel = page.panel();
    let menu = menu(&page.model, &english());
    let items = menu.sections.iter().flat_map(|section| &section.items);
    let mut ids: Vec<_> = items
        .flat_map(|item| match item {
            Item::Choice(choice) | Item::Switch(choice) => vec![choice.action.id()],
            Item::Button(button) => vec![button.action.id()],
            Item::Group(group) => group.choices.iter().map(|choice| choice.action.id()).collect(),
            Item::Rule(_) | Item::Results(_) => unreachable!("the menu of a new guest has neither"),
        })
        .collect();
    ids.sort();
    let before = ids.len();
    ids.dedup();
    assert_eq!(ids.len(), before);
    let controls: Vec<_> = panel.controls.iter().map(|button| button.action.id()).collect();
    assert_eq!(controls, ["undo", "redo", "hint", "flip"]);
    assert_eq!(Action::Opponent(Opponent::Friend).id(), "friend");
}

#[test]
fn every_language_says_every_refusal() {
    let square = rules::Square::from_bit(3);
    let refusals = [
        Refusal::NoPiece,
        Refusal::NotYourPiece,
        Refusal::MustCapture { pieces: 3 },
        Refusal::CannotTakeKing { king: square },
        Refusal::Blocked { by: 1 },
    ];
    for language in Language::ALL {
        let text = text::source::text(language);
        for refusal in refusals {
            assert!(!text.say(words::refusal(&refusal, rules::Side::White)).is_empty());
        }
    }
}
