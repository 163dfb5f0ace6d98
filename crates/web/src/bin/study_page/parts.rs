//! The page's sections as HTML.

use crate::{Chosen, Node, forms};
use study::{Button, Choice, Code, Entry, Field, FieldKind, Graph, LineRow, Panel, Part, Radio, Radios};

pub(crate) fn panel(panel: &Panel) -> Vec<Node> {
    let tabs = panel.tabs.iter().map(|tab| {
        Node::button("chip", Chosen(tab.action)).with("aria-pressed", tab.on.to_string()).text(&tab.label)
    });
    let tabs = Node::classed("div", "chips tabs")
        .with("role", "group")
        .with("aria-label", &panel.title)
        .children(tabs);
    let lead = panel.lead.iter().map(part);
    lead.chain([tabs]).chain(panel.parts.iter().map(part)).collect()
}

fn part(part: &Part) -> Node {
    match part {
        Part::Words(words) => Node::new("p").text(words),
        Part::Said(words) => Node::new("p").with("role", "alert").text(words),
        Part::Title(words) => Node::new("h2").text(words),
        Part::Sentences(all) => Node::new("ul").children(all.iter().map(|one| Node::new("li").text(one))),
        Part::Radios(all) => radios(all),
        Part::Buttons(all) => Node::classed("div", "chips").children(all.iter().map(button)),
        Part::List { title, rows } => list(title, rows),
        Part::Field(one) => field(one),
        Part::File(label) => file(label),
        Part::Code(one) => code(one),
        Part::Status(words) => Node::new("p").with("role", "status").text(words),
        Part::Switch(choice) => switch(choice),
        Part::Group { id, title, choices } => group(id, title, choices),
        Part::Lines { title, rows } => lines(title, rows),
        Part::Moves(entries) => Node::classed("div", "variations").children(entries.iter().map(entry)),
        Part::Graph(graph) => curve(graph),
        Part::Progress { label, done, all } => progress(label, *done, *all),
        Part::Task(said) => task(said),
    }
}

fn task(said: &[String]) -> Node {
    let tags = core::iter::once("h2").chain(core::iter::repeat("p"));
    let lines = said.iter().zip(tags).map(|(words, tag)| Node::new(tag).text(words));
    Node::classed("div", "task").with("role", "status").children(lines)
}

