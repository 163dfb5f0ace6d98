//! The computer as an opponent: questions, tickets, pauses, failures.

use crate::page::{Page, done, started};
use ai::talk::{Reply, Ticket};
use ai::{Depth, Score};
use app::{Action, Alarm, Effect, Event, LineKind, Opponent};
use rules::{Side, Variant};

/// A page on which the player has just moved; the question, and the alarms that were set.
fn thinking() -> (Page, Ticket, Vec<Alarm>) {
    let mut page = Page::new(started("en"));
    page.tap_named("11");
    page.tap_named("15");
    let (ticket, _) = page.asked().expect("a question");
    let alarms = page.alarms().into_iter().map(|(alarm, _)| alarm).collect();
    (page, ticket, alarms)
}

fn plies(page: &Page) -> usize {
    page.model.game().ply()
}

#[test]
fn the_question_holds_the_whole_game() {
    let (page, _, _) = thinking();
    let (_, game) = page.asked().unwrap();
    assert_eq!(game.moves, ["11-15"]);
    assert_eq!(game.read().unwrap().position(), page.model.game().position());
    assert_eq!(page.panel().line.kind, LineKind::Thinking);
}

#[test]
fn an_answer_waits_for_the_slide_and_for_the_pause() {
    let (mut page, ticket, alarms) = thinking();
    page.send(done(ticket, "22-18"));
    assert_eq!(plies(&page), 1);
    page.send(Event::Woke(alarms[0]));
    assert_eq!(plies(&page), 1, "the player's own move is still sliding");
    page.settle();
    assert_eq!(plies(&page), 2);
    assert_eq!(page.panel().line.text, "Your turn. You must capture: one piece can.");
}

#[test]
fn the_pause_is_kept_when_the_answer_is_quick() {
    let (mut page, ticket, alarms) = thinking();
    page.settle();
    page.send(done(ticket, "22-18"));
    assert_eq!(plies(&page), 1);
    page.send(Event::Woke(alarms[0]));
    assert_eq!(plies(&page), 2);
}

#[test]
fn no_frame_is_asked_for_while_the_computer_thinks() {
    let (mut page, _, alarms) = thinking();
    page.settle();
    page.send(Event::Woke(alarms[0]));
    assert_eq!(page.effects, []);
    assert!(!app::is_moving(&page.model));
}

#[test]
fn t046_undo_while_thinking_cancels_and_late_answers_are_dropped() {
    let (mut page, ticket, alarms) = thinking();
    page.act(Action::Undo);
    assert_eq!(page.stopped(), Some(ticket));
    page.send(done(ticket, "22-18"));
    page.send(Event::Woke(alarms[0]));
    page.settle();
    assert_eq!(plies(&page), 0);
    assert_eq!(page.panel().line.text, "Your turn");
}

#[test]
fn redo_after_such_an_undo_asks_again() {
    let (mut page, ticket, _) = thinking();
    page.act(Action::Undo);
    page.act(Action::Redo);
    let (second, game) = page.asked().expect("a new question");
    assert_ne!(second, ticket);
    assert_eq!(game.moves, ["11-15"]);
}

#[test]
fn t047_a_new_game_while_thinking_is_not_touched_by_the_old_answer() {
    let (mut page, ticket, alarms) = thinking();
    page.act(Action::Variant(Variant::Russian));
    assert_eq!(page.stopped(), Some(ticket));
    page.send(done(ticket, "22-18"));
    for alarm in alarms {
        page.send(Event::Woke(alarm));
    }
    page.settle();
    assert!(page.model.game().is_empty());
    assert_eq!(page.panel().variant, "Russian draughts");
}

#[test]
fn answers_with_an_old_ticket_are_dropped() {
    let (mut page, ticket, alarms) = thinking();
    page.settle();
    page.send(Event::Woke(alarms[0]));
    page.send(done(Ticket(ticket.0.wrapping_sub(1)), "22-18"));
    page.send(done(ticket.next(), "22-18"));
    assert_eq!(plies(&page), 1);
    page.send(done(ticket, "23-18"));
    assert_eq!(plies(&page), 2);
    page.send(done(ticket, "9-13"));
    assert_eq!(plies(&page), 2, "the same answer twice");
}

