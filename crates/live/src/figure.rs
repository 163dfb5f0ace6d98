//! One picture that is alive: its drawing, its squares, its buttons and its answer.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use diagrams::{Answer, Demo, Drawing};
use rules::Square;
use wasm_bindgen::prelude::*;
use web::dom::{self, Fault, Listener};
use web_sys::{Element, Event, KeyboardEvent, MouseEvent, PointerEvent};

use crate::{Page, board};

/// The time from one hop of a replay to the next, in milliseconds.
const PACE: i32 = 700;

pub(crate) struct Figure {
    page: Rc<Page>,
    demo: RefCell<Demo>,
    drawing: Drawing,
    svg: Element,
    layer: Element,
    answer: Element,
    /// The square on which a pointer went down, and whether that picked a piece.
    held: Cell<Option<(Square, bool)>>,
    /// The hop that was shown last.
    hop: Cell<Option<(Square, Square)>>,
    /// Counts what the reader asked for: an older replay stops.
    wish: Cell<u32>,
    listeners: RefCell<Vec<Listener>>,
}

impl Figure {
    /// Brings the picture to life.
    pub(crate) fn enliven(figure: &Element, page: &Rc<Page>) -> Result<Rc<Figure>, Fault> {
        let told = |name: &str| figure.get_attribute(name).unwrap_or_default();
        let demo = Demo::read(&page.rules, &told("data-position"), &told("data-way"));
        let demo = demo.map_err(|error| error.to_string())?;
        let part = |css: &str| figure.query_selector(css)?.ok_or_else(|| Fault::from(css));
        let (svg, layer, answer) = (part("svg")?, part(".diagram-squares")?, part(".diagram-answer")?);
        layer.set_inner_html(&board::rows(demo.view()));
        let drawing = Drawing::new(&page.rules, demo.below());
        let alive = Rc::new(Figure {
            page: Rc::clone(page),
            demo: RefCell::new(demo),
            drawing,
            svg,
            layer,
            answer,
            held: Cell::default(),
            hop: Cell::default(),
            wish: Cell::default(),
            listeners: RefCell::default(),
        });
        alive.listen(figure)?;
        alive.name_squares();
        dom::set(figure, "data-alive", "true");
        Ok(alive)
    }

    fn listen(self: &Rc<Figure>, figure: &Element) -> Result<(), Fault> {
        let listeners = vec![
            self.hear(&self.layer, "pointerdown", Figure::pointer_down)?,
            self.hear(&self.layer, "pointerup", Figure::pointer_up)?,
            self.hear(&self.layer, "click", Figure::key_press)?,
            self.hear(&self.layer, "keydown", Figure::key)?,
            self.hear(figure, "click", Figure::button)?,
        ];
        self.listeners.replace(listeners);
        Ok(())
    }

    fn hear<E: JsCast + 'static>(
        self: &Rc<Figure>,
        target: &Element,
        name: &'static str,
        then: fn(&Rc<Figure>, &E) -> Result<(), Fault>,
    ) -> Result<Listener, Fault> {
        let figure = Rc::downgrade(self);
        Listener::new(target, name, move |event: E| {
            if let Some(Err(fault)) = figure.upgrade().map(|figure| then(&figure, &event)) {
                web_sys::console::error_1(&fault);
            }
        })
    }

    fn button(self: &Rc<Figure>, event: &Event) -> Result<(), Fault> {
        let Some(button) = dom::around(event, "[data-do]") else { return Ok(()) };
        self.wish.set(self.wish.get() + 1);
        match button.get_attribute("data-do").as_deref() {
            Some("step") => {
                self.demo.borrow_mut().step();
                self.show()
            }
            Some("again") => {
                self.demo.borrow_mut().restart();
                self.show()?;
                self.replay(self.wish.get())
            }
            _ => {
                self.demo.borrow_mut().begin();
                self.show()?;
                board::focus(&self.layer)
            }
        }
    }

    /// Shows the rest of the move hop by hop, as long as the reader wishes nothing else.
    fn replay(self: &Rc<Figure>, wish: u32) -> Result<(), Fault> {
        let figure = Rc::downgrade(self);
        let next = Closure::once_into_js(move || {
            let Some(figure) = figure.upgrade().filter(|figure| figure.wish.get() == wish) else { return };
            figure.demo.borrow_mut().step();
            let over = figure.demo.borrow().is_over();
            let done = figure.show().and_then(|()| if over { Ok(()) } else { figure.replay(wish) });
            done.unwrap_or_else(|fault| web_sys::console::error_1(&fault));
        });
        let next = next.unchecked_ref();
        dom::window().set_timeout_with_callback_and_timeout_and_arguments_0(next, PACE).map(drop)
    }

    /// A piece is picked as soon as a pointer touches it, so that it can be dragged.
    fn pointer_down(self: &Rc<Figure>, event: &PointerEvent) -> Result<(), Fault> {
        let Some(square) = board::square(event) else { return Ok(()) };
        let picks = self.demo.borrow().grabs(square);
        self.held.set(Some((square, picks)));
        if picks { self.press(square) } else { Ok(()) }
    }

    fn pointer_up(self: &Rc<Figure>, event: &PointerEvent) -> Result<(), Fault> {
        let Some((from, picked)) = self.held.take() else { return Ok(()) };
        match board::square_at(event.client_x(), event.client_y()) {
            Some(square) if square != from || !picked => self.press(square),
            _ => Ok(()),
        }
    }

    /// Enter and the space bar click without a pointer, and so do screen readers.
    fn key_press(self: &Rc<Figure>, event: &MouseEvent) -> Result<(), Fault> {
        match board::square(event).filter(|_| event.detail() == 0) {
            Some(square) => self.press(square),
            None => Ok(()),
        }
    }

    fn key(self: &Rc<Figure>, event: &KeyboardEvent) -> Result<(), Fault> {
        let Some(way) = board::way(&event.key()) else { return Ok(()) };
        event.prevent_default();
        self.demo.borrow_mut().walk(way);
        self.name_squares();
        board::focus(&self.layer)
    }

    fn press(&self, square: Square) -> Result<(), Fault> {
        self.wish.set(self.wish.get() + 1);
        self.demo.borrow_mut().press(square);
        self.show()
    }

    fn show(&self) -> Result<(), Fault> {
        let demo = self.demo.borrow();
        self.svg.set_inner_html(&self.drawing.inside(&demo.scene()));
        let said = match demo.answer(&self.page.text) {
            Answer::None => String::new(),
            Answer::Right => self.page.right.clone(),
            Answer::Refused(why) => why,
        };
        self.answer.set_text_content(Some(&said));
        self.name_squares();
        match demo.hop() {
            hop if self.hop.replace(hop) == hop => Ok(()),
            Some((from, to)) => board::slide(&self.svg, &self.drawing, from, to),
            None => Ok(()),
        }
    }

    fn name_squares(&self) {
        let cells = self.demo.borrow().cells(&self.page.text);
        let Ok(buttons) = self.layer.query_selector_all("button") else { return };
        for (place, cell) in (0..).zip(&cells) {
            if let Some(button) = buttons.get(place) {
                board::write(button.unchecked_ref(), cell);
            }
        }
    }
}
