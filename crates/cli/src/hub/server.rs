//! Our engine, as a client of the protocol meets it.

use std::io::{self, Write};
use std::sync::mpsc::Receiver;
use std::time::Duration;

use ai::Engine;
use rules::{Game, Status};

use super::budget::Budget;
use super::message::{Ask, Reply};
use super::notation;
use super::settings::Settings;

/// Our engine in conversation with one client.
pub(crate) struct Server<'a> {
    pub(super) heard: Receiver<String>,
    out: &'a mut dyn Write,
    pub(super) settings: Settings,
    pub(super) engine: Engine,
    /// The position to think about, unless the client has sent none that makes sense.
    pub(super) game: Option<Game>,
    pub(super) budget: Budget,
    pub(super) leaves: bool,
}

/// For whoever asks for a move without saying how long it may take.
const UNASKED: Budget =
    Budget { depth: None, nodes: None, move_time: Some(Duration::from_secs(1)), clock: None };

impl<'a> Server<'a> {
    pub(crate) fn new(heard: Receiver<String>, out: &'a mut dyn Write) -> Server<'a> {
        let settings = Settings::new();
        let engine = settings.engine();
        Server { heard, out, settings, engine, game: None, budget: UNASKED, leaves: false }
    }

    /// Answers until the client says `quit` or is gone.
    ///
    /// # Errors
    /// If the answers cannot be written.
    pub(crate) fn run(&mut self) -> io::Result<()> {
        while !self.leaves
            && let Ok(line) = self.heard.recv()
        {
            match Ask::read(&line) {
                Ok(Some(ask)) => self.obey(ask)?,
                Ok(None) => {}
                Err(_) if line.trim().is_empty() => {}
                Err(malformed) => self.say(&Reply::Error(malformed.to_string()))?,
            }
        }
        Ok(())
    }

    fn obey(&mut self, ask: Ask) -> io::Result<()> {
        match ask {
            Ask::Hub => self.introduce(),
            Ask::SetParam { name, value } => {
                let set = self.settings.set(&name, &value);
                self.complain(set.err())
            }
            Ask::Init => {
                self.forget();
                self.say(&Reply::Ready)
            }
            Ask::Pos { squares, moves } => {
                let game = game(&self.settings, &squares, &moves);
                self.game = game.as_ref().ok().cloned();
                self.complain(game.err())
            }
            Ask::Level(budget) => {
                self.budget = budget;
                Ok(())
            }
            Ask::Go(mode) => self.think(mode),
            Ask::Ping => self.say(&Reply::Pong),
            Ask::NewGame => {
                self.forget();
                Ok(())
            }
            Ask::Quit => {
                self.leaves = true;
                Ok(())
            }
            Ask::PonderHit | Ask::Stop => Ok(()),
        }
    }

    fn introduce(&mut self) -> io::Result<()> {
        let (name, version) = ("Damka".to_owned(), env!("CARGO_PKG_VERSION").to_owned());
        self.say(&Reply::Id { name, version })?;
        self.settings.params().into_iter().try_for_each(|param| self.say(&Reply::Param(param)))?;
        self.say(&Reply::Wait)
    }

    fn forget(&mut self) {
        self.engine = self.settings.engine();
    }

    /// Tells what is wrong, if something is.
    pub(super) fn complain(&mut self, wrong: Option<String>) -> io::Result<()> {
        wrong.map_or(Ok(()), |wrong| self.say(&Reply::Error(wrong)))
    }

    pub(super) fn say(&mut self, reply: &Reply) -> io::Result<()> {
        writeln!(self.out, "{reply}")?;
        self.out.flush()
    }
}

/// The game that a position and the moves since make.
fn game(settings: &Settings, squares: &str, moves: &[String]) -> Result<Game, String> {
    let rules = settings.rules();
    let setup = notation::read_position(&rules, squares).map_err(|error| error.to_string())?;
    let mut game = Game::new(rules, &setup).map_err(|error| format!("'{squares}': {error}"))?;
    for text in moves {
        let made = notation::read_move(&game, text, &settings.names()).map_err(|error| error.to_string())?;
        game.play(made).map_err(|error| format!("'{text}': {error}"))?;
        game = undrawn(game);
    }
    Ok(game)
}

/// A client that plays on after a draw has other rules for draws: it gets moves as if the game began
/// here.
fn undrawn(game: Game) -> Game {
    match game.status() {
        Status::Drawn(_) => Game::new(*game.rules(), &game.position().setup()).unwrap_or(game),
        Status::Playing | Status::Won { .. } => game,
    }
}
