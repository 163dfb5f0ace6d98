//! The position that a question is about: its rules, its pieces, and how its squares are named.

use rules::notation::{Names, fen, moves};
use rules::{Game, Move, Rules, Setup};

use crate::complaint::Complaint;
use crate::options::{Numbering, Options};

/// A game up to the position asked about.
pub(crate) struct Place {
    pub(crate) game: Game,
    pub(crate) names: Names,
}

impl Place {
    /// The position of the options: the FEN or the start, and the moves made since.
    pub(crate) fn read(options: &Options) -> Result<Place, Complaint> {
        let rules = options.variant()?.rules().with_duty(options.duty);
        let names = names(options, &rules);
        let mut place = Place { game: game(options, rules, &names)?, names };
        for (index, text) in options.moves.iter().enumerate() {
            place
                .play(text)
                .map_err(|what| Complaint::about("moves", format!("move {}: {what}", index + 1)))?;
        }
        Ok(place)
    }

    fn play(&mut self, text: &str) -> Result<(), String> {
        let game = &self.game;
        let made = moves::read(text, game.referee(), game.position(), game.legal(), &self.names);
        let made = made.map_err(|error| error.to_string())?;
        self.game.play(made).map_err(|error| error.to_string())
    }

    /// A legal move in writing.
    pub(crate) fn text(&self, made: Move) -> String {
        let game = &self.game;
        moves::write(game.referee(), game.position(), made, &self.names)
    }
}

/// Official names if asked for; else letters or numbers, whichever the question is written in.
fn names(options: &Options, rules: &Rules) -> Names {
    match (options.numbering, &options.fen) {
        (Numbering::Official, _) => Names::official(rules),
        (Numbering::Grid, Some(text)) => fen::names(text, rules),
        (Numbering::Grid, None) if options.moves.iter().any(|text| has_letters(text)) => {
            Names::letters(rules)
        }
        (Numbering::Grid, None) => Names::grid(rules),
    }
}

/// Whether a move's squares are written as `a1`.
fn has_letters(text: &str) -> bool {
    matches!(text.as_bytes(), [letter, digit, ..] if letter.is_ascii_alphabetic() && digit.is_ascii_digit())
}

fn game(options: &Options, rules: Rules, names: &Names) -> Result<Game, Complaint> {
    match &options.fen {
        None => Ok(Game::traditional(rules)),
        Some(text) => {
            let setup = fen::read(text, names).map_err(|error| Complaint::about("fen", error))?;
            seated(rules, &setup, names)
        }
    }
}

/// The set-up as a game; an error names the square.
fn seated(rules: Rules, setup: &Setup, names: &Names) -> Result<Game, Complaint> {
    Game::new(rules, setup).map_err(|error| {
        let place = error.square().map_or_else(String::new, |square| format!(" ({})", names.name(square)));
        Complaint::about("fen", format!("{error}{place}"))
    })
}
