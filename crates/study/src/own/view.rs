//! The section as data.

use super::kept::Kept;
use super::known::Known;
use super::value::{Axis, Value};
use super::{Action, Own};
use crate::action;
use crate::event::Input;
use crate::model::Model;
use crate::panel::{Button, Field, FieldKind, Part, Radio, Radios};
use ai::Level;
use app::Opponent;
use rules::{Board, Criterion, Draw, Limits, Repetition, Rules, RulesError, Variant};
use text::study::Key;
use text::{Key as Said, Text, words};

pub(crate) fn view(model: &Model, text: &Text) -> Vec<Part> {
    let own = &model.own;
    let mut parts = vec![title(Key::OwnStart, text), Part::Buttons(starts(own, text))];
    parts.extend(list(own, text));
    parts.extend([title(Key::OwnPlay, text), Part::Buttons(opponents(text))]);
    parts.extend(Axis::of(&own.draft).into_iter().flat_map(|axis| asked(own, axis, text)));
    parts.extend(summary(own, text));
    parts.extend([title(Key::OwnKeep, text), Part::Field(name(own, text))]);
    parts.push(Part::Buttons(keeping(own, text)));
    parts
}

fn title(key: Key<'_>, text: &Text) -> Part {
    Part::Title(text.tell(key))
}

fn button(action: Action, label: String) -> Button {
    Button::new(action::Action::Own(action), label)
}

fn switch(action: Action, label: String, is_on: bool) -> Button {
    Button::switch(action::Action::Own(action), label, is_on)
}

fn starts(own: &Own, text: &Text) -> Vec<Button> {
    let one = |known: Known| switch(Action::Start(known), known.short(text), known.rules() == own.draft);
    Known::all().map(one).collect()
}

/// The values of an axis, and why the one that is chosen is refused.
fn asked(own: &Own, axis: Axis, text: &Text) -> Vec<Part> {
    let radio = |value: Value| Radio {
        action: action::Action::Own(Action::Choose(value)),
        label: label(value, text),
        is_on: value.is_of(&own.draft),
    };
    let radios = Radios {
        id: format!("own-{}", axis.id()),
        title: asks(axis, text),
        values: axis.values().into_iter().map(radio).collect(),
    };
    let fault = own.fault().filter(|fault| blamed(*fault, &own.draft) == axis);
    let reason = fault.map(|fault| Part::Said(refusal(fault, text)));
    core::iter::once(Part::Radios(radios)).chain(reason).collect()
}

/// The axis where a reason is told.
fn blamed(fault: RulesError, rules: &Rules) -> Axis {
    match fault {
        RulesError::Size | RulesError::TooManySquares | RulesError::Rows => Axis::Board,
        RulesError::LandingOfShortKing => Axis::Landing,
        RulesError::CriterionTwice => Axis::Step(repeated(rules)),
    }
}

/// The step that repeats an earlier one.
fn repeated(rules: &Rules) -> usize {
    let criteria: Vec<_> = rules.capture.priority.criteria().collect();
    (1..criteria.len()).find(|step| criteria[..*step].contains(&criteria[*step])).unwrap_or_default()
}

/// Why rules are refused, what to do, and what counts until then.
fn refusal(fault: RulesError, text: &Text) -> String {
    format!("{} {}", text.tell(reason(fault)), text.tell(Key::OwnStays))
}

fn reason(fault: RulesError) -> Key<'static> {
    match fault {
        RulesError::Size | RulesError::TooManySquares | RulesError::Rows => Key::OwnFaultBoard,
        RulesError::LandingOfShortKing => Key::OwnFaultLanding,
        RulesError::CriterionTwice => Key::OwnFaultTwice,
    }
}

fn asks(axis: Axis, text: &Text) -> String {
    match axis {
        Axis::Board => text.say(Said::MenuBoard),
        Axis::Duty => text.say(Said::ForcedCapture),
        Axis::Turned => text.tell(Key::OwnCorner),
        Axis::First => text.tell(Key::OwnFirst),
        Axis::Ways => text.tell(Key::OwnWays),
        Axis::Prey => text.tell(Key::OwnPrey),
        Axis::Reach => text.tell(Key::OwnReach),
        Axis::Landing => text.tell(Key::OwnLanding),
        Axis::Step(0) => text.tell(Key::OwnChoice),
        Axis::Step(step) => text.tell(Key::OwnStep { number: u32::try_from(step).unwrap_or_default() + 1 }),
        Axis::Crown => text.tell(Key::OwnCrown),
        Axis::Lift => text.tell(Key::OwnLift),
        Axis::Goal => text.tell(Key::OwnGoal),
        Axis::Repetition => text.tell(Key::OwnRepetition),
        Axis::Limits => text.tell(Key::OwnLimits),
    }
}

