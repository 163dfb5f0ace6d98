//! A scene as text, for people who read tests: two signs a square, then what lies in no square.

use super::{Look, Mark, Scene, Shape, Tone};
use crate::layout::Point;
use core::fmt;
use rules::{Piece, Rank, Side};

impl fmt::Display for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..self.height {
            let cells: Vec<_> = (0..self.width).map(|column| self.cell(column, row)).collect();
            writeln!(f, "{}", cells.concat().trim_end())?;
        }
        self.shapes.iter().try_for_each(|shape| write_loose(f, shape))
    }
}

impl Scene {
    /// The topmost mark and the topmost piece of a square; a dot where none stands on a dark one.
    fn cell(&self, column: u8, row: u8) -> String {
        let (mut mark, mut piece) = (' ', ' ');
        for shape in &self.shapes {
            match shape {
                Shape::Square(at, Tone::Dark) if is_on(*at, column, row) => piece = '.',
                Shape::Piece(at, it, look) if is_on(*at, column, row) => piece = piece_sign(*it, *look),
                Shape::Mark(at, it) if is_on(*at, column, row) => mark = mark_sign(*it),
                _ => (),
            }
        }
        [mark, piece].into_iter().collect()
    }
}

fn is_on(at: Point, column: u8, row: u8) -> bool {
    at == crate::layout::middle(column, row)
}

fn is_loose(at: Point) -> bool {
    [at.x, at.y].iter().any(|value| (value.fract() - 0.5).abs() > f32::EPSILON)
}

fn write_loose(f: &mut fmt::Formatter<'_>, shape: &Shape) -> fmt::Result {
    match shape {
        Shape::Trace(points) => write_way(f, "trace", points),
        Shape::Hint(points) => write_way(f, "hint", points),
        Shape::Piece(at, piece, look) if is_loose(*at) => {
            writeln!(f, "{} at {}", piece_sign(*piece, *look), place(at))
        }
        _ => Ok(()),
    }
}

fn write_way(f: &mut fmt::Formatter<'_>, name: &str, points: &[Point]) -> fmt::Result {
    writeln!(f, "{name} {}", points.iter().map(place).collect::<Vec<_>>().join(" "))
}

fn place(point: &Point) -> String {
    format!("{:.2},{:.2}", point.x, point.y)
}

/// `w` and `b` are men, `W` and `B` kings; a waiting piece is a cross.
fn piece_sign(piece: Piece, look: Look) -> char {
    match (piece.side, piece.rank) {
        _ if look == Look::Waiting => 'x',
        (Side::White, Rank::Man) => 'w',
        (Side::White, Rank::King) => 'W',
        (Side::Black, Rank::Man) => 'b',
        (Side::Black, Rank::King) => 'B',
    }
}

fn mark_sign(mark: Mark) -> char {
    match mark {
        Mark::Selected => '*',
        Mark::MustCapture => '!',
        Mark::Destination => '+',
        Mark::CaptureDestination => '%',
        Mark::Victim => '^',
        Mark::Waiting => '-',
        Mark::Origin => 'o',
        Mark::Taken => '~',
        Mark::Goal => 'g',
        Mark::Refused => '?',
        Mark::Reason => '#',
        Mark::Cursor => '_',
    }
}
