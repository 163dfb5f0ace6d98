//! The referee: rules and their board, ready to judge.

use alloc::vec::Vec;

use crate::axes::{Duty, Priority};
use crate::board::{Grid, Side, SquareSet, Word};
use crate::moves::{Captures, Move, Path, Sight};
use crate::position::Position;
use crate::rules::Rules;

/// Rules and the geometry of their board. Cheap to make, immutable.
///
/// `W` is the word that holds a set of squares: `u64` is quicker and fits boards up to 10x10,
/// `u128` fits every board, and [`SquareSet`] every board of this build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Referee<W = SquareSet> {
    rules: Rules,
    grid: Grid<W>,
}

impl<W: Word> Referee<W> {
    /// The referee of these rules.
    ///
    /// # Panics
    /// If the board does not fit into `W`.
    #[must_use]
    pub fn new(rules: &Rules) -> Self {
        Referee { rules: *rules, grid: Grid::new(rules.board) }
    }

    /// The rules it judges by.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The board's geometry.
    #[must_use]
    pub const fn grid(&self) -> &Grid<W> {
        &self.grid
    }

    /// The position of these pieces, if they may stand so: for whoever goes through all positions,
    /// where [`Setup::seat`](crate::Setup::seat) is for one that somebody wrote. `sides` are White's
    /// and Black's.
    #[must_use]
    pub fn seat(&self, sides: [W; 2], kings: W, turn: Side) -> Option<Position<W>> {
        let [white, black] = sides;
        let on_board = (white | black | kings) & !self.grid.squares() == W::EMPTY;
        let apart = !white.meets(black) && (kings & !(white | black)).is_empty();
        let as_man = |side: Side| (sides[side.index()] & !kings).meets(self.grid.crown_row(side));
        let may_stand = on_board && apart && !Side::ALL.into_iter().any(as_man);
        (may_stand && (white | black).any()).then_some(Position { sides, kings, turn })
    }

    /// Fills the list with all legal moves, the precedence of captures applied, each once.
    #[inline]
    pub fn moves(&self, position: &Position<W>, list: &mut Vec<Move<W>>) {
        self.legal_captures(position, list);
        if list.is_empty() || self.rules.capture.duty == Duty::May {
            self.sight(position).each_quiet(&mut |made| list.push(made));
        }
    }

    /// Calls `visit` with every legal move; `list` is room to work in.
    #[inline]
    pub(crate) fn each_move(
        &self,
        position: &Position<W>,
        list: &mut Vec<Move<W>>,
        visit: &mut impl FnMut(Move<W>),
    ) {
        self.legal_captures(position, list);
        list.iter().for_each(|&made| visit(made));
        if list.is_empty() || self.rules.capture.duty == Duty::May {
            self.sight(position).each_quiet(visit);
        }
    }

    /// Fills the list with all legal captures, each once.
    #[inline]
    pub fn legal_captures(&self, position: &Position<W>, list: &mut Vec<Move<W>>) {
        list.clear();
        Captures::new(self.rules.capture.priority, list).add_all(&self.sight(position));
    }

    /// All legal moves.
    #[must_use]
    pub fn legal(&self, position: &Position<W>) -> Vec<Move<W>> {
        let mut list = Vec::new();
        self.moves(position, &mut list);
        list
    }

    /// All captures of the side to move, as if there were no precedence among them.
    #[must_use]
    pub fn captures(&self, position: &Position<W>) -> Vec<Move<W>> {
        let mut list = Vec::new();
        Captures::new(Priority::FREE, &mut list).add_all(&self.sight(position));
        list
    }

    /// How many legal moves there are; `list` is room to work in.
    #[inline]
    pub(crate) fn count_with(&self, position: &Position<W>, list: &mut Vec<Move<W>>) -> u64 {
        list.clear();
        let sight = self.sight(position);
        let captures = Captures::new(self.rules.capture.priority, list).count_all(&sight);
        let quiet_too = captures == 0 || self.rules.capture.duty == Duty::May;
        captures + if quiet_too { u64::from(sight.count_quiet()) } else { 0 }
    }

    /// How many legal moves there are.
    #[must_use]
    pub fn count(&self, position: &Position<W>) -> u64 {
        self.count_with(position, &mut Vec::new())
    }

    /// Whether the side to move has a legal move.
    #[must_use]
    pub fn can_move(&self, position: &Position<W>) -> bool {
        self.sight(position).has_quiet() || self.can_capture(position, position.turn)
    }

    /// Whether a side could capture if it were to move.
    #[inline]
    #[must_use]
    pub fn can_capture(&self, position: &Position<W>, side: Side) -> bool {
        Sight::new(&self.rules, &self.grid, position, side).can_capture()
    }

    /// The position after a move that [`Referee::moves`] found in this position.
    #[inline]
    #[must_use]
    pub fn play(&self, position: &Position<W>, made: Move<W>) -> Position<W> {
        let (from, to) = (W::of(made.from), W::of(made.to));
        let us = position.of(position.turn) & !from | to;
        let them = position.of(position.turn.opposite()) & !made.captured;
        let crowned = if made.crowns || position.kings.meets(from) { to } else { W::EMPTY };
        Position {
            sides: if position.turn == Side::White { [us, them] } else { [them, us] },
            kings: position.kings & !(from | made.captured) | crowned,
            turn: position.turn.opposite(),
        }
    }

    /// All ways that a legal move can take, those only that the precedence allows; at most
    /// [`Referee::MOST_PATHS`].
    #[must_use]
    pub fn paths(&self, position: &Position<W>, made: Move<W>) -> Vec<Path> {
        self.sight(position).paths(made, Self::MOST_PATHS)
    }

    /// One way that a legal move can take.
    #[must_use]
    pub fn path(&self, position: &Position<W>, made: Move<W>) -> Option<Path> {
        self.paths(position, made).into_iter().next()
    }

    /// More ways than a person could tell apart.
    pub const MOST_PATHS: usize = 256;

    #[inline]
    pub(crate) fn sight<'a>(&'a self, position: &Position<W>) -> Sight<'a, W> {
        Sight::new(&self.rules, &self.grid, position, position.turn)
    }
}
