//! Moves that are typed: "c3d4", "22-18", "22x15x8".

use crate::heard::News;
use crate::model::Model;
use crate::play::Press;
use rules::notation::Names;
use rules::{Entry, Game, Move, Square};

/// No move is longer.
const LONGEST: usize = 64;

impl Model {
    /// A letter, digit or sign was typed. As soon as one move alone can be meant, it is made.
    pub(crate) fn type_sign(&mut self, sign: char) {
        if !self.is_persons_turn() || self.typed.len() >= LONGEST {
            return;
        }
        self.refused = None;
        self.typed.push(sign);
        match meant(&self.table.game, &self.typed) {
            Some(squares) => self.press_all(&squares),
            None => self.heard.tell(News::Line),
        }
    }

    /// Takes the last sign back.
    pub(crate) fn rub_out(&mut self) {
        if self.typed.pop().is_some() {
            self.heard.tell(News::Line);
        }
    }

    /// Enter: presses the squares that were typed, so that what is wrong with them is explained.
    pub(crate) fn press_typed(&mut self) {
        let names = self.table.game.names();
        let squares = parts(&self.typed, names).into_iter().map(|name| names.square(&name));
        match squares.collect::<Option<Vec<_>>>() {
            Some(squares) => self.press_all(&squares),
            None => self.heard.tell(News::Line),
        }
    }

    fn press_all(&mut self, squares: &[Square]) {
        self.typed.clear();
        self.entry = Entry::default();
        for square in squares {
            self.focus(*square);
            self.press(*square, Press::Tap);
            if self.refused.is_some() {
                return;
            }
        }
    }
}

/// The squares of the only move that can be meant.
fn meant(game: &Game, typed: &str) -> Option<Vec<Square>> {
    let typed = parts(typed, game.names()).join("-");
    let begun: Vec<_> = game.legal().iter().flat_map(|made| spellings(game, *made)).collect();
    let begun = begun.iter().filter(|(spelled, ..)| spelled.starts_with(&typed));
    let exact = begun.clone().find(|(spelled, ..)| *spelled == typed)?;
    begun.clone().all(|(_, made, _)| *made == exact.1).then(|| exact.2.clone())
}

/// A move as its two ends, and as all its squares.
fn spellings(game: &Game, made: Move) -> Vec<(String, Move, Vec<Square>)> {
    let paths = game.referee().paths(game.position(), made).into_iter().map(|path| path.squares);
    let all = core::iter::once(vec![made.from(), made.to()]).chain(paths);
    all.map(|squares| (spelled(game.names(), &squares), made, squares)).collect()
}

fn spelled(names: &Names, squares: &[Square]) -> String {
    squares.iter().map(|square| names.name(*square)).collect::<Vec<_>>().join("-")
}

/// The names in a text, the last one perhaps begun: a letter begins one, and signs stand between.
fn parts(typed: &str, names: &Names) -> Vec<String> {
    let mut parts = vec![String::new()];
    for sign in typed.chars() {
        let between = sign == 'x' || !sign.is_ascii_alphanumeric();
        let begins = names.has_letters() && sign.is_ascii_alphabetic() && !between;
        if between || (begins && parts.last().is_some_and(|part| !part.is_empty())) {
            parts.push(String::new());
        }
        if let (false, Some(part)) = (between, parts.last_mut()) {
            part.push(sign);
        }
    }
    parts
}
