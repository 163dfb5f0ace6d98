//! Undo, redo, new games, draws and resignations.

use crate::page::{Page, done, started};
use app::{Action, Effect, Event, LineKind, Opponent};
use rules::{DrawReason, Duty, Side, Status, Variant, Win};

fn friends(variant: Variant) -> Page {
    let mut page = Page::new(started("en"));
    page.act(Action::Variant(variant));
    page.act(Action::Opponent(Opponent::Friend));
    page.act(Action::Dismiss);
    page
}

/// Lets the computer answer the open question.
fn reply(page: &mut Page, mv: &str) {
    let (ticket, _) = page.asked().expect("a question");
    let (pause, _) = page.alarms()[0];
    page.send(Event::Woke(pause));
    page.send(done(ticket, mv));
    page.settle();
}

fn tap_move(page: &mut Page, from: &str, to: &str) {
    page.tap_named(from);
    page.tap_named(to);
    let effects = page.effects.clone();
    page.settle();
    page.effects = effects;
}

#[test]
fn t044_undo_leads_back_to_the_players_own_turn() {
    let mut page = Page::new(started("en"));
    tap_move(&mut page, "11", "15");
    reply(&mut page, "23-19");
    tap_move(&mut page, "8", "11");
    reply(&mut page, "22-17");
    page.act(Action::Undo);
    assert_eq!(page.model.game().ply(), 2);
    page.act(Action::Undo);
    assert_eq!(page.model.game().ply(), 0);
    assert_eq!(page.effects.iter().filter(|effect| matches!(effect, Effect::Ask(_))).count(), 0);
    page.act(Action::Redo);
    assert_eq!(page.model.game().ply(), 2);
    page.act(Action::Redo);
    assert_eq!(page.model.game().ply(), 4);
}

#[test]
fn t045_sides_never_swap_by_undo_redo_or_going_anywhere() {
    let mut page = Page::new(started("en"));
    tap_move(&mut page, "11", "15");
    reply(&mut page, "23-19");
    tap_move(&mut page, "8", "11");
    for action in
        [Action::Undo, Action::GoTo(1), Action::Redo, Action::GoTo(0), Action::GoTo(3), Action::Undo]
    {
        page.act(action);
        let you = page.panel().players.into_iter().find(|player| player.name == "You").unwrap();
        assert_eq!(you.side, Side::Black, "{action:?}");
    }
}

#[test]
fn looking_back_on_the_computers_turn_waits_for_the_player() {
    let mut page = Page::new(started("en"));
    tap_move(&mut page, "11", "15");
    reply(&mut page, "23-19");
    page.act(Action::GoTo(1));
    assert_eq!(page.asked(), None);
    assert_eq!(page.line(), "You are looking back. Go on from here, or forward again.");
    page.act(Action::PlayOn);
    let (_, game) = page.asked().expect("a question");
    assert_eq!(game.moves, ["11-15"]);
    reply(&mut page, "22-18");
    assert_eq!(page.model.game().len(), 2);
    assert_eq!(page.model.game().text(1).as_deref(), Some("22-18"));
}

#[test]
fn t048_friends_undo_move_by_move_down_to_the_start() {
    let mut page = friends(Variant::Russian);
    page.play("f6-g5 c3-d4 b6-a5");
    let plies: Vec<_> = (0..4)
        .map(|_| {
            page.act(Action::Undo);
            page.model.game().ply()
        })
        .collect();
    assert_eq!(plies, [2, 1, 0, 0]);
    assert!(!page.panel().controls[0].enabled);
    page.act(Action::Redo);
    assert_eq!(page.model.game().ply(), 1);
}

#[test]
fn a_move_list_leads_to_every_ply() {
    let mut page = friends(Variant::Russian);
    page.play("f6-g5 c3-d4 b6-a5");
    let rows = page.panel().rows;
    let texts: Vec<Vec<_>> =
        rows.iter().map(|row| row.moves.iter().map(|cell| cell.text.as_str()).collect()).collect();
    assert_eq!(texts, [vec!["f6-g5", "c3-d4"], vec!["b6-a5"]]);
    assert_eq!((rows[0].number.as_str(), rows[1].number.as_str()), ("1.", "2."));
    page.act(rows[0].moves[0].action);
    let rows = page.panel().rows;
    assert!(rows[0].moves[0].current);
    assert!(rows[0].moves[1].undone && rows[1].moves[0].undone);
}

#[test]
fn t048_undo_works_after_the_end() {
    let mut page = Page::at(Variant::American, "W:W22:B18", "friend");
    page.play("22x15");
    assert_eq!(page.line(), "Black has no pieces left: White wins.");
    page.act(Action::Undo);
    assert_eq!(page.panel().line.kind, LineKind::Hint);
    assert_eq!(page.model.game().status(), Status::Playing);
}

#[test]
fn t049_a_new_game_can_be_taken_back_until_a_move_is_made() {
    let mut page = friends(Variant::American);
    page.play("11-15 22-18");
    page.act(Action::NewGame);
    assert!(page.model.game().is_empty());
    let notice = page.panel().notice.expect("a notice");
    assert_eq!(notice.text, "New game: American checkers.");
    page.act(Action::Restore);
    assert_eq!(page.model.game().len(), 2);
    assert_eq!(page.panel().notice, None);
    page.act(Action::NewGame);
    page.play("9-13");
    assert_eq!(page.panel().notice, None);
    page.act(Action::Restore);
    assert_eq!(page.model.game().len(), 1);
}

#[test]
fn a_new_game_after_nothing_says_nothing_to_close() {
    let mut page = friends(Variant::American);
    page.act(Action::NewGame);
    assert_eq!(page.panel().notice, None);
}