/// The sentence of the rules that the value stands for.
fn label(value: Value, text: &Text) -> String {
    match value {
        Value::Board(board) => self::board(board, text),
        Value::Turned(turned) => text.tell(Key::OwnTurned { turned }),
        Value::First(side) => text.say(Said::RuleFirst { side }),
        Value::Ways(ways) => text.say(words::man_captures(ways)),
        Value::Prey(prey) => text.say(words::man_prey(prey)),
        Value::Reach(reach) => text.say(words::king(reach)),
        Value::Landing(landing) => text.say(words::landing(landing)),
        Value::Duty(duty) => text.say(words::duty(duty)),
        Value::Step(step, criterion) => self::step(step, criterion, text),
        Value::Crown(crown) => text.say(words::crown(crown)),
        Value::Lift(lift) => text.say(words::lift(lift)),
        Value::Goal(goal) => text.say(words::goal(goal)),
        Value::Repetition(Repetition::Claim) => text.say(Said::RuleRepetitionClaim),
        Value::Repetition(Repetition::Automatic) => text.say(Said::RuleRepetitionDrawn),
        Value::Limits(limits) => counters(limits, text),
    }
}

fn board(board: Board, text: &Text) -> String {
    text.say(words::board(board))
}

fn step(step: usize, criterion: Option<Criterion>, text: &Text) -> String {
    match criterion {
        Some(criterion) => text.say(words::step(criterion)),
        None if step == 0 => text.say(Said::RuleChoiceFree),
        None => text.tell(Key::OwnNoStep),
    }
}

/// A federation's counters go by the first game that has them.
fn counters(limits: Limits, text: &Text) -> String {
    let of = Variant::ALL.iter().find(|variant| variant.tournament().limits == limits);
    match of {
        _ if limits == Draw::REPETITION.limits => text.tell(Key::OwnNoLimits),
        Some(variant) => text.tell(Key::OwnTournament { game: &text.say(words::variant_game(*variant)) }),
        None => words::limits(text, limits).join(" "),
    }
}

/// The rules that count, in sentences, and the game that they are.
fn summary(own: &Own, text: &Text) -> Vec<Part> {
    let rules = &own.rules;
    let same = Known::like(rules).map(|known| text.tell(Key::OwnSame { game: &known.name(text) }));
    let sentences = words::articles(text, rules, rules.first);
    let list = sentences.into_iter().map(|(_, sentence)| sentence).collect();
    let same = same.map(Part::Words);
    [title(Key::OwnSummary, text)].into_iter().chain(same).chain([Part::Sentences(list)]).collect()
}

fn name(own: &Own, text: &Text) -> Field {
    Field {
        input: Input::RulesName,
        label: text.tell(Key::OwnName),
        text: own.name.clone(),
        kind: FieldKind::Line,
    }
}

/// What has no name cannot be kept; it can be passed on.
fn keeping(own: &Own, text: &Text) -> Vec<Button> {
    let all = [
        (own.name().is_some(), Action::Save, Key::OwnSave),
        (own.name().is_some() && own.opened.is_some(), Action::SaveNew, Key::OwnSaveNew),
        (true, Action::Copy, Key::OwnCopy),
    ];
    let fitting = all.into_iter().filter(|(fits, ..)| *fits);
    fitting.map(|(_, action, key)| button(action, text.tell(key))).collect()
}

fn opponents(text: &Text) -> Vec<Button> {
    let computers = Level::ALL.into_iter().map(|level| (Opponent::Computer(level), versus(level)));
    let all = computers.chain([(Opponent::Friend, Said::Friend)]);
    all.map(|(opponent, key)| button(Action::Play(opponent), text.say(key))).collect()
}

const fn versus(level: Level) -> Said<'static> {
    match level {
        Level::Easy => Said::VersusEasy,
        Level::Medium => Said::VersusMedium,
        Level::Hard => Said::VersusHard,
    }
}

/// The rules that are kept, and what was deleted last.
fn list(own: &Own, text: &Text) -> Vec<Part> {
    let maimed = own.is_maimed.then(|| Part::Words(text.tell(Key::OwnMaimed)));
    let title = (!own.list.is_empty()).then(|| title(Key::OwnList, text));
    let rows = own.list.iter().enumerate().map(|(place, kept)| Part::Buttons(row(own, place, kept, text)));
    let deleted = own.deleted.iter().flat_map(|(_, kept)| restoring(kept, text));
    maimed.into_iter().chain(title).chain(rows).chain(deleted).collect()
}

fn row(own: &Own, place: usize, kept: &Kept, text: &Text) -> Vec<Button> {
    let open = switch(Action::Open(place), kept.name.clone(), own.opened == Some(place));
    vec![open, button(Action::Delete(place), text.tell(Key::OwnDelete { name: &kept.name }))]
}

fn restoring(kept: &Kept, text: &Text) -> [Part; 2] {
    let undo = button(Action::Restore, text.say(Said::MenuUndo));
    [Part::Said(text.tell(Key::OwnDeleted { name: &kept.name })), Part::Buttons(vec![undo])]
}
