//! The board for ears and keyboards, also while a position is set up.

use crate::model::Model;
use app::{Cell, Grid, SquareCell, State};
use rules::{Piece, Rank, Side};
use text::{Text, words};

/// The board for ears and keyboards.
pub fn grid(model: &Model, text: &Text) -> Grid {
    let mut grid = app::grid(&model.app, text);
    if model.is_setting_up() {
        for cell in grid.rows.iter_mut().flatten() {
            if let Cell::Square(square) = cell {
                set_up(model, square, text);
            }
        }
    }
    grid
}

fn set_up(model: &Model, cell: &mut SquareCell, text: &Text) {
    let piece = model.editor.piece(cell.square);
    cell.label = words::square(text, &cell.name, piece, &[]);
    cell.selected = false;
    cell.states = states(piece);
}

fn states(piece: Option<Piece>) -> Vec<State> {
    let Some(Piece { side, rank }) = piece else { return vec![State::Empty] };
    let side = match side {
        Side::White => State::White,
        Side::Black => State::Black,
    };
    let rank = match rank {
        Rank::Man => State::Man,
        Rank::King => State::King,
    };
    vec![side, rank]
}