#[test]
fn t056_thoughts_are_never_played() {
    let (mut page, ticket, alarms) = thinking();
    page.settle();
    page.send(Event::Woke(alarms[0]));
    let before = page.picture();
    let thought = Reply::Thinking { ticket, depth: Depth(3), score: Score::default(), nodes: 100 };
    page.send(Event::Worker(thought));
    assert_eq!(page.picture(), before);
}

#[test]
fn t055_a_dead_worker_is_started_again_and_asked_again() {
    let (mut page, ticket, _) = thinking();
    page.send(Event::WorkerDied("gone".into()));
    assert_eq!(page.effects[0], Effect::RestartWorker);
    let (second, game) = page.asked().expect("the question again");
    assert_ne!(second, ticket);
    assert_eq!(game.moves, ["11-15"]);
    assert_eq!(
        page.panel().notice.unwrap().text,
        "The computer had to start again. It is thinking once more."
    );
}

#[test]
fn t055_a_worker_that_dies_again_and_again_is_left_until_the_player_wants_it() {
    let (mut page, _, _) = thinking();
    let restarts = (0..10).filter(|_| {
        page.send(Event::WorkerDied("gone".into()));
        page.effects.contains(&Effect::RestartWorker)
    });
    assert_eq!(restarts.count(), 3);
    let panel = page.panel();
    assert_eq!(panel.line.text, "The computer opponent does not start. Your game is kept.");
    assert!(panel.more.iter().any(|button| button.action == Action::Retry));
    page.act(Action::Retry);
    assert_eq!(page.effects[0], Effect::RestartWorker);
    assert!(page.asked().is_some());
}

#[test]
fn a_worker_that_dies_unheard_is_started_again_without_a_word() {
    let mut page = Page::new(started("en"));
    page.send(Event::WorkerDied("gone".into()));
    assert_eq!(page.effects, [Effect::RestartWorker]);
    assert_eq!(page.panel().notice, None);
}

#[test]
fn t055_a_silent_worker_is_given_up_in_the_end() {
    let (mut page, ticket, alarms) = thinking();
    page.send(Event::Woke(alarms[1]));
    assert_eq!(page.effects[0], Effect::RestartWorker);
    assert_ne!(page.asked().unwrap().0, ticket);
}

#[test]
fn nonsense_from_the_worker_is_not_played() {
    for nonsense in ["", "11-15", "99-98", "22x33", "Ünsinn"] {
        let (mut page, ticket, alarms) = thinking();
        page.settle();
        page.send(Event::Woke(alarms[0]));
        page.send(done(ticket, nonsense));
        assert_eq!(plies(&page), 1, "{nonsense}");
        assert!(page.effects.contains(&Effect::RestartWorker), "{nonsense}");
    }
}

#[test]
fn a_failed_answer_restarts_the_worker() {
    let (mut page, ticket, _) = thinking();
    page.send(Event::Worker(Reply::Failed { ticket: ticket.next(), why: "old".into() }));
    assert_eq!(page.effects, []);
    page.send(Event::Worker(Reply::Failed { ticket, why: "no room".into() }));
    assert!(page.effects.contains(&Effect::RestartWorker));
}

#[test]
fn taps_do_nothing_while_the_computer_is_to_move() {
    let (mut page, _, _) = thinking();
    page.settle();
    let before = page.picture();
    for name in ["22", "18", "10", "15"] {
        page.tap_named(name);
    }
    assert_eq!((plies(&page), page.picture()), (1, before));
}

#[test]
fn a_friend_takes_over_in_mid_thought_and_gives_back() {
    let (mut page, ticket, _) = thinking();
    page.act(Action::Opponent(Opponent::Friend));
    assert_eq!(page.stopped(), Some(ticket));
    page.play("22-18");
    assert_eq!(plies(&page), 2);
    page.act(Action::Opponent(Opponent::Computer(ai::Level::Hard)));
    assert_eq!(page.asked(), None, "it is the player's turn");
    let you = page.panel().players.into_iter().find(|player| player.name == "You").unwrap();
    assert_eq!(you.side, Side::Black);
}

#[test]
fn different_seeds_and_tickets_give_different_seeds_to_the_worker() {
    let asks = |seed| {
        let mut page = Page::new(app::Started { seed, ..started("en") });
        page.play("11-15");
        page.act(Action::Undo);
        page.act(Action::Redo);
        page.effects.clone()
    };
    assert_eq!(asks(1), asks(1));
    assert_ne!(asks(1), asks(2));
    assert_ne!(asks(1 << 32), asks(2 << 32));
}
