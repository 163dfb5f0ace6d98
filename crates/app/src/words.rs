//! Which words fit the moment: turn line, players, notices, and what a screen reader is told.

use crate::action::{Action, Opponent};
use crate::computer::Purpose;
use crate::heard::News;
use crate::model::{Model, Notice, Question};
use crate::panel::{Line, LineKind, Live, button};
use crate::scene::obliged;
use crate::table::Table;
use crate::why;
use ai::Level;
use rules::{Criterion, Duty, Move, Side, SquareSet, Word};
use text::words::{Viewer, moved, refusal, result};
use text::{Key, Text};

/// The draw counter is shown when no more moves than this are left.
const COUNTED: u16 = 10;

/// What the game is called: "Russian draughts, no forced capture".
pub(crate) fn game(table: &Table, text: &Text) -> String {
    ::text::words::named_game(text, table.game.rules(), table.choice.name.as_deref())
}

/// What the board is called.
pub(crate) fn board(table: &Table, text: &Text) -> String {
    text.say(Key::BoardLabel { game: &game(table, text) })
}

pub(crate) fn opponent(opponent: Opponent) -> Key<'static> {
    match opponent {
        Opponent::Computer(Level::Easy) => Key::VersusEasy,
        Opponent::Computer(Level::Medium) => Key::VersusMedium,
        Opponent::Computer(Level::Hard) => Key::VersusHard,
        Opponent::Friend => Key::Friend,
    }
}

/// What a player is called: "You", "Computer, easy", "White".
pub(crate) fn player(table: &Table, side: Side, text: &Text) -> String {
    text.say(match table.viewer() {
        Viewer::Friends => Key::SideName { side },
        Viewer::Player(own) if own == side => Key::You,
        Viewer::Player(_) => opponent(table.choice.opponent),
    })
}

pub(crate) fn question(question: Question) -> Key<'static> {
    match question {
        Question::Draw(side) => Key::DrawOffered { side },
    }
}

pub(crate) fn notice(model: &Model, notice: Notice, text: &Text) -> String {
    text.say(match notice {
        Notice::SavedDropped => Key::SavedDropped,
        Notice::StorageBlocked => Key::StorageBlocked,
        Notice::ComputerRestarted => Key::WorkerRestarted,
        Notice::ComputerFailed => Key::WorkerFailed,
        Notice::NewVersion => Key::NewVersion,
        Notice::NewGame => return new_game(model, text),
        Notice::NextGame => Key::FromNextGame,
        Notice::DrawDeclined => Key::DrawDeclined,
        Notice::Copied => Key::Copied,
        Notice::CopyFailed => Key::CopyFailed,
        Notice::Lesson(lesson) => lesson.key(),
    })
}

/// The draw counter, near its end, and that the last move set it back.
pub(crate) fn counter(table: &Table, text: &Text) -> Option<String> {
    let ply = table.game.ply();
    let key = match counted(table, ply) {
        _ if !table.is_playing() => return None,
        Some(left) => Key::DrawCounter { left: left.into() },
        None => counted(table, ply.checked_sub(1)?).map(|_| Key::CounterReset)?,
    };
    Some(text.say(key))
}

/// How many moves are left after so many moves of the game, if these are few.
fn counted(table: &Table, ply: usize) -> Option<u16> {
    let (made, limit) = table.game.counter_at(ply)?;
    Some(limit.moves.saturating_sub(made)).filter(|left| *left <= COUNTED)
}

/// Whether the board shows an earlier position in which the computer would have to move.
pub(crate) fn is_looking_back(model: &Model) -> bool {
    let table = &model.table;
    table.is_playing() && table.is_computers_turn() && !table.is_latest() && !model.computer.is_thinking()
}

/// The turn line: the most urgent thing there is to say.
pub(crate) fn line(model: &Model, text: &Text) -> Line {
    let (table, turn) = (&model.table, model.table.turn());
    if let Some(result) = result(text, table.game.status(), table.game.rules().goal, table.viewer()) {
        let rematch = button(Action::Rematch, Key::Rematch, true, text);
        return Line { text: result, kind: LineKind::Result, links: vec![rematch] };
    }
    let (key, kind) = if !model.typed.is_empty() {
        (Key::Typed { text: &model.typed }, LineKind::Hint)
    } else if let Some(refused) = &model.refused {
        (refusal(&refused.why, turn), LineKind::Refusal)
    } else if let Some(weighed) = weighed(model) {
        (weighed, LineKind::Thinking)
    } else if let Some(hint) = entry_hint(model) {
        (hint, LineKind::Hint)
    } else if let Some(hint) = &model.hint {
        (hint.key(), LineKind::Hint)
    } else if is_looking_back(model) {
        (Key::LookingBack, LineKind::Turn)
    } else if table.is_computers_turn() {
        computer_key(model)
    } else {
        turn_key(table)
    };
    let said = [Some(key), why::step(model, kind)].into_iter().flatten().map(|key| text.say(key));
    Line { text: said.collect::<Vec<_>>().join(" "), kind, links: why::links(model, kind, text) }
}

