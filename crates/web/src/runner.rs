//! The one owner of everything: whatever happens is queued here and handled one at a time.

use crate::canvas::Canvas;
use crate::clipboard::Clipboard;
use crate::clock::Clock;
use crate::dom::{self, Fault, Listener};
use crate::grid::GridView;
use crate::menu::MenuView;
use crate::opponent::Opponent;
use crate::panel::PanelView;
use crate::screen::{self, Screen};
use crate::sound::Speaker;
use crate::{buttons, input, panic, shortcut, storage, version, words};
use ai::talk::Reply;
use app::{Action, Effect, Event, Millis, Model, Point, Pointer, Slot, Started};
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use text::Text;

/// Something to be handled.
pub(crate) enum Call {
    /// Something that the app hears of.
    Event(Event),
    /// A pointer at these parts of the board's width and height.
    Pointer(f32, f32, fn(Point) -> Pointer),
    /// The worker said something.
    Reply(Reply),
    /// The control with this action was pressed.
    Chosen(String),
    /// The canvas has this many pixels in a row.
    Resize(u32),
    /// The screen has more or fewer pixels to an inch.
    Density,
    /// The colours of the page changed.
    Recolour,
    /// The ☰ button was pressed.
    OpenMenu,
    /// The sheet is to be closed.
    CloseMenu,
}

thread_local! {
    static RUNNER: RefCell<Option<Runner>> = const { RefCell::new(None) };
    static QUEUE: RefCell<VecDeque<Call>> = const { RefCell::new(VecDeque::new()) };
    static BUSY: Cell<bool> = const { Cell::new(false) };
}

/// Lets the app hear of an event, after all that came before.
pub(crate) fn dispatch(event: Event) {
    call(Call::Event(event));
}

/// Handles a call, after all that came before.
pub(crate) fn call(call: Call) {
    QUEUE.with_borrow_mut(|queue| queue.push_back(call));
    if panic::stopped() || BUSY.replace(true) {
        return;
    }
    while let Some(call) = QUEUE.with_borrow_mut(VecDeque::pop_front) {
        handle(call);
    }
    BUSY.set(false);
}

fn handle(call: Call) {
    let handled =
        RUNNER.with_borrow_mut(|runner| runner.as_mut().map_or(Ok(()), |runner| runner.handle(call)));
    if let Err(fault) = handled {
        web_sys::console::error_1(&fault);
    }
}

/// Puts the page to work.
pub(crate) fn start() -> Result<(), Fault> {
    let runner = Runner::new()?;
    RUNNER.set(Some(runner));
    dispatch(Event::Started(started()?));
    if let Some(opponent) = RUNNER.with_borrow(|runner| Some(runner.as_ref()?.model.opponent())) {
        shortcut::take(opponent)?.into_iter().map(Event::Act).for_each(dispatch);
    }
    dom::document().document_element().ok_or("the page has no root")?.set_attribute("data-ready", "1")
}

fn started() -> Result<Started, Fault> {
    let page = dom::document().document_element().ok_or("the page has no root")?;
    Ok(Started {
        seed: js_sys::Math::random().to_bits(),
        language: page.get_attribute("lang").unwrap_or_default(),
        languages: dom::window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect(),
        moving: screen::moving(),
        settings: storage::load(Slot::Settings),
        game: storage::load(Slot::Game),
        statistics: storage::load(Slot::Statistics),
    })
}

struct Runner {
    model: Model,
    text: Text,
    now: Millis,
    words_are_due: bool,
    sheet_is_due: bool,
    canvas: Canvas,
    grid: GridView,
    panel: PanelView,
    menu: MenuView,
    opponent: Opponent,
    clock: Clock,
    clipboard: Clipboard,
    speaker: Speaker,
    screen: Screen,
    _listeners: Vec<Listener>,
}

impl Runner {
    fn new() -> Result<Self, Fault> {
        let canvas = Canvas::new()?;
        let screen = Screen::watch(canvas.element())?;
        Ok(Self {
            model: Model::default(),
            text: words::read()?,
            now: Millis(0.0),
            words_are_due: false,
            sheet_is_due: false,
            canvas,
            grid: GridView::new()?,
            panel: PanelView::new()?,
            menu: MenuView::new()?,
            opponent: Opponent::new()?,
            clock: Clock::new(),
            clipboard: Clipboard::new(),
            speaker: Speaker::default(),
            screen,
            _listeners: listen()?,
        })
    }