#[test]
fn black_sits_below_and_begins_on_the_small_board_white_on_the_large() {
    for variant in Variant::ALL {
        let page = friends(*variant);
        let first = if page.model.game().rules().board.width == 8 { Side::Black } else { Side::White };
        assert_eq!(page.model.game().position().turn(), first);
        assert_eq!(page.panel().players[1].side, first);
    }
}

#[test]
fn captures_may_be_left_free_on_the_small_board_only() {
    for variant in Variant::ALL {
        let mut page = friends(*variant);
        page.act(Action::Duty(Duty::May));
        let small = page.model.game().rules().board.width == 8;
        let duty = if small { Duty::May } else { Duty::Must };
        assert_eq!(page.model.game().rules().capture.duty, duty, "{variant:?}");
    }
}

#[test]
fn choices_outlast_a_large_board() {
    let mut page = friends(Variant::American);
    page.act(Action::Duty(Duty::May));
    page.act(Action::Variant(Variant::International));
    page.act(Action::Variant(Variant::Russian));
    assert_eq!(page.panel().variant, "Russian draughts, no forced capture");
}

#[test]
fn resigning_asks_nothing_and_undo_takes_back_nothing_else() {
    let mut page = friends(Variant::American);
    page.play("11-15");
    page.act(Action::Resign);
    assert_eq!(page.panel().question, None);
    assert_eq!(page.model.game().status(), Status::Won { by: Side::Black, how: Win::Resigned });
    assert_eq!(page.line(), "White has resigned: Black wins.");
    page.act(Action::Undo);
    assert_eq!((page.model.game().status(), page.model.game().ply()), (Status::Playing, 1));
    page.act(Action::Redo);
    assert_eq!(page.line(), "White has resigned: Black wins.");
    page.act(Action::Undo);
    page.play("22-18");
    assert!(!page.panel().controls[1].enabled, "a move forgets the resignation");
}

#[test]
fn nobody_resigns_while_looking_back() {
    let mut page = friends(Variant::American);
    page.play("11-15 22-18");
    page.act(Action::Undo);
    page.act(Action::Resign);
    assert_eq!((page.model.game().status(), page.model.game().len()), (Status::Playing, 2));
    assert!(page.panel().more.iter().all(|button| button.action != Action::Resign));
}

#[test]
fn the_player_resigns_even_while_the_computer_thinks() {
    let mut page = Page::new(started("en"));
    tap_move(&mut page, "11", "15");
    page.act(Action::Resign);
    assert!(page.stopped().is_some());
    assert_eq!(page.line(), "You have resigned: White wins.");
}

#[test]
fn friends_agree_on_a_draw() {
    let mut page = friends(Variant::American);
    page.play("11-15");
    page.act(Action::OfferDraw);
    assert_eq!(page.panel().question.unwrap().text, "White offers a draw.");
    page.act(Action::Accept);
    assert_eq!(page.model.game().status(), Status::Drawn(DrawReason::Agreed));
    assert_eq!(page.line(), "Draw: you both agreed.");
}

#[test]
fn a_move_answers_an_open_question_with_no() {
    let mut page = friends(Variant::American);
    page.play("11-15");
    page.act(Action::OfferDraw);
    page.play("22-18");
    assert_eq!(page.panel().question, None);
}

#[test]
fn a_third_repetition_can_be_claimed() {
    let mut page = Page::at(Variant::Russian, "W:WKg1:BKh8,Kb8", "friend");
    let may_claim = |page: &Page| page.panel().more.iter().any(|button| button.action == Action::ClaimDraw);
    let mut page_of = |moves| {
        page.play(moves);
        may_claim(&page)
    };
    assert!(!page_of("g1-f2 b8-c7 f2-g1 c7-b8"));
    assert!(page_of("g1-f2 b8-c7 f2-g1 c7-b8"));
    page.act(Action::ClaimDraw);
    assert_eq!(page.line(), "Draw: the same position for the third time.");
}

#[test]
fn t019_t020_the_draw_counter_shows_near_its_end_and_ends_the_game() {
    let mut page = Page::at(Variant::American, "W:WK29,K32:BK1,K4", "friend");
    for round in 0..80 {
        let counter = page.panel().counter;
        assert_eq!(counter.is_some(), round >= 60, "after {round} plies: {counter:?}");
        let moves = page.model.game().legal();
        let quiet = moves.iter().find(|made| !would_be_captured(&page, **made)).copied();
        let path = page.model.game().referee().path(page.model.game().position(), quiet.unwrap()).unwrap();
        path.squares.iter().for_each(|square| page.tap(*square));
        page.settle();
    }
    assert_eq!(page.line(), "Draw: 40 moves each without a capture or a new king.");
}

fn would_be_captured(page: &Page, made: rules::Move) -> bool {
    let game = page.model.game();
    let after = game.referee().play(game.position(), made);
    game.referee().can_capture(&after, after.turn())
}

#[test]
fn a_game_is_copied_as_pdn() {
    let mut page = friends(Variant::American);
    page.play("11-15");
    let [Effect::Copy(text)] = page.act(Action::Copy) else { panic!("a text to copy") };
    assert!(text.contains("[White \"Player\"]") && text.contains("1. 11-15"), "{text}");
    page.send(Event::Copied);
    assert_eq!(page.panel().notice.unwrap().text, "Copied.");
}

#[test]
fn the_computer_is_named_in_the_pdn() {
    let mut page = Page::new(started("en"));
    let [Effect::Copy(text)] = page.act(Action::Copy) else { panic!("a text to copy") };
    assert!(text.contains("[White \"Damka (easy)\"]\n[Black \"Player\"]"), "{text}");
}