fn button(button: &Button) -> Node {
    let node = Node::button("chip", Chosen(button.action)).text(&button.label);
    let node = node.with("aria-disabled", (!button.enabled).to_string());
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

/// What a line holds is set by `forms`: the player changes it as well.
fn field(field: &Field) -> Node {
    let line = || Node::new("input").with("type", "text");
    let place = match field.kind {
        FieldKind::Line => line().with("dir", "auto"),
        FieldKind::Lines => Node::new("textarea").with("rows", "4").with("dir", "auto").text(&field.text),
        FieldKind::Fixed => line().with("readonly", "").with("dir", "ltr"),
    };
    let place = place.with("data-input", field.input.id()).with("autocomplete", "off");
    let place = place.with("spellcheck", "false");
    Node::classed("label", "field").child(Node::new("span").text(&field.label)).child(place)
}

fn list(title: &str, rows: &[Button]) -> Node {
    let rows = rows.iter().map(|row| Node::new("li").child(self::row(row)));
    let rows = Node::classed("ol", "rows").with("aria-label", title).children(rows);
    Node::new("section").child(Node::new("h3").text(title)).child(rows)
}

/// Names may be written in another direction than the page.
fn row(button: &Button) -> Node {
    Node::button("row", Chosen(button.action))
        .with("aria-current", (button.on == Some(true)).to_string())
        .child(Node::new("bdi").text(&button.label))
}

fn file(label: &str) -> Node {
    let choice = Node::classed("input", "unseen")
        .with("type", "file")
        .with("accept", ".pdn,.pgn,.txt,text/plain")
        .with("data-file", "");
    Node::classed("label", "chip file").child(Node::new("span").text(label)).child(choice)
}

fn toggle(class: &str, choice: &Choice) -> Node {
    Node::button(class, Chosen(choice.action)).with("aria-pressed", choice.on.to_string()).text(&choice.label)
}

fn switch(choice: &Choice) -> Node {
    Node::button("choice", Chosen(choice.action))
        .with("role", "switch")
        .with("aria-checked", choice.on.to_string())
        .child(Node::classed("span", "choice-name").text(&choice.label))
        .child(Node::classed("span", "choice-sign").child(Node::classed("span", "switch")))
}

fn group(id: &str, title: &str, choices: &[Choice]) -> Node {
    let id = format!("group-{id}");
    Node::classed("div", "group")
        .with("role", "group")
        .with("aria-labelledby", &id)
        .child(Node::classed("p", "group-title").with("id", &id).text(title))
        .child(Node::classed("div", "chips").children(choices.iter().map(|choice| toggle("chip", choice))))
}

fn lines(title: &str, rows: &[LineRow]) -> Node {
    let row = |row: &LineRow| {
        let words = Node::button("line-moves", Chosen(row.action))
            .child(Node::classed("strong", "score").text(&row.score))
            .child(Node::new("bdi").text(&row.moves));
        Node::new("li").child(words)
    };
    Node::classed("ol", "lines").with("aria-label", title).children(rows.iter().map(row))
}

fn entry(entry: &Entry) -> Node {
    match entry {
        Entry::Move { number, text, action, current } => {
            let number = number.iter().map(|number| Node::classed("span", "number").text(number));
            let made = Node::button("move", Chosen(*action)).with("aria-current", current.to_string());
            let made = made.child(Node::new("bdi").text(text));
            Node::classed("span", "made").children(number).child(made)
        }
        Entry::Comment(words) => Node::classed("span", "comment").with("dir", "auto").text(words),
        Entry::Variation { label, entries } => Node::classed("div", "variation")
            .with("role", "group")
            .with("aria-label", label)
            .children(entries.iter().map(self::entry)),
    }
}

fn progress(label: &str, done: usize, all: usize) -> Node {
    let bar = Node::new("progress")
        .with("aria-label", label)
        .with("max", all.to_string())
        .with("value", done.to_string());
    Node::classed("p", "progress").child(Node::new("span").text(label)).child(bar)
}

/// A hundred units high; each position is as wide as the slider's step below it.
fn curve(graph: &Graph) -> Node {
    let last = graph.points.len().saturating_sub(1).max(1);
    let x = |ply: usize| format!("{:.1}", 300.0 * ply as f32 / last as f32);
    let y = |white: f32| format!("{:.1}", 100.0 - 100.0 * white);
    let known = graph.points.iter().enumerate().filter_map(|(ply, white)| Some((ply, (*white)?)));
    let way: Vec<_> = known.map(|(ply, white)| format!("{} {}", x(ply), y(white))).collect();
    let here = graph.here.map(|ply| path("here", format!("M{} 0V100", x(ply))));
    let picture = Node::classed("svg", "curve")
        .with("role", "img")
        .with("aria-label", &graph.label)
        .with("viewBox", "0 0 300 100")
        .with("preserveAspectRatio", "none")
        .child(path("even", "M0 50H300".into()))
        .children(here)
        .child(path("course", format!("M{}", way.join("L"))));
    let slider = Node::new("input")
        .with("type", "range")
        .with("data-input", forms::ALONG)
        .with("min", "0")
        .with("max", last.to_string())
        .with("value", forms::place(graph).to_string())
        .with("aria-label", &graph.slider)
        .with("aria-valuetext", &graph.here_label);
    Node::classed("div", "graph").child(picture).child(slider)
}

fn path(class: &str, way: String) -> Node {
    Node::classed("path", class).with("d", way).with("vector-effect", "non-scaling-stroke")
}

fn code(code: &Code) -> Node {
    let size = code.size;
    let ground = Node::new("path").with("fill", "#fff").with("d", format!("M0 0h{size}v{size}h-{size}z"));
    let squares = Node::new("path").with("d", &code.path);
    Node::classed("svg", "code")
        .with("viewBox", format!("0 0 {size} {size}"))
        .with("role", "img")
        .with("aria-label", &code.label)
        .with("shape-rendering", "crispEdges")
        .children([ground, squares])
}
