//! The engine's lines for the position on the board, and who may ask it.

use crate::action::Action;
use crate::analysis::Seen;
use crate::model::Model;
use crate::panel::{LineRow, Part};
use crate::section::Section;
use ai::Depth;
use ai::talk::{Ask, GameText, Line, Reply, Ticket};
use record::NodeId;
use rules::{Game, Side, Status};
use text::Text;
use text::study::Key;

/// So many lines are shown.
const LINES: u8 = 3;
/// For so long it looks at the position on the board, and at each one of a review, in milliseconds.
const LOOK: u32 = 60_000;
const GLANCE: u32 = 250;
/// Questions of the game on the board count from 0 on: these are never taken for one.
const FIRST_TICKET: u32 = 1 << 31;
/// So often it may fail before it is left alone.
const PATIENCE: u8 = 3;

/// Whether the engine looks at the position on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Switch {
    /// It looks.
    On,
    /// It rests.
    #[default]
    Off,
}

impl Switch {
    pub(crate) fn other(self) -> Self {
        match self {
            Self::On => Self::Off,
            Self::Off => Self::On,
        }
    }
}

/// What is known of the engine.
#[derive(Clone, Debug, Default)]
pub(crate) struct Engine {
    pub(crate) switch: Switch,
    count: u32,
    asked: Option<Asked>,
    found: Option<Found>,
    failures: u8,
}

/// What the engine may be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// Lines for the position on the board.
    Look(NodeId),
    /// The worth of a position, for the review.
    Glance(NodeId),
}

/// A question that waits for its answers.
#[derive(Clone, Debug)]
struct Asked {
    task: Task,
    /// The side to move in the position that is asked about.
    side: Side,
    /// The only moves there are, made before the engine is asked.
    forced: Vec<String>,
}

/// What the engine found for the position on the board.
#[derive(Clone, Debug)]
struct Found {
    node: NodeId,
    lines: Vec<Seen>,
    depth: Depth,
}

impl Engine {
    pub(crate) fn is_on(&self) -> bool {
        self.switch == Switch::On
    }

    fn task(&self) -> Option<Task> {
        self.asked.as_ref().map(|asked| asked.task)
    }

    fn ticket(&self) -> Ticket {
        Ticket(FIRST_TICKET | self.count)
    }
}

impl Model {
    /// Lets the engine think about what is wanted now, and about nothing else.
    pub(crate) fn attend(&mut self) {
        let wanted = self.wanted();
        if self.engine.task() == wanted {
            return;
        }
        if self.engine.asked.take().is_some() {
            let ticket = self.engine.ticket();
            self.emit_ask(Ask::Stop { ticket });
        }
        if let Some(task) = wanted {
            self.ask(task);
        }
    }

    /// The game on the board comes first, then the review.
    fn wanted(&self) -> Option<Task> {
        if app::is_thinking(&self.app) {
            return None;
        }
        let here = self.record.tree.cursor();
        let looks = self.engine.is_on() && self.section == Section::Analysis;
        let open = self.game().status() == Status::Playing;
        self.review.next().map(Task::Glance).or((looks && open).then_some(Task::Look(here)))
    }

    fn ask(&mut self, task: Task) {
        let (node, lines, time) = match task {
            Task::Look(node) => (node, LINES, LOOK),
            Task::Glance(node) => (node, 1, GLANCE),
        };
        let mut game = self.game_at(node);
        let side = game.position().turn();
        let forced = make_forced(&mut game);
        self.engine.count = self.engine.count.wrapping_add(1) & !FIRST_TICKET;
        self.engine.asked = Some(Asked { task, side, forced });
        let ticket = self.engine.ticket();
        self.emit_ask(Ask::Analyse { ticket, game: GameText::of(&game), lines, time });
    }

    /// The worker said something.
    pub(crate) fn hear_engine(&mut self, reply: &Reply) {
        match reply {
            Reply::Lines { ticket, lines, depth, last, .. } if *ticket == self.engine.ticket() => {
                self.engine.failures = 0;
                self.take_lines(lines, *depth, *last);
            }
            Reply::Failed { ticket, .. } if *ticket == self.engine.ticket() => self.engine_failed(),
            _ => (),
        }
    }

