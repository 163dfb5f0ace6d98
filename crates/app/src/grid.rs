//! The board for ears and keyboards: a grid of named squares, the twin of the scene.

use crate::model::Model;
use crate::scene::{entered, is_waiting_to_be_lifted, obliged, victims};
use crate::words;
use rules::{Duty, Move, Piece, Rank, Side, Square, SquareSet, Word};
use text::Text;
use text::words::Mark;

/// A `role="grid"` in reading order of the screen: row 0 is at the top.
#[derive(Clone, Debug, PartialEq)]
pub struct Grid {
    /// The grid's accessible name: "Russian draughts, board of 8 by 8".
    pub label: String,
    /// Rows of squares, top to bottom, left to right.
    pub rows: Vec<Vec<Cell>>,
}

/// One square of the grid.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    /// Not played on; nothing to focus or press.
    Blank,
    /// Played on.
    Square(SquareCell),
}

/// A square that is played on.
#[derive(Clone, Debug, PartialEq)]
pub struct SquareCell {
    /// Goes back in `Event::Press` and `Event::Focus`.
    pub square: Square,
    /// The square's name alone: "c3", "32".
    pub name: String,
    /// What a screen reader says: "c3, black man, can capture".
    pub label: String,
    /// Holds the roving tab stop.
    pub cursor: bool,
    /// For `aria-selected`.
    pub selected: bool,
    /// Ids of what is so about the square, joined by spaces (`data-state`), see [`State::id`]:
    /// `"white man must-capture"`.
    pub states: Vec<State>,
}

/// What may be so about a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Nothing stands here.
    Empty,
    /// A white piece.
    White,
    /// A black piece.
    Black,
    /// A man.
    Man,
    /// A king.
    King,
    /// May be picked now.
    CanMove,
    /// May be picked now and captures.
    CanCapture,
    /// May be picked now and has to capture.
    MustCapture,
    /// Has to capture, but is the computer's.
    Due,
    /// Is picked.
    Selected,
    /// May be pressed next.
    Destination,
    /// May be pressed next, and the move may end here.
    End,
    /// The move being entered is to end here.
    Goal,
    /// Would be captured by the picked piece.
    Victim,
    /// Shows why the last press was refused.
    Reason,
    /// Captured in the move being entered, not yet lifted.
    Waiting,
    /// The last move began here.
    LastFrom,
    /// The last move ended here.
    LastTo,
    /// The hint begins here.
    HintFrom,
    /// The hint ends here.
    HintTo,
}

impl State {
    /// A stable name for the page and its tests.
    pub fn id(self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::White => "white",
            Self::Black => "black",
            Self::Man => "man",
            Self::King => "king",
            Self::CanMove => "can-move",
            Self::CanCapture => "can-capture",
            Self::MustCapture => "must-capture",
            Self::Due => "due",
            Self::Selected => "selected",
            Self::Destination => "destination",
            Self::End => "end",
            Self::Goal => "goal",
            Self::Victim => "victim",
            Self::Reason => "reason",
            Self::Waiting => "waiting",
            Self::LastFrom => "last-from",
            Self::LastTo => "last-to",
            Self::HintFrom => "hint-from",
            Self::HintTo => "hint-to",
        }
    }
}

/// The board for ears and keyboards.
pub fn grid(model: &Model, text: &Text) -> Grid {
    let layout = model.table.layout();
    let states = States::of(model);
    let cell = |column, row| layout.at(column, row).map_or(Cell::Blank, |square| states.cell(square, text));
    let rows = (0..layout.height()).map(|row| (0..layout.width()).map(|column| cell(column, row)).collect());
    Grid { label: words::board(&model.table, text), rows: rows.collect() }
}

/// What is so about the board, worked out once for all squares.
struct States<'a> {
    model: &'a Model,
    cursor: Option<Square>,
    capturing: SquareSet,
    sets: [(SquareSet, State); 13],
}

