//! One piece on its way over the board: quiet moves, and captures jump by jump.

use rules::{Crown, Landing, Lift, Piece, Prey, Rank, Reach, Ways};

use super::board::{Board, Cell};

/// One way over the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Way {
    /// Where the piece starts, each square it lands on, where it ends.
    pub(crate) squares: Vec<Cell>,
    /// What it captures, in order.
    pub(crate) captured: Vec<Cell>,
    /// Which of the captured pieces are kings, in the same order.
    pub(crate) kings: Vec<bool>,
    /// Whether the piece was a king when it started.
    pub(crate) by_king: bool,
    /// Whether a man becomes a king.
    pub(crate) crowned: bool,
}

/// All quiet moves of the side to move.
pub(crate) fn quiet(board: &Board) -> Vec<Way> {
    board.own().into_iter().flat_map(|(cell, piece)| steps(board, cell, piece)).collect()
}

fn steps(board: &Board, from: Cell, piece: Piece) -> Vec<Way> {
    let is_man = piece.rank == Rank::Man;
    let far = !is_man && board.rules.king.reach == Reach::Flying;
    let rays = Board::steps(piece.side, is_man).into_iter();
    let ends = rays.flat_map(|step| empties(board, from, step, far));
    ends.map(|to| Way {
        squares: vec![from, to],
        captured: vec![],
        kings: vec![],
        by_king: !is_man,
        crowned: is_man && board.is_last_row(piece.side, to),
    })
    .collect()
}

/// The empty cells from `from` on: all up to the first piece, or only the next one.
fn empties(board: &Board, from: Cell, step: Cell, far: bool) -> Vec<Cell> {
    let mut cells = vec![];
    let mut next = ahead(from, step);
    while board.is_empty(next) && (far || cells.is_empty()) {
        cells.push(next);
        next = ahead(next, step);
    }
    cells
}

fn ahead(cell: Cell, step: Cell) -> Cell {
    (cell.0 + step.0, cell.1 + step.1)
}

/// All complete captures of the side to move, before the order of precedence.
pub(crate) fn captures(board: &Board) -> Vec<Way> {
    let mut ways = vec![];
    for (cell, piece) in board.own() {
        Trip::new(board, cell, piece).complete(&mut ways);
    }
    ways
}

/// A piece in the middle of a capture.
#[derive(Clone)]
struct Trip {
    /// The board as the piece sees it: its own starting square is empty.
    board: Board,
    piece: Piece,
    way: Way,
    stopped: bool,
}

impl Trip {
    fn new(board: &Board, from: Cell, piece: Piece) -> Trip {
        let mut board = *board;
        board.put(from, None);
        let by_king = piece.rank == Rank::King;
        let way = Way { squares: vec![from], captured: vec![], kings: vec![], by_king, crowned: false };
        Trip { board, piece, way, stopped: false }
    }

    fn here(&self) -> Cell {
        self.way.squares[self.way.squares.len() - 1]
    }

    fn is_man(&self) -> bool {
        self.piece.rank == Rank::Man
    }

    fn is_flying(&self) -> bool {
        !self.is_man() && self.board.rules.king.reach == Reach::Flying
    }

    /// Goes on in every allowed way until no capture is left.
    fn complete(self, ways: &mut Vec<Way>) {
        let jumps = self.jumps();
        if jumps.is_empty() {
            return ways.extend(self.finish());
        }
        let landings = jumps.into_iter().flat_map(|landings| self.allowed(landings));
        landings.for_each(|trip| trip.complete(ways));
    }

    /// The way, if anything was captured; a man that ends on the last row is crowned.
    fn finish(mut self) -> Option<Way> {
        self.way.crowned |= self.is_man() && self.board.is_last_row(self.piece.side, self.here());
        (!self.way.captured.is_empty()).then_some(self.way)
    }

    /// For each piece that can be captured next, the trip after each landing square behind it.
    fn jumps(&self) -> Vec<Vec<Trip>> {
        if self.stopped {
            return vec![];
        }
        let forward = self.is_man() && self.board.rules.man.captures == Ways::Forward;
        let rays = Board::steps(self.piece.side, forward).into_iter();
        let jumps = rays.filter_map(|step| self.victim(step).map(|victim| self.over(victim, step)));
        jumps.filter(|landings| !landings.is_empty()).collect()
    }

    /// The first piece along a line, if it may be captured.
    fn victim(&self, step: Cell) -> Option<Cell> {
        let near = self.here();
        let reached = if self.is_flying() { empties(&self.board, near, step, true) } else { vec![] };
        let cell = ahead(*reached.last().unwrap_or(&near), step);
        let there = self.board.inside(cell).then(|| self.board.at(cell))??;
        let spared = self.is_man() && self.board.rules.man.prey == Prey::MenOnly && there.rank == Rank::King;
        let fair = there.side != self.piece.side && !spared && !self.way.captured.contains(&cell);
        fair.then_some(cell)
    }

    fn over(&self, victim: Cell, step: Cell) -> Vec<Trip> {
        let far = self.is_flying() && self.board.rules.king.landing != Landing::JustBehind;
        let landings = empties(&self.board, victim, step, far).into_iter();
        landings.map(|landing| self.clone().land(victim, landing)).collect()
    }

    fn land(mut self, victim: Cell, landing: Cell) -> Trip {
        let rank = self.board.at(victim).map(|piece| piece.rank);
        self.way.kings.push(rank == Some(Rank::King));
        self.way.captured.push(victim);
        self.way.squares.push(landing);
        if self.board.rules.capture.lift == Lift::AtOnce {
            self.board.put(victim, None);
        }
        if self.is_man() && self.board.is_last_row(self.piece.side, landing) {
            self.reach_last_row();
        }
        self
    }

    fn reach_last_row(&mut self) {
        match self.board.rules.crown {
            Crown::EndsMove => self.stopped = true,
            Crown::GoesOnAsKing => {
                self.piece.rank = Rank::King;
                self.way.crowned = true;
            }
            Crown::GoesOnAsMan => {}
        }
    }

    /// Where the rules ask for it, only the landings from which the capture can go on, if there are any.
    fn allowed(&self, landings: Vec<Trip>) -> Vec<Trip> {
        let must = self.board.rules.king.landing == Landing::GoOn;
        if !must || landings.iter().all(|trip| trip.jumps().is_empty()) {
            return landings;
        }
        landings.into_iter().filter(|trip| !trip.jumps().is_empty()).collect()
    }
}
