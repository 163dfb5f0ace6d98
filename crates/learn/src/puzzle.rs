//! One puzzle: a position, and the one line that wins.

use core::fmt;

use rules::notation::{FenError, Names, ReadMoveError, fen};
use rules::{Game, Rules, SetupError};

/// A position in which the side to move wins by one line alone. The other side's moves in it are its
/// best defence.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Puzzle {
    /// The position as FEN, with the game's official names of squares.
    pub position: String,
    /// The moves of both sides in the game's official notation. The first and the last one are the
    /// winner's.
    pub line: Vec<String>,
}

/// Why something is not a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleError {
    /// The position cannot be read.
    Position(FenError),
    /// The position cannot be played.
    Setup(SetupError),
    /// A move, counted from 1, is not a legal one.
    Move(usize, ReadMoveError),
    /// The line does not end with the winner's move.
    Unfinished,
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleError::Position(why) => write!(f, "the position: {why}"),
            PuzzleError::Setup(why) => write!(f, "the position: {why}"),
            PuzzleError::Move(number, why) => write!(f, "move {number}: {why}"),
            PuzzleError::Unfinished => f.write_str("the line does not end with the winner's move"),
        }
    }
}

impl core::error::Error for PuzzleError {}

impl Puzzle {
    /// The puzzle whose line was played in `game`, from its start to where it stands.
    #[must_use]
    pub fn of(game: &Game) -> Puzzle {
        Puzzle {
            position: fen::write(&game.start().setup(), &Names::official(game.rules())),
            line: (0..game.ply()).filter_map(|ply| game.text(ply)).collect(),
        }
    }

    /// The position, ready to be played from.
    ///
    /// # Errors
    /// What is wrong with the position.
    pub fn start(&self, rules: &Rules) -> Result<Game, PuzzleError> {
        let setup = fen::read(&self.position, &Names::official(rules)).map_err(PuzzleError::Position)?;
        Game::new(*rules, &setup).map_err(PuzzleError::Setup)
    }

    /// The whole line, played from the position.
    ///
    /// # Errors
    /// What is wrong with the position, or with which move.
    ///
    /// # Panics
    /// Never: only legal moves are read.
    pub fn solution(&self, rules: &Rules) -> Result<Game, PuzzleError> {
        let mut game = self.start(rules)?;
        for (place, text) in self.line.iter().enumerate() {
            let made = game.read(text).map_err(|why| PuzzleError::Move(place + 1, why))?;
            game.play(made).expect("only legal moves are read");
        }
        if self.line.len().is_multiple_of(2) { Err(PuzzleError::Unfinished) } else { Ok(game) }
    }

    /// How much there is to be seen: moves of the winner, pieces that they give up, and the moves to
    /// choose the first one from. The greater, the harder.
    ///
    /// # Errors
    /// What is wrong with the position, or with which move.
    pub fn hardness(&self, rules: &Rules) -> Result<(usize, u32, usize), PuzzleError> {
        let mut game = self.solution(rules)?;
        let winner = game.start().turn();
        let pieces = |game: &Game| game.position().of(winner).count_ones();
        let left = pieces(&game);
        game.go_to(0);
        Ok((self.line.len().div_ceil(2), pieces(&game) - left, game.legal().len()))
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; {}", self.position, self.line.join(" "))
    }
}
