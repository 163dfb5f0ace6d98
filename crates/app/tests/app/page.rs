//! A page for tests: a model, the time, and the worker that a test may be.

use ai::talk::{Ask, GameText, Reply, Servant, Ticket};
use ai::{Depth, Score};
use app::{
    Action, Alarm, Effect, Event, Millis, Model, Moving, Panel, Point, Pointer, Scene, Slot, SquareCell,
    Started,
};
use app::{Cell, Key, grid, panel, scene, update};
use rules::notation::fen;
use rules::{Game, Move, Position, Rules, Square, Variant};
use std::rc::Rc;
use text::{Language, Text};

/// A model with what surrounds it.
#[derive(Clone)]
pub(crate) struct Page {
    pub(crate) model: Model,
    pub(crate) effects: Vec<Effect>,
    places: Vec<(Square, Point)>,
    saved: Vec<(Slot, String)>,
    now: f64,
}

/// What a page knows at its start, for a game in this language.
pub(crate) fn started(language: &str) -> Started {
    Started {
        seed: 7,
        language: language.into(),
        languages: vec![],
        moving: Moving::Animated,
        settings: None,
        game: None,
        statistics: None,
    }
}

/// A kept game from any start.
pub(crate) fn kept(rules: &Rules, start: &str, opponent: &str) -> String {
    let first = if start.starts_with('W') { "white" } else { "black" };
    format!(
        "damka game 1\nrules {}\nstart {start}\nmoves \nply 0\nend \nopponent {opponent}\nhuman {first}\nbelow white\n",
        rules.code()
    )
}

thread_local! {
    static ENGLISH: Rc<Text> = Rc::new(text::source::text(Language::English));
}

pub(crate) fn english() -> Rc<Text> {
    ENGLISH.with(Rc::clone)
}

impl Page {
    pub(crate) fn new(started: Started) -> Self {
        let mut page = Self {
            model: Model::default(),
            effects: Vec::new(),
            places: Vec::new(),
            saved: Vec::new(),
            now: 0.0,
        };
        page.send(Event::Started(started));
        let begun = page.effects.clone();
        page.send(Event::Worker(Servant::ready("tests")));
        page.effects.splice(0..0, begun);
        page
    }

    /// A page with a position in the variant's own names, White at the bottom.
    pub(crate) fn at(variant: Variant, start: &str, opponent: &str) -> Self {
        Self::with_rules(&variant.rules(), start, opponent)
    }

    pub(crate) fn with_rules(rules: &Rules, start: &str, opponent: &str) -> Self {
        let page = Self::new(Started { game: Some(kept(rules, start, opponent)), ..started("en") });
        assert_eq!(page.panel().notice, None, "{start}");
        page
    }

    /// Two friends in any position of a game.
    pub(crate) fn in_position(game: &Game, position: &Position) -> Self {
        Self::with_rules(game.rules(), &fen::write(&position.setup(), game.names()), "friend")
    }

    /// Sends an event, keeps the effects, and gives back those of this event.
    pub(crate) fn send(&mut self, event: Event) -> &[Effect] {
        let may_turn = matches!(event, Event::Act(_) | Event::Started(_));
        self.effects = update(&mut self.model, event);
        self.saved.extend(self.effects.iter().filter_map(saved));
        if may_turn {
            self.places = places(&self.model);
        }
        &self.effects
    }

    pub(crate) fn act(&mut self, action: Action) -> &[Effect] {
        self.send(Event::Act(action))
    }

    pub(crate) fn panel(&self) -> Panel {
        panel(&self.model, &english())
    }

    pub(crate) fn line(&self) -> String {
        self.panel().line.text
    }

    pub(crate) fn scene(&self) -> Scene {
        scene(&self.model, Millis(self.now))
    }

    pub(crate) fn picture(&self) -> String {
        self.scene().to_string()
    }

    /// The next frame, so much later.
    pub(crate) fn frame(&mut self, later: f64) -> &[Effect] {
        self.now += later;
        self.send(Event::Frame(Millis(self.now)))
    }

    /// Frames until nothing moves any more.
    pub(crate) fn settle(&mut self) {
        for _ in 0..100 {
            if !app::is_moving(&self.model) {
                return;
            }
            self.frame(100.0);
        }
        panic!("something moves for ever");
    }

    pub(crate) fn square(&self, name: &str) -> Square {
        self.model.game().names().square(name).expect("a square of this board")
    }

    pub(crate) fn cells(&self) -> Vec<SquareCell> {
        let rows = grid(&self.model, &english()).rows;
        let cells = rows.into_iter().flatten();
        cells.filter_map(|cell| if let Cell::Square(cell) = cell { Some(cell) } else { None }).collect()
    }

    pub(crate) fn cell(&self, name: &str) -> SquareCell {
        self.cells().into_iter().find(|cell| cell.name == name).expect("a square of this board")
    }

