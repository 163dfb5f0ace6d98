//! The one owner of everything: whatever happens is queued here and handled one at a time.

use crate::canvas::Canvas;
use crate::clipboard::Clipboard;
use crate::clock::Clock;
use crate::dom::{self, Fault, Listener};
use crate::grid::GridView;
use crate::menu::MenuView;
use crate::opponent::Opponent;
use crate::page::Page;
use crate::panel::PanelView;
use crate::screen::{self, Screen};
use crate::sound::Speaker;
use crate::{buttons, input, panic, shortcut, version, words};
use ai::talk::Reply;
use app::{Action, Effect, Event, Millis, Point, Pointer, Slot, Started};
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use text::Text;

/// Something to be handled.
pub enum Call {
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
    /// The page is ready; what its address wishes for is due.
    Opened,
    /// Something of the page's own, which it has taken note of.
    Own,
}

thread_local! {
    static RUNNER: RefCell<Option<Box<dyn Handle>>> = const { RefCell::new(None) };
    static QUEUE: RefCell<VecDeque<Call>> = const { RefCell::new(VecDeque::new()) };
    static BUSY: Cell<bool> = const { Cell::new(false) };
}

/// Lets the app hear of an event, after all that came before.
pub fn dispatch(event: Event) {
    call(Call::Event(event));
}

/// Handles a call, after all that came before.
pub fn call(call: Call) {
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

/// Whoever handles the calls.
trait Handle {
    fn handle(&mut self, call: Call) -> Result<(), Fault>;
}

/// Puts a page to work.
pub fn run<P: Page>() {
    panic::guard();
    if let Err(fault) = start::<P>() {
        panic::stop(&format!("the game could not start: {}", dom::words(&fault)));
    }
}

fn start<P: Page>() -> Result<(), Fault> {
    RUNNER.set(Some(Box::new(Runner::<P>::new()?)));
    dispatch(Event::Started(started::<P>()?));
    call(Call::Opened);
    dom::document().document_element().ok_or("the page has no root")?.set_attribute("data-ready", "1")
}

fn started<P: Page>() -> Result<Started, Fault> {
    let page = dom::document().document_element().ok_or("the page has no root")?;
    Ok(Started {
        seed: js_sys::Math::random().to_bits(),
        language: page.get_attribute("lang").unwrap_or_default(),
        languages: dom::window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect(),
        moving: screen::moving(),
        settings: P::load(Slot::Settings),
        game: P::load(Slot::Game),
        statistics: P::load(Slot::Statistics),
    })
}

/// What is heard, by when it is seen.
enum Heard {
    Frame,
    Pressed,
    Dragged,
    Other,
}

/// What was heard and is not seen yet. The board comes first, since the finger is on it.
#[derive(PartialEq)]
enum Unseen {
    Nothing,
    Words,
    Board,
}

struct Runner<P> {
    page: P,
    text: Text,
    now: Millis,
    unseen: Unseen,
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

impl<P: Page> Handle for Runner<P> {
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
            Call::Opened => self.follow_address(),
            Call::Own => {
                let effects = self.page.hear_own();
                self.answer(effects)
            }
            Call::CloseMenu => {
                self.menu.close();
                Ok(())
            }
        }
    }
}

