//! Laws of the page's sections, with the engine itself behind them.

#![allow(clippy::unwrap_used, reason = "what goes wrong in a test is to stop it")]

use ai::talk::Servant;
use ai::{Megabytes, Millis};
use rules::{Piece, Rank, Side};
use study::{
    Action, Brush, Effect, Entry, Event, Input, Model, Origin, Panel, Part, Section, Slot, Step, Switch,
    panel, update,
};
use text::{Language, Text, source};

/// The page, the engine, and what was last kept.
struct Page {
    model: Model,
    servant: Servant,
    text: Text,
    kept: Option<String>,
}

impl Page {
    /// A page that takes over a game of two people.
    fn of(rules: &str, moves: &str) -> Self {
        let game = format!(
            "damka game 1\nrules {rules}\nstart \nmoves {moves}\nply {}\nend \nopponent friend\nhuman white\nbelow white\n",
            moves.split_whitespace().count()
        );
        let page = Self::started(Some(game), Origin::Elsewhere, None);
        assert_eq!(page.model.app().game().len(), moves.split_whitespace().count(), "{moves}");
        page
    }

    fn started(game: Option<String>, origin: Origin, record: Option<String>) -> Self {
        let app = app::Started {
            seed: 1,
            language: "en".into(),
            languages: vec![],
            moving: app::Moving::Still,
            settings: None,
            game,
            statistics: None,
        };
        let text = source::text(Language::English);
        let mut page =
            Self { model: Model::default(), servant: Servant::new(Megabytes(4)), text, kept: None };
        record.into_iter().for_each(|record| page.tell(Event::Found(Slot::Record, record)));
        page.tell(Event::Started(app, origin));
        page
    }

    /// Lets the page hear of something, and the engine of what it asks.
    fn tell(&mut self, event: Event) {
        for effect in update(&mut self.model, event) {
            match effect {
                Effect::Keep(Slot::Record, record) => self.kept = Some(record),
                Effect::App(app::Effect::Ask(ask)) => {
                    let reply = self.servant.handle(&ask, Millis(0));
                    assert!(!matches!(reply, Some(ai::talk::Reply::Failed { .. })), "{reply:?}");
                }
                _ => (),
            }
        }
    }

    fn act(&mut self, action: Action) {
        self.tell(Event::Act(action));
    }

    /// A move on the board, as its squares.
    fn play(&mut self, squares: &[&str]) {
        for square in squares {
            let square = self.model.app().game().names().square(square).unwrap();
            self.tell(Event::App(app::Event::Press(square)));
        }
    }

    /// Lets the engine think for so many slices, the time passing by a second with each.
    fn think(&mut self, slices: u64) {
        for slice in 1..=slices {
            if let Some(reply) = self.servant.step(Millis(slice * 1_000)) {
                self.tell(Event::App(app::Event::Worker(reply)));
            }
        }
    }

    fn panel(&self) -> Panel {
        panel(&self.model, &self.text)
    }

    /// The moves and variations in one line, the current move in brackets.
    fn moves(&self) -> String {
        let parts = self.panel().parts;
        let entries = parts.iter().find_map(|part| match part {
            Part::Moves(entries) => Some(entries),
            _ => None,
        });
        written(entries.unwrap())
    }

    fn lines(&self) -> Vec<study::LineRow> {
        let parts = self.panel().parts.into_iter();
        parts
            .filter_map(|part| match part {
                Part::Lines { rows, .. } => Some(rows),
                _ => None,
            })
            .flatten()
            .collect()
    }
}

fn written(entries: &[Entry]) -> String {
    let words: Vec<_> = entries
        .iter()
        .map(|entry| match entry {
            Entry::Move { text, current: true, .. } => format!("[{text}]"),
            Entry::Move { text, .. } => text.clone(),
            Entry::Comment(words) => format!("{{{words}}}"),
            Entry::Variation { entries, .. } => format!("({})", written(entries)),
        })
        .collect();
    words.join(" ")
}

fn american() -> String {
    rules::Variant::American.rules().code()
}

