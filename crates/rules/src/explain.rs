//! Why a move is not allowed: the rule that forbids it, and the squares that show it.

use alloc::vec::Vec;

use crate::axes::{Criterion, Duty, Landing, Prey, Ways};
use crate::board::{Direction, Rank, Square, SquareSet, Word};
use crate::entry::Entry;
use crate::game::{Game, Status};
use crate::moves::{Move, Sight, Walk};
use crate::referee::Referee;

/// Why a piece or a square cannot be chosen. Sets of squares are the ones to point at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game has ended.
    GameOver,
    /// There is no piece on this square.
    NoPiece,
    /// The piece is the other side's.
    NotYourPiece,
    /// There is a capture, and one must capture.
    MustCapture {
        /// The pieces that can.
        pieces: SquareSet,
    },
    /// Another capture takes more pieces.
    MustTakeMost {
        /// How many it takes.
        most: u8,
        /// How many this one takes.
        takes: u8,
        /// The pieces that can take the most.
        pieces: SquareSet,
    },
    /// A king can capture, so a man must not.
    MustTakeWithKing {
        /// The kings.
        kings: SquareSet,
    },
    /// Another capture takes more kings.
    MustTakeMostKings {
        /// How many kings it takes.
        most: u8,
        /// How many this one takes.
        takes: u8,
        /// The pieces that can take the most kings.
        pieces: SquareSet,
    },
    /// Another capture meets a king earlier.
    MustMeetKingEarlier {
        /// The pieces that can.
        pieces: SquareSet,
    },
    /// The capture has begun and must be finished.
    MustGoOn {
        /// The next squares.
        hops: SquareSet,
    },
    /// The king must land where it can capture further.
    MustLandToGoOn {
        /// Those squares.
        landings: SquareSet,
    },
    /// The king must land just behind the piece that it captures.
    MustLandJustBehind {
        /// That square.
        landing: Square,
    },
    /// A man cannot capture a king.
    CannotTakeKing {
        /// The king.
        king: Square,
    },
    /// A man cannot capture backward.
    CannotTakeBackward {
        /// The piece that it would jump.
        victim: Square,
    },
    /// A man cannot move backward.
    CannotMoveBackward,
    /// The piece moves one square at a time.
    OneSquareOnly,
    /// A piece may be jumped once only, and blocks the way until the move ends.
    AlreadyJumped {
        /// The piece.
        piece: Square,
    },
    /// The piece has no way to go.
    Blocked {
        /// What stands in its way; nothing at the edge of the board.
        by: SquareSet,
    },
    /// A piece stands on the square.
    Occupied {
        /// The piece.
        by: Square,
    },
    /// One's own piece cannot be jumped.
    OwnPiece {
        /// The piece.
        by: Square,
    },
    /// Two pieces one behind the other cannot be jumped.
    TwoInARow {
        /// Both.
        by: SquareSet,
    },
    /// Pieces go along diagonals only.
    NotOnLine,
}

impl Refusal {
    /// The squares to point at.
    #[must_use]
    pub fn squares(&self) -> SquareSet {
        match *self {
            Refusal::MustCapture { pieces }
            | Refusal::MustTakeMost { pieces, .. }
            | Refusal::MustTakeMostKings { pieces, .. }
            | Refusal::MustMeetKingEarlier { pieces } => pieces,
            Refusal::MustTakeWithKing { kings } => kings,
            Refusal::MustGoOn { hops: set }
            | Refusal::MustLandToGoOn { landings: set }
            | Refusal::Blocked { by: set }
            | Refusal::TwoInARow { by: set } => set,
            Refusal::MustLandJustBehind { landing: square }
            | Refusal::CannotTakeKing { king: square }
            | Refusal::CannotTakeBackward { victim: square }
            | Refusal::AlreadyJumped { piece: square }
            | Refusal::Occupied { by: square }
            | Refusal::OwnPiece { by: square } => SquareSet::of(square),
            Refusal::GameOver
            | Refusal::NoPiece
            | Refusal::NotYourPiece
            | Refusal::CannotMoveBackward
            | Refusal::OneSquareOnly
            | Refusal::NotOnLine => 0,
        }
    }
}

