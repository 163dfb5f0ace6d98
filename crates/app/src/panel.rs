//! Everything around the board: bar, turn line, players, move list, controls, notice.

use crate::action::{Action, Opponent};
use crate::model::{self, Model, Notice};
use crate::score::{self, Score};
use crate::table::Table;
use crate::words;
use rules::{Side, Word};
use text::words::Article;
use text::{Key, Text};

/// What stands around the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    /// Name of the variant.
    pub variant: String,
    /// How its kings go: "flying kings".
    pub kings: String,
    /// Opens that rule.
    pub rule: Action,
    /// The opponent in a word or two: "Computer, easy".
    pub opponent: String,
    /// The turn line: one short sentence, always there.
    pub line: Line,
    /// The player drawn at the top of the board, then the one at the bottom.
    pub players: [Player; 2],
    /// How many hints were given, if any.
    pub hints: Option<String>,
    /// The draw counter when it is near its end.
    pub counter: Option<String>,
    /// The move list, a row per turn.
    pub rows: Vec<MoveRow>,
    /// The heading of the move list.
    pub moves_title: String,
    /// What stands in place of the list before the first move.
    pub moves_empty: String,
    /// Goes to the start of the game; stands before the list.
    pub moves_start: Button,
    /// The row of controls, in order: undo, redo, hint (unless hints are off), flip.
    pub controls: Vec<Button>,
    /// The rest: claim or offer a draw, resign, play on, copy, rematch, new game. Absent when
    /// pointless.
    pub more: Vec<Button>,
    /// A question that waits for an answer, in place, never a dialog.
    pub question: Option<Question>,
    /// A notice that may be closed.
    pub notice: Option<Question>,
    /// What a screen reader is told, see [`Live`].
    pub live: Live,
}

/// The sentence under the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The words.
    pub text: String,
    /// What it is about.
    pub kind: LineKind,
    /// Where it leads: to the rule it names, to a game without forced capture.
    pub links: Vec<Button>,
}

/// What the turn line is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// Whose turn it is.
    Turn,
    /// The computer thinks.
    Thinking,
    /// What to do next in the move being entered, or that a capture is due.
    Hint,
    /// Why the last tap was refused, or why the game cannot go on.
    Refusal,
    /// How the game ended.
    Result,
}

impl LineKind {
    /// A stable name for the page and its tests.
    pub fn id(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Thinking => "thinking",
            Self::Hint => "hint",
            Self::Refusal => "refusal",
            Self::Result => "result",
        }
    }
}

/// One of the two players.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// The colour.
    pub side: Side,
    /// "You", "Computer, easy", "White".
    pub name: String,
    /// Pieces left in words: "9 pieces", "7 men, 2 kings".
    pub left: String,
    /// How many pieces of the other colour this player has captured.
    pub captured: u8,
    /// That in words, for ears: "3 captured".
    pub captured_label: String,
    /// Has the move.
    pub to_move: bool,
    /// The points of two people who play several games.
    pub points: Option<Figure>,
    /// The time left, in a game with a clock.
    pub time: Option<Figure>,
}

/// A figure beside a player's name.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// For eyes: "4:59", "1½".
    pub text: String,
    /// For ears.
    pub label: String,
}

/// One row of the move list.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveRow {
    /// "12."
    pub number: String,
    /// One or two moves.
    pub moves: Vec<MoveCell>,
}

/// One move of the list; pressing it sends its action.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveCell {
    /// In the variant's own notation.
    pub text: String,
    /// For ears: "Move 12: 32-28".
    pub label: String,
    /// Goes to the position after the move.
    pub action: Action,
    /// The board shows the position after this move.
    pub current: bool,
    /// Taken back: it may still be played again.
    pub undone: bool,
}

/// A button; pressing it sends `Event::Act(action)`.
#[derive(Clone, Debug, PartialEq)]
pub struct Button {
    /// What it does; `action.id()` names its icon and serves as `data-action`.
    pub action: Action,
    /// Its words.
    pub label: String,
    /// Can be pressed now.
    pub enabled: bool,
}

/// A sentence with buttons.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The sentence.
    pub text: String,
    /// Its answers, the harmless one last.
    pub buttons: Vec<Button>,
}

/// What a screen reader is told. Put the texts into the live regions whenever `count` grew.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Live {
    /// Grows with every announcement, so that equal sentences are said again.
    pub count: u32,
    /// For the polite region: moves, turns, refusals.
    pub polite: String,
    /// For the assertive region: results and failures.
    pub assertive: String,
}

/// Everything around the board.
pub fn panel(model: &Model, text: &Text) -> Panel {
    let table = &model.table;
    Panel {
        variant: words::game(table, text),
        kings: text.say(::text::words::kings(table.game.rules().king.reach)),
        rule: Action::Rules(Some(Article::King)),
        opponent: text.say(words::opponent(table.choice.opponent)),
        line: words::line(model, text),
        players: [table.below.opposite(), table.below].map(|side| player(table, side, text)),
        hints: (table.hints > 0).then(|| text.say(Key::HintsGiven { count: table.hints })),
        counter: words::counter(table, text),
        rows: rows(table, text),
        moves_title: text.say(Key::MoveList),
        moves_empty: text.say(Key::MoveListEmpty),
        moves_start: button(Action::GoTo(0), Key::MoveStart, table.game.ply() > 0, text),
        controls: panel_controls(model, text),
        more: more(model, text),
        question: model.question.map(|question| asked(question, text)),
        notice: model.notice.map(|notice| noticed(model, notice, text)),
        live: words::live(model, text),
    }
}

