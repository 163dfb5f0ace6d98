//! Whole games in every variant, from the first tap to the result line.

use crate::page::{Dice, Page, done, started, text_of};
use app::{Action, Event, LineKind, Opponent};
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