impl<P: Page> Runner<P> {
    fn new() -> Result<Self, Fault> {
        let canvas = Canvas::new()?;
        let screen = Screen::watch(canvas.element())?;
        Ok(Self {
            page: P::open()?,
            text: words::read()?,
            now: Millis(0.0),
            unseen: Unseen::Nothing,
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

    fn measure(&mut self) -> Result<(), Fault> {
        self.screen.watch_density()?;
        self.canvas.resize(screen::pixels(self.canvas.element()))
    }

    fn hear(&mut self, reply: Reply) -> Result<(), Fault> {
        self.opponent.heard(&reply);
        self.update(Event::Worker(reply))
    }

    fn choose(&mut self, id: &str) -> Result<(), Fault> {
        if let Some(action) = self.panel.action(id).or_else(|| self.menu.action(id)) {
            return self.update(Event::Act(action));
        }
        let effects = self.page.choose(id);
        self.answer(effects)
    }

    fn follow_address(&self) -> Result<(), Fault> {
        shortcut::take(self.page.game().opponent())?.into_iter().map(Event::Act).for_each(dispatch);
        Ok(())
    }

    fn update(&mut self, event: Event) -> Result<(), Fault> {
        let heard = Heard::of(&event);
        if let Event::Frame(now) = event {
            self.now = now;
            self.clock.frame_came();
        }
        if app::wants_time(self.page.game()) {
            let effects = self.page.hear(Event::Time(Millis(js_sys::Date::now())));
            self.carry_out_all(effects)?;
        }
        let effects = self.page.hear(event);
        self.carry_out_all(effects)?;
        match heard {
            Heard::Frame => self.show_frame(),
            Heard::Pressed => self.show_soon(),
            // A piece that is dragged must not keep the words away.
            Heard::Dragged if self.unseen == Unseen::Words => Ok(()),
            Heard::Dragged => self.show_soon(),
            Heard::Other => self.show(),
        }
    }

    /// Does what the page wants, and shows what is different now.
    fn answer(&mut self, effects: Vec<Effect>) -> Result<(), Fault> {
        self.carry_out_all(effects)?;
        self.show()
    }

    fn show_soon(&mut self) -> Result<(), Fault> {
        self.unseen = Unseen::Board;
        self.clock.ask_frame()
    }

    fn show_frame(&mut self) -> Result<(), Fault> {
        self.show_board()?;
        match self.unseen {
            Unseen::Board => {
                self.unseen = Unseen::Words;
                self.clock.ask_frame()
            }
            // Between the frames of a motion only the picture differs.
            Unseen::Nothing if app::is_moving(self.page.game()) => Ok(()),
            _ => self.show_words(),
        }
    }

    fn show(&mut self) -> Result<(), Fault> {
        self.show_board()?;
        self.show_words()
    }

    fn show_board(&mut self) -> Result<(), Fault> {
        self.canvas.show(self.page.scene(self.now))
    }

    fn carry_out_all(&mut self, effects: Vec<Effect>) -> Result<(), Fault> {
        effects.into_iter().try_for_each(|effect| self.carry_out(effect))
    }

    fn carry_out(&mut self, effect: Effect) -> Result<(), Fault> {
        match effect {
            Effect::Ask(ask) => self.opponent.ask(ask),
            Effect::RestartWorker => self.opponent.restart(),
            Effect::Save(slot, text) => save::<P>(slot, &text),
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
        self.unseen = Unseen::Nothing;
        let game = self.page.game();
        self.grid.show(game, &self.page.grid(&self.text))?;
        self.panel.show(&app::panel(game, &self.text))?;
        // A closed sheet is filled once, and anew when it opens: most of the words are in it.
        if self.sheet_is_due || self.menu.is_seen() {
            self.menu.show(&app::menu(game, &self.text))?;
        }
        self.page.show()?;
        if core::mem::take(&mut self.sheet_is_due) { self.menu.open() } else { Ok(()) }
    }
}

impl Heard {
    /// A tap is up to five events, and nothing is seen of them before the next frame.
    const fn of(event: &Event) -> Self {
        match event {
            Event::Frame(_) => Self::Frame,
            Event::Pointer(Pointer::Move(_)) => Self::Dragged,
            Event::Pointer(_) | Event::Focus(_) | Event::Blur => Self::Pressed,
            _ => Self::Other,
        }
    }
}

fn listen() -> Result<Vec<Listener>, Fault> {
    let mut listeners = input::listen()?;
    listeners.extend([buttons::listen()?, version::listen()?]);
    Ok(listeners)
}

fn save<P: Page>(slot: Slot, text: &str) {
    if P::save(slot, text).is_err() {
        dispatch(Event::StorageFailed);
    }
}
