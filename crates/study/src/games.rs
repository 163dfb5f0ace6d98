//! Games from elsewhere: pasted, or from a file, in a list that can be searched.

use crate::action::Action;
use crate::collection::Collection;
use crate::effect::Effect;
use crate::event::Input;
use crate::fault::Fault;
use crate::model::Model;
use crate::panel::{Button, Field, FieldKind, Part};
use crate::search::{Passing, Search};
use crate::section::Section;
use record::{Outline, Pasted, Record, Score};
use rules::Side;
use text::Text;
use text::study::Key;

/// So many games are listed at a time.
const ROWS: usize = 50;

/// The results that can be searched for.
const SCORES: [Score; 3] = [Score::Won(Side::White), Score::Drawn, Score::Won(Side::Black)];

/// The games that were pasted or opened, and what is looked for among them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Games {
    pasted: String,
    collection: Option<Collection>,
    search: Search,
    /// The places of the games that fit.
    found: Vec<usize>,
    /// The first of them that is listed.
    first: usize,
    /// The game of the collection that is on the board.
    shown: Option<usize>,
    fault: Option<Fault>,
}

/// A choice of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GamesAction {
    /// Open what was pasted.
    Open,
    /// Show the game at this place of the collection.
    Show(usize),
    /// List the games that ended so, or again all.
    Result(Score),
    /// List the games in which the position on the board came up, or again all.
    Passing,
    /// Neither find nor look through any more games.
    Stop,
    /// List the games before.
    Back,
    /// List the games behind.
    On,
}

impl GamesAction {
    /// A stable name for the page and its tests.
    pub(crate) fn id(self) -> String {
        match self {
            Self::Open => "games-open".into(),
            Self::Show(place) => format!("game-{place}"),
            Self::Result(score) => format!("games-{score}"),
            Self::Passing => "games-position".into(),
            Self::Stop => "games-stop".into(),
            Self::Back => "games-back".into(),
            Self::On => "games-on".into(),
        }
    }
}

impl Games {
    /// Takes in what is pasted.
    pub(crate) fn paste(&mut self, typed: String) {
        self.pasted = typed;
    }

    /// Lists the games of players of this name.
    pub(crate) fn search_player(&mut self, typed: String) {
        self.search.player = typed;
        self.first = 0;
        self.list();
    }

    /// Looks for what fits anew.
    fn list(&mut self) {
        self.found = self.collection.as_ref().map_or(vec![], |collection| self.search.found(collection));
        self.first = self.first.min(self.found.len().saturating_sub(1));
    }

    /// Goes on with what takes a while; false once there is nothing more to do.
    fn go_on(&mut self) -> bool {
        let Some(collection) = &mut self.collection else { return false };
        if collection.progress().is_some() {
            collection.find_more();
        } else if let Some(passing) = &mut self.search.position {
            passing.look_further(collection);
        }
        self.list();
        self.progress().is_some()
    }

    fn stop(&mut self) {
        self.collection.iter_mut().for_each(Collection::stop);
        self.search.position.iter_mut().for_each(Passing::stop);
    }

    /// What goes on, how far it is, and of how much.
    fn progress(&self) -> Option<(Key<'static>, usize, usize)> {
        let collection = self.collection.as_ref()?;
        let finding = collection.progress().map(|(done, all)| (Key::GamesReading, done, all));
        let looking = || {
            let done = self.search.position.as_ref()?.progress(collection)?;
            Some((Key::GamesSearching, done, collection.outlines().len()))
        };
        finding.or_else(looking)
    }

    fn read(&self, place: usize) -> Option<Result<Record, Fault>> {
        let collection = self.collection.as_ref()?;
        Some(collection.read(collection.outlines().get(place)?).map_err(Fault::Pdn))
    }

    /// Whether there is a list: a single game is on the board at once.
    fn is_listed(&self) -> bool {
        self.collection.as_ref().is_some_and(|collection| collection.outlines().len() > 1)
    }
}

impl Model {
    /// Takes in a text from a file.
    pub(crate) fn take_file(&mut self, content: &str) {
        self.section = Section::Games;
        self.games.pasted.clear();
        self.take_text(content);
    }

    pub(crate) fn act_on_games(&mut self, action: GamesAction) {
        match action {
            GamesAction::Open => self.take_text(&self.games.pasted.clone()),
            GamesAction::Show(place) => self.show_game(place),
            GamesAction::Result(score) => self.search_score(score),
            GamesAction::Passing => self.search_position(),
            GamesAction::Stop => self.games.stop(),
            GamesAction::Back => self.games.first = self.games.first.saturating_sub(ROWS),
            GamesAction::On => self.games.first += ROWS,
        }
    }

    /// Goes on with what takes a while, and asks to be called again if there is more to do.
    pub(crate) fn go_on_with_games(&mut self) {
        if self.games.go_on() {
            self.emit(Effect::Later);
        }
    }

    /// Shows whatever a text holds: a link, a position, a game, or a list of games.
    fn take_text(&mut self, content: &str) {
        self.games.fault = None;
        match record::pasted(content, Some(self.game().rules())) {
            Ok(Pasted::Link(link)) => self.receive(link),
            Err(record::PasteError::Link(error)) => self.games.fault = Some(Fault::Link(error)),
            Ok(Pasted::Record(record)) => self.take_games(content, Some(record)),
            Err(record::PasteError::Pdn(_)) => self.take_games(content, None),
        }
    }