impl<'a> States<'a> {
    fn of(model: &'a Model) -> Self {
        let game = &model.table.game;
        let open = if model.accepts_input() { SquareSet::MAX } else { 0 };
        let offers = model.entry.offers(game);
        let picked = model.entry.at().map_or(0, SquareSet::of);
        let capturing =
            game.legal().iter().filter(|made| made.is_capture()).map(Move::from).fold(0, SquareSet::with);
        let capture = match game.rules().capture.duty {
            Duty::Must => State::MustCapture,
            Duty::May => State::CanCapture,
        };
        let last = game.ply().checked_sub(1).map(|ply| &game.moves()[ply]);
        let hint = model.hint.as_ref().map(|hint| &hint.squares);
        let reason = model.refused.as_ref().map_or(0, |refused| refused.why.squares());
        let sets = [
            (open & offers.pieces & !picked & !capturing, State::CanMove),
            (open & offers.pieces & !picked & capturing, capture),
            (obliged(model) & !open, State::Due),
            (picked, State::Selected),
            (open & (offers.hops | offers.ends), State::Destination),
            (open & offers.ends, State::End),
            (model.entry.goal().map_or(0, SquareSet::of), State::Goal),
            (open & victims(model), State::Victim),
            (open & reason, State::Reason),
            (last.map_or(0, |made| SquareSet::of(made.from())), State::LastFrom),
            (last.map_or(0, |made| SquareSet::of(made.to())), State::LastTo),
            (hint.and_then(|squares| squares.first()).map_or(0, |at| SquareSet::of(*at)), State::HintFrom),
            (hint.and_then(|squares| squares.last()).map_or(0, |at| SquareSet::of(*at)), State::HintTo),
        ];
        Self { model, cursor: model.cursor_square(), capturing, sets }
    }

    fn cell(&self, square: Square, text: &Text) -> Cell {
        let name = self.model.table.game.names().name(square);
        let (piece, states) = (self.piece(square), self.states(square));
        let marks: Vec<_> = states.iter().filter_map(|state| self.mark(*state)).collect();
        Cell::Square(SquareCell {
            square,
            label: text::words::square(text, &name, piece, &marks),
            name,
            cursor: self.cursor == Some(square),
            selected: states.contains(&State::Selected),
            states: piece_states(piece).into_iter().chain(states).collect(),
        })
    }

    /// The piece on a square; a picked piece that has jumped is where it jumped to.
    fn piece(&self, square: Square) -> Option<Piece> {
        let (entry, position) = (&self.model.entry, self.model.table.game.position());
        if entry.at() == Some(square) {
            return entered(self.model);
        }
        let lifted = entry.captured().contains(&square) && !is_waiting_to_be_lifted(self.model, square);
        if lifted || entry.from() == Some(square) { None } else { position.piece(square) }
    }

    fn states(&self, square: Square) -> Vec<State> {
        let waiting = is_waiting_to_be_lifted(self.model, square).then_some(State::Waiting);
        let so = self.sets.iter().filter(|(set, _)| set.has(square)).map(|(_, state)| *state);
        so.chain(waiting).collect()
    }

    fn mark(&self, state: State) -> Option<Mark> {
        let captures = self.model.entry.from().is_some_and(|from| self.capturing.has(from));
        match state {
            State::CanMove => Some(Mark::CanMove),
            State::CanCapture => Some(Mark::CanCapture),
            State::MustCapture | State::Due => Some(Mark::MustCapture),
            State::Selected => Some(Mark::Selected),
            State::Destination if captures => Some(Mark::CaptureDestination),
            State::Destination => Some(Mark::Destination),
            State::Victim => Some(Mark::Victim),
            State::Goal => Some(Mark::Goal),
            State::Reason => Some(Mark::Reason),
            State::Waiting => Some(Mark::Waiting),
            State::LastFrom => Some(Mark::LastFrom),
            State::HintFrom => Some(Mark::HintFrom),
            State::HintTo => Some(Mark::HintTo),
            State::LastTo => Some(Mark::LastTo),
            State::Empty | State::White | State::Black | State::Man | State::King | State::End => None,
        }
    }
}

fn piece_states(piece: Option<Piece>) -> Vec<State> {
    let Some(Piece { side, rank }) = piece else { return vec![State::Empty] };
    let side = match side {
        Side::White => State::White,
        Side::Black => State::Black,
    };
    let rank = match rank {
        Rank::Man => State::Man,
        Rank::King => State::King,
    };
    vec![side, rank]
}
