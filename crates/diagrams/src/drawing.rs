//! Boards as SVG. What all pictures of a page share, the empty board and each kind of piece, is
//! defined once and used by its name; colours come from the classes of [`LOOK`](crate::LOOK).
//!
//! The measures are those of `crates/web/src/paint.rs`, in hundredths of a square. Nothing here needs
//! escaping: all texts are names of squares.

use std::fmt::Write;

use rules::notation::Names;
use rules::{Piece, Rank, Rules, Side, Square};

use crate::scene::{Arrow, Look, Mark, Scene};
use crate::view::View;

/// The side of a square.
const UNIT: i32 = 100;
/// How far the head of an arrow reaches back along rows and columns.
const HEAD: i32 = 22;
/// Coordinates: how far from the square's edge they stand, and their height.
const LABEL_INSET: i32 = 4;
const LABEL_HEIGHT: i32 = 17;

/// The names of the definitions: every picture of a page uses the same.
const BOARD: &str = "d-board";

/// Draws positions on one kind of board.
#[derive(Clone, Debug)]
pub struct Drawing {
    view: View,
    names: Names,
}

impl Drawing {
    /// Draws boards of these rules with the side `below` at the lower edge, their squares called as the
    /// game's own players do.
    #[must_use]
    pub fn new(rules: &Rules, below: Side) -> Drawing {
        Drawing { view: View::new(rules, below), names: Names::official(rules) }
    }

    /// Where the squares lie.
    #[must_use]
    pub const fn view(&self) -> &View {
        &self.view
    }

    /// The part of the picture that is seen: `0 0 800 800`.
    #[must_use]
    pub fn view_box(&self) -> String {
        format!("0 0 {} {}", i32::from(self.view.width()) * UNIT, i32::from(self.view.height()) * UNIT)
    }

    /// What [`Drawing::inside`] uses: it must stand once in the same page or picture, inside an `svg`
    /// element.
    #[must_use]
    pub fn definitions(&self) -> String {
        let pieces = Side::ALL.into_iter().flat_map(|side| [Rank::Man, Rank::King].map(|rank| (side, rank)));
        let pieces: String = pieces.map(|(side, rank)| definition(Piece { side, rank })).collect();
        format!("<defs><g id=\"{BOARD}\">{}{}</g>{pieces}</defs>", self.squares(), self.labels())
    }

    /// The board with all that lies on it, to stand inside an `svg` element.
    #[must_use]
    pub fn inside(&self, scene: &Scene) -> String {
        let mut svg = format!("<use href=\"#{BOARD}\"/>");
        scene.pieces.iter().for_each(|&(square, piece, look)| svg += &self.piece(square, piece, look));
        scene.arrows.iter().for_each(|arrow| svg += &self.arrow(arrow));
        scene.marks.iter().for_each(|&(square, mark)| svg += &self.mark(square, mark));
        svg
    }

    /// The centre of a square.
    #[must_use]
    pub fn centre(&self, square: Square) -> (i32, i32) {
        let (column, row) = self.view.cell(square);
        let middle = |cell: u8| i32::from(cell) * UNIT + UNIT / 2;
        (middle(column), middle(row))
    }

    fn squares(&self) -> String {
        let (width, height) = (i32::from(self.view.width()) * UNIT, i32::from(self.view.height()) * UNIT);
        let dark = self.view.squares().fold(String::new(), |mut path, square| {
            let (x, y) = self.corner(square);
            let _ = write!(path, "M{x} {y}h{UNIT}v{UNIT}h-{UNIT}z");
            path
        });
        format!(
            "<path class=\"d-light\" d=\"M0 0h{width}v{height}H0z\"/><path class=\"d-dark\" d=\"{dark}\"/>"
        )
    }

    fn corner(&self, square: Square) -> (i32, i32) {
        let (x, y) = self.centre(square);
        (x - UNIT / 2, y - UNIT / 2)
    }

    /// Coordinates by the game's custom: a number on each square, or letters and numbers at the edge.
    fn labels(&self) -> String {
        if self.names.has_letters() { self.letters() } else { self.numbers() }
    }

    fn numbers(&self) -> String {
        let label = |square| {
            let (column, row) = self.view.cell(square);
            self.cell(column, row).top_label(&self.names.name(square))
        };
        self.view.squares().map(label).collect()
    }

    fn letters(&self) -> String {
        let (width, height) = (self.view.width(), self.view.height());
        let columns = (0..width).filter_map(|column| {
            let name = self.names.name(self.first_of([(column, 0), (column, 1)])?);
            Some(self.cell(column, height - 1).bottom_label(name.get(..1)?))
        });
        let rows = (0..height).filter_map(|row| {
            let name = self.names.name(self.first_of([(0, row), (1, row)])?);
            Some(self.cell(0, row).top_label(name.get(1..)?))
        });
        columns.chain(rows).collect()
    }

    fn first_of(&self, cells: [(u8, u8); 2]) -> Option<Square> {
        cells.into_iter().find_map(|(column, row)| self.view.at(column, row))
    }

    fn cell(&self, column: u8, row: u8) -> Cell {
        let corner = (i32::from(column) * UNIT, i32::from(row) * UNIT);
        Cell { corner, tone: if self.view.at(column, row).is_some() { "d-on-dark" } else { "d-on-light" } }
    }

