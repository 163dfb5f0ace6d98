//! The board as a short list of shapes in board units: what is painted, never how.

mod board;
mod display;
mod marks;
mod pieces;
mod squares;

use crate::layout::Point;
use crate::model::Model;
use crate::motion::Millis;
use crate::wish::{Labels, Set};
use rules::Piece;

pub(crate) use marks::{is_waiting_to_be_lifted, obliged, victims};
pub(crate) use pieces::entered;

/// A picture of the board, to be painted shape by shape. One unit is one square, (0, 0) the top
/// left corner; what is drawn at the bottom of the screen has the greatest `y`.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The colours and pieces to paint with.
    pub set: Set,
    /// Which way the pieces lie.
    pub facing: Facing,
    /// Squares from left to right.
    pub width: u8,
    /// Squares from top to bottom.
    pub height: u8,
    /// Shapes from the lowest to the topmost.
    pub shapes: Vec<Shape>,
}

/// The board as it looks at `now`, the time of the last frame.
pub fn scene(model: &Model, now: Millis) -> Scene {
    let layout = model.table.layout();
    let mut shapes = board::squares(&layout);
    shapes.extend(marks::last_move(model));
    if model.wishes.labels == Labels::Shown {
        shapes.extend(board::labels(&model.table));
    }
    shapes.extend(pieces::pieces(model, now));
    shapes.extend(marks::marks(model));
    shapes.extend(marks::hint(model));
    let (set, facing) = (model.wishes.set, model.facing());
    Scene { set, facing, width: layout.width(), height: layout.height(), shapes }
}

/// One thing to paint.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A whole square, given by its centre.
    Square(Point, Tone),
    /// A coordinate, in a corner of the square with this centre.
    Label(Point, Corner, String),
    /// The way of the last move through these centres, with a chevron at its end.
    Trace(Vec<Point>),
    /// A dashed arrow through these centres: a hint.
    Hint(Vec<Point>),
    /// A piece with its centre here.
    Piece(Point, Piece, Look),
    /// A mark on the square with this centre (on the piece, for a piece that is carried).
    Mark(Point, Mark),
}

/// Towards whom the pieces lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Facing {
    /// The one who sits at the lower edge of the screen.
    Below,
    /// The one across.
    Above,
}

/// The colour of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Not played on.
    Light,
    /// Played on.
    Dark,
}

/// The corner of a square where a coordinate stands, out of the pieces' way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Corner {
    /// Numbers of squares, and numbers of rows in the leftmost column.
    TopLeft,
    /// Letters of columns in the bottom row.
    BottomRight,
}

/// How a piece is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Lying on its square.
    Resting,
    /// In motion: above the others.
    Moving,
    /// In the player's hand: a little larger, above the others.
    Carried,
    /// Captured, but still on the board until the move ends: faded.
    Waiting,
}

/// A mark. Each has a shape of its own, so that colour is never needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Solid ring: the piece that is picked.
    Selected,
    /// Four corner brackets: a piece that must capture.
    MustCapture,
    /// Dot: a square where a move may go.
    Destination,
    /// Ring around a dot: a square where a capture may go.
    CaptureDestination,
    /// Tick: a piece that the picked piece may capture.
    Victim,
    /// Cross over a captured piece that waits to be lifted.
    Waiting,
    /// Outlined square: where the last move began.
    Origin,
    /// Thin cross where the last move captured a piece.
    Taken,
    /// Small outlined square: where the move being entered is to end.
    Goal,
    /// A refused square or piece; flashes.
    Refused,
    /// Shown with a refusal: the squares that say why.
    Reason,
    /// The keyboard's cursor.
    Cursor,
}
