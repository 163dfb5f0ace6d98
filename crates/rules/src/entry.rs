//! A move being entered, square by square. Pointer and keyboard both use it.

use alloc::vec;
use alloc::vec::Vec;

use crate::board::{Square, SquareSet, Word};
use crate::explain::{Refusal, explain, explain_jump};
use crate::game::Game;
use crate::moves::{Move, Path};

/// A move being entered: the piece that was picked, and the jumps it has made.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entry {
    squares: Vec<Square>,
    goal: Option<Square>,
    ways: Vec<(Move, Path)>,
}

/// What may be pressed next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Offers {
    /// Pieces that may be picked.
    pub pieces: SquareSet,
    /// Squares to which the picked piece may go next.
    pub hops: SquareSet,
    /// Squares where its move may end, at once or after more jumps.
    pub ends: SquareSet,
}

/// What pressing a square did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entered {
    /// A piece was picked.
    Picked(Entry),
    /// The picked piece has jumped, and must go on.
    Hopped(Entry),
    /// Several captures end there: the next squares tell them apart.
    Choose(Entry),
    /// The move is complete.
    Done(Move, Path),
    /// Nothing is picked any more.
    Dropped(Entry),
    /// This is not allowed, and why. What was entered is kept.
    Refused(Entry, Refusal),
}

impl Entry {
    /// The square of the picked piece.
    #[must_use]
    pub fn from(&self) -> Option<Square> {
        self.squares.first().copied()
    }

    /// Where the picked piece is now, after the jumps that were entered.
    #[must_use]
    pub fn at(&self) -> Option<Square> {
        self.squares.last().copied()
    }

    /// The picked piece's square, and where its jumps have led.
    #[must_use]
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// The square where the move is meant to end, if that was said before the way was clear.
    #[must_use]
    pub const fn goal(&self) -> Option<Square> {
        self.goal
    }

    /// What the entered jumps have captured.
    #[must_use]
    pub fn captured(&self) -> Vec<Square> {
        let jumps = self.squares.len().saturating_sub(1);
        self.ways.first().map_or(vec![], |(_, path)| path.captured.iter().take(jumps).copied().collect())
    }

    /// Whether jumps were entered, so that the capture must be finished.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        self.squares.len() > 1
    }

    /// What may be pressed next.
    #[must_use]
    pub fn offers(&self, game: &Game) -> Offers {
        let pieces = if self.has_begun() { 0 } else { movable(game) };
        let ends = if self.goal.is_some() { 0 } else { set(self.ways.iter().map(|(made, _)| made.to())) };
        Offers { pieces, hops: set(self.ways.iter().filter_map(|(_, path)| self.next(path))), ends }
    }

    /// Presses a square.
    #[must_use]
    pub fn press(self, game: &Game, square: Square) -> Entered {
        match self.from() {
            None => press_board(game, square),
            Some(_) if self.leads_to(square) => self.go(square),
            Some(from) if square == from && !self.has_begun() => Entered::Dropped(Entry::default()),
            Some(_) if self.has_begun() => self.refuse_jump(game, square),
            Some(from) if movable(game).has(square) && square != from => pick(game, square),
            Some(from) => self.refuse(game, from, square),
        }
    }

    fn next(&self, path: &Path) -> Option<Square> {
        path.squares.get(self.squares.len()).copied()
    }

    fn leads_to(&self, square: Square) -> bool {
        self.ways.iter().any(|(made, path)| made.to() == square || self.next(path) == Some(square))
    }

    fn go(self, square: Square) -> Entered {
        let hops = |way: &(Move, Path)| self.next(&way.1) == Some(square);
        if self.ways.iter().any(hops) { self.hop(square) } else { self.aim(square) }
    }

    fn hop(mut self, square: Square) -> Entered {
        let made = self.squares.len();
        self.ways.retain(|(_, path)| path.squares.get(made) == Some(&square));
        self.squares.push(square);
        match self.decided() {
            Some((made, path)) => Entered::Done(made, path),
            None => Entered::Hopped(self),
        }
    }

    fn aim(mut self, square: Square) -> Entered {
        self.ways.retain(|(made, _)| made.to() == square);
        self.goal = Some(square);
        match self.decided() {
            Some((made, path)) => Entered::Done(made, path),
            None => Entered::Choose(self),
        }
    }

    /// The move, once all jumps are entered, or only one is left that ends at the goal.
    fn decided(&self) -> Option<(Move, Path)> {
        let (made, path) = self.ways.first()?;
        let complete = self.next(path).is_none();
        let only = self.goal.is_some() && self.ways.iter().all(|(other, _)| other == made);
        (complete || only).then(|| (*made, path.clone()))
    }

    fn refuse(self, game: &Game, from: Square, to: Square) -> Entered {
        match explain(game, from, Some(to)) {
            Some(refusal) => Entered::Refused(self, refusal),
            None => Entered::Dropped(Entry::default()),
        }
    }

    fn refuse_jump(self, game: &Game, to: Square) -> Entered {
        let refusal = explain_jump(&self, self.offers(game).hops, game, to);
        Entered::Refused(self, refusal)
    }
}

fn press_board(game: &Game, square: Square) -> Entered {
    if movable(game).has(square) {
        return pick(game, square);
    }
    if let Some(made) = only_move_to(game, square) {
        return Entry { goal: Some(square), ..picked(game, made.from()) }.aim(square);
    }
    match explain(game, square, None) {
        Some(refusal) => Entered::Refused(Entry::default(), refusal),
        None => Entered::Dropped(Entry::default()),
    }
}

fn pick(game: &Game, square: Square) -> Entered {
    Entered::Picked(picked(game, square))
}

fn picked(game: &Game, from: Square) -> Entry {
    let moves = game.legal().iter().filter(|made| made.from() == from);
    let ways = moves.flat_map(|&made| {
        game.referee().paths(game.position(), made).into_iter().map(move |path| (made, path))
    });
    Entry { squares: vec![from], goal: None, ways: ways.collect() }
}

/// The one piece's move to an empty square, if all legal moves that end there are of one piece.
fn only_move_to(game: &Game, square: Square) -> Option<Move> {
    let mut moves = game.legal().iter().filter(|made| made.to() == square);
    let first = moves.next()?;
    moves.all(|made| made.from() == first.from()).then_some(*first)
}

fn movable(game: &Game) -> SquareSet {
    set(game.legal().iter().map(Move::from))
}

fn set(squares: impl Iterator<Item = Square>) -> SquareSet {
    squares.fold(0, SquareSet::with)
}