/// What the computer thinks about besides its own moves.
fn weighed(model: &Model) -> Option<Key<'static>> {
    match model.computer.purpose()? {
        Purpose::Move => None,
        Purpose::Hint => Some(Key::HintSought),
        Purpose::Offer => Some(Key::OfferWeighed),
    }
}

/// What to do next in the move being entered.
fn entry_hint(model: &Model) -> Option<Key<'static>> {
    model.entry.from()?;
    Some(if model.entry.goal().is_some() {
        Key::ChooseWay
    } else if model.entry.has_begun() {
        Key::GoOn
    } else {
        Key::PickTarget
    })
}

fn computer_key(model: &Model) -> (Key<'static>, LineKind) {
    if model.computer.has_failed() {
        (Key::WorkerFailed, LineKind::Refusal)
    } else if obliged(model) != 0 {
        (due(&model.table), LineKind::Thinking)
    } else {
        (Key::TurnComputer, LineKind::Thinking)
    }
}

fn turn_key(table: &Table) -> (Key<'static>, LineKind) {
    let (side, rules) = (table.turn(), table.game.rules());
    let obliged = rules.capture.duty == Duty::Must && table.game.legal().iter().any(Move::is_capture);
    let friends = table.viewer() == Viewer::Friends;
    if obliged {
        (due(table), LineKind::Hint)
    } else if friends {
        (Key::TurnSide { side }, LineKind::Turn)
    } else {
        (Key::TurnYours, LineKind::Turn)
    }
}

/// That a capture is due: where the most must be taken with their number, else with how many
/// pieces can.
fn due(table: &Table) -> Key<'static> {
    let most = table.game.rules().capture.priority.has(Criterion::Quantity);
    if most { must_take(table) } else { must_capture(table) }
}

/// Where the most must be taken, how many that is.
fn must_take(table: &Table) -> Key<'static> {
    let (side, taken) = (table.turn(), |made: &Move| made.captured().count_ones());
    let most = table.game.legal().iter().map(taken).max().unwrap_or_default();
    match table.viewer() {
        Viewer::Player(own) if own == side => Key::MustTake { most },
        _ => Key::MustTakeSide { side, most },
    }
}

/// Where the capture is free, with how many pieces it can be made.
fn must_capture(table: &Table) -> Key<'static> {
    let (side, set) = (table.turn(), |made: &Move| SquareSet::of(made.from()));
    let pieces = table.game.legal().iter().map(set).fold(0, |all, one| all | one).count_ones();
    match table.viewer() {
        Viewer::Player(own) if own == side => Key::MustCapture { pieces },
        _ => Key::MustCaptureSide { side, pieces },
    }
}

fn new_game(model: &Model, text: &Text) -> String {
    text.say(Key::SaidNewGame { game: &game(&model.table, text) })
}

/// What a screen reader is told of the last change: the news, then the turn line.
pub(crate) fn live(model: &Model, text: &Text) -> Live {
    let news = &model.heard.news;
    let mut said: Vec<_> = news.iter().filter_map(|news| told(model, *news, text)).collect();
    let mut assertive = String::new();
    match news.iter().any(|news| news.changes_line()).then(|| line(model, text)) {
        Some(Line { text, kind: LineKind::Result, .. }) => assertive = text,
        Some(line) => said.push(line.text),
        None => (),
    }
    Live { count: model.heard.count, polite: said.join(" "), assertive }
}

fn told(model: &Model, news: News, text: &Text) -> Option<String> {
    Some(match news {
        News::Played(ply) => return played(model, ply, text),
        News::NewGame => new_game(model, text),
        News::Undone => text.say(Key::SaidUndo),
        News::Redone => text.say(Key::SaidRedo),
        News::Flipped => text.say(Key::SaidFlip { side: model.table.below }),
        News::Notice => notice(model, model.notice?, text),
        News::Question => text.say(question(model.question?)),
        News::Line => return None,
    })
}

fn played(model: &Model, ply: usize, text: &Text) -> Option<String> {
    let table = &model.table;
    let who = table.viewer().who(table.turn_at(ply));
    Some(moved(text, who, table.game.moves().get(ply)?, table.game.names()))
}