    fn take_games(&mut self, content: &str, first: Option<Record>) {
        let mut collection = Collection::new(content);
        collection.find_more();
        let is_empty = collection.outlines().is_empty();
        let pasted = core::mem::take(&mut self.games.pasted);
        self.games = Games { pasted, collection: Some(collection), ..Games::default() };
        self.games.list();
        match first {
            _ if self.games.is_listed() => {}
            Some(record) if record.faults.is_empty() => self.show_record(record),
            None if is_empty => self.games.fault = Some(Fault::Nothing),
            _ => self.show_game(0),
        }
        if self.games.progress().is_some() {
            self.emit(Effect::Later);
        }
    }

    fn show_game(&mut self, place: usize) {
        let Some(read) = self.games.read(place) else { return };
        self.games.fault = read.as_ref().err().cloned();
        if let Ok(record) = read {
            self.games.fault = record.faults.last().cloned().map(Fault::Pdn);
            self.games.shown = Some(place);
            self.show_record(record);
        }
    }

    fn search_score(&mut self, score: Score) {
        let search = &mut self.games.search;
        search.score = (search.score != Some(score)).then_some(score);
        self.games.first = 0;
        self.games.list();
    }

    fn search_position(&mut self) {
        let wanted = *self.game().position();
        let search = &mut self.games.search;
        search.position = search.position.is_none().then(|| Passing::new(&wanted));
        self.games.first = 0;
        self.games.list();
        if self.games.progress().is_some() {
            self.emit(Effect::Later);
        }
    }
}

pub(crate) fn view(model: &Model, text: &Text) -> Vec<Part> {
    let games = &model.games;
    let mut parts = vec![Part::File(text.tell(Key::GamesFile)), paste(games, text), open(text)];
    parts.push(Part::Said(games.fault.as_ref().map_or_else(String::new, |fault| fault.words(text))));
    if let Some(collection) = games.collection.as_ref().filter(|_| games.is_listed()) {
        parts.extend(search(games, text));
        parts.extend(going_on(games, text));
        parts.push(list(games, collection, text));
        parts.extend(pages(games, text));
    }
    parts
}

fn paste(games: &Games, text: &Text) -> Part {
    Part::Field(Field {
        input: Input::Paste,
        label: text.tell(Key::GamesPaste),
        text: games.pasted.clone(),
        kind: FieldKind::Lines,
    })
}

fn open(text: &Text) -> Part {
    Part::Buttons(vec![button(GamesAction::Open, text.tell(Key::GamesOpen))])
}

fn button(action: GamesAction, label: String) -> Button {
    Button::new(Action::Games(action), label)
}

fn choice(action: GamesAction, label: String, on: bool) -> Button {
    Button::switch(Action::Games(action), label, on)
}

fn search(games: &Games, text: &Text) -> [Part; 2] {
    let player = Part::Field(Field {
        input: Input::Player,
        label: text.tell(Key::GamesPlayer),
        text: games.search.player.clone(),
        kind: FieldKind::Line,
    });
    let score = |score: Score| {
        let is_on = games.search.score == Some(score);
        choice(GamesAction::Result(score), score.to_string(), is_on)
    };
    let position =
        choice(GamesAction::Passing, text.tell(Key::GamesPosition), games.search.position.is_some());
    [player, Part::Buttons(SCORES.into_iter().map(score).chain([position]).collect())]
}

fn going_on(games: &Games, text: &Text) -> Vec<Part> {
    let Some((key, done, all)) = games.progress() else { return vec![] };
    let label = text.tell(key);
    vec![
        Part::Progress { label, done, all },
        Part::Buttons(vec![button(GamesAction::Stop, text.tell(Key::GamesStop))]),
    ]
}

fn list(games: &Games, collection: &Collection, text: &Text) -> Part {
    let count = u32::try_from(games.found.len()).unwrap_or(u32::MAX);
    let listed = games.found.iter().skip(games.first).take(ROWS);
    let row = |&place: &usize| {
        let label = row(place, &collection.outlines()[place]);
        let is_shown = games.shown == Some(place);
        choice(GamesAction::Show(place), label, is_shown)
    };
    Part::List { title: text.tell(Key::GamesCount { count }), rows: listed.map(row).collect() }
}

/// A game in a line: its number, who played, and how it ended.
fn row(place: usize, outline: &Outline) -> String {
    let tag = |name| outline.tags.get(name).filter(|value| !value.is_empty()).unwrap_or("?");
    let number = place + 1;
    match (tag("White"), tag("Black")) {
        ("?", "?") => format!("{number}. {} {}", tag("Event"), outline.score),
        (white, black) => format!("{number}. {white} – {black} {}", outline.score),
    }
}

fn pages(games: &Games, text: &Text) -> Option<Part> {
    let back = (games.first > 0).then(|| button(GamesAction::Back, text.tell(Key::GamesBack)));
    let is_more = games.first + ROWS < games.found.len();
    let on = is_more.then(|| button(GamesAction::On, text.tell(Key::GamesOn)));
    let turned: Vec<_> = back.into_iter().chain(on).collect();
    (!turned.is_empty()).then_some(Part::Buttons(turned))
}