    /// The middle of a square on the screen.
    pub(crate) fn point(&self, square: Square) -> Point {
        let place = self.places.iter().find(|(known, _)| *known == square);
        place.expect("a square of this board").1
    }

    pub(crate) fn pointer(&mut self, pointer: Pointer) {
        self.send(Event::Pointer(pointer));
    }

    pub(crate) fn tap(&mut self, square: Square) {
        let point = self.point(square);
        self.pointer(Pointer::Down(point));
        self.pointer(Pointer::Up(point));
    }

    pub(crate) fn tap_named(&mut self, name: &str) {
        self.tap(self.square(name));
    }

    pub(crate) fn drag(&mut self, from: Square, to: Square) {
        let (from, to) = (self.point(from), self.point(to));
        self.pointer(Pointer::Down(from));
        self.pointer(Pointer::Move(from.towards(to, 0.5)));
        self.pointer(Pointer::Move(to));
        self.pointer(Pointer::Up(to));
    }

    /// Walks the cursor to a square with the arrow keys and presses Enter.
    pub(crate) fn key_in(&mut self, square: Square) {
        for _ in 0..40 {
            let (at, to) = (self.point(self.cursor()), self.point(square));
            let key = match () {
                () if at == to => Key::Press,
                () if at.y < to.y => Key::Down,
                () if at.y > to.y => Key::Up,
                () if at.x < to.x => Key::Right,
                () => Key::Left,
            };
            self.send(Event::Key(key));
            if key == Key::Press {
                return;
            }
        }
        panic!("the keys do not lead there");
    }

    pub(crate) fn cursor(&self) -> Square {
        let cursors: Vec<_> = self.cells().into_iter().filter(|cell| cell.cursor).collect();
        assert_eq!(cursors.len(), 1, "one tab stop");
        cursors[0].square
    }

    /// Plays moves in the variant's notation by taps along their path.
    pub(crate) fn play(&mut self, moves: &str) {
        for text in moves.split_whitespace() {
            let game = self.model.game();
            let made = game.read(text).expect("a legal move");
            let path = game.referee().path(game.position(), made).expect("a way");
            path.squares.iter().for_each(|square| self.tap(*square));
            self.settle();
        }
    }

    /// The question that was last asked of the worker by these effects.
    pub(crate) fn asked(&self) -> Option<(Ticket, GameText)> {
        self.effects.iter().rev().find_map(|effect| match effect {
            Effect::Ask(Ask::Think { ticket, game, .. }) => Some((*ticket, game.clone())),
            _ => None,
        })
    }

    /// What was last kept in a slot.
    pub(crate) fn saved(&self, slot: Slot) -> Option<String> {
        self.saved.iter().rev().find(|(kept, _)| *kept == slot).map(|(_, text)| text.clone())
    }

    /// The game as it would be kept now.
    pub(crate) fn kept_game(&self) -> String {
        let mut page = self.clone();
        page.act(Action::Flip);
        page.act(Action::Flip);
        page.saved(Slot::Game).expect("turning the board keeps the game")
    }

    pub(crate) fn stopped(&self) -> Option<Ticket> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::Ask(Ask::Stop { ticket }) => Some(*ticket),
            _ => None,
        })
    }

    pub(crate) fn alarms(&self) -> Vec<(Alarm, Millis)> {
        let alarm = |effect: &Effect| match effect {
            Effect::Wake(alarm, after) => Some((*alarm, *after)),
            _ => None,
        };
        self.effects.iter().filter_map(alarm).collect()
    }
}

fn saved(effect: &Effect) -> Option<(Slot, String)> {
    match effect {
        Effect::Save(slot, text) => Some((*slot, text.clone())),
        _ => None,
    }
}

fn places(model: &Model) -> Vec<(Square, Point)> {
    let rows = grid(model, &english()).rows;
    let rows = rows.iter().enumerate();
    let cells = rows.flat_map(|(y, row)| row.iter().enumerate().map(move |(x, cell)| (x, y, cell)));
    cells
        .filter_map(|(x, y, cell)| match cell {
            Cell::Square(cell) => Some((cell.square, Point::new(coordinate(x), coordinate(y)))),
            Cell::Blank => None,
        })
        .collect()
}

#[allow(clippy::cast_precision_loss, reason = "a small board")]
fn coordinate(index: usize) -> f32 {
    index as f32 + 0.5
}

/// What a worker answers.
pub(crate) fn done(ticket: Ticket, mv: &str) -> Event {
    let mv = mv.to_owned();
    Event::Worker(Reply::Done {
        ticket,
        mv,
        score: Score::default(),
        certain: false,
        depth: Depth(1),
        nodes: 1,
    })
}

/// The text of a legal move of a game.
pub(crate) fn text_of(game: &Game, made: Move) -> String {
    let mut game = game.clone();
    game.play(made).expect("a legal move");
    game.text(game.ply() - 1).expect("the move just made")
}

/// Numbers that follow from a seed.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 33) % (sides as u64)).expect("a small number")
    }

    pub(crate) fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.roll(items.len())]
    }
}