/// Why the piece on `from` cannot move, or cannot go to `to`. `None` if it can.
#[must_use]
pub fn explain(game: &Game, from: Square, to: Option<Square>) -> Option<Refusal> {
    if game.status() != Status::Playing {
        return Some(Refusal::GameOver);
    }
    let case = Case::new(game);
    if let Some(refusal) = case.not_ours(from) {
        return Some(refusal);
    }
    match to {
        None => case.piece(from),
        Some(to) => case.target(from, to),
    }
}

/// Why a piece in the middle of a capture cannot go to `to`; `hops` are the squares where it can.
pub(crate) fn explain_jump(entry: &Entry, hops: SquareSet, game: &Game, to: Square) -> Refusal {
    let captured = entry.captured();
    let stays = |square: &Square| captured.contains(square);
    let way = entry.at().and_then(|at| game.referee().grid().line(at, to));
    let blocking = way.and_then(|squares| squares.into_iter().find(stays));
    match blocking {
        Some(piece) => Refusal::AlreadyJumped { piece },
        None => Refusal::MustGoOn { hops },
    }
}

/// The step of the precedence that decided which captures are legal now: the last one that struck
/// any out. `None` where the choice is free, or no step made a difference.
///
/// ```
/// use rules::{Criterion, Game, Variant, decided_by, notation::fen};
///
/// let rules = Variant::Italian.rules();
/// let names = rules::notation::Names::official(&rules);
/// // A man and a king can each take one piece.
/// let game = Game::new(rules, &fen::read("W:WK18,31:B14,27", &names)?)?;
/// assert_eq!(decided_by(&game), Some(Criterion::WithKing));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn decided_by(game: &Game) -> Option<Criterion> {
    let case = Case::new(game);
    let (mut left, mut decided) = (case.captures.clone(), None);
    for criterion in game.rules().capture.priority.criteria() {
        let kept = case.best(criterion, &left);
        decided = if kept.len() < left.len() { Some(criterion) } else { decided };
        left = kept;
    }
    decided
}

/// A position in which something is to be explained.
struct Case<'a> {
    sight: Sight<'a, SquareSet>,
    legal: &'a [Move],
    captures: Vec<Move>,
}

impl<'a> Case<'a> {
    fn new(game: &'a Game) -> Self {
        let referee = game.referee();
        let captures = referee.captures(game.position());
        Case { sight: referee.sight(game.position()), legal: game.legal(), captures }
    }

    fn not_ours(&self, square: Square) -> Option<Refusal> {
        if self.sight.them.has(square) {
            Some(Refusal::NotYourPiece)
        } else if !self.sight.us.has(square) {
            Some(Refusal::NoPiece)
        } else {
            None
        }
    }

    fn must_capture(&self) -> bool {
        self.sight.rules.capture.duty == Duty::Must && !self.captures.is_empty()
    }

    fn legal_pieces(&self) -> SquareSet {
        self.legal.iter().filter(|made| made.is_capture()).fold(0, |set, made| set.with(made.from()))
    }

    /// Why a piece cannot move at all.
    fn piece(&self, from: Square) -> Option<Refusal> {
        if self.legal.iter().any(|made| made.from() == from) {
            return None;
        }
        let best =
            self.captures.iter().filter(|made| made.from() == from).max_by_key(|made| self.merit(made));
        Some(match best {
            Some(made) => self.comes_later(made),
            None if self.must_capture() => Refusal::MustCapture { pieces: self.legal_pieces() },
            None => Refusal::Blocked { by: self.neighbours(from) },
        })
    }

