//! A whole game as text.

use core::fmt;

use rules::notation::{Names, fen};
use rules::{Game, Rules, Setup};
use serde::{Deserialize, Serialize};

/// A whole game as text: readable in a browser's tools, and the same for games that people compose.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct GameText {
    /// The rules, as `Rules::code` writes them.
    pub rules: String,
    /// The starting position as FEN with the game's official names of squares; `None` for the usual
    /// one with the traditional first mover.
    pub start: Option<String>,
    /// The moves up to now, in the game's official notation.
    pub moves: Vec<String>,
}

/// Why a text is not a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameTextError {
    /// The rules cannot be read.
    Rules {
        /// What was read.
        text: String,
        /// What is wrong with it.
        why: String,
    },
    /// The starting position cannot be read or played.
    Start {
        /// What was read.
        text: String,
        /// What is wrong with it.
        why: String,
    },
    /// A move cannot be read or is not legal.
    Move {
        /// Which one, from 1.
        number: usize,
        /// What was read.
        text: String,
        /// What is wrong with it.
        why: String,
    },
}

impl fmt::Display for GameTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameTextError::Rules { text, why } => write!(f, "rules {text:?}: {why}"),
            GameTextError::Start { text, why } => write!(f, "starting position {text:?}: {why}"),
            GameTextError::Move { number, text, why } => write!(f, "move {number}, {text:?}: {why}"),
        }
    }
}

impl core::error::Error for GameTextError {}

impl GameText {
    /// The text of a game up to the ply where it stands.
    #[must_use]
    pub fn of(game: &Game) -> GameText {
        let names = Names::official(game.rules());
        let usual = *game.start() == *Game::traditional(*game.rules()).start();
        GameText {
            rules: game.rules().code(),
            start: (!usual).then(|| fen::write(&game.start().setup(), &names)),
            moves: (0..game.ply()).filter_map(|ply| game.text(ply)).collect(),
        }
    }

    /// The game that was written.
    ///
    /// # Errors
    /// What cannot be read, and where.
    pub fn read(&self) -> Result<Game, GameTextError> {
        let rules: Rules = self.rules.parse().map_err(|why| self.bad_rules(&why))?;
        rules.check().map_err(|why| self.bad_rules(&why))?;
        let mut game = match &self.start {
            None => Game::traditional(rules),
            Some(text) => read_start(rules, text)?,
        };
        for (k, text) in self.moves.iter().enumerate() {
            play(&mut game, text).map_err(|why| GameTextError::Move {
                number: k + 1,
                text: text.clone(),
                why,
            })?;
        }
        Ok(game)
    }

    fn bad_rules(&self, why: &impl ToString) -> GameTextError {
        GameTextError::Rules { text: self.rules.clone(), why: why.to_string() }
    }
}

fn read_start(rules: Rules, text: &str) -> Result<Game, GameTextError> {
    let bad = |why: String| GameTextError::Start { text: text.to_owned(), why };
    let setup: Setup = fen::read(text, &Names::official(&rules)).map_err(|why| bad(why.to_string()))?;
    Game::new(rules, &setup).map_err(|why| bad(why.to_string()))
}

fn play(game: &mut Game, text: &str) -> Result<(), String> {
    let mv = game.read(text).map_err(|why| why.to_string())?;
    game.play(mv).map_err(|why| why.to_string())
}
