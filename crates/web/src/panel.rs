//! What stands around the board: bar, turn line, controls, players, move list, notices.

use crate::dom::{self, Fault};
use crate::tree;
use app::{Action, Button, Figure, Live, MoveCell, MoveRow, Panel, Player, Question};
use rules::Side;
use web_sys::{Element, HtmlElement};

type Node = tree::Node<Action>;
type Tree = tree::Tree<Action>;

/// The parts of the page around the board.
pub(crate) struct PanelView {
    bar: Tree,
    turn: Tree,
    controls: Tree,
    more: Tree,
    players: Tree,
    moves: Tree,
    notice: Tree,
    live: LiveView,
    at_move: String,
}

impl PanelView {
    /// Takes over those parts.
    pub(crate) fn new() -> Result<Self, Fault> {
        Ok(Self {
            bar: Tree::new("bar-words")?,
            turn: Tree::new("turn")?,
            controls: Tree::new("controls-plain")?,
            more: Tree::new("more")?,
            players: Tree::new("players")?,
            moves: Tree::new("moves")?,
            notice: Tree::new("notice")?,
            live: LiveView::new()?,
            at_move: String::new(),
        })
    }

    /// Shows the panel.
    pub(crate) fn show(&mut self, panel: &Panel) -> Result<(), Fault> {
        self.bar.show(bar(panel))?;
        self.turn.show(turn(panel))?;
        self.controls.show(panel.controls.iter().map(control).collect())?;
        self.more.show(panel.more.iter().map(|button| worded("plain", button)).collect())?;
        self.players.show(panel.players.iter().map(player).chain(panel.hints.iter().map(hints)).collect())?;
        self.notice.show(panel.notice.iter().map(question).collect())?;
        self.live.show(&panel.live);
        self.show_moves(panel)
    }

    /// The action shown under this id.
    pub(crate) fn action(&self, id: &str) -> Option<Action> {
        let trees = [&self.bar, &self.turn, &self.controls, &self.more, &self.moves, &self.notice];
        trees.into_iter().find_map(|tree| tree.action(id))
    }

    fn show_moves(&mut self, panel: &Panel) -> Result<(), Fault> {
        dom::set(self.moves.root(), "aria-label", &panel.moves_title);
        self.moves.show(core::iter::once(start(panel)).chain(panel.rows.iter().map(row)).collect())?;
        let current = self.moves.root().query_selector("[aria-current='true']")?;
        let id = current.as_ref().and_then(|element| element.get_attribute("data-action"));
        let id = id.unwrap_or_default();
        if id != self.at_move {
            scroll(self.moves.root(), current.as_ref());
            self.at_move = id;
        }
        Ok(())
    }
}

/// Brings the current move into sight inside the list; the page itself stays where it is.
fn scroll(list: &Element, current: Option<&Element>) {
    let Some(current) = current else { return list.set_scroll_top(0) };
    let (list_at, move_at) = (list.get_bounding_client_rect(), current.get_bounding_client_rect());
    let below = move_at.bottom() - list_at.bottom();
    let above = move_at.top() - list_at.top();
    list.set_scroll_top(list.scroll_top() + below.max(0.0).ceil() as i32 + above.min(0.0).floor() as i32);
}

struct LiveView {
    polite: HtmlElement,
    assertive: HtmlElement,
    count: u32,
}

impl LiveView {
    fn new() -> Result<Self, Fault> {
        Ok(Self { polite: dom::find("status")?, assertive: dom::find("alert")?, count: 0 })
    }

    fn show(&mut self, live: &Live) {
        if live.count == self.count {
            return;
        }
        self.count = live.count;
        // An invisible difference, so that equal sentences are said again.
        let end = if live.count.is_multiple_of(2) { "" } else { "\u{a0}" };
        for (region, words) in [(&self.polite, &live.polite), (&self.assertive, &live.assertive)] {
            let words = if words.is_empty() { String::new() } else { format!("{words}{end}") };
            region.set_text_content(Some(&words));
        }
    }
}

