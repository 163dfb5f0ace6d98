//! A picture that has come alive: it shows its move hop by hop, and the reader can try others.

use std::error::Error;
use std::fmt;

use rules::notation::{Names, fen};
use rules::{
    Crown, Entered, Entry, Game, Lift, Move, Path, Piece, Position, Rank, Refusal, Rules, Side, Square, Word,
};
use text::Text;
use text::words::{self, Mark as Said};

use crate::example::allowed;
use crate::scene::{Arrow, Look, Mark, Scene};
use crate::view::View;

/// A position with the move that it shows, and how far the reader has come.
#[derive(Clone, Debug)]
pub struct Demo {
    game: Game,
    view: View,
    shown: (Move, Path),
    state: State,
    refused: Option<(Square, Refusal)>,
    cursor: Square,
}

/// What lies on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
enum State {
    /// The move after so many hops.
    Shown(usize),
    /// The reader's own move, as far as it was entered.
    Trying(Entry),
    /// The reader's own move, made.
    Tried(Move, Path),
}

/// What the attributes of a picture say makes no sense; the attribute.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DemoError(pub String);

impl fmt::Display for DemoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a picture cannot come alive: \"{}\"", self.0)
    }
}

impl Error for DemoError {}

/// Where the cursor may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// One square to the left in its row.
    Left,
    /// One to the right.
    Right,
    /// One row up.
    Up,
    /// One row down.
    Down,
}

/// One playing square for those who hear or type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cell {
    /// The square.
    pub square: Square,
    /// Its name, what stands there and what may be done.
    pub label: String,
    /// Whether it holds the tab stop.
    pub is_cursor: bool,
    /// Whether a pointer that goes down here takes a piece along.
    pub grabs: bool,
}

/// What a picture says of what the reader did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Nothing yet.
    None,
    /// The move is allowed.
    Right,
    /// Why it is not.
    Refused(String),
}

impl Demo {
    /// A picture from its rules, its position as FEN and the squares of its move with spaces between,
    /// in the game's own names. The side to move sits below.
    ///
    /// ```
    /// use diagrams::Demo;
    /// use rules::Variant;
    ///
    /// let rules = Variant::Russian.rules();
    /// let mut demo = Demo::read(&rules, "W:Wc3:Bd4", "c3 e5")?;
    /// assert!(demo.step() && !demo.step());
    /// # Ok::<(), diagrams::DemoError>(())
    /// ```
    ///
    /// # Errors
    /// Which of them makes no sense.
    pub fn read(rules: &Rules, position: &str, way: &str) -> Result<Demo, DemoError> {
        let (names, wrong) = (Names::official(rules), |part: &str| DemoError(part.to_owned()));
        let setup = fen::read(position, &names).map_err(|_| wrong(position))?;
        let game = Game::new(*rules, &setup).map_err(|_| wrong(position))?;
        let squares: Option<Vec<Square>> = way.split(' ').map(|name| names.square(name)).collect();
        let shown = squares.and_then(|squares| allowed(&game, &squares)).ok_or_else(|| wrong(way))?;
        let cursor = shown.0.from();
        let view = View::new(rules, setup.turn);
        Ok(Demo { game, view, shown, state: State::Shown(0), refused: None, cursor })
    }

