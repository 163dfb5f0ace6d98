//! The squares of a picture as buttons: felt by fingers, found by keys and screen readers.

use diagrams::{Cell, Drawing, View, Way};
use rules::Square;
use wasm_bindgen::JsCast;
use web::dom::{self, Fault};
use web_sys::{Element, Event, HtmlElement, SvgElement};

/// The inside of the layer over the drawing: rows of cells, of which those that are played on are
/// buttons.
pub(crate) fn rows(view: &View) -> String {
    let cell = |column, row| match view.at(column, row) {
        Some(square) => format!("<button type=\"button\" data-square=\"{}\"></button>", square.bit()),
        None => "<span></span>".to_owned(),
    };
    let row = |row| (0..view.width()).map(|column| cell(column, row)).collect::<String>();
    (0..view.height()).map(|number| format!("<div>{}</div>", row(number))).collect()
}

/// Writes into a button what is so about its square.
pub(crate) fn write(button: &Element, cell: &Cell) {
    dom::set(button, "aria-label", &cell.label);
    dom::set(button, "tabindex", if cell.is_cursor { "0" } else { "-1" });
    dom::set(button, "data-grab", if cell.grabs { "true" } else { "false" });
}

/// The square of the button around what an event met.
pub(crate) fn square(event: &Event) -> Option<Square> {
    of(&dom::around(event, "[data-square]")?)
}

/// The square of the button at a point of the window.
pub(crate) fn square_at(x: i32, y: i32) -> Option<Square> {
    let element = dom::document().element_from_point(x as f32, y as f32)?;
    of(&element.closest("[data-square]").ok()??)
}

fn of(button: &Element) -> Option<Square> {
    button.get_attribute("data-square")?.parse().ok().map(Square::from_bit)
}

/// Where an arrow key leads.
pub(crate) fn way(key: &str) -> Option<Way> {
    Some(match key {
        "ArrowLeft" => Way::Left,
        "ArrowRight" => Way::Right,
        "ArrowUp" => Way::Up,
        "ArrowDown" => Way::Down,
        _ => return None,
    })
}

/// Puts the focus on the button that holds the tab stop.
pub(crate) fn focus(layer: &Element) -> Result<(), Fault> {
    match layer.query_selector("[tabindex='0']")? {
        Some(button) => button.unchecked_into::<HtmlElement>().focus(),
        None => Ok(()),
    }
}

/// Lets the piece that has just moved slide from the square that it left. How is told by the style
/// sheet.
pub(crate) fn slide(svg: &Element, drawing: &Drawing, from: Square, to: Square) -> Result<(), Fault> {
    let Some(piece) = svg.query_selector(".d-moving")? else { return Ok(()) };
    let ((x, y), (to_x, to_y)) = (drawing.centre(from), drawing.centre(to));
    let start = format!("translate({}px, {}px)", x - to_x, y - to_y);
    piece.unchecked_into::<SvgElement>().style().set_property("--from", &start)
}
