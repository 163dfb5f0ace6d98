//! The pictures of a rules page come alive: they show their move hop by hop, and the reader moves
//! the pieces and is told why something is not allowed. What happens is decided in `diagrams`.

mod board;
mod figure;

use std::cell::RefCell;
use std::rc::Rc;

use figure::Figure;
use rules::Rules;
use text::Text;
use wasm_bindgen::JsCast;
use web::dom::{self, Fault};
use web_sys::{Element, console};

/// What all pictures of the page share.
struct Page {
    rules: Rules,
    text: Text,
    /// What is said to a move that is allowed.
    right: String,
}

thread_local! {
    /// They listen as long as the page is open.
    static FIGURES: RefCell<Vec<Rc<Figure>>> = const { RefCell::new(vec![]) };
}

fn main() -> Result<(), Fault> {
    std::panic::set_hook(Box::new(|panic| console::error_1(&panic.to_string().into())));
    let page = Rc::new(Page::read()?);
    let found = dom::document().query_selector_all("figure[data-position]")?;
    for place in 0..found.length() {
        if let Some(element) = found.get(place) {
            let figure = Figure::enliven(element.unchecked_ref(), &page)?;
            FIGURES.with_borrow_mut(|figures| figures.push(figure));
        }
    }
    Ok(())
}

impl Page {
    fn read() -> Result<Page, Fault> {
        let parts: Element = dom::find("diagram-parts")?;
        let told = |name: &str| parts.get_attribute(name).unwrap_or_default();
        let rules = told("data-rules").parse().map_err(|error: rules::CodeError| error.to_string())?;
        Ok(Page { rules, text: web::words()?, right: told("data-right") })
    }
}
