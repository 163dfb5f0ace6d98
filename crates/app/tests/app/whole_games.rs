//! Whole games in every variant, from the first tap to the result line.

use crate::page::{Dice, Page, done, started, text_of};
use ai::talk::{Ask, Reply, Servant};
use ai::{Level, Megabytes};
use app::{Action, Effect, Event, LineKind, Opponent};
use rules::{Status, Variant};

/// Taps a random move, a hop at a time.
fn tap_any(page: &mut Page, dice: &mut Dice) {
    let game = page.model.game();
    let made = dice.pick(game.legal());
    let paths = game.referee().paths(game.position(), made);
    let path = paths[dice.roll(paths.len())].clone();
    let before = game.ply();
    path.squares.iter().for_each(|square| page.tap(*square));
    assert_eq!(page.model.game().ply(), before + 1, "{path:?}");
}

/// Answers as a worker would, with a random move.
fn answer(page: &mut Page, dice: &mut Dice) {
    let Some((ticket, game)) = page.asked() else { return };
    let game = game.read().expect("a game");
    let answer = text_of(&game, dice.pick(game.legal()));
    let pause = page.alarms()[0].0;
    page.settle();
    page.send(Event::Woke(pause));
    page.send(done(ticket, &answer));
}

fn play_out(page: &mut Page, dice: &mut Dice) {
    for _ in 0..600 {
        page.settle();
        if page.panel().line.kind == LineKind::Result {
            return assert_ne!(page.model.game().status(), Status::Playing);
        }
        tap_any(page, dice);
        answer(page, dice);
    }
    panic!("no end after 600 moves");
}

#[test]
fn a_game_against_the_computer_ends_in_every_variant() {
    for (seed, variant) in Variant::ALL.iter().enumerate() {
        let mut page = Page::new(started("en"));
        page.act(Action::Variant(*variant));
        play_out(&mut page, &mut Dice::new(seed as u64));
    }
}

#[test]
fn a_game_between_friends_ends_in_every_variant() {
    for (seed, variant) in Variant::ALL.iter().enumerate() {
        let mut page = Page::new(started("en"));
        page.act(Action::Variant(*variant));
        page.act(Action::Opponent(Opponent::Friend));
        play_out(&mut page, &mut Dice::new(seed as u64 + 100));
    }
}

#[test]
fn a_finished_game_can_be_walked_through_to_its_start() {
    let mut page = Page::new(started("pl"));
    let dice = &mut Dice::new(5);
    play_out(&mut page, dice);
    let end = page.line();
    while page.panel().controls[0].enabled {
        page.act(Action::Undo);
    }
    assert_eq!(page.model.game().ply(), 0);
    page.act(Action::GoTo(page.model.game().len()));
    assert_eq!(page.line(), end);
}

/// What the real opponent replies to the question that is open.
fn think(servant: &mut Servant, page: &Page) -> Reply {
    let ask = page.effects.iter().find_map(|effect| match effect {
        Effect::Ask(ask @ Ask::Think { .. }) => Some(ask),
        _ => None,
    });
    let refused = servant.handle(ask.expect("a question"), ai::Millis(0));
    assert_eq!(refused, None);
    for slice in 0..10_000 {
        if let Some(reply @ Reply::Done { .. }) = servant.step(ai::Millis(slice)) {
            return reply;
        }
    }
    panic!("no answer");
}

#[test]
fn the_real_opponent_is_understood_in_every_variant() {
    let mut servant = Servant::new(Megabytes(1));
    for (seed, variant) in Variant::ALL.iter().enumerate() {
        let mut page = Page::new(started("en"));
        page.act(Action::Opponent(Opponent::Computer(Level::Easy)));
        page.act(Action::Variant(*variant));
        let mut dice = Dice::new(seed as u64 + 40);
        for _ in 0..12 {
            tap_any(&mut page, &mut dice);
            if page.model.game().status() != Status::Playing {
                break;
            }
            let (reply, pause) = (think(&mut servant, &page), page.alarms()[0].0);
            page.settle();
            page.send(Event::Woke(pause));
            let plies = page.model.game().ply();
            page.send(Event::Worker(reply));
            assert_eq!(page.model.game().ply(), plies + 1);
            page.settle();
        }
    }
}
