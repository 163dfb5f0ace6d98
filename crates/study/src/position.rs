//! Positions set up by hand: pieces put on the board and taken off, and what is wrong with them.

use crate::action::Action;
use crate::event::Input;
use crate::model::Model;
use crate::panel::{Button, Choice, Field, FieldKind, Part};
use crate::section::Section;
use ai::Level;
use app::{Key as BoardKey, Opponent, Pointer};
use rules::notation::fen;
use rules::{Game, Piece, Rank, Setup, SetupError, Side, Square, Status};
use text::study::Key;
use text::{Key as GameKey, Text};

/// What a press on a square does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brush {
    /// Puts this piece there.
    Piece(Piece),
    /// Takes away what stands there.
    Erase,
}

impl Brush {
    const ALL: [Brush; 5] = [
        Brush::piece(Side::White, Rank::Man),
        Brush::piece(Side::White, Rank::King),
        Brush::piece(Side::Black, Rank::Man),
        Brush::piece(Side::Black, Rank::King),
        Brush::Erase,
    ];

    const fn piece(side: Side, rank: Rank) -> Self {
        Self::Piece(Piece { side, rank })
    }

    /// A stable name for the page and its tests.
    pub fn id(self) -> &'static str {
        match self {
            Self::Piece(Piece { side: Side::White, rank: Rank::Man }) => "white-man",
            Self::Piece(Piece { side: Side::White, rank: Rank::King }) => "white-king",
            Self::Piece(Piece { side: Side::Black, rank: Rank::Man }) => "black-man",
            Self::Piece(Piece { side: Side::Black, rank: Rank::King }) => "black-king",
            Self::Erase => "erase",
        }
    }

    fn label(self, text: &Text) -> String {
        match self {
            Self::Piece(Piece { side, rank }) => text.tell(Key::Brush { side, rank }),
            Self::Erase => text.tell(Key::BrushErase),
        }
    }
}

/// A position that is being set up.
#[derive(Clone, Debug)]
pub(crate) struct Editor {
    pub(crate) setup: Setup,
    brush: Brush,
    /// What was written in place of a position.
    unreadable: Option<String>,
}

impl Default for Editor {
    fn default() -> Self {
        let setup = Setup { turn: Side::White, pieces: vec![] };
        Self { setup, brush: Brush::piece(Side::White, Rank::Man), unreadable: None }
    }
}

impl Editor {
    /// Begins with a game's position.
    pub(crate) fn look_at(&mut self, game: &Game) {
        self.setup = game.position().setup();
        self.unreadable = None;
    }

    /// What stands on a square.
    pub(crate) fn piece(&self, square: Square) -> Option<Piece> {
        self.setup.pieces.iter().find(|(at, _)| *at == square).map(|(_, piece)| *piece)
    }

    /// Presses a square: what stands there already is taken away.
    fn press(&mut self, square: Square) {
        let there = self.piece(square).map(Brush::Piece);
        self.setup.pieces.retain(|(at, _)| *at != square);
        match self.brush {
            Brush::Piece(piece) if there != Some(self.brush) => self.setup.pieces.push((square, piece)),
            _ => (),
        }
    }
}

impl Model {
    /// Whether the board shows the position that is being set up.
    pub(crate) fn is_setting_up(&self) -> bool {
        self.section == Section::Position
    }

    /// Takes in what happens on the board while a position is set up; false if it is nothing of that.
    pub(crate) fn set_up(&mut self, event: &app::Event) -> bool {
        let pressed = match event {
            app::Event::Pointer(Pointer::Up(point)) => app::square_at(&self.app, *point),
            app::Event::Press(square) => Some(*square),
            app::Event::Key(BoardKey::Press) => app::cursor_of(&self.app),
            app::Event::Pointer(_) | app::Event::Key(BoardKey::Sign(_) | BoardKey::Back) => None,
            _ => return false,
        };
        pressed.into_iter().for_each(|square| self.editor.press(square));
        self.editor.unreadable = None;
        true
    }

    pub(crate) fn take_brush(&mut self, brush: Brush) {
        self.editor.brush = brush;
    }

    pub(crate) fn give_turn(&mut self, turn: Side) {
        self.editor.setup.turn = turn;
    }

    pub(crate) fn set_up_start(&mut self) {
        let turn = Game::site(*self.game().rules()).start().turn();
        self.editor.setup = Setup::start(self.game().rules(), turn);
    }

