//! Games by rules that players composed.

use crate::page::{Page, english, kept, started};
use app::{Action, Effect, Item, Opponent, Slot, Started, menu, own};
use rules::{Board, Draw, Duty, Game, Goal, Repetition, Rules, Side, Status, Turned, Variant};

/// A losing game on 10x10 where Black begins, on a mirrored board, with draws of its own.
fn rules() -> Rules {
    let mut rules = Variant::International.rules();
    rules.goal = Goal::Losing;
    rules.first = Side::Black;
    rules.draw = Draw { repetition: Repetition::Claim, ..Draw::REPETITION };
    rules.naming.turned = Turned::Mirrored;
    rules.naming.game_type = 0;
    rules
}

fn begun(rules: &Rules, name: Option<&str>, opponent: Opponent) -> Page {
    let mut page = Page::new(started("en"));
    page.effects = own::play(&mut page.model, rules, name, opponent);
    page
}

fn saved(page: &Page, slot: Slot) -> Option<String> {
    page.effects.iter().rev().find_map(|effect| match effect {
        Effect::Save(kept, text) if *kept == slot => Some(text.clone()),
        _ => None,
    })
}

fn reopened(page: &Page) -> Page {
    let (settings, game) = (saved(page, Slot::Settings), saved(page, Slot::Game));
    assert!(settings.is_some() && game.is_some());
    Page::new(Started { settings, game, ..started("en") })
}

fn has_switch(page: &Page, id: &str) -> bool {
    let menu = menu(&page.model, &english());
    let mut items = menu.sections.iter().flat_map(|section| &section.items);
    items.any(|item| matches!(item, Item::Switch(choice) if choice.action.id().starts_with(id)))
}

#[test]
fn they_are_played_as_they_say_and_not_by_the_custom_of_the_site() {
    let page = begun(&rules(), None, Opponent::Friend);
    assert_eq!(page.model.game().rules(), &rules());
    assert_eq!(page.model.game().start(), Game::from_start(rules(), Side::Black).start());
    assert_eq!(page.panel().players[1].side, Side::Black);
    for id in ["custom", "lie", "opening", "draws"] {
        assert!(!has_switch(&page, id), "{id}");
    }
}

#[test]
fn their_name_is_shown_kept_and_played_by_again() {
    let page = begun(&rules(), Some(" Losing  at home "), Opponent::Friend);
    assert_eq!(page.panel().variant, "Losing at home");
    let mut again = reopened(&page);
    again.act(Action::NewGame);
    assert_eq!(again.panel().variant, "Losing at home");
    assert_eq!(again.model.game().rules(), &rules());
    again.act(Action::Variant(Variant::Czech));
    assert_eq!(again.panel().variant, "Czech draughts");
}

#[test]
fn without_a_game_the_settings_tell_them() {
    let page = begun(&rules(), Some("Ours"), Opponent::Friend);
    let again = Page::new(Started { settings: saved(&page, Slot::Settings), ..started("en") });
    assert_eq!((again.model.game().rules(), again.panel().variant), (&rules(), "Ours".to_owned()));
}

#[test]
fn captures_may_be_left_out_on_any_board() {
    for board in [Board::EIGHT, Board::TEN, Board::TWELVE] {
        let free = Rules { board, ..rules() }.with_duty(Duty::May);
        let mut page = reopened(&begun(&free, None, Opponent::Friend));
        page.act(Action::NewGame);
        assert_eq!(page.model.game().rules(), &free);
        assert_eq!(page.panel().variant, "Own rules, no forced capture");
    }
}

#[test]
fn each_rules_have_results_of_their_own() {
    let computer = Opponent::Computer(ai::Level::Easy);
    let mut page = begun(&rules(), Some("Ours"), computer);
    let first = page.model.game().legal()[0];
    let path = page.model.game().referee().path(page.model.game().position(), first).unwrap();
    for square in &path.squares {
        page.send(app::Event::Press(*square));
    }
    page.act(Action::Resign);
    assert_ne!(page.model.game().status(), Status::Playing);
    let results = |page: &Page| {
        let sections = menu(&page.model, &english()).sections;
        sections.into_iter().flat_map(|section| section.items).find_map(|item| match item {
            Item::Results(results) => Some((results.title, results.rows[0].1.clone())),
            _ => None,
        })
    };
    let lost = Some(("Ours".to_owned(), ["0", "0", "1"].map(str::to_owned)));
    assert_eq!(results(&page), lost);
    page.act(Action::NewGame);
    let statistics = saved(&page, Slot::Statistics);
    assert_eq!(results(&page), lost);
    page.act(Action::Variant(Variant::Russian));
    assert_eq!(results(&page), None);
    let mut again = Page::new(Started { statistics, ..started("en") });
    own::play(&mut again.model, &rules(), Some("Ours"), computer);
    assert_eq!(results(&again), lost);
}

#[test]
fn what_makes_no_sense_starts_nothing() {
    let senseless = Rules { board: Board { width: 9, ..Board::EIGHT }, ..rules() };
    let mut page = Page::new(started("en"));
    let before = page.panel();
    assert_eq!(own::play(&mut page.model, &senseless, None, Opponent::Friend), []);
    assert_eq!(page.panel().rows, before.rows);
    let game = Some(kept(&senseless, "W:Wc3:Bf6", "friend"));
    assert!(Page::new(Started { game, ..started("en") }).panel().notice.is_some());
}