    /// Why a piece cannot go to a square.
    fn target(&self, from: Square, to: Square) -> Option<Refusal> {
        if self.legal.iter().any(|made| made.from() == from && made.to() == to) {
            return None;
        }
        let to_there = self.captures.iter().filter(|made| made.from() == from && made.to() == to);
        if let Some(made) = to_there.max_by_key(|made| self.merit(made)) {
            return Some(self.comes_later(made));
        }
        let by_shape = self.shape(from, to);
        let quiet_only = by_shape.is_none() || matches!(by_shape, Some(Refusal::Occupied { .. }));
        let stays = self.must_capture() && quiet_only;
        let must = Refusal::MustCapture { pieces: self.legal_pieces() };
        Some(if stays { must } else { by_shape.unwrap_or(Refusal::NotOnLine) })
    }

    /// The criteria as numbers, to find the capture of a piece that comes nearest to being legal.
    fn merit(&self, made: &Move) -> Vec<u32> {
        self.sight.rules.capture.priority.criteria().map(|criterion| self.measure(criterion, made)).collect()
    }

    fn measure(&self, criterion: Criterion, made: &Move) -> u32 {
        let kings = self.sight.kings;
        match criterion {
            Criterion::Quantity => made.captured().count(),
            Criterion::WithKing => u32::from(kings.has(made.from())),
            Criterion::MostKings => (made.captured() & kings).count(),
            Criterion::KingsEarliest => 0,
        }
    }

    /// The captures that a step of the precedence keeps. What meets kings earliest depends on the
    /// way, so there the legal ones are asked.
    fn best(&self, criterion: Criterion, captures: &[Move]) -> Vec<Move> {
        let most = captures.iter().map(|made| self.measure(criterion, made)).max();
        let keeps = |made: &Move| match criterion {
            Criterion::KingsEarliest => self.legal.contains(made),
            _ => Some(self.measure(criterion, made)) == most,
        };
        captures.iter().copied().filter(keeps).collect()
    }

    /// The first criterion by which a capture comes after the legal ones.
    fn comes_later(&self, made: &Move) -> Refusal {
        let pieces = self.legal_pieces();
        let Some(legal) = self.legal.iter().find(|other| other.is_capture()) else {
            return Refusal::MustCapture { pieces };
        };
        let differs =
            |&criterion: &Criterion| self.measure(criterion, legal) != self.measure(criterion, made);
        let number = |criterion, of| u8::try_from(self.measure(criterion, of)).unwrap_or(u8::MAX);
        let first = self.sight.rules.capture.priority.criteria().find(differs);
        match first {
            Some(criterion @ Criterion::Quantity) => Refusal::MustTakeMost {
                most: number(criterion, legal),
                takes: number(criterion, made),
                pieces,
            },
            Some(criterion @ Criterion::MostKings) => Refusal::MustTakeMostKings {
                most: number(criterion, legal),
                takes: number(criterion, made),
                pieces,
            },
            Some(Criterion::WithKing) => Refusal::MustTakeWithKing { kings: pieces },
            Some(Criterion::KingsEarliest) | None => Refusal::MustMeetKingEarlier { pieces },
        }
    }

    fn rank(&self, square: Square) -> Rank {
        if self.sight.kings.has(square) { Rank::King } else { Rank::Man }
    }

    fn occupied(&self) -> SquareSet {
        self.sight.us | self.sight.them
    }

    fn neighbours(&self, from: Square) -> SquareSet {
        let ways = match self.rank(from) {
            Rank::Man => &Direction::forward(self.sight.side)[..],
            Rank::King => &Direction::ALL,
        };
        ways.iter().fold(0, |set, &way| set | self.sight.grid.shift(SquareSet::of(from), way))
            & self.occupied()
    }

    /// What about the shape of a move is wrong; `None` if it is a quiet move as such.
    fn shape(&self, from: Square, to: Square) -> Option<Refusal> {
        if self.occupied().has(to) {
            return Some(Refusal::Occupied { by: to });
        }
        let Some(way) = self.sight.grid.line(from, to) else { return Some(Refusal::NotOnLine) };
        let flies = self.rank(from) == Rank::King && self.sight.rules.kings_fly();
        if flies { self.shape_of_flight(from, to, &way) } else { self.shape_of_step(from, &way) }
    }

