//! The squares of a scene, each with the shapes that reach into it: so one that looks as before need
//! not be painted again.

use super::{Look, Scene, Shape};
use crate::layout::{Point, middle};
use core::slice;

/// How far shapes reach from their points, in squares. What lies still in the middle of a square
/// keeps to that square; what is above the others has a longer shadow.
const REACH: f32 = 0.5;
const REACH_ABOVE: f32 = 0.6;

impl Scene {
    /// The centres of the squares that look otherwise than in `before`; without it, of all squares.
    pub fn changed(&self, before: Option<&Self>) -> impl Iterator<Item = Point> {
        let before = before.filter(|before| self.is_like(before));
        self.centres().filter(move |square| before.is_none_or(|before| self.differs(before, *square)))
    }

    /// The shapes that reach into the square with this centre, from the lowest to the topmost.
    pub fn reaching(&self, square: Point) -> impl Iterator<Item = &Shape> {
        self.shapes.iter().filter(move |shape| shape.reaches(square))
    }

    fn is_like(&self, other: &Self) -> bool {
        let look = |scene: &Self| (scene.set, scene.facing, scene.width, scene.height);
        look(self) == look(other)
    }

    fn differs(&self, other: &Self, square: Point) -> bool {
        !self.reaching(square).eq(other.reaching(square))
    }

    fn centres(&self) -> impl Iterator<Item = Point> {
        let (width, height) = (self.width, self.height);
        (0..height).flat_map(move |row| (0..width).map(move |column| middle(column, row)))
    }
}

impl Shape {
    fn reaches(&self, square: Point) -> bool {
        let touches = |along: fn(&Point) -> f32| {
            let away = |point| along(point) - along(&square);
            let reach = self.reach() + 0.5;
            self.points().iter().any(|point| away(point) < reach)
                && self.points().iter().any(|point| away(point) > -reach)
        };
        touches(|point| point.x) && touches(|point| point.y)
    }

    fn points(&self) -> &[Point] {
        match self {
            Self::Square(at, _) | Self::Label(at, ..) | Self::Piece(at, ..) | Self::Mark(at, _) => {
                slice::from_ref(at)
            }
            Self::Trace(points) | Self::Hint(points) => points,
        }
    }

    fn reach(&self) -> f32 {
        match self {
            Self::Piece(_, _, look) if *look != Look::Resting => REACH_ABOVE,
            _ => REACH,
        }
    }
}
