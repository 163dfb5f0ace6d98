//! Messages between page and worker, whatever either of them says.

use ai::talk::{Ask, GameText, Reply, Servant};
use ai::{Megabytes, Millis};
use app::{Action, Alarm, Effect, Event, Model};

use crate::page::{begun, look, started};

/// So many slices are thought at most; then the clock jumps.
const SLICES: u64 = 6;

/// The first byte chooses who hears it and when, the rest is a message as JSON, whose values are those of
/// the messages themselves.
pub(crate) fn messages(data: &[u8]) {
    let Some((choice, text)) = crate::chosen(data) else { return };
    if choice % 2 == 0 {
        serde_json::from_str(&text).iter().for_each(assert_answered);
    } else {
        serde_json::from_str(&text).iter().for_each(|reply| assert_heard(reply, choice / 2));
    }
}

/// A question is answered once, by a legal move or a reason.
fn assert_answered(ask: &Ask) {
    assert_comes_back(ask);
    let mut servant = Servant::new(Megabytes(1));
    let mut replies: Vec<_> = servant.handle(ask, Millis(0)).into_iter().collect();
    assert_eq!(game_of(ask).is_some_and(|game| game.read().is_err()), is_failure(&replies), "{ask:?}");
    for slice in 0..SLICES {
        replies.extend(servant.step(Millis(slice * 1_000_000_000)));
    }
    for reply in &replies {
        assert_comes_back(reply);
        assert_legal(reply, ask);
    }
}

fn game_of(ask: &Ask) -> Option<&GameText> {
    match ask {
        Ask::Think { game, .. } | Ask::Analyse { game, .. } => Some(game),
        Ask::Stop { .. } => None,
    }
}

fn is_failure(replies: &[Reply]) -> bool {
    replies.iter().any(|reply| matches!(reply, Reply::Failed { why, .. } if !why.is_empty()))
}

/// The moves of an answer can be made.
fn assert_legal(reply: &Reply, ask: &Ask) {
    let moves = match reply {
        Reply::Done { mv, .. } => vec![std::slice::from_ref(mv)],
        Reply::Lines { lines, .. } => lines.iter().map(|line| &line.moves[..]).collect(),
        _ => vec![],
    };
    for line in moves {
        let game = game_of(ask).expect("only games are answered so");
        let on = GameText { moves: [&game.moves, line].concat(), ..game.clone() };
        assert!(on.read().is_ok(), "{line:?} in {game:?}");
    }
}

fn assert_comes_back<T>(message: &T)
where
    T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug,
{
    let text = serde_json::to_string(message).expect("messages are plain");
    assert_eq!(serde_json::from_str::<T>(&text).as_ref().ok(), Some(message));
}

/// A page hears it before it asks, while it waits, or with a hint; its game stays one that can be kept.
fn assert_heard(reply: &Reply, when: usize) {
    assert_comes_back(reply);
    let mut page = begun(started());
    let asks = [Action::Flip, Action::Hint, Action::OfferDraw];
    let effects = app::update(&mut page, Event::Act(asks[when % asks.len()]));
    for _ in 0..2 {
        hear(&mut page, Event::Worker(reply.clone()));
        alarms(&effects).for_each(|alarm| hear(&mut page, Event::Woke(alarm)));
    }
    let game = GameText::of(page.game());
    assert_eq!(game.read().map(|read| *read.position()), Ok(*page.game().position()));
}

fn hear(page: &mut Model, event: Event) {
    app::update(page, event);
    look(page);
}

fn alarms(effects: &[Effect]) -> impl Iterator<Item = Alarm> {
    effects.iter().filter_map(|effect| match effect {
        Effect::Wake(alarm, _) => Some(*alarm),
        _ => None,
    })
}
