//! The grid of squares over the canvas: seen by keyboards and screen readers, felt by fingers.

use crate::dom::{self, Fault};
use crate::tree;
use app::{Cell, Grid, Model, Point, SquareCell, State};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

type Node = tree::Node<app::Action>;
type Tree = tree::Tree<app::Action>;

/// The board's twin in the page.
pub(crate) struct GridView {
    tree: Tree,
}

impl GridView {
    /// Takes over the page's grid.
    pub(crate) fn new() -> Result<Self, Fault> {
        Ok(Self { tree: Tree::new("squares")? })
    }

    /// Shows the grid of this model. The focus follows the cursor, if it is on the board.
    pub(crate) fn show(&mut self, model: &Model, grid: &Grid) -> Result<(), Fault> {
        dom::set(self.tree.root(), "aria-label", &grid.label);
        let rows = grid.rows.iter().enumerate().map(|(number, cells)| row(model, number, cells));
        self.tree.show(rows.collect())?;
        self.follow()
    }

    fn follow(&self) -> Result<(), Fault> {
        let focused = dom::document().active_element();
        let Some(focused) = focused.filter(|focused| self.tree.root().contains(Some(focused))) else {
            return Ok(());
        };
        if focused.get_attribute("tabindex").as_deref() == Some("0") {
            return Ok(());
        }
        match self.tree.root().query_selector("[tabindex='0']")? {
            Some(cursor) => cursor.unchecked_into::<HtmlElement>().focus(),
            None => Ok(()),
        }
    }
}

fn row(model: &Model, number: usize, cells: &[Cell]) -> Node {
    let cells = cells.iter().enumerate().map(|(column, cell)| match cell {
        Cell::Blank => Node::classed("span", "cell").with("aria-hidden", "true"),
        Cell::Square(square) => played(square, column, grabs(model, number, column)),
    });
    Node::classed("div", "row").with("role", "row").children(cells)
}

fn grabs(model: &Model, row: usize, column: usize) -> bool {
    app::grabs(model, Point::new(column as f32 + 0.5, row as f32 + 0.5))
}

fn played(square: &SquareCell, column: usize, grabs: bool) -> Node {
    let states: Vec<_> = square.states.iter().map(|state| state.id()).collect();
    let pressable = grabs || square.states.contains(&State::Destination);
    Node::classed("span", "cell")
        .with("role", "gridcell")
        .with("aria-colindex", (column + 1).to_string())
        .with("aria-label", &square.label)
        .with("aria-selected", square.selected.to_string())
        .with("tabindex", if square.cursor { "0" } else { "-1" })
        .with("data-square", square.square.bit().to_string())
        .with("data-name", &square.name)
        .with("data-state", states.join(" "))
        .with("data-grab", grabs.to_string())
        .with("data-press", pressable.to_string())
}