    fn take_lines(&mut self, lines: &[Line], depth: Depth, last: bool) {
        let Some(Asked { task, side, forced }) = self.engine.asked.clone() else { return };
        let lines: Vec<_> = lines.iter().map(|line| Seen::of(line, side, &forced)).collect();
        let best = lines.first().cloned();
        match task {
            Task::Look(node) => {
                self.engine.found = Some(Found { node, lines, depth });
                self.seen.extend(best.map(|seen| (node, seen)));
            }
            Task::Glance(node) if last => {
                self.seen.extend(best.map(|seen| (node, seen)));
                self.go_on_with_review();
            }
            Task::Glance(_) => (),
        }
    }

    /// The worker was started again, or could not answer: it is asked again, a few times.
    pub(crate) fn engine_failed(&mut self) {
        if self.engine.asked.take().is_some() {
            self.engine.failures += 1;
        }
        if self.engine.failures >= PATIENCE {
            self.engine.failures = 0;
            self.engine.switch = Switch::Off;
            self.cancel_review();
        }
    }

    /// Nothing that was seen is about the tree any more.
    pub(crate) fn forget_thoughts(&mut self) {
        self.seen.clear();
        self.engine.found = None;
        self.cancel_review();
        if self.engine.asked.take().is_some() {
            let ticket = self.engine.ticket();
            self.emit_ask(Ask::Stop { ticket });
        }
    }

    /// What was found for the position on the board, the best line first.
    pub(crate) fn lines(&self) -> &[Seen] {
        let here = self.record.tree.cursor();
        let found = self.engine.found.as_ref().filter(|found| found.node == here && self.engine.is_on());
        found.map_or(&[], |found| &found.lines)
    }

    /// Makes the moves of a line on the board, as a variation.
    pub(crate) fn play_line(&mut self, place: usize, moves: usize) {
        let Some(seen) = self.lines().get(place).cloned() else { return };
        self.look_into(self.record.tree.cursor(), &seen.best, moves);
    }

    /// Puts moves into the tree behind a node, and goes to the last of them.
    pub(crate) fn look_into(&mut self, from: NodeId, moves: &[String], most: usize) {
        let tree = &mut self.record.tree;
        tree.go_to(from);
        let made = moves.iter().take(most);
        made.map_while(|text| tree.read(text).ok().and_then(|made| tree.play(made).ok())).for_each(drop);
        let there = tree.cursor();
        self.go(there);
        self.save_record();
    }
}

/// Makes moves as long as there is only one, and gives them.
fn make_forced(game: &mut Game) -> Vec<String> {
    let mut forced = vec![];
    while let [only] = game.legal()
        && game.status() == Status::Playing
    {
        let only = *only;
        if game.play(only).is_err() {
            break;
        }
        // A game that is over cannot be thought about.
        if game.status() != Status::Playing {
            game.undo();
            break;
        }
        forced.extend(game.text(game.ply() - 1));
    }
    forced
}

pub(crate) fn view(model: &Model, text: &Text) -> Vec<Part> {
    let lines = model.lines();
    let Some(depth) = model.engine.found.as_ref().map(|found| found.depth).filter(|_| !lines.is_empty())
    else {
        let waits = model.engine.is_on() && model.game().status() == Status::Playing;
        return if waits { vec![Part::Words(text.tell(Key::EngineThinks))] } else { vec![] };
    };
    let rows = lines.iter().enumerate().map(|(place, seen)| row(place, seen, text));
    vec![
        Part::Lines { title: text.tell(Key::EngineLines), rows: rows.collect() },
        Part::Words(text.tell(Key::EngineDepth { depth: depth.0.into() })),
    ]
}

fn row(place: usize, seen: &Seen, text: &Text) -> LineRow {
    LineRow {
        score: seen.words(text),
        moves: seen.best.join(" "),
        action: Action::PlayLine(place, seen.best.len()),
    }
}
