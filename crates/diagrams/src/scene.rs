//! What lies on the board of a picture.

use rules::{Piece, Setup, Square};

/// Pieces, marks and arrows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scene {
    /// The pieces, the one that moves last.
    pub pieces: Vec<(Square, Piece, Look)>,
    /// Marks, each on its square.
    pub marks: Vec<(Square, Mark)>,
    /// Ways over the board.
    pub arrows: Vec<Arrow>,
}

/// How a piece is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// Lying on its square.
    Resting,
    /// Captured, but on the board until the move ends: faded.
    Waiting,
    /// Just moved here.
    Moving,
}

/// A mark. Each has a shape of its own, so that colour is never needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// Solid ring: the piece that is picked.
    Picked,
    /// Four corner brackets: a piece that must capture.
    MustCapture,
    /// Dot: a square where the move may go.
    Destination,
    /// Cross: a captured piece.
    Taken,
    /// Barred ring: what was refused.
    Refused,
    /// Dashed ring: the squares that say why.
    Reason,
}

/// A way over the board through these squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arrow {
    /// It is allowed: a line with a head.
    Allowed(Vec<Square>),
    /// It is not allowed: a dashed line that ends in a cross.
    Forbidden(Vec<Square>),
}

impl Scene {
    /// The pieces of a position, and nothing else.
    #[must_use]
    pub fn of(setup: &Setup) -> Scene {
        let pieces = setup.pieces.iter().map(|&(square, piece)| (square, piece, Look::Resting));
        Scene { pieces: pieces.collect(), ..Scene::default() }
    }
}