    pub(crate) fn clear_setup(&mut self) {
        self.editor.setup.pieces.clear();
    }

    /// Takes over a position that somebody wrote.
    pub(crate) fn read_position(&mut self, written: &str) {
        let rules = self.game().rules();
        match fen::read(written, &fen::names(written, rules)) {
            Ok(setup) => self.editor = Editor { setup, unreadable: None, ..self.editor.clone() },
            Err(_) => self.editor.unreadable = Some(written.to_owned()),
        }
    }

    fn game_of_setup(&self) -> Result<Game, SetupError> {
        Game::new(*self.game().rules(), &self.editor.setup)
    }

    /// Puts the position on the board, to be looked into.
    pub(crate) fn analyse_setup(&mut self) {
        if let Ok(game) = self.game_of_setup() {
            self.section = Section::Analysis;
            self.show(game);
        }
    }

    /// Plays on from the position, the side to move against this opponent.
    pub(crate) fn play_setup(&mut self, opponent: Opponent) {
        if self.can_be_played() {
            self.analyse_setup();
            self.tell_app(app::Event::Act(app::Action::Opponent(opponent)));
        }
    }

    fn can_be_played(&self) -> bool {
        self.game_of_setup().is_ok_and(|game| game.status() == Status::Playing)
    }

    fn fault(&self, text: &Text) -> Option<String> {
        if let Some(written) = &self.editor.unreadable {
            return Some(text.tell(Key::SetupUnreadable { text: written }));
        }
        let fault = self.game_of_setup().err()?;
        let square = fault.square().map(|square| self.game().names().name(square)).unwrap_or_default();
        Some(text.tell(match fault {
            SetupError::TwoPieces(_) => Key::SetupTwoPieces { square: &square },
            SetupError::OffBoard(_) => Key::SetupOffBoard,
            SetupError::ManOnCrownRow(_) => Key::SetupManOnCrownRow { square: &square },
            SetupError::NoPieces => Key::SetupNoPieces,
        }))
    }
}

pub(crate) fn view(model: &Model, text: &Text) -> Vec<Part> {
    let (editor, fault) = (&model.editor, model.fault(text));
    let button = |action, key, enabled| Button::new(action, text.tell(key)).enabled(enabled);
    let brush = |brush: Brush| Choice {
        action: Action::Brush(brush),
        label: brush.label(text),
        on: editor.brush == brush,
    };
    let turn = |side: Side| Choice {
        action: Action::Turn(side),
        label: text.say(GameKey::SideName { side }),
        on: editor.setup.turn == side,
    };
    let written = fen::write(&editor.setup, model.game().names());
    let mut parts = vec![
        Part::Group {
            id: "brush",
            title: text.tell(Key::BrushTitle),
            choices: Brush::ALL.map(brush).to_vec(),
        },
        Part::Group { id: "turn", title: text.tell(Key::TurnTitle), choices: Side::ALL.map(turn).to_vec() },
        Part::Buttons(vec![
            button(Action::SetUpStart, Key::SetupStart, true),
            button(Action::ClearSetup, Key::SetupClear, true),
        ]),
        Part::Field(Field {
            input: Input::Position,
            label: text.tell(Key::PositionText),
            text: editor.unreadable.clone().unwrap_or(written),
            kind: FieldKind::Line,
        }),
    ];
    parts.extend(fault.clone().map(Part::Said));
    parts.push(Part::Buttons(vec![button(Action::AnalyseSetup, Key::SetupAnalyse, fault.is_none())]));
    parts.push(Part::Words(text.tell(Key::SetupPlay)));
    parts.push(Part::Buttons(opponents(text, model.can_be_played())));
    parts
}

fn opponents(text: &Text, enabled: bool) -> Vec<Button> {
    let levels = [
        (Level::Easy, GameKey::VersusEasy),
        (Level::Medium, GameKey::VersusMedium),
        (Level::Hard, GameKey::VersusHard),
    ];
    let computers = levels.map(|(level, key)| (Opponent::Computer(level), key));
    let all = computers.into_iter().chain([(Opponent::Friend, GameKey::Friend)]);
    all.map(|(opponent, key)| Button::new(Action::PlaySetup(opponent), text.say(key)).enabled(enabled))
        .collect()
}