    /// `way` are the squares from the first step to the target.
    fn shape_of_step(&self, from: Square, way: &[Square]) -> Option<Refusal> {
        let backward = self.rank(from) == Rank::Man && self.is_backward(from, way[0]);
        match way {
            [_] => backward.then_some(Refusal::CannotMoveBackward),
            [over, _] if self.occupied().has(*over) => Some(self.shape_of_jump(from, *over, backward)),
            _ => Some(Refusal::OneSquareOnly),
        }
    }

    fn shape_of_jump(&self, from: Square, over: Square, backward: bool) -> Refusal {
        let man = self.rank(from) == Rank::Man;
        let rules = self.sight.rules;
        if self.sight.us.has(over) {
            Refusal::OwnPiece { by: over }
        } else if man && backward && rules.man.captures == Ways::Forward {
            Refusal::CannotTakeBackward { victim: over }
        } else if man && rules.man.prey == Prey::MenOnly && self.rank(over) == Rank::King {
            Refusal::CannotTakeKing { king: over }
        } else {
            Refusal::MustGoOn { hops: self.first_hops(from) }
        }
    }

    fn shape_of_flight(&self, from: Square, to: Square, way: &[Square]) -> Option<Refusal> {
        let between: Vec<Square> =
            way.iter().copied().filter(|&square| self.occupied().has(square)).collect();
        match between[..] {
            [] => None,
            [by, ..] if self.sight.us.has(by) => Some(Refusal::OwnPiece { by }),
            [victim] => Some(self.shape_of_landing(from, to, victim)),
            [first, second, ..] if self.are_neighbours(first, second) => {
                Some(Refusal::TwoInARow { by: SquareSet::of(first).with(second) })
            }
            [_, by, ..] if self.sight.us.has(by) => Some(Refusal::OwnPiece { by }),
            [..] => Some(Refusal::MustGoOn { hops: self.first_hops(from) }),
        }
    }

    /// The king jumps one piece, but its move cannot end there.
    fn shape_of_landing(&self, from: Square, to: Square, victim: Square) -> Refusal {
        let hops = self.first_hops(from);
        let line = hops.squares().filter(|&hop| self.same_way(from, hop, victim)).fold(0, SquareSet::with);
        if line.is_empty() || line.has(to) {
            return Refusal::MustGoOn { hops };
        }
        match self.sight.rules.king.landing {
            Landing::JustBehind => Refusal::MustLandJustBehind { landing: line.lowest() },
            Landing::Free | Landing::GoOn => Refusal::MustLandToGoOn { landings: line },
        }
    }

    /// Where the piece's legal captures lead first; where all its captures do, if none is legal.
    fn first_hops(&self, from: Square) -> SquareSet {
        let legal = self.legal.iter().filter(|made| made.is_capture() && made.from() == from);
        let paths = legal.flat_map(|&made| self.sight.paths(made, Referee::<SquareSet>::MOST_PATHS));
        let hops = paths.fold(0, |set: SquareSet, path| set.with(path.squares[1]));
        if hops.any() { hops } else { self.any_hops(from) }
    }

    fn any_hops(&self, from: Square) -> SquareSet {
        let piece = SquareSet::of(from);
        let mut hops = 0;
        let walk = Walk::start(piece, self.sight.kings.has(from));
        self.sight.lifting(piece).jumps(&walk, &mut |next| hops |= next.at);
        hops
    }

    fn are_neighbours(&self, a: Square, b: Square) -> bool {
        Direction::ALL.iter().any(|&way| self.sight.grid.step(a, way) == Some(b))
    }

    fn same_way(&self, from: Square, a: Square, b: Square) -> bool {
        let first = |to| self.sight.grid.line(from, to).and_then(|way| way.first().copied());
        first(a).is_some() && first(a) == first(b)
    }

    fn is_backward(&self, from: Square, next: Square) -> bool {
        let forward = Direction::forward(self.sight.side);
        !forward.iter().any(|&way| self.sight.grid.step(from, way) == Some(next))
    }
}
