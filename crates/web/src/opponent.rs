//! The worker that plays: started, asked, ended and started again. What it says goes to the app.

use crate::dom::{self, Fault, Listener};
use crate::message;
use crate::runner::{self, Call};
use ai::talk::{Ask, Reply};
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use web_sys::{Event, MessageEvent, Worker};

/// Page and worker belong together only if both were built at once.
const BUILD: &str = match option_env!("DAMKA_BUILD") {
    Some(build) => build,
    None => env!("CARGO_PKG_VERSION"),
};

/// The worker, and what waits until it listens.
pub(crate) struct Opponent {
    loader: String,
    running: Option<Running>,
    ready: bool,
    waiting: Vec<Ask>,
}

struct Running {
    worker: Worker,
    _listeners: [Listener; 3],
}

impl Opponent {
    /// Starts the worker whose loader stands in `data-worker` of the page.
    pub(crate) fn new() -> Result<Self, Fault> {
        let page = dom::document().document_element().ok_or("the page has no root")?;
        let loader = page.get_attribute("data-worker").ok_or("the page names no worker")?;
        let mut opponent = Self { loader, running: None, ready: false, waiting: vec![] };
        opponent.restart();
        Ok(opponent)
    }

    /// Ends the worker, forgets what waits, and starts a fresh one.
    pub(crate) fn restart(&mut self) {
        self.running = None;
        self.ready = false;
        self.waiting.clear();
        match Running::start(&self.loader) {
            Ok(running) => self.running = Some(running),
            Err(fault) => died(&fault),
        }
    }

    /// Sends a question, now or as soon as the worker listens.
    pub(crate) fn ask(&mut self, ask: Ask) {
        self.waiting.push(ask);
        self.send();
    }

    /// Takes note of what the worker said, before the app hears it.
    pub(crate) fn heard(&mut self, reply: &Reply) {
        if let Reply::Ready { build, .. } = reply {
            if build.as_str() == BUILD {
                self.ready = true;
                self.send();
            } else {
                runner::dispatch(app::Event::WorkerDied(format!(
                    "the worker is of build {build}, the page of {BUILD}"
                )));
            }
        }
    }

    fn send(&mut self) {
        let Some(running) = self.running.as_ref().filter(|_| self.ready) else { return };
        for ask in self.waiting.drain(..) {
            if let Err(fault) = running.post(&ask) {
                died(&fault);
            }
        }
    }
}

impl Running {
    fn start(loader: &str) -> Result<Self, Fault> {
        let worker = Worker::new(loader)?;
        let listeners = [
            Listener::new(&worker, "message", |event: MessageEvent| said(&event))?,
            Listener::new(&worker, "messageerror", |_: MessageEvent| died(&"a message was lost".into()))?,
            Listener::new(&worker, "error", |event: Event| failed(&event))?,
        ];
        Ok(Self { worker, _listeners: listeners })
    }

    fn post(&self, ask: &Ask) -> Result<(), Fault> {
        self.worker.post_message(&message::write(ask))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

fn said(event: &MessageEvent) {
    match message::read(&event.data()) {
        Some(reply) => runner::call(Call::Reply(reply)),
        None => died(&"the worker said what makes no sense".into()),
    }
}

fn failed(event: &Event) {
    // The app tells the player; the browser need not complain as well.
    event.prevent_default();
    // Without a message where the worker could not even be loaded.
    let message = Reflect::get(event, &"message".into());
    died(&message.ok().filter(JsValue::is_string).unwrap_or("the worker did not load".into()));
}

fn died(fault: &Fault) {
    let why = dom::words(fault);
    runner::dispatch(app::Event::WorkerDied(why));
}