fn player(table: &Table, side: Side, text: &Text) -> Player {
    let position = table.game.position();
    let lost = lost(table, side.opposite());
    Player {
        side,
        name: words::player(table, side, text),
        left: text.say(Key::PiecesLeft { side, count: position.of(side).count() }),
        captured: u8::try_from(lost).unwrap_or(u8::MAX),
        captured_label: text.say(Key::CapturedPieces { side: side.opposite(), count: lost }),
        to_move: table.is_playing() && table.turn() == side,
        points: points(table, side, text),
        time: table.clock.as_ref().map(|clock| time(clock.left(side), text)),
    }
}

fn points(table: &Table, side: Side, text: &Text) -> Option<Figure> {
    let scored = table.choice.opponent == Opponent::Friend && table.score_now() != Score::default();
    let points = score::points(table.score_now().of(side));
    scored.then(|| Figure { label: text.say(Key::PlayerScore { points: &points }), text: points })
}

/// Begun seconds count: a clock shows 0:00 when the time is up, no sooner.
fn time(left: u32, text: &Text) -> Figure {
    let (minutes, seconds) = (left.div_ceil(1000) / 60, left.div_ceil(1000) % 60);
    Figure { text: format!("{minutes}:{seconds:02}"), label: text.say(Key::ClockLeft { minutes, seconds }) }
}

/// How many pieces a side has lost since the game began.
fn lost(table: &Table, side: Side) -> u32 {
    let (start, now) = (table.game.start().of(side), table.game.position().of(side));
    start.count().saturating_sub(now.count())
}

/// A row has the moves of both sides; the side that began stands first.
fn rows(table: &Table, text: &Text) -> Vec<MoveRow> {
    let rows = table.written().chunks(2).enumerate();
    rows.map(|(index, moves)| row(table, index, moves, text)).collect()
}

fn row(table: &Table, index: usize, moves: &[String], text: &Text) -> MoveRow {
    let number = index + 1;
    let cells = moves.iter().zip(2 * index..).map(|(written, ply)| cell(table, ply, written, text));
    MoveRow { number: format!("{number}."), moves: cells.collect() }
}

fn cell(table: &Table, ply: usize, written: &str, text: &Text) -> MoveCell {
    let number = u32::try_from(ply / 2 + 1).unwrap_or(u32::MAX);
    MoveCell {
        text: written.to_owned(),
        label: text.say(Key::MoveEntry { number, text: written }),
        action: Action::GoTo(ply + 1),
        current: table.game.ply() == ply + 1,
        undone: table.game.ply() <= ply,
    }
}

pub(crate) fn button(action: Action, key: Key<'_>, enabled: bool, text: &Text) -> Button {
    Button { action, label: text.say(key), enabled }
}

pub(crate) fn controls(table: &Table, text: &Text) -> Vec<Button> {
    vec![
        button(Action::Undo, Key::MenuUndo, table.can_undo(), text),
        button(Action::Redo, Key::MenuRedo, table.can_redo(), text),
        button(Action::Flip, Key::MenuFlip, true, text),
    ]
}

/// The hint stands before the last control.
fn panel_controls(model: &Model, text: &Text) -> Vec<Button> {
    let mut all = controls(&model.table, text);
    if model.offers_hints() {
        all.insert(all.len() - 1, button(Action::Hint, Key::Hint, model.may_ask_hint(), text));
    }
    all
}

fn more(model: &Model, text: &Text) -> Vec<Button> {
    let table = &model.table;
    let (open, begun) = (table.is_playing() && table.is_latest(), !table.game.is_empty());
    let all = [
        (Action::Retry, Key::TryAgain, model.computer.has_failed()),
        (Action::PlayOn, Key::PlayOn, words::is_looking_back(model)),
        (Action::ClaimDraw, Key::ClaimDraw, table.game.may_claim() && !table.is_computers_turn()),
        (Action::OfferDraw, Key::OfferDraw, model.may_offer_draw()),
        (Action::Resign, Key::Resign, open && begun),
        (Action::Copy, Key::MenuCopy, begun),
        (Action::Rematch, Key::Rematch, table.has_begun()),
        (Action::NewGame, Key::MenuNewGame, true),
    ];
    all.into_iter()
        .filter(|(.., fits)| *fits)
        .map(|(action, key, _)| button(action, key, true, text))
        .collect()
}

fn asked(question: model::Question, text: &Text) -> Question {
    let (yes, no) = match question {
        model::Question::Draw(_) => (Key::AgreeDraw, Key::DeclineDraw),
    };
    let buttons = vec![button(Action::Accept, yes, true, text), button(Action::Decline, no, true, text)];
    Question { text: text.say(words::question(question)), buttons }
}

fn noticed(model: &Model, notice: Notice, text: &Text) -> Question {
    let help = match notice {
        Notice::NewGame => Some((Action::Restore, Key::RestoreGame)),
        Notice::NextGame => Some((Action::NewGame, Key::MenuNewGame)),
        Notice::ComputerFailed => Some((Action::Retry, Key::TryAgain)),
        Notice::NewVersion => Some((Action::Renew, Key::LoadNow)),
        Notice::Lesson(lesson) => Some((Action::Rules(Some(lesson.article())), Key::ShowRule)),
        _ => None,
    };
    let buttons = help.into_iter().chain([(Action::Dismiss, Key::Dismiss)]);
    Question {
        text: words::notice(model, notice, text),
        buttons: buttons.map(|(action, key)| button(action, key, true, text)).collect(),
    }
}
