//! What is kept between visits, and what happens when it cannot be read.

use crate::page::{Dice, Page, kept, started};
use app::{Action, Effect, Event, Opponent, Slot, Started};
use rules::{Draw, Duty, Side, Status, Variant};

fn saved(page: &Page, slot: Slot) -> Option<String> {
    page.effects.iter().find_map(|effect| match effect {
        Effect::Save(kept, text) if *kept == slot => Some(text.clone()),
        _ => None,
    })
}

fn reopened(game: String) -> Page {
    Page::new(Started { game: Some(game), ..started("en") })
}

fn friends(variant: Variant, duty: Duty) -> Page {
    let mut page = Page::new(started("en"));
    for action in [Action::Variant(variant), Action::Duty(duty), Action::Opponent(Opponent::Friend)] {
        page.act(action);
    }
    page
}

#[test]
fn a_game_comes_back_as_it_was_left_at_any_moment() {
    for variant in Variant::ALL {
        for duty in [Duty::Must, Duty::May] {
            let mut dice = Dice::new(3);
            let mut page = friends(*variant, duty);
            for _ in 0..40 {
                if page.model.game().status() != Status::Playing {
                    break;
                }
                let made = dice.pick(page.model.game().legal());
                let path = page.model.game().referee().path(page.model.game().position(), made).unwrap();
                for square in &path.squares {
                    page.send(Event::Press(*square));
                }
                let text = saved(&page, Slot::Game).expect("the game is kept after each move");
                page.settle();
                let again = reopened(text);
                assert_eq!(again.panel().rows, page.panel().rows);
                assert_eq!(again.model.game().position(), page.model.game().position());
                assert_eq!(again.panel().variant, page.panel().variant);
                assert_eq!(again.panel().opponent, page.panel().opponent);
            }
        }
    }
}

#[test]
fn a_reload_while_the_computer_thinks_asks_it_again() {
    let mut page = Page::new(started("en"));
    page.tap_named("11");
    page.tap_named("15");
    let again = reopened(saved(&page, Slot::Game).unwrap());
    assert_eq!(again.asked().expect("a question").1.moves, ["11-15"]);
}

#[test]
fn what_was_taken_back_and_how_the_board_lay_is_kept() {
    let mut page = friends(Variant::American, Duty::Must);
    page.play("11-15 22-18");
    page.act(Action::Undo);
    page.act(Action::Flip);
    let mut again = reopened(saved(&page, Slot::Game).unwrap());
    assert_eq!((again.model.game().ply(), again.model.game().len()), (1, 2));
    assert_eq!(again.panel().players[1].side, Side::White);
    again.act(Action::Redo);
    assert_eq!(again.model.game().ply(), 2);
}

#[test]
fn agreed_ends_are_kept() {
    for action in [Action::OfferDraw, Action::Resign] {
        let mut page = friends(Variant::Russian, Duty::Must);
        page.play("f6-g5");
        page.act(action);
        if action == Action::OfferDraw {
            page.act(Action::Accept);
        }
        let again = reopened(saved(&page, Slot::Game).unwrap());
        assert_eq!(again.line(), page.line());
        assert_ne!(again.model.game().status(), Status::Playing);
    }
}

#[test]
fn claimed_draws_are_kept() {
    let mut page = Page::at(Variant::Russian, "W:WKg1:BKh8,Kb8", "friend");
    page.play("g1-f2 b8-c7 f2-g1 c7-b8 g1-f2 b8-c7 f2-g1 c7-b8");
    page.act(Action::ClaimDraw);
    let again = reopened(saved(&page, Slot::Game).unwrap());
    assert_eq!(again.line(), "Draw: the same position for the third time.");
}

#[test]
fn draws_that_come_of_themselves_are_kept() {
    let mut page = Page::at(Variant::International, "W:WK47:BK1,K5", "friend");
    page.play("47-42 1-6 42-47 6-1 47-42 1-6 42-47");
    page.tap_named("6");
    page.tap_named("1");
    let again = reopened(saved(&page, Slot::Game).unwrap());
    assert_ne!(again.model.game().status(), Status::Playing);
    assert_eq!(again.line(), page.line());
    assert_eq!(again.panel().notice, None);
}

