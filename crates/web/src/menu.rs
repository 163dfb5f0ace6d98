//! The ☰ sheet. Back, Escape and a tap outside close it, as does a choice.

use crate::dom::{self, Fault, Listener};
use crate::runner::{self, Call};
use crate::tree;
use app::{Action, Choice, Group, Item, Menu, Results, RuleLine, Section, Wish};
use wasm_bindgen::prelude::*;
use web_sys::{Event, HtmlDialogElement, PopStateEvent};

type Node = tree::Node<Action>;
type Tree = tree::Tree<Action>;

/// The sheet in the page.
pub(crate) struct MenuView {
    sheet: HtmlDialogElement,
    head: Tree,
    body: Tree,
    _listeners: [Listener; 3],
}

impl MenuView {
    /// Takes over the page's sheet.
    pub(crate) fn new() -> Result<Self, Fault> {
        let sheet: HtmlDialogElement = dom::find("menu")?;
        let listeners = [
            Listener::new(&sheet, "click", |event: Event| tapped(&event))?,
            Listener::new(&sheet, "close", |_: Event| leave_history())?,
            Listener::new(&dom::window(), "popstate", |_: PopStateEvent| runner::call(Call::CloseMenu))?,
        ];
        let (head, body) = (Tree::new("menu-head")?, Tree::new("menu-body")?);
        Ok(Self { sheet, head, body, _listeners: listeners })
    }

    /// Shows the menu's words.
    pub(crate) fn show(&mut self, menu: &Menu) -> Result<(), Fault> {
        self.head.show(head(menu))?;
        self.body.show(menu.sections.iter().map(section).collect())
    }

    /// Opens the sheet, with a step in the history for Back to undo.
    pub(crate) fn open(&self) -> Result<(), Fault> {
        if !self.sheet.open() {
            self.sheet.show_modal()?;
            dom::window().history()?.push_state(&JsValue::from_str(STEP), "")?;
        }
        self.scroll()
    }

    /// To the rule that was asked for, else to the top.
    fn scroll(&self) -> Result<(), Fault> {
        match self.body.root().query_selector(".rule[aria-current='true']")? {
            Some(rule) => rule.scroll_into_view_with_bool(false),
            None => self.body.root().parent_element().iter().for_each(|body| body.set_scroll_top(0)),
        }
        Ok(())
    }

    /// Whether it must show what holds now: it is open, or was never filled.
    pub(crate) fn is_seen(&self) -> bool {
        self.sheet.open() || self.body.is_empty()
    }

    /// Closes the sheet.
    pub(crate) fn close(&self) {
        self.sheet.close();
    }

    /// The action shown under this id.
    pub(crate) fn action(&self, id: &str) -> Option<Action> {
        self.body.action(id)
    }
}

/// The state of the history's step that stands for the open sheet.
const STEP: &str = "menu";

/// Removes the step, unless Back has removed it already.
fn leave_history() {
    let Ok(history) = dom::window().history() else { return };
    if history.state().is_ok_and(|state| state.as_string().as_deref() == Some(STEP)) {
        // Nothing to go back to is as good.
        let _ = history.back();
    }
}

/// A tap beside the sheet lands on the dialog itself; one inside lands on what it holds.
fn tapped(event: &Event) {
    let outside = event.target() == event.current_target();
    let closes = dom::around(event, "[data-close]:not([aria-disabled='true'])").is_some();
    if outside || closes {
        runner::call(Call::CloseMenu);
    }
}

fn head(menu: &Menu) -> Vec<Node> {
    let close = Node::new("button").with("type", "button").with("aria-label", &menu.close);
    vec![
        Node::new("h2").with("id", "menu-title").text(&menu.title),
        close.with("data-close", "").child(Node::icon("close")),
    ]
}

fn section(section: &Section) -> Node {
    let title = format!("section-{}", section.id);
    Node::classed("section", "section")
        .with("role", "group")
        .with("aria-labelledby", &title)
        .child(Node::new("h3").with("id", &title).text(&section.title))
        .children(section.items.iter().map(item))
}

fn item(item: &Item) -> Node {
    match item {
        Item::Choice(choice) => chosen(choice, Node::icon("tick"))
            .with("aria-pressed", choice.on.to_string())
            .with("data-close", ""),
        Item::Switch(choice) => chosen(choice, Node::classed("span", "switch"))
            .with("role", "switch")
            .with("aria-checked", choice.on.to_string()),
        Item::Rule(rule) => told(rule),
        Item::Group(group) => grouped(group),
        Item::Results(results) => table(results),
        Item::Button(button) => Node::button("choice", button.action)
            .with(if button.action.opens_sheet() { "aria-haspopup" } else { "data-close" }, "dialog")
            .with("aria-disabled", (!button.enabled).to_string())
            .child(Node::classed("span", "choice-name").text(&button.label)),
    }
}

/// Toggle buttons rather than radio buttons, as the choices of variants and opponents are.
fn grouped(group: &Group) -> Node {
    let title = format!("group-{}", group.id);
    let choices = group.choices.iter().map(chip);
    Node::classed("div", "group")
        .with("role", "group")
        .with("aria-labelledby", &title)
        .child(Node::classed("p", "group-title").with("id", &title).text(&group.title))
        .child(Node::classed("div", "chips").children(choices))
}

/// One that chooses a set shows it; the style sheets draw the sample.
fn chip(choice: &Choice) -> Node {
    let chip = Node::button("chip", choice.action)
        .with("aria-pressed", choice.on.to_string())
        .with("aria-disabled", (!choice.enabled).to_string())
        .text(&choice.label);
    match choice.action {
        Action::Wish(Wish::Set(set)) => chip.with("data-set", set.id()),
        _ => chip,
    }
}

fn table(results: &Results) -> Node {
    let head = |words: &String| Node::new("th").with("scope", "col").text(words);
    let row = |(name, numbers): &(String, [String; 3])| {
        Node::new("tr")
            .child(Node::new("th").with("scope", "row").text(name))
            .children(numbers.iter().map(|number| Node::new("td").text(number)))
    };
    let heads = Node::new("tr").child(Node::new("td")).children(results.headings.iter().map(head));
    Node::classed("table", "results")
        .child(Node::new("caption").text(&results.title))
        .child(Node::new("thead").child(heads))
        .child(Node::new("tbody").children(results.rows.iter().map(row)))
}

fn told(rule: &RuleLine) -> Node {
    Node::classed("p", "rule")
        .with("data-rule", rule.id)
        .with("aria-current", rule.named.to_string())
        .text(&rule.text)
}

/// The name alone is the button's name; the line below it describes it, and is no part of it.
fn chosen(choice: &Choice, sign: Node) -> Node {
    let note = format!("note-{}", choice.action.id());
    let mut words = vec![Node::classed("span", "choice-name").text(&choice.label)];
    if !choice.detail.is_empty() {
        let line = Node::classed("span", "choice-note").with("id", &note).with("aria-hidden", "true");
        words.push(line.text(&choice.detail));
    }
    Node::button("choice", choice.action)
        .with("aria-describedby", if choice.detail.is_empty() { String::new() } else { note })
        .with("aria-disabled", (!choice.enabled).to_string())
        .children(words)
        .child(Node::classed("span", "choice-sign").child(sign))
}
