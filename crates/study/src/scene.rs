//! The board with what the engine would do.

use crate::model::Model;
use app::{Look, Mark, Millis, Scene, Shape};

/// The board as it looks at `now`, the time of the last frame.
pub fn scene(model: &Model, now: Millis) -> Scene {
    let mut scene = app::scene(&model.app, now);
    if model.is_setting_up() {
        set_up(model, &mut scene);
        return scene;
    }
    scene.shapes.extend(best(model).filter(|_| !app::is_moving(&model.app)));
    scene
}

/// The pieces that were put down, in place of those of the game.
fn set_up(model: &Model, scene: &mut Scene) {
    let stays =
        |shape: &Shape| matches!(shape, Shape::Square(..) | Shape::Label(..) | Shape::Mark(_, Mark::Cursor));
    scene.shapes.retain(stays);
    let pieces = model.editor.setup.pieces.iter();
    let lying = pieces.map(|(square, piece)| (app::centre_of(&model.app, *square), *piece));
    let shapes: Vec<_> = lying.map(|(at, piece)| Shape::Piece(at, piece, Look::Resting)).collect();
    scene.shapes.extend(shapes);
}

/// An arrow for the best move.
fn best(model: &Model) -> Option<Shape> {
    let game = model.game();
    let text = model.lines().first()?.best.first()?;
    let path = game.referee().path(game.position(), game.read(text).ok()?)?;
    let centre = |square: &rules::Square| app::centre_of(&model.app, *square);
    Some(Shape::Hint(path.squares.iter().map(centre).collect()))
}