#[test]
fn choices_are_kept_for_the_next_visit() {
    let mut page = Page::new(started("en"));
    page.act(Action::Opponent(Opponent::Computer(ai::Level::Hard)));
    page.act(Action::Variant(Variant::Spanish));
    page.act(Action::Duty(Duty::May));
    let settings = saved(&page, Slot::Settings);
    assert!(settings.is_some());
    let again = Page::new(Started { settings, ..started("en") });
    assert_eq!(again.panel().variant, "Spanish draughts, no forced capture");
    assert_eq!(again.panel().opponent, "Computer, hard");
}

#[test]
fn a_new_guest_gets_the_game_of_the_language() {
    let variant = |language| Page::new(started(language)).panel().variant;
    assert_eq!(variant("pl"), "Russian draughts");
    assert_eq!(variant("ru"), "Russian draughts");
    assert_eq!(variant("uk"), "Russian draughts");
    assert_eq!(variant("de"), "Czech draughts");
    assert_eq!(variant("cs"), "Czech draughts");
    assert_eq!(variant("fr"), "International draughts");
    assert_eq!(variant("nl"), "International draughts");
    assert_eq!(variant("he"), "Russian draughts");
    assert_eq!(variant("tr"), "Spanish draughts");
    for language in ["en", "sv", "xx", ""] {
        assert_eq!(variant(language), "American checkers");
    }
}

#[test]
fn unreadable_texts_are_dropped_with_a_word_and_a_game_to_play() {
    let good = kept(&Variant::Russian.rules(), "W:Wc3:Bf6", "friend");
    let bad = [
        String::new(),
        "rubbish".into(),
        "damka game 2\n".into(),
        "damka game 1".into(),
        good.replace("ply 0", "ply 1"),
        good.replace("ply 0", "ply -1"),
        good.replace("moves ", "moves c3-d5"),
        good.replace("start W", "start X"),
        good.replace("end ", "end purple"),
        good.replace("end ", "end claimed"),
        good.replace("opponent friend", "opponent nobody"),
        good.replace("human white", "human green"),
        good.replace("human white\n", ""),
        good.replace("rules ", "rules x"),
    ];
    assert_eq!(reopened(good).panel().notice, None);
    for text in bad {
        let mut page = reopened(text.clone());
        let notice = page.panel().notice.expect(&text);
        assert_eq!(notice.text, "The saved game could not be read, so this is a new one.", "{text}");
        assert_eq!(page.panel().variant, "American checkers");
        page.play("11-15");
        assert_eq!(page.panel().notice, None);
    }
    let page = Page::new(Started { settings: Some("damka settings 9".into()), ..started("pl") });
    assert_eq!(page.panel().variant, "Russian draughts");
    assert!(page.panel().notice.is_some());
}

#[test]
fn a_game_by_rules_of_ones_own_is_taken_up() {
    let rules = Variant::Russian.rules();
    for rules in [rules.with_draw(Draw::REPETITION), rules.with_duty(Duty::May)] {
        let again = reopened(kept(&rules, "W:Wc3:Bf6", "friend"));
        assert_eq!((again.panel().notice, again.model.game().rules()), (None, &rules));
    }
}

#[test]
fn mutilated_texts_never_stop_the_page() {
    let mut page = friends(Variant::Russian, Duty::Must);
    page.play("f6-g5 c3-d4 b6-a5 d2-c3");
    page.act(Action::Flip);
    let text = saved(&page, Slot::Game).unwrap();
    let mut dice = Dice::new(11);
    let mut dropped = 0;
    for _ in 0..2000 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..=dice.roll(3) {
            let at = dice.roll(bytes.len());
            bytes[at] = dice.pick(b"0127 xabcWB:-\n,");
        }
        let page = reopened(String::from_utf8_lossy(&bytes).into_owned());
        dropped += usize::from(page.panel().notice.is_some());
        assert!(!page.picture().is_empty());
    }
    assert!((200..2000).contains(&dropped), "{dropped}");
}

#[test]
fn blocked_storage_is_told_once() {
    let mut page = Page::new(started("en"));
    page.send(Event::StorageFailed);
    let text = page.panel().notice.unwrap().text;
    assert_eq!(text, "Your browser does not let this page save: the game will be gone when you close it.");
    page.act(Action::Dismiss);
    page.send(Event::StorageFailed);
    assert_eq!(page.panel().notice, None);
}

#[test]
fn t076_that_nothing_is_kept_stays_said_when_another_game_is_chosen() {
    let mut page = Page::new(started("en"));
    page.send(Event::StorageFailed);
    page.act(Action::Variant(Variant::Russian));
    let notice = page.panel().notice.expect("it stays");
    assert!(notice.text.contains("does not let this page save"), "{}", notice.text);
}
