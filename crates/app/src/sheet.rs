//! What the sheet shows: the menu, or the rules of the game in sentences.

use crate::action::Action;
use crate::effect::Effect;
use crate::menu::{Item, Menu, RuleLine, Section, duty_switch};
use crate::model::Model;
use crate::panel::button;
use crate::words;
use text::words::Article;
use text::{Key, Text};

/// What the sheet shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Sheet {
    /// The menu.
    #[default]
    Menu,
    /// The rules of the game, one of them marked.
    Rules(Option<Article>),
}

impl Model {
    pub(crate) fn open_sheet(&mut self, sheet: Sheet) {
        self.sheet = sheet;
        self.emit(Effect::OpenSheet);
    }
}

/// The rules of the game on the board, with the switch of forced capture and a way to the others.
pub(crate) fn rules(model: &Model, named: Option<Article>, text: &Text) -> Menu {
    let table = &model.table;
    let told = ::text::words::articles(text, table.game.rules(), table.game.start().turn());
    let lines = told.into_iter().map(|(article, sentence)| {
        Item::Rule(RuleLine { id: article.id(), text: sentence, named: named == Some(article) })
    });
    let others = Item::Button(button(Action::Menu, Key::MenuOpen, true, text));
    let sections = [
        ("articles", Key::MenuRules, lines.collect()),
        ("house-rule", Key::ForcedCapture, vec![Item::Switch(duty_switch(table, text)), others]),
    ];
    Menu {
        title: words::game(table, text),
        open: text.say(Key::MenuOpen),
        close: text.say(Key::MenuClose),
        sections: sections.map(|(id, key, items)| Section { id, title: text.say(key), items }).into(),
    }
}
