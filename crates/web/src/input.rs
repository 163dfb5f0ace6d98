//! Mouse, finger, pen and keys on the board, put into the words of the app.

use crate::dom::{self, Fault, Listener};
use crate::runner::{self, Call};
use app::{Action, Event, Key, Point, Pointer};
use rules::Square;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent};

/// Listens to the board for as long as the listeners are kept.
pub(crate) fn listen() -> Result<Vec<Listener>, Fault> {
    let board: Element = dom::find("board")?;
    let mut listeners = pointers(&board)?;
    listeners.extend(keys(&board)?);
    Ok(listeners)
}

/// The pointer that is down on the board, if one is.
type Held = Rc<Cell<Option<i32>>>;

fn pointers(board: &Element) -> Result<Vec<Listener>, Fault> {
    let held = Held::default();
    let hear = |name, hear: fn(&Element, &Held, &PointerEvent)| {
        let (element, held) = (board.clone(), held.clone());
        Listener::new(board, name, move |event| hear(&element, &held, &event))
    };
    Ok(vec![
        hear("pointerdown", down)?,
        hear("pointermove", moved)?,
        hear("pointerup", up)?,
        hear("pointercancel", cancelled)?,
    ])
}

fn down(board: &Element, held: &Held, event: &PointerEvent) {
    if !event.is_primary() {
        // A second finger: the player pinches or scrolls, and plays no move.
        held.set(None);
        runner::dispatch(Event::Pointer(Pointer::Cancel));
    } else if event.button() == 0 {
        held.set(Some(event.pointer_id()));
        // Without capture a mouse released outside the board would go unheard.
        let _ = board.set_pointer_capture(event.pointer_id());
        send(board, event, Pointer::Down);
    }
}

fn moved(board: &Element, held: &Held, event: &PointerEvent) {
    if held.get() == Some(event.pointer_id()) {
        send(board, event, Pointer::Move);
    }
}

fn up(board: &Element, held: &Held, event: &PointerEvent) {
    if held.get() == Some(event.pointer_id()) {
        held.set(None);
        send(board, event, Pointer::Up);
    }
}

fn cancelled(_: &Element, held: &Held, event: &PointerEvent) {
    if held.get() == Some(event.pointer_id()) {
        held.set(None);
        runner::dispatch(Event::Pointer(Pointer::Cancel));
    }
}

/// The board's place is read anew each time: the page may have moved since.
fn send(board: &Element, event: &PointerEvent, pointer: fn(Point) -> Pointer) {
    let place = board.get_bounding_client_rect();
    let x = (f64::from(event.client_x()) - place.left()) / place.width();
    let y = (f64::from(event.client_y()) - place.top()) / place.height();
    runner::call(Call::Pointer(x as f32, y as f32, pointer));
}

fn keys(board: &Element) -> Result<Vec<Listener>, Fault> {
    Ok(vec![
        Listener::new(board, "keydown", |event: KeyboardEvent| press(&event))?,
        Listener::new(board, "focusin", |event: FocusEvent| focus(&event))?,
        Listener::new(board, "focusout", |event: FocusEvent| blur(&event))?,
        Listener::new(board, "click", |event: MouseEvent| click(&event))?,
    ])
}

fn press(event: &KeyboardEvent) {
    let name = name(event);
    if let Some(action) = shortcut(&name, event) {
        event.prevent_default();
        return runner::dispatch(Event::Act(action));
    }
    if event.alt_key() || event.meta_key() {
        return;
    }
    let walk = key(&name, event.ctrl_key()).filter(|_| !event.shift_key());
    // Some keyboards have the signs between squares on the upper row.
    if let Some(key) = walk.or_else(|| sign(&name).filter(|_| !event.ctrl_key())) {
        event.prevent_default();
        runner::dispatch(Event::Key(key));
    }
}

/// What a key is called. Where it has a letter of another alphabet, the Latin one in its place: with
/// these squares are named.
fn name(event: &KeyboardEvent) -> String {
    let (key, place) = (event.key(), event.code());
    match place.strip_prefix("Key") {
        Some(letter) if !key.is_ascii() && event.shift_key() => letter.to_owned(),
        Some(letter) if !key.is_ascii() => letter.to_ascii_lowercase(),
        _ => key,
    }
}

/// What these keys do in every editor.
fn shortcut(name: &str, event: &KeyboardEvent) -> Option<Action> {
    let control = (event.ctrl_key() || event.meta_key()) && !event.alt_key();
    match (name, event.shift_key()) {
        ("z", false) if control => Some(Action::Undo),
        ("y", false) | ("Z", true) if control => Some(Action::Redo),
        _ => None,
    }
}

fn key(name: &str, control: bool) -> Option<Key> {
    Some(match (name, control) {
        ("ArrowLeft", false) => Key::Left,
        ("ArrowRight", false) => Key::Right,
        ("ArrowUp", false) => Key::Up,
        ("ArrowDown", false) => Key::Down,
        ("Home", false) => Key::Home,
        ("End", false) => Key::End,
        ("Home", true) => Key::First,
        ("End", true) => Key::Last,
        ("Enter" | " ", false) => Key::Press,
        ("Escape", false) => Key::Escape,
        ("Backspace", false) => Key::Back,
        _ => return None,
    })
}

/// What squares are named with, and what is written between them.
fn sign(name: &str) -> Option<Key> {
    let mut signs = name.chars();
    let sign = signs.next().filter(|_| signs.next().is_none())?.to_ascii_lowercase();
    matches!(sign, '0'..='9' | 'a'..='z' | '-' | ':' | '×').then_some(Key::Sign(sign))
}

fn focus(event: &FocusEvent) {
    if let Some(square) = square(event) {
        runner::dispatch(Event::Focus(square));
    }
}

fn blur(event: &FocusEvent) {
    let stays = event.related_target().is_some_and(|to| is_square(&to));
    if !stays {
        runner::dispatch(Event::Blur);
    }
}

fn is_square(target: &EventTarget) -> bool {
    target.dyn_ref::<Element>().is_some_and(|element| element.has_attribute("data-square"))
}

/// A click without a pointer comes from a screen reader; those with one were heard as pointers.
fn click(event: &MouseEvent) {
    if let Some(square) = square(event).filter(|_| event.detail() == 0) {
        runner::dispatch(Event::Press(square));
    }
}

/// The square of the grid that an event is about.
fn square(event: &web_sys::Event) -> Option<Square> {
    let cell = dom::around(event, "[data-square]")?;
    cell.get_attribute("data-square")?.parse().ok().map(Square::from_bit)
}
