//! The ☰ sheet: rules, opponent, board. Languages are links of the page and not listed here.

use crate::action::{Action, Opponent};
use crate::model::Model;
use crate::options;
use crate::panel::{Button, button, controls};
use crate::sheet::{self, Sheet};
use crate::table::{Table, may_be_free};
use crate::words;
use ai::Level;
use rules::{Duty, Variant};
use text::{Key, Text};

/// The whole sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Menu {
    /// The sheet's heading.
    pub title: String,
    /// Label of ☰.
    pub open: String,
    /// Label of the closing button.
    pub close: String,
    /// Sections in order: game, rules, opponent, board.
    pub sections: Vec<Section>,
}

/// One section.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// A stable name: `game`, `rules`, `opponent`, `board`.
    pub id: &'static str,
    /// The heading.
    pub title: String,
    /// What can be chosen.
    pub items: Vec<Item>,
}

/// One entry.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// One of several; the sheet closes after it.
    Choice(Choice),
    /// On or off; pressing it sends the action that changes it, and the sheet stays open.
    Switch(Choice),
    /// A plain button; the sheet closes after it, unless it shows something else there.
    Button(Button),
    /// A sentence of the rules.
    Rule(RuleLine),
    /// A few short choices side by side, one of them chosen; the sheet stays open.
    Group(Group),
    /// A small table.
    Results(Results),
}

/// A few short choices, one of them chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// A stable name: `seat`, `pace`, `odds`.
    pub id: &'static str,
    /// What is chosen.
    pub title: String,
    /// Between what.
    pub choices: Vec<Choice>,
}

/// Games won, drawn and lost.
#[derive(Clone, Debug, PartialEq)]
pub struct Results {
    /// In which game.
    pub title: String,
    /// Won, drawn, lost.
    pub headings: [String; 3],
    /// An opponent, then the numbers in that order.
    pub rows: Vec<(String, [String; 3])>,
}

/// A sentence of the rules.
#[derive(Clone, Debug, PartialEq)]
pub struct RuleLine {
    /// A stable name for what it is about: `duty`, `king`.
    pub id: &'static str,
    /// The sentence.
    pub text: String,
    /// It is the one that was asked for.
    pub named: bool,
}

/// An entry that is chosen or on, or not.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What pressing it does.
    pub action: Action,
    /// Its words.
    pub label: String,
    /// One line of explanation; may be empty.
    pub detail: String,
    /// The radio button is chosen, the switch is on.
    pub on: bool,
    /// Can be pressed.
    pub enabled: bool,
}

/// What the sheet shows: the menu, or the rules of the game.
pub fn menu(model: &Model, text: &Text) -> Menu {
    match model.sheet {
        Sheet::Menu => menu_itself(model, text),
        Sheet::Rules(named) => sheet::rules(model, named, text),
    }
}

fn menu_itself(model: &Model, text: &Text) -> Menu {
    let table = &model.table;
    let sections = [
        ("game", Key::MenuGame, game(model, text)),
        ("rules", Key::MenuRules, rules(model, text)),
        ("opponent", Key::MenuOpponent, opponents(table, text)),
        ("options", Key::OptionsTitle, options::options(model, text)),
        ("board", Key::MenuBoard, board(model, text)),
        ("results", Key::ResultsTitle, options::results(model, text)),
    ];
    Menu {
        title: text.say(Key::MenuTitle),
        open: text.say(Key::MenuOpen),
        close: text.say(Key::MenuClose),
        sections: sections.into_iter().filter(has_items).map(|section| titled(section, text)).collect(),
    }
}

type Untitled = (&'static str, Key<'static>, Vec<Item>);

fn has_items(section: &Untitled) -> bool {
    !section.2.is_empty()
}

fn titled((id, key, items): Untitled, text: &Text) -> Section {
    Section { id, title: text.say(key), items }
}

/// The game that the player's language knows best stands first.
fn rules(model: &Model, text: &Text) -> Vec<Item> {
    let (table, usual) = (&model.table, model.usual);
    let others = Variant::ALL.iter().copied().filter(|variant| *variant != usual);
    let variants = core::iter::once(usual).chain(others);
    let choices = variants.map(|variant| Item::Choice(variant_choice(table, variant, text)));
    let all = button(Action::Rules(None), Key::AllRules, true, text);
    choices.chain([Item::Switch(duty_switch(table, text)), Item::Button(all)]).collect()
}

fn variant_choice(table: &Table, variant: Variant, text: &Text) -> Choice {
    Choice {
        action: Action::Variant(variant),
        label: text.say(::text::words::variant(variant)),
        detail: text.say(::text::words::variant_line(variant)),
        on: table.choice.variant() == Some(variant),
        enabled: true,
    }
}

/// On a board where captures are always forced the switch is on and cannot be pressed.
pub(crate) fn duty_switch(table: &Table, text: &Text) -> Choice {
    let (other, line) = match table.game.rules().capture.duty {
        Duty::Must => (Duty::May, Key::ForcedCaptureOn),
        Duty::May => (Duty::Must, Key::ForcedCaptureOff),
    };
    Choice {
        action: Action::Duty(other),
        label: text.say(Key::ForcedCapture),
        detail: text.say(line),
        on: other == Duty::May,
        enabled: may_be_free(table.game.rules()),
    }
}

fn opponents(table: &Table, text: &Text) -> Vec<Item> {
    let computers = Level::ALL.into_iter().map(Opponent::Computer);
    let all = computers.chain([Opponent::Friend]);
    all.map(|opponent| Item::Choice(opponent_choice(table, opponent, text))).collect()
}

fn opponent_choice(table: &Table, opponent: Opponent, text: &Text) -> Choice {
    let detail = match opponent {
        Opponent::Computer(_) => String::new(),
        Opponent::Friend => text.say(Key::FriendLine),
    };
    Choice {
        action: Action::Opponent(opponent),
        label: text.say(words::opponent(opponent)),
        detail,
        on: table.choice.opponent == opponent,
        enabled: true,
    }
}

fn game(model: &Model, text: &Text) -> Vec<Item> {
    let fresh = button(Action::NewGame, Key::MenuNewGame, true, text);
    vec![Item::Button(fresh), options::sound(model, text)]
}

fn board(model: &Model, text: &Text) -> Vec<Item> {
    let controls = controls(&model.table, text).into_iter().map(Item::Button);
    options::looks(model, text).into_iter().chain(controls).collect()
}