fn bar(panel: &Panel) -> Vec<Node> {
    vec![
        Node::button("game-name", panel.rule)
            .with("aria-haspopup", "dialog")
            .child(Node::classed("span", "variant").text(&panel.variant))
            .child(Node::classed("span", "kings").text(&panel.kings)),
        Node::classed("span", "opponent").text(&panel.opponent),
    ]
}

fn turn(panel: &Panel) -> Vec<Node> {
    let said = panel.question.as_ref().map_or_else(|| line(panel), question);
    core::iter::once(said).chain(times(panel)).collect()
}

/// Both clocks, in the order of the players; beside the turn line, where every screen shows them.
fn times(panel: &Panel) -> Option<Node> {
    let times = panel.players.iter().filter_map(|player| Some((player, player.time.as_ref()?)));
    let shown = times.map(|(player, time)| {
        Node::classed("li", "time")
            .with("data-turn", player.to_move.to_string())
            .child(Node::disc(player.side))
            .child(figure("", time))
    });
    let shown: Vec<_> = shown.collect();
    (!shown.is_empty()).then(|| Node::classed("ul", "times").children(shown))
}

fn figure(class: &str, figure: &Figure) -> Node {
    Node::classed("span", class).with("role", "img").with("aria-label", &figure.label).text(&figure.text)
}

fn hints(words: &String) -> Node {
    Node::classed("p", "hints").text(words)
}

fn line(panel: &Panel) -> Node {
    let mut words = vec![Node::classed("span", "line-text").text(&panel.line.text)];
    words.extend(panel.line.links.iter().map(link));
    words.extend(panel.counter.iter().map(|counter| Node::classed("span", "line-note").text(counter)));
    let mover = panel.players.iter().find(|player| player.to_move);
    Node::classed("div", "line")
        .with("data-kind", panel.line.kind.id())
        .children(mover.map(|player| Node::disc(player.side)))
        .child(Node::classed("p", "line-words").children(words))
}

fn link(button: &Button) -> Node {
    Node::button("link", button.action).text(&button.label)
}

fn question(question: &Question) -> Node {
    let answers = question.buttons.iter().enumerate();
    let answers = answers.map(|(place, button)| worded(if place == 0 { "strong" } else { "plain" }, button));
    Node::classed("div", "question")
        .with("role", "group")
        .with("aria-label", &question.text)
        .child(Node::new("p").text(&question.text))
        .child(Node::classed("div", "answers").children(answers))
}

fn worded(class: &str, button: &Button) -> Node {
    Node::button(class, button.action)
        .with("aria-disabled", (!button.enabled).to_string())
        .text(&button.label)
}

fn control(button: &Button) -> Node {
    Node::button("control", button.action)
        .with("aria-disabled", (!button.enabled).to_string())
        .child(Node::icon(&button.action.id()))
        .child(Node::new("span").text(&button.label))
}

fn player(player: &Player) -> Node {
    let other = match player.side {
        Side::White => Side::Black,
        Side::Black => Side::White,
    };
    let taken = (0..player.captured).map(|_| Node::disc(other));
    let taken = Node::classed("span", "taken")
        .with("role", "img")
        .with("aria-label", &player.captured_label)
        .children(taken);
    Node::classed("div", "player")
        .with("data-turn", player.to_move.to_string())
        .child(Node::disc(player.side))
        .child(Node::classed("span", "player-name").text(&player.name))
        .children(player.points.iter().map(|points| figure("points", points)))
        .child(Node::classed("span", "player-count").text(&player.left))
        .child(taken)
}

/// Before the first row: the way back to the start, or that there is nothing yet.
fn start(panel: &Panel) -> Node {
    let words = if panel.rows.is_empty() {
        Node::classed("span", "start").text(&panel.moves_empty)
    } else {
        worded("start", &panel.moves_start)
    };
    Node::new("li").child(words)
}

fn row(row: &MoveRow) -> Node {
    Node::new("li")
        .child(Node::classed("span", "number").text(&row.number))
        .children(row.moves.iter().map(entry))
}

fn entry(entry: &MoveCell) -> Node {
    Node::button("move", entry.action)
        .with("aria-current", entry.current.to_string())
        .with("data-undone", entry.undone.to_string())
        .child(Node::new("bdi").text(&entry.text))
}
