//! Marks: what happened last, what may be done now, and why something may not.

use super::{Mark, Shape};
use crate::model::Model;
use rules::{Duty, Game, Lift, Move, Square, SquareSet, Word};

/// Where the last move began, its way, and where it captured; not while a piece slides.
pub(super) fn last_move(model: &Model) -> Vec<Shape> {
    let (game, layout) = (&model.table.game, model.table.layout());
    let last = game.ply().checked_sub(1).and_then(|ply| game.path(ply));
    let Some(path) = last.filter(|_| !is_sliding(model)) else { return Vec::new() };
    let way = path.squares.iter().map(|square| layout.centre(*square)).collect();
    let origin = path.squares.first().map(|square| Shape::Mark(layout.centre(*square), Mark::Origin));
    let taken = path.captured.iter().map(|square| Shape::Mark(layout.centre(*square), Mark::Taken));
    origin.into_iter().chain([Shape::Trace(way)]).chain(taken).collect()
}

/// The way of the hint, once nothing slides.
pub(super) fn hint(model: &Model) -> Option<Shape> {
    let (hint, layout) = (model.hint.as_ref()?, model.table.layout());
    let way = hint.squares.iter().map(|square| layout.centre(*square)).collect();
    (!is_sliding(model)).then_some(Shape::Hint(way))
}

/// What must capture, what may be done now and why something may not; while the player cannot
/// play, only what must capture.
pub(super) fn marks(model: &Model) -> Vec<Shape> {
    let layout = model.table.layout();
    let mut marks = Vec::new();
    marks.extend(obliged(model).squares().map(|square| (square, Mark::MustCapture)));
    if model.accepts_input() {
        marks.extend(model.entry.goal().map(|square| (square, Mark::Goal)));
        marks.extend(victims(model).squares().map(|square| (square, Mark::Victim)));
        marks.extend(destinations(model));
        marks.extend(refusal(model));
    }
    marks.extend(
        model.cursor.shown().filter(|square| layout.has(*square)).map(|square| (square, Mark::Cursor)),
    );
    marks.into_iter().map(|(square, mark)| Shape::Mark(layout.centre(square), mark)).collect()
}

fn is_sliding(model: &Model) -> bool {
    model.motion.as_ref().is_some_and(|motion| motion.slide().is_some())
}

/// The pieces one of which must capture, the player's or the computer's, before one is picked.
pub(crate) fn obliged(model: &Model) -> SquareSet {
    let game = &model.table.game;
    let must = game.rules().capture.duty == Duty::Must && game.legal().iter().any(Move::is_capture);
    if must && !is_sliding(model) && model.entry.from().is_none() {
        model.entry.offers(game).pieces
    } else {
        0
    }
}

/// What the picked piece may still capture.
pub(crate) fn victims(model: &Model) -> SquareSet {
    let captured = model.entry.captured().into_iter().fold(0, SquareSet::with);
    captures(&model.table.game, model.entry.from(), captured).fold(0, |set, made| set | made.captured())
        & !captured
}

/// The captures of a piece that begin with what was captured.
fn captures(game: &Game, from: Option<Square>, captured: SquareSet) -> impl Iterator<Item = &Move> {
    let begins = move |made: &&Move| Some(made.from()) == from && captured & !made.captured() == 0;
    game.legal().iter().filter(|made| made.is_capture()).filter(begins)
}

fn destinations(model: &Model) -> Vec<(Square, Mark)> {
    let offers = model.entry.offers(&model.table.game);
    let squares = (offers.hops | offers.ends).squares();
    squares.map(|square| (square, destination(model, square))).collect()
}

fn destination(model: &Model, square: Square) -> Mark {
    let quiet =
        |made: &Move| Some(made.from()) == model.entry.from() && made.to() == square && !made.is_capture();
    let is_quiet = model.table.game.legal().iter().any(quiet);
    if is_quiet { Mark::Destination } else { Mark::CaptureDestination }
}

fn refusal(model: &Model) -> Vec<(Square, Mark)> {
    let Some(refused) = &model.refused else { return Vec::new() };
    let reasons = refused.why.squares().squares().map(|square| (square, Mark::Reason));
    reasons.chain([(refused.square, Mark::Refused)]).collect()
}

/// Whether a captured piece still lies on the board while its capture is entered.
pub(crate) fn is_waiting_to_be_lifted(model: &Model, square: Square) -> bool {
    model.table.game.rules().capture.lift == Lift::AfterMove && model.entry.captured().contains(&square)
}