    /// The game's rules.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        self.game.rules()
    }

    /// Where the squares lie.
    #[must_use]
    pub const fn view(&self) -> &View {
        &self.view
    }

    /// Who sits at the lower edge.
    #[must_use]
    pub fn below(&self) -> Side {
        self.game.position().turn()
    }

    /// Shows one hop more, from the start if all are shown or the reader tried something. True while
    /// there is one.
    pub fn step(&mut self) -> bool {
        let last = self.shown.1.squares.len() - 1;
        let next = match self.state {
            State::Shown(hops) if hops < last => hops + 1,
            State::Shown(_) => 0,
            _ => 1,
        };
        self.set(State::Shown(next));
        next > 0
    }

    /// Whether the whole move is shown.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.state == State::Shown(self.shown.1.squares.len() - 1)
    }

    /// Back to the position in which the move begins.
    pub fn restart(&mut self) {
        self.set(State::Shown(0));
    }

    /// Back to that position, for the reader to move.
    pub fn begin(&mut self) {
        self.set(State::Trying(Entry::default()));
    }

    /// The reader presses a square.
    pub fn press(&mut self, square: Square) {
        self.cursor = square;
        let entry = self.entry();
        let (state, refused) = match entry.press(&self.game, square) {
            Entered::Done(made, path) => (State::Tried(made, path), None),
            Entered::Refused(entry, why) => (State::Trying(entry), Some((square, why))),
            Entered::Picked(entry)
            | Entered::Hopped(entry)
            | Entered::Choose(entry)
            | Entered::Dropped(entry) => (State::Trying(entry), None),
        };
        self.set(state);
        self.refused = refused;
    }

    /// Whether pressing the square picks another piece than the one in hand.
    #[must_use]
    pub fn grabs(&self, square: Square) -> bool {
        let entry = self.entry();
        entry.at() != Some(square) && entry.offers(&self.game).pieces.has(square)
    }

    /// Moves the cursor to the next playing square that way, if there is one.
    pub fn walk(&mut self, way: Way) {
        let (column, row) = self.view.cell(self.cursor);
        let in_row =
            |row: u8| [column & !1, column | 1].into_iter().find_map(|column| self.view.at(column, row));
        let next = match way {
            Way::Left => column.checked_sub(2).and_then(|column| self.view.at(column, row)),
            Way::Right => self.view.at(column + 2, row),
            Way::Up => row.checked_sub(1).and_then(in_row),
            Way::Down => in_row(row + 1),
        };
        self.cursor = next.unwrap_or(self.cursor);
    }

    /// What the reader is told.
    #[must_use]
    pub fn answer(&self, text: &Text) -> Answer {
        match (&self.refused, &self.state) {
            (Some((_, why)), _) => {
                Answer::Refused(text.say(words::refusal(why, self.game.position().turn())))
            }
            (None, State::Tried(..)) => Answer::Right,
            (None, _) => Answer::None,
        }
    }

    /// From where to where the last hop went, if one is shown.
    #[must_use]
    pub fn hop(&self) -> Option<(Square, Square)> {
        let (way, hops) = self.way();
        Some((*way.get(hops.checked_sub(1)?)?, *way.get(hops)?))
    }

    /// What lies on the board now.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let mut scene = Scene { pieces: self.pieces(), ..Scene::default() };
        let (way, hops) = self.way();
        if hops > 0 {
            scene.arrows.push(Arrow::Allowed(way[..=hops].to_vec()));
        }
        let waiting = self.captured().into_iter().filter(|&square| self.is_waiting(square));
        scene.marks.extend(waiting.map(|square| (square, Mark::Taken)));
        if let State::Trying(entry) = &self.state {
            let offers = entry.offers(&self.game);
            scene.marks.extend(entry.at().map(|square| (square, Mark::Picked)));
            scene
                .marks
                .extend((offers.hops | offers.ends).squares().map(|square| (square, Mark::Destination)));
        }
        if let Some((square, why)) = &self.refused {
            scene.marks.extend(why.squares().squares().map(|square| (square, Mark::Reason)));
            scene.marks.push((*square, Mark::Refused));
        }
        scene
    }

    /// Every playing square in reading order.
    #[must_use]
    pub fn cells(&self, text: &Text) -> Vec<Cell> {
        let (pieces, names) = (self.pieces(), self.game.names());
        let cell = |square| {
            let piece = pieces.iter().find(|(at, ..)| *at == square).map(|&(_, piece, _)| piece);
            Cell {
                square,
                label: words::square(text, &names.name(square), piece, &self.said(square)),
                is_cursor: square == self.cursor,
                grabs: self.grabs(square),
            }
        };
        self.view.in_reading_order().map(cell).collect()
    }

    fn set(&mut self, state: State) {
        (self.state, self.refused) = (state, None);
    }

    /// The reader's move so far; a new one where something else was shown.
    fn entry(&self) -> Entry {
        match &self.state {
            State::Trying(entry) => entry.clone(),
            State::Shown(_) | State::Tried(..) => Entry::default(),
        }
    }

    /// The way of the move that is shown or made, and how many of its hops.
    fn way(&self) -> (&[Square], usize) {
        match &self.state {
            State::Shown(hops) => (&self.shown.1.squares, *hops),
            State::Trying(entry) => (entry.squares(), entry.squares().len().saturating_sub(1)),
            State::Tried(_, path) => (&path.squares, path.squares.len() - 1),
        }
    }

    fn captured(&self) -> Vec<Square> {
        match &self.state {
            State::Shown(hops) => self.shown.1.captured.iter().take(*hops).copied().collect(),
            State::Trying(entry) => entry.captured(),
            State::Tried(_, path) => path.captured.clone(),
        }
    }

    /// The move, once it is complete.
    fn made(&self) -> Option<Move> {
        match &self.state {
            State::Shown(_) => self.is_over().then_some(self.shown.0),
            State::Trying(_) => None,
            State::Tried(made, _) => Some(*made),
        }
    }

    fn is_waiting(&self, square: Square) -> bool {
        let stay = self.rules().capture.lift == Lift::AfterMove && self.made().is_none();
        stay && self.captured().contains(&square)
    }

    fn pieces(&self) -> Vec<(Square, Piece, Look)> {
        let (start, (way, hops)) = (self.game.position(), self.way());
        let captured = self.captured();
        let from = way.first().copied();
        let lies = |&square: &Square| {
            Some(square) != from && (!captured.contains(&square) || self.is_waiting(square))
        };
        let resting = start.pieces().squares().filter(lies).filter_map(|square| {
            let look = if self.is_waiting(square) { Look::Waiting } else { Look::Resting };
            Some((square, start.piece(square)?, look))
        });
        let mover = from.and_then(|from| self.mover(start, from, &way[..=hops]));
        resting.chain(mover).collect()
    }

    /// The piece that moves, where it is now: crowned on its way or at its end, as the rules have it.
    fn mover(&self, start: &Position, from: Square, way: &[Square]) -> Option<(Square, Piece, Look)> {
        let piece = start.piece(from)?;
        let row = self.game.referee().grid().crown_row(piece.side);
        let at_once = self.rules().crown == Crown::GoesOnAsKing && way.iter().any(|&square| row.has(square));
        let is_crowned = at_once || self.made().is_some_and(|made| made.crowns());
        let rank = if is_crowned { Rank::King } else { piece.rank };
        let look = if way.len() > 1 { Look::Moving } else { Look::Resting };
        Some((*way.last()?, Piece { rank, ..piece }, look))
    }

    fn said(&self, square: Square) -> Vec<Said> {
        let State::Trying(entry) = &self.state else { return vec![] };
        let offers = entry.offers(&self.game);
        let reason = self.refused.as_ref().is_some_and(|(_, why)| why.squares().has(square));
        let goes = (offers.hops | offers.ends).has(square);
        [
            (entry.at() == Some(square), Said::Selected),
            (entry.at() != Some(square) && offers.pieces.has(square), Said::CanMove),
            (goes, Said::Destination),
            (self.is_waiting(square), Said::Waiting),
            (reason, Said::Reason),
        ]
        .into_iter()
        .filter_map(|(holds, said)| holds.then_some(said))
        .collect()
    }
}
