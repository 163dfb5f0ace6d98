//! The empty board: squares and coordinates.

use super::{Corner, Shape, Tone};
use crate::layout::{Layout, middle};
use crate::table::Table;
use rules::Square;

/// All squares, those that nobody plays on included.
pub(super) fn squares(layout: &Layout) -> Vec<Shape> {
    let rows = 0..layout.height();
    let cells = rows.flat_map(|row| (0..layout.width()).map(move |column| (column, row)));
    cells.map(|(column, row)| Shape::Square(middle(column, row), tone(layout, column, row))).collect()
}

fn tone(layout: &Layout, column: u8, row: u8) -> Tone {
    if layout.at(column, row).is_some() { Tone::Dark } else { Tone::Light }
}

/// Coordinates by the variant's custom: a number on each square, or letters and numbers at the edge.
pub(super) fn labels(table: &Table) -> Vec<Shape> {
    if table.game.names().has_letters() { edge(table) } else { numbers(table) }
}

fn numbers(table: &Table) -> Vec<Shape> {
    let layout = table.layout();
    let label =
        |square| Shape::Label(layout.centre(square), Corner::TopLeft, table.game.names().name(square));
    layout.squares().map(label).collect()
}

fn edge(table: &Table) -> Vec<Shape> {
    let layout = table.layout();
    let (last_row, name) = (layout.height() - 1, |square| table.game.names().name(square));
    let letters = (0..layout.width()).filter_map(|column| {
        let letter = name(any_in_column(&layout, column)?).chars().next()?;
        Some(Shape::Label(middle(column, last_row), Corner::BottomRight, letter.into()))
    });
    let numbers = (0..layout.height()).filter_map(|row| {
        let number = name(layout.in_pair(0, row)?).split_off(1);
        Some(Shape::Label(middle(0, row), Corner::TopLeft, number))
    });
    letters.chain(numbers).collect()
}

fn any_in_column(layout: &Layout, column: u8) -> Option<Square> {
    layout.at(column, 0).or_else(|| layout.at(column, 1))
}
