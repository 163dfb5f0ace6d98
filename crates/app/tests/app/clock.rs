//! The clock: time comes by events only, and nobody loses any that was not theirs.

use crate::page::{Page, started};
use app::{Action, Effect, Event, Millis, Opponent, Pace, Slot, Started, Wish};
use rules::{Side, Status, Win};

const FIVE: Pace = Pace { minutes: 5, increment: 0 };
const FISCHER: Pace = Pace { minutes: 3, increment: 2 };

fn with(pace: Pace) -> Page {
    let mut page = Page::new(started("en"));
    for action in [Action::Opponent(Opponent::Friend), Action::Wish(Wish::Pace(pace))] {
        page.act(action);
    }
    page
}

fn at(page: &mut Page, seconds: f64) {
    page.send(Event::Time(Millis(seconds * 1000.0)));
}

/// A move at this time.
fn play(page: &mut Page, seconds: f64, mv: &str) {
    at(page, seconds);
    page.play(mv);
}

/// What White and Black have left.
fn left(page: &Page) -> [String; 2] {
    let players = page.panel().players;
    [Side::White, Side::Black].map(|side| {
        let player = players.iter().find(|player| player.side == side).expect("a player");
        player.time.clone().expect("a clock").text
    })
}

fn saved(page: &Page) -> Option<String> {
    page.effects.iter().rev().find_map(|effect| match effect {
        Effect::Save(Slot::Game, text) => Some(text.clone()),
        _ => None,
    })
}

#[test]
fn t111_without_a_clock_no_time_is_asked_for_and_none_is_shown() {
    let mut page = with(Pace::FREE);
    page.play("11-15");
    assert!(!app::wants_time(&page.model));
    assert!(page.panel().players.iter().all(|player| player.time.is_none()));
    assert_eq!(page.alarms(), []);
}

#[test]
fn t111_time_runs_from_the_first_move_on_for_the_side_to_move() {
    let mut page = with(FIVE);
    assert!(app::wants_time(&page.model));
    at(&mut page, 1000.0);
    at(&mut page, 1060.0);
    assert_eq!(left(&page), ["5:00", "5:00"], "nobody has moved yet");
    play(&mut page, 1060.0, "11-15");
    at(&mut page, 1070.0);
    assert_eq!(left(&page), ["4:50", "5:00"]);
    play(&mut page, 1075.5, "22-18");
    at(&mut page, 1076.0);
    assert_eq!(left(&page), ["4:45", "5:00"]);
    at(&mut page, 1077.0);
    assert_eq!(left(&page), ["4:45", "4:59"]);
}

#[test]
fn an_increment_is_added_after_each_move() {
    let mut page = with(FISCHER);
    play(&mut page, 0.0, "11-15");
    assert_eq!(left(&page), ["3:00", "3:00"], "the first move took no time");
    play(&mut page, 10.0, "22-18");
    assert_eq!(left(&page), ["2:52", "3:00"]);
}

#[test]
fn who_runs_out_of_time_loses_and_undo_goes_on_without_a_clock() {
    let mut page = with(FIVE);
    play(&mut page, 0.0, "11-15");
    for k in 1..=5 {
        at(&mut page, f64::from(k) * 59.9);
    }
    assert_eq!(page.model.game().status(), Status::Playing);
    at(&mut page, 300.0);
    assert_eq!(page.model.game().status(), Status::Won { by: Side::Black, how: Win::OutOfTime });
    assert_eq!(page.line(), "White has run out of time: Black wins.");
    assert_eq!(left(&page)[0], "0:00");
    let again = Page::new(Started { game: saved(&page), ..started("en") });
    assert_eq!(again.line(), page.line());
    page.act(Action::Undo);
    assert_eq!(page.model.game().status(), Status::Playing);
    assert!(!app::wants_time(&page.model));
    page.play("22-18");
}

#[test]
fn a_running_clock_ticks_once_a_second_and_a_standing_one_not_at_all() {
    let mut page = with(FIVE);
    at(&mut page, 0.0);
    page.tap_named("11");
    page.tap_named("15");
    let alarms = page.alarms();
    assert_eq!(alarms.len(), 1);
    at(&mut page, 0.4);
    assert_eq!(page.alarms(), [], "one tick is on its way");
    at(&mut page, 1.0);
    page.send(Event::Woke(alarms[0].0));
    let (next, after) = page.alarms()[0];
    assert!(next != alarms[0].0 && after.0 <= 1000.0);
    page.act(Action::NewGame);
    page.send(Event::Woke(next));
    assert_eq!(page.alarms(), [], "nobody has moved yet");
}

#[test]
fn time_is_kept_and_what_passes_while_the_page_is_closed_does_not_count() {
    let mut page = with(FIVE);
    play(&mut page, 0.0, "11-15");
    let mut kept = None;
    for second in 1..=25 {
        at(&mut page, f64::from(second));
        kept = saved(&page).or(kept);
    }
    let mut again = Page::new(Started { game: kept, ..started("en") });
    assert_eq!(left(&again), ["4:39", "5:00"], "at most ten seconds are given back");
    at(&mut again, 5000.0);
    at(&mut again, 5003.0);
    assert_eq!(left(&again), ["4:36", "5:00"]);
}

#[test]
fn the_sleep_of_a_machine_and_a_clock_set_back_cost_nothing() {
    let mut page = with(FIVE);
    play(&mut page, 100.0, "11-15");
    at(&mut page, 110.0);
    at(&mut page, 9110.0);
    assert_eq!(left(&page)[0], "4:50");
    at(&mut page, 50.0);
    at(&mut page, 51.0);
    assert_eq!(left(&page)[0], "4:49");
    at(&mut page, 111.0);
    assert_eq!(left(&page)[0], "3:49", "a page in the background is woken once a minute");
}

#[test]
fn time_stands_still_while_someone_looks_back() {
    let mut page = with(FIVE);
    play(&mut page, 0.0, "11-15");
    play(&mut page, 1.0, "22-18");
    page.act(Action::GoTo(1));
    at(&mut page, 10.0);
    at(&mut page, 20.0);
    page.act(Action::GoTo(2));
    at(&mut page, 30.0);
    at(&mut page, 31.0);
    assert_eq!(left(&page), ["4:59", "4:59"]);
}

#[test]
fn the_computer_has_a_clock_too() {
    let mut page = Page::new(started("en"));
    page.act(Action::Wish(Wish::Pace(FIVE)));
    play(&mut page, 0.0, "11-15");
    at(&mut page, 2.0);
    assert_eq!(left(&page), ["4:58", "5:00"]);
}

#[test]
fn broken_clocks_of_kept_games_are_told() {
    let mut page = with(FIVE);
    page.play("11-15");
    let good = saved(&page);
    page.act(Action::Flip);
    let good = good.or(saved(&page)).expect("a kept game");
    assert!(good.contains("clock 5-0 300000 300000"), "{good}");
    for bad in ["clock 5-0 300000", "clock 7-7 1 1", "clock 0-0 1 1", "clock x", "clock 5-0 -1 1"] {
        let text = good.replace("clock 5-0 300000 300000", bad);
        let again = Page::new(Started { game: Some(text), ..started("en") });
        assert!(again.panel().notice.is_some(), "{bad}");
    }
}
