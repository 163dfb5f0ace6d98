//! A newer version is told quietly and taken up between games.

use crate::page::{Page, started};
use app::{Action, Effect, Event, Opponent, Slot, Started};
use rules::Variant;

fn two_people() -> Page {
    let mut page = Page::new(started("en"));
    page.act(Action::Variant(Variant::Russian));
    page.act(Action::Opponent(Opponent::Friend));
    page
}

fn renews(page: &Page) -> bool {
    page.effects.contains(&Effect::Renew)
}

#[test]
fn t100_a_newer_version_waits_while_a_game_runs() {
    let mut page = two_people();
    page.play("f6-g5");
    page.send(Event::NewVersion);
    assert!(!renews(&page));
    let notice = page.panel().notice.expect("it is told");
    assert!(notice.text.contains("new version"), "{}", notice.text);
    assert_eq!(notice.buttons[0].action, Action::Renew);
    for action in [Action::Flip, Action::Dismiss, Action::Copy] {
        page.act(action);
        assert!(!renews(&page), "{action:?}");
    }
}

#[test]
fn t100_it_takes_over_at_once_by_its_button() {
    let mut page = two_people();
    page.play("f6-g5");
    page.send(Event::NewVersion);
    page.act(Action::Renew);
    assert!(renews(&page));
}

#[test]
fn t100_it_takes_over_with_the_next_game_which_can_be_taken_back_then() {
    let mut page = two_people();
    page.play("f6-g5");
    page.send(Event::NewVersion);
    page.act(Action::NewGame);
    assert!(renews(&page));
    let kept = page.effects.iter().rev().find_map(|effect| match effect {
        Effect::Save(Slot::Game, text) => Some(text.clone()),
        _ => None,
    });
    let mut newer = Page::new(Started { game: kept, ..started("en") });
    newer.act(Action::Restore);
    assert_eq!(newer.model.game().len(), 1);
}

#[test]
fn t100_where_nothing_is_kept_it_waits_for_the_next_visit() {
    let mut page = two_people();
    page.send(Event::StorageFailed);
    page.send(Event::NewVersion);
    page.act(Action::NewGame);
    assert!(!renews(&page));
}