    fn handle(&mut self, call: Call) -> Result<(), Fault> {
        match call {
            Call::Event(event) => self.update(event),
            Call::Pointer(x, y, pointer) => self.update(Event::Pointer(pointer(self.canvas.point(x, y)))),
            Call::Reply(reply) => self.hear(reply),
            Call::Chosen(id) => self.choose(&id),
            Call::Resize(pixels) => self.canvas.resize(pixels),
            Call::Density => self.measure(),
            Call::Recolour => self.canvas.recolour(),
            Call::OpenMenu => self.update(Event::Act(Action::Menu)),
            Call::CloseMenu => {
                self.menu.close();
                Ok(())
            }
        }
    }

    fn measure(&mut self) -> Result<(), Fault> {
        self.screen.watch_density()?;
        self.canvas.resize(screen::pixels(self.canvas.element()))
    }

    fn hear(&mut self, reply: Reply) -> Result<(), Fault> {
        self.opponent.heard(&reply);
        self.update(Event::Worker(reply))
    }

    fn choose(&mut self, id: &str) -> Result<(), Fault> {
        let action = self.panel.action(id).or_else(|| self.menu.action(id));
        action.map_or(Ok(()), |action| self.update(Event::Act(action)))
    }

    fn update(&mut self, event: Event) -> Result<(), Fault> {
        let (frame, pointing) = (matches!(event, Event::Frame(_)), is_pointing(&event));
        if let Event::Frame(now) = event {
            self.now = now;
            self.clock.frame_came();
        }
        if app::wants_time(&self.model) {
            self.hear_of(Event::Time(Millis(js_sys::Date::now())))?;
        }
        self.hear_of(event)?;
        self.words_are_due |= !frame;
        if pointing { self.clock.ask_frame() } else { self.show() }
    }

    fn show(&mut self) -> Result<(), Fault> {
        self.canvas.show(app::scene(&self.model, self.now))?;
        // Between the frames of a motion only the picture differs.
        if !core::mem::take(&mut self.words_are_due) && app::is_moving(&self.model) {
            return Ok(());
        }
        self.show_words()?;
        if core::mem::take(&mut self.sheet_is_due) { self.menu.open() } else { Ok(()) }
    }

    fn hear_of(&mut self, event: Event) -> Result<(), Fault> {
        app::update(&mut self.model, event).into_iter().try_for_each(|effect| self.carry_out(effect))
    }

    fn carry_out(&mut self, effect: Effect) -> Result<(), Fault> {
        match effect {
            Effect::Ask(ask) => self.opponent.ask(ask),
            Effect::RestartWorker => self.opponent.restart(),
            Effect::Save(slot, text) => save(slot, &text),
            Effect::NextFrame => self.clock.ask_frame()?,
            Effect::Wake(alarm, after) => self.clock.set_alarm(alarm, after)?,
            Effect::Sound(sound, after) => self.speaker.play(sound, after)?,
            Effect::Copy(text) => self.clipboard.copy(&text),
            Effect::Renew => version::renew()?,
            Effect::OpenSheet => self.sheet_is_due = true,
        }
        Ok(())
    }

    fn show_words(&mut self) -> Result<(), Fault> {
        self.grid.show(&self.model, &app::grid(&self.model, &self.text))?;
        self.panel.show(&app::panel(&self.model, &self.text))?;
        // A closed sheet is filled once, and anew when it opens: most of the words are in it.
        if self.sheet_is_due || self.menu.is_seen() {
            self.menu.show(&app::menu(&self.model, &self.text))?;
        }
        Ok(())
    }
}

/// A tap is up to five events, and nothing is seen of them before the next frame.
const fn is_pointing(event: &Event) -> bool {
    matches!(event, Event::Pointer(_) | Event::Focus(_) | Event::Blur)
}

fn listen() -> Result<Vec<Listener>, Fault> {
    let mut listeners = input::listen()?;
    listeners.extend([buttons::listen()?, version::listen()?]);
    Ok(listeners)
}

fn save(slot: Slot, text: &str) {
    if storage::save(slot, text).is_err() {
        dispatch(Event::StorageFailed);
    }
}
