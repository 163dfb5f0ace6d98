//! The menu's entries for games to come: seats, clock, odds, openings, draws, hints; and results.

use crate::action::{Action, Opponent};
use crate::clock::Pace;
use crate::menu::{Choice, Group, Item, Results};
use crate::model::Model;
use crate::panel::button;
use crate::score::Score;
use crate::wish::{
    Custom, Draws, Hints, Labels, Lie, Odds, Opening, Seat, Set, Sounds, Speed, Turning, Wish,
};
use crate::words;
use rules::{Game, Rules, Turned, Variant};
use text::{Key, Text};

/// What can be chosen for a game by the rules that are played now.
pub(crate) fn options(model: &Model, text: &Text) -> Vec<Item> {
    let groups = [
        (Key::SeatTitle, wishes(Seat::ALL, Wish::Seat)),
        (Key::PaceTitle, wishes(Pace::ALL, Wish::Pace)),
        (Key::OddsTitle, wishes(Odds::ALL, Wish::Odds)),
    ];
    let groups = groups.into_iter().map(|(title, wishes)| Item::Group(group(model, title, wishes, text)));
    let switches = switches(model).into_iter().map(|switch| Item::Switch(switched(model, switch, text)));
    groups.chain(switches).chain(reset(model, text)).collect()
}

/// How the board looks and how its pieces go. To turn it is for two people.
pub(crate) fn looks(model: &Model, text: &Text) -> Vec<Item> {
    let friends = model.table.choice.opponent == Opponent::Friend;
    let groups = [
        (true, Key::SetTitle, wishes(Set::ALL, Wish::Set)),
        (true, Key::SpeedTitle, wishes(Speed::ALL, Wish::Speed)),
        (friends, Key::TurningTitle, wishes(Turning::ALL, Wish::Turning)),
    ];
    let groups = groups.into_iter().filter(|(fits, ..)| *fits);
    let groups = groups.map(|(_, title, wishes)| Item::Group(group(model, title, wishes, text)));
    groups.chain([Item::Switch(switched(model, labels(), text))]).collect()
}

/// Sound, at the top of the menu, so that it is off with two presses.
pub(crate) fn sound(model: &Model, text: &Text) -> Item {
    let (off, on) = (Wish::Sounds(Sounds::Off), Wish::Sounds(Sounds::On));
    Item::Switch(switched(model, Switch { off, on, line: Key::SoundLine }, text))
}

fn labels() -> Switch {
    let (off, on) = (Wish::Labels(Labels::Hidden), Wish::Labels(Labels::Shown));
    Switch { off, on, line: Key::LabelsLine }
}

fn wishes<T: Copy>(all: &[T], wish: impl Fn(T) -> Wish) -> Vec<Wish> {
    all.iter().copied().map(wish).collect()
}

fn group(model: &Model, title: Key<'_>, wishes: Vec<Wish>, text: &Text) -> Group {
    let choice = |wish: Wish| Choice {
        action: Action::Wish(wish),
        label: text.say(label(wish)),
        detail: String::new(),
        on: model.wishes.has(wish),
        enabled: true,
    };
    let id = wishes.first().map_or("", |wish| wish.named().0);
    Group { id, title: text.say(title), choices: wishes.into_iter().map(choice).collect() }
}

/// The words of a value in its group.
fn label(wish: Wish) -> Key<'static> {
    match wish {
        Wish::Seat(Seat::First) => Key::SeatFirst,
        Wish::Seat(Seat::Dark) => Key::SeatDark,
        Wish::Seat(Seat::Light) => Key::SeatLight,
        Wish::Seat(Seat::Chance) => Key::SeatChance,
        Wish::Pace(pace) => pace_label(pace),
        Wish::Odds(Odds::None) => Key::OddsNone,
        Wish::Odds(odds) => Key::OddsMen { men: u32::try_from(odds.men()).unwrap_or_default() },
        Wish::Custom(_) => Key::CustomSwitch,
        Wish::Lie(_) => Key::LieSwitch,
        Wish::Opening(_) => Key::OpeningSwitch,
        Wish::Draws(_) => Key::DrawsSwitch,
        Wish::Hints(_) => Key::HintsSwitch,
        Wish::Set(Set::Wood) => Key::SetWood,
        Wish::Set(Set::Paper) => Key::SetPaper,
        Wish::Set(Set::Slate) => Key::SetSlate,
        Wish::Set(Set::Contrast) => Key::SetContrast,
        Wish::Labels(_) => Key::LabelsSwitch,
        Wish::Speed(Speed::Normal) => Key::SpeedNormal,
        Wish::Speed(Speed::Fast) => Key::SpeedFast,
        Wish::Speed(Speed::Slow) => Key::SpeedSlow,
        Wish::Speed(Speed::Off) => Key::SpeedOff,
        Wish::Turning(Turning::Never) => Key::TurningNever,
        Wish::Turning(Turning::Board) => Key::TurningBoard,
        Wish::Turning(Turning::Pieces) => Key::TurningPieces,
        Wish::Sounds(_) => Key::SoundSwitch,
    }
}

