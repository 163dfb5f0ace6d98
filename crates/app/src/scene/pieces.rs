//! The pieces: those that lie still, those that wait to be lifted, and the one that moves.

use super::{Look, Mark, Shape};
use crate::hand::Hand;
use crate::layout::{Layout, Point};
use crate::model::Model;
use crate::motion::{Millis, Slide};
use rules::{Crown, Lift, Piece, Position, Rank, Square, Word};

/// The piece that is not where the position says.
struct Mover {
    piece: Piece,
    from: Square,
    at: Point,
    look: Look,
    captured: Vec<Square>,
    picked: bool,
}

/// All pieces, the moving one on top.
pub(super) fn pieces(model: &Model, now: Millis) -> Vec<Shape> {
    let layout = model.table.layout();
    let mover = sliding(model, &layout, now).or_else(|| picked(model, &layout, now));
    let at_rest = layout.squares().flat_map(|square| resting(model, &layout, square, mover.as_ref(), now));
    let mut shapes: Vec<_> = at_rest.collect();
    shapes.extend(mover.iter().flat_map(Mover::shapes));
    shapes
}

impl Mover {
    fn shapes(&self) -> Vec<Shape> {
        let mut shapes = vec![Shape::Piece(self.at, self.piece, self.look)];
        if self.picked {
            shapes.push(Shape::Mark(self.at, Mark::Selected));
        }
        shapes
    }
}

/// The position that lies on the board while a move is shown or entered.
fn position(model: &Model) -> &Position {
    let slide = model.motion.as_ref().and_then(|motion| motion.slide());
    slide.map_or(model.table.game.position(), |slide| &slide.before)
}

fn sliding(model: &Model, layout: &Layout, now: Millis) -> Option<Mover> {
    let motion = model.motion.as_ref()?;
    let (slide, progress) = (motion.slide()?, motion.progress(now)?);
    let from = *slide.squares.first()?;
    let last = layout.centre(*slide.squares.get(progress.index)?);
    let next = slide.squares.get(progress.index + 1).map_or(last, |square| layout.centre(*square));
    Some(Mover {
        piece: crowned(model, slide.before.piece(from)?, &slide.squares[..=progress.index]),
        from,
        at: last.towards(next, progress.part),
        look: Look::Moving,
        captured: taken(slide, progress.index),
        picked: false,
    })
}

fn taken(slide: &Slide, hops: usize) -> Vec<Square> {
    slide.captured.iter().take(hops).copied().collect()
}

fn picked(model: &Model, layout: &Layout, now: Millis) -> Option<Mover> {
    let (from, at) = (model.entry.from()?, model.entry.at()?);
    let carried = match model.hand {
        Hand::Carrying { point, .. } => Some(point),
        _ => None,
    };
    Some(Mover {
        piece: entered(model)?,
        from,
        at: carried.unwrap_or_else(|| shaken(model, at, layout.centre(at), now)),
        look: carried.map_or(Look::Resting, |_| Look::Carried),
        captured: model.entry.captured(),
        picked: true,
    })
}

/// The piece of the move being entered, as it stands where it has come to.
pub(crate) fn entered(model: &Model) -> Option<Piece> {
    let piece = model.table.game.position().piece(model.entry.from()?)?;
    Some(crowned(model, piece, model.entry.squares()))
}

/// A man that goes on as a king is one from the last row on.
fn crowned(model: &Model, piece: Piece, squares: &[Square]) -> Piece {
    let game = &model.table.game;
    let row = game.referee().grid().crown_row(piece.side);
    let at_once = game.rules().crown == Crown::GoesOnAsKing;
    let rank = if at_once && squares.iter().any(|square| row.has(*square)) { Rank::King } else { piece.rank };
    Piece { rank, ..piece }
}

fn resting(model: &Model, layout: &Layout, square: Square, mover: Option<&Mover>, now: Millis) -> Vec<Shape> {
    let Some(piece) = position(model).piece(square) else { return Vec::new() };
    let centre = layout.centre(square);
    if mover.is_some_and(|mover| mover.from == square) {
        Vec::new()
    } else if mover.is_some_and(|mover| mover.captured.contains(&square)) {
        captured(model, centre, piece)
    } else {
        vec![Shape::Piece(shaken(model, square, centre, now), piece, Look::Resting)]
    }
}

fn captured(model: &Model, centre: Point, piece: Piece) -> Vec<Shape> {
    match model.table.game.rules().capture.lift {
        Lift::AtOnce => Vec::new(),
        Lift::AfterMove => {
            vec![Shape::Piece(centre, piece, Look::Waiting), Shape::Mark(centre, Mark::Waiting)]
        }
    }
}

fn shaken(model: &Model, square: Square, centre: Point, now: Millis) -> Point {
    let shake = model.motion.as_ref().and_then(|motion| motion.shake(now));
    let off = shake.filter(|(shaken, _)| *shaken == square).map_or(0.0, |(_, off)| off);
    Point::new(centre.x + off, centre.y)
}