#[test]
fn another_move_begins_a_variation_and_the_game_stays_ahead() {
    let mut page = Page::of(&american(), "11-15 23-19 8-11");
    page.tell(Event::Step(Step::Back));
    page.tell(Event::Step(Step::Back));
    page.play(&["22", "18"]);
    assert_eq!(page.moves(), "11-15 23-19 ([22-18]) 8-11");
    page.tell(Event::Step(Step::Previous));
    assert_eq!(page.moves(), "11-15 [23-19] (22-18) 8-11");
    assert_eq!(page.model.app().game().len(), 3, "redo still leads to the end");
    page.tell(Event::App(app::Event::Act(app::Action::Redo)));
    assert_eq!(page.moves(), "11-15 23-19 (22-18) [8-11]");
}

#[test]
fn keys_lead_to_both_ends_and_stop_there() {
    let mut page = Page::of(&american(), "11-15 23-19 8-11");
    for (step, moves) in [
        (Step::Forward, "11-15 23-19 [8-11]"),
        (Step::First, "11-15 23-19 8-11"),
        (Step::Back, "11-15 23-19 8-11"),
        (Step::Forward, "[11-15] 23-19 8-11"),
        (Step::Last, "11-15 23-19 [8-11]"),
    ] {
        page.tell(Event::Step(step));
        assert_eq!(page.moves(), moves, "{step:?}");
    }
}

#[test]
fn what_was_looked_at_is_there_again_after_loading() {
    let mut page = Page::of(&american(), "11-15 23-19");
    page.tell(Event::Step(Step::Back));
    page.play(&["22", "18"]);
    let game = format!(
        "damka game 1\nrules {}\nstart \nmoves 11-15 22-18\nply 2\nend \nopponent friend\nhuman white\nbelow white\n",
        american()
    );
    let again = Page::started(Some(game), Origin::Kept, page.kept.clone());
    assert_eq!(again.moves(), page.moves());
}

#[test]
fn a_new_game_begins_a_new_list_and_what_it_replaced_comes_back_with_its_variations() {
    let mut page = Page::of(&american(), "11-15 23-19");
    page.tell(Event::Step(Step::Back));
    page.play(&["22", "18"]);
    let before = page.moves();
    page.tell(Event::App(app::Event::Act(app::Action::NewGame)));
    assert_eq!(page.moves(), "");
    page.tell(Event::App(app::Event::Act(app::Action::Restore)));
    assert_eq!(page.moves(), before);
}

#[test]
fn the_engine_shows_lines_and_a_press_makes_their_moves() {
    let mut page = Page::of(&american(), "11-15");
    page.act(Action::Engine(Switch::On));
    page.think(8);
    let lines = page.lines();
    assert!((2..=3).contains(&lines.len()), "{lines:?}");
    let moves: Vec<_> = lines[1].moves.split(' ').map(str::to_owned).collect();
    page.act(lines[1].action);
    let game = page.model.app().game();
    let played: Vec<_> = (1..game.ply()).filter_map(|ply| game.text(ply)).collect();
    assert_eq!(played, moves);
    assert!(page.lines().is_empty(), "they were for another position");
}

#[test]
fn the_engine_rests_when_it_is_switched_off_or_another_section_is_open() {
    let mut page = Page::of(&american(), "11-15");
    page.act(Action::Engine(Switch::On));
    assert!(page.servant.is_busy());
    page.act(Action::Open(Section::Position));
    page.think(1);
    assert!(page.lines().is_empty());
    page.act(Action::Open(Section::Analysis));
    page.think(4);
    assert!(!page.lines().is_empty());
    page.act(Action::Engine(Switch::Off));
    assert!(page.lines().is_empty());
}