fn pace_label(pace: Pace) -> Key<'static> {
    let (minutes, seconds) = (pace.minutes.into(), pace.increment.into());
    match (minutes, seconds) {
        (0, _) => Key::PaceFree,
        (_, 0) => Key::PaceMinutes { minutes },
        _ => Key::PaceIncrement { minutes, seconds },
    }
}

/// A switch: what it wishes when off and when on, and its explanation.
#[derive(Clone, Copy)]
struct Switch {
    off: Wish,
    on: Wish,
    line: Key<'static>,
}

/// Those that make a difference in the game that is played now.
fn switches(model: &Model) -> Vec<Switch> {
    let choice = &model.table.choice;
    let mut all = choice.variant().map(|known| customs(model, known, &choice.rules())).unwrap_or_default();
    all.push(hints());
    all
}

/// What a game that has a name leaves open; players say it themselves of rules of their own.
fn customs(model: &Model, variant: Variant, rules: &Rules) -> Vec<Switch> {
    let all = [
        (differs_in_first(rules), custom(rules)),
        (rules.naming.turned == Turned::Mirrored, lie()),
        (model.openings.of(variant).next().is_some(), opening()),
        (differs_in_draws(variant, rules), draws()),
    ];
    all.into_iter().filter(|(fits, _)| *fits).map(|(_, switch)| switch).collect()
}

fn differs_in_first(rules: &Rules) -> bool {
    Game::site(*rules).start().turn() != rules.first
}

fn differs_in_draws(variant: Variant, rules: &Rules) -> bool {
    variant.tournament() != rules.draw
}

fn custom(rules: &Rules) -> Switch {
    let (off, on) = (Wish::Custom(Custom::Site), Wish::Custom(Custom::Tradition));
    Switch { off, on, line: Key::CustomLine { side: rules.first } }
}

fn lie() -> Switch {
    Switch { off: Wish::Lie(Lie::Usual), on: Wish::Lie(Lie::Tradition), line: Key::LieLine }
}

fn opening() -> Switch {
    let (off, on) = (Wish::Opening(Opening::Free), Wish::Opening(Opening::Lot));
    Switch { off, on, line: Key::OpeningLine }
}

fn draws() -> Switch {
    let (off, on) = (Wish::Draws(Draws::Site), Wish::Draws(Draws::Tournament));
    Switch { off, on, line: Key::DrawsLine }
}

fn hints() -> Switch {
    let (off, on) = (Wish::Hints(Hints::Hidden), Wish::Hints(Hints::Offered));
    Switch { off, on, line: Key::HintsLine }
}

fn switched(model: &Model, switch: Switch, text: &Text) -> Choice {
    let on = model.wishes.has(switch.on);
    Choice {
        action: Action::Wish(if on { switch.off } else { switch.on }),
        label: text.say(label(switch.on)),
        detail: text.say(switch.line),
        on,
        enabled: true,
    }
}

fn reset(model: &Model, text: &Text) -> Option<Item> {
    let scored = model.table.score != Score::default();
    scored.then(|| Item::Button(button(Action::ResetScore, Key::ResetScore, true, text)))
}

/// The results of this game against the computer; nothing before the first.
pub(crate) fn results(model: &Model, text: &Text) -> Vec<Item> {
    let tallies = model.statistics_now().of(&model.table.choice);
    let row = |(level, tally): &(ai::Level, crate::statistics::Tally)| {
        let numbers = [tally.won, tally.drawn, tally.lost].map(|number| number.to_string());
        (text.say(words::opponent(Opponent::Computer(*level))), numbers)
    };
    let all = (!tallies.is_empty()).then(|| {
        Item::Results(Results {
            title: words::game(&model.table, text),
            headings: [Key::ResultsWon, Key::ResultsDrawn, Key::ResultsLost].map(|key| text.say(key)),
            rows: tallies.iter().map(row).collect(),
        })
    });
    all.into_iter().collect()
}