    fn piece(&self, square: Square, piece: Piece, look: Look) -> String {
        let ((x, y), name) = (self.centre(square), name(piece));
        let class = match look {
            Look::Resting => "",
            Look::Waiting => " class=\"d-waiting\"",
            Look::Moving => " class=\"d-moving\"",
        };
        format!("<use href=\"#{name}\" x=\"{x}\" y=\"{y}\"{class}/>")
    }

    fn arrow(&self, arrow: &Arrow) -> String {
        match arrow {
            Arrow::Allowed(squares) => {
                lines("d-way", &(self.line(squares) + &self.head(squares).unwrap_or_default()))
            }
            Arrow::Forbidden(squares) => {
                let cross = squares.last().map(|&end| cross(self.centre(end), 26)).unwrap_or_default();
                lines("d-wrong", &self.line(squares)) + &lines("d-not", &cross)
            }
        }
    }

    fn line(&self, squares: &[Square]) -> String {
        let points = squares.iter().map(|&square| self.centre(square)).enumerate();
        points.fold(String::new(), |mut path, (k, (x, y))| {
            let _ = write!(path, "{}{x} {y}", if k == 0 { 'M' } else { 'L' });
            path
        })
    }

    /// The head of an arrow at the last square; ways are diagonal.
    fn head(&self, squares: &[Square]) -> Option<String> {
        let [.., before, end] = squares else { return None };
        let ((x, y), (from_x, from_y)) = (self.centre(*end), self.centre(*before));
        let (back_x, back_y) = ((from_x - x).signum() * HEAD, (from_y - y).signum() * HEAD);
        Some(format!("M{} {y}L{x} {y}L{x} {}", x + back_x, y + back_y))
    }

    fn mark(&self, square: Square, mark: Mark) -> String {
        let (x, y) = self.centre(square);
        match mark {
            Mark::Picked => ring((x, y), 45, "d-mark"),
            Mark::MustCapture => lines("d-mark", &brackets((x, y))),
            Mark::Destination => format!("<circle class=\"d-dot\" cx=\"{x}\" cy=\"{y}\" r=\"13\"/>"),
            Mark::Taken => lines("d-not", &cross((x, y), 20)),
            Mark::Refused => ring((x, y), 30, "d-not") + &lines("d-not", &format!("M{} {y}h32", x - 16)),
            Mark::Reason => ring((x, y), 43, "d-reason"),
        }
    }
}

/// A cell of the board with the class of its label.
struct Cell {
    corner: (i32, i32),
    tone: &'static str,
}

impl Cell {
    fn top_label(&self, text: &str) -> String {
        let (Cell { corner: (x, y), tone }, inset) = (self, LABEL_INSET);
        format!("<text class=\"{tone}\" x=\"{}\" y=\"{}\">{text}</text>", x + inset, y + LABEL_HEIGHT)
    }

    fn bottom_label(&self, text: &str) -> String {
        let (Cell { corner: (x, y), tone }, away) = (self, UNIT - LABEL_INSET);
        format!("<text class=\"{tone} d-end\" x=\"{}\" y=\"{}\">{text}</text>", x + away, y + away - 2)
    }
}

const fn name(piece: Piece) -> &'static str {
    match (piece.side, piece.rank) {
        (Side::White, Rank::Man) => "d-white-man",
        (Side::White, Rank::King) => "d-white-king",
        (Side::Black, Rank::Man) => "d-black-man",
        (Side::Black, Rank::King) => "d-black-king",
    }
}

/// A piece around the origin.
fn definition(piece: Piece) -> String {
    let class = match piece.side {
        Side::White => "d-white",
        Side::Black => "d-black",
    };
    let (below, above, face) = match piece.rank {
        Rank::Man => (5.0, -2.0, disc("d-ring", -2.0, 28.5) + &disc("d-ring", -2.0, 15.0)),
        Rank::King => (9.5, -4.5, format!("<path class=\"d-crown\" d=\"{CROWN}\"/>")),
    };
    let discs = disc("d-shadow", 9.0, 37.5) + &disc("d-edge", below, 37.5) + &disc("d-face", above, 37.5);
    format!("<g id=\"{}\" class=\"{class}\">{discs}{face}</g>", name(piece))
}

/// The crown of the game's board: the band below, three points above.
const CROWN: &str = "M-20.4 10.8L-25.5-16L-10.7-3.2L0-23.6L10.7-3.2L25.5-16L20.4 10.8z";

fn disc(class: &str, down: f64, radius: f64) -> String {
    format!("<circle class=\"{class}\" cy=\"{down}\" r=\"{radius}\"/>")
}

/// Light over dark, so that it shows on everything.
fn lines(class: &str, path: &str) -> String {
    format!("<path class=\"{class} d-under\" d=\"{path}\"/><path class=\"{class}\" d=\"{path}\"/>")
}

fn ring((x, y): (i32, i32), radius: i32, class: &str) -> String {
    let circle = |class: &str| format!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>");
    circle(&format!("{class} d-under")) + &circle(class)
}

fn cross((x, y): (i32, i32), half: i32) -> String {
    let side = 2 * half;
    let (left, top, bottom) = (x - half, y - half, y + half);
    format!("M{left} {top}l{side} {side}M{left} {bottom}l{side}-{side}")
}

fn brackets((x, y): (i32, i32)) -> String {
    let corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)];
    let bracket = |(right, low): (i32, i32)| {
        let (far_x, far_y) = (x + 46 * right, y + 46 * low);
        format!("M{far_x} {}V{far_y}H{}", y + 26 * low, x + 26 * right)
    };
    corners.map(bracket).concat()
}