/// A game of somebody who plays the first move that comes.
fn careless(plies: usize) -> String {
    let mut game = rules::Game::site(rules::Variant::American.rules());
    for _ in 0..plies {
        let first = game.legal()[0];
        game.play(first).unwrap();
    }
    (0..plies).filter_map(|ply| game.text(ply)).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_review_marks_mistakes_with_better_moves_and_can_be_cancelled() {
    let mut page = Page::of(&american(), &careless(16));
    page.act(Action::Review);
    assert!(page.panel().parts.iter().any(|part| matches!(part, Part::Progress { done: 0, .. })));
    page.act(Action::CancelReview);
    assert!(!page.panel().parts.iter().any(|part| matches!(part, Part::Progress { .. })));
    page.act(Action::Review);
    page.think(2_000);
    assert!(page.panel().parts.iter().any(|part| matches!(part, Part::Status(_))), "{}", page.moves());
    assert!(page.panel().parts.iter().any(|part| matches!(part, Part::Graph(_))));
    let moves = page.moves();
    assert!(moves.contains('?'), "{moves}");
    assert!(moves.contains("? ("), "a better move stands beside: {moves}");
    assert_eq!(page.model.app().game().ply(), 16, "the board stays where it was");
}

/// The parts of the open section that tell or take words.
fn said(page: &Page) -> Vec<String> {
    let parts = page.panel().parts.into_iter();
    parts
        .filter_map(|part| match part {
            Part::Status(words) | Part::Said(words) => Some(words),
            Part::Field(field) => Some(field.text),
            _ => None,
        })
        .collect()
}

#[test]
fn a_position_is_set_up_by_presses_and_looked_into() {
    let mut page = Page::of(&american(), "11-15");
    page.act(Action::Open(Section::Position));
    page.act(Action::ClearSetup);
    assert_eq!(said(&page)[1], "There are no pieces on the board.");
    page.act(Action::Brush(Brush::Piece(piece(Side::White, Rank::King))));
    page.play(&["18"]);
    page.act(Action::Brush(Brush::Piece(piece(Side::Black, Rank::Man))));
    page.play(&["29", "3", "2"]);
    assert_eq!(said(&page)[1], "A man on 29 would be a king.");
    page.act(Action::Brush(Brush::Erase));
    page.play(&["29", "3"]);
    page.act(Action::Turn(Side::White));
    assert_eq!(said(&page), ["W:WK18:B2"]);
    page.act(Action::AnalyseSetup);
    assert_eq!(page.model.app().game().position().setup().pieces.len(), 2);
    assert_eq!(page.moves(), "", "it is a game of its own");
}

#[test]
fn a_position_can_be_written_and_what_is_none_is_said_to_be_none() {
    let mut page = Page::of(&american(), "11-15");
    page.act(Action::Open(Section::Position));
    let before = page.model.app().game().clone();
    page.tell(Event::Input(Input::Position, "B:W32:B1,K5".into()));
    assert_eq!(said(&page), ["B:W32:B1,K5"]);
    page.tell(Event::Input(Input::Position, "nonsense".into()));
    assert_eq!(said(&page), ["nonsense", "This is no position: nonsense"]);
    assert_eq!(page.model.app().game().position(), before.position(), "the board's game stays");
}

#[test]
fn the_computer_answers_from_a_position_that_was_set_up() {
    let mut page = Page::of(&american(), "");
    page.act(Action::Open(Section::Position));
    page.tell(Event::Input(Input::Position, "B:W21,22:B10,12".into()));
    page.act(Action::PlaySetup(app::Opponent::Computer(ai::Level::Medium)));
    page.play(&["10", "15"]);
    assert!(app::is_thinking(page.model.app()));
    assert!(page.servant.is_busy());
}

#[test]
fn a_screen_reader_hears_the_position_that_is_set_up() {
    let mut page = Page::of(&american(), "");
    page.act(Action::Open(Section::Position));
    page.tell(Event::Input(Input::Position, "W:WK18:B2".into()));
    let cells = study::grid(&page.model, &page.text).rows.into_iter().flatten();
    let labels = cells.filter_map(|cell| match cell {
        app::Cell::Square(square) => Some(square.label),
        app::Cell::Blank => None,
    });
    let taken: Vec<_> = labels.filter(|label| !label.contains("empty")).collect();
    assert_eq!(taken.len(), 2, "{taken:?}");
    assert!(taken.contains(&"18, white king".to_owned()), "{taken:?}");
}

fn piece(side: Side, rank: Rank) -> Piece {
    Piece { side, rank }
}
