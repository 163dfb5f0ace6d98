//! The page's sections as HTML.

use crate::{Chosen, Node};
use study::{Button, Field, Panel, Part, Radio, Radios};

pub(crate) fn panel(panel: &Panel) -> Vec<Node> {
    let tabs = panel.tabs.iter().map(|tab| {
        Node::button("chip", Chosen(tab.action)).with("aria-pressed", tab.on.to_string()).text(&tab.label)
    });
    let tabs = Node::classed("div", "chips tabs")
        .with("role", "group")
        .with("aria-label", &panel.title)
        .children(tabs);
    core::iter::once(tabs).chain(panel.parts.iter().map(part)).collect()
}

fn part(part: &Part) -> Node {
    match part {
        Part::Words(words) => Node::new("p").text(words),
        Part::Said(words) => Node::new("p").with("role", "alert").text(words),
        Part::Title(words) => Node::new("h2").text(words),
        Part::Sentences(all) => Node::new("ul").children(all.iter().map(|one| Node::new("li").text(one))),
        Part::Radios(all) => radios(all),
        Part::Buttons(all) => Node::classed("div", "chips").children(all.iter().map(button)),
        Part::Field(one) => field(one),
    }
}

fn button(button: &Button) -> Node {
    let node = Node::button("chip", Chosen(button.action)).text(&button.label);
    match button.on {
        Some(on) => node.with("aria-pressed", on.to_string()),
        None => node,
    }
}

fn radios(all: &Radios) -> Node {
    let legend = Node::new("legend").text(&all.title);
    Node::new("fieldset").child(legend).children(all.values.iter().map(|value| radio(&all.id, value)))
}

/// Whether it is checked is set by `forms`: the player changes it as well.
fn radio(name: &str, value: &Radio) -> Node {
    let input = Node::input(Chosen(value.action)).with("type", "radio").with("name", name);
    Node::new("label").child(input).child(Node::new("span").text(&value.label))
}

/// What it holds is set by `forms`: the player changes it as well.
fn field(field: &Field) -> Node {
    let input = Node::new("input").with("type", "text").with("data-input", field.input.id());
    Node::classed("label", "field").child(Node::new("span").text(&field.label)).child(input)
}
