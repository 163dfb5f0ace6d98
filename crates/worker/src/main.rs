//! The thread that thinks: moves messages between the page and [`ai::talk::Servant`], and lets it
//! think one slice per turn of the event loop, so that a message is heard between two slices.

use std::cell::{Cell, RefCell};
use std::panic;
use std::rc::Rc;

use ai::talk::{Ask, Reply, Servant, Ticket};
use ai::{Megabytes, Millis};
use serde::Serialize;
use serde_wasm_bindgen::{Serializer, from_value};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort, console};

/// The page must be of the same build: files of the worker may come from an older cache.
const BUILD: &str = match option_env!("DAMKA_BUILD") {
    Some(build) => build,
    None => env!("CARGO_PKG_VERSION"),
};

const MEMORY: Megabytes = Megabytes(32);

thread_local! {
    /// The question in work, for the one who reports a panic.
    static TICKET: Cell<Ticket> = const { Cell::new(Ticket(0)) };
}

struct Worker {
    servant: RefCell<Servant>,
    /// A message to itself comes back after those of the page, and sooner than any timer.
    bell: MessagePort,
    has_rung: Cell<bool>,
}

fn main() -> Result<(), JsValue> {
    panic::set_hook(Box::new(|panic| fail(&panic.to_string())));
    let channel = MessageChannel::new()?;
    let servant = RefCell::new(Servant::new(MEMORY));
    let worker = Rc::new(Worker { servant, bell: channel.port2(), has_rung: Cell::new(false) });
    let page = listener(&worker, |worker, event| worker.hear(event.data()));
    scope().set_onmessage(Some(page.as_ref().unchecked_ref()));
    let bell = listener(&worker, |worker, _| worker.think());
    channel.port1().set_onmessage(Some(bell.as_ref().unchecked_ref()));
    // Both listen as long as the thread lives.
    page.forget();
    bell.forget();
    say(&Servant::ready(BUILD));
    Ok(())
}

type Listener = Closure<dyn Fn(MessageEvent)>;

fn listener(worker: &Rc<Worker>, hear: fn(&Worker, &MessageEvent)) -> Listener {
    let worker = Rc::clone(worker);
    Closure::new(move |event: MessageEvent| hear(&worker, &event))
}

impl Worker {
    fn hear(&self, message: JsValue) {
        match from_value::<Ask>(message) {
            Ok(ask) => self.handle(&ask),
            Err(why) => fail(&format!("a message that is not a question: {why}")),
        }
    }

    fn handle(&self, ask: &Ask) {
        if let Ask::Think { ticket, .. } = ask {
            TICKET.set(*ticket);
        }
        let reply = self.servant.borrow_mut().handle(ask, now());
        self.go_on(reply.as_ref());
    }

    fn think(&self) {
        self.has_rung.set(false);
        let reply = self.servant.borrow_mut().step(now());
        self.go_on(reply.as_ref());
    }

    fn go_on(&self, reply: Option<&Reply>) {
        if let Some(reply) = reply {
            say(reply);
        }
        if self.servant.borrow().is_busy() && !self.has_rung.replace(true) {
            complain(self.bell.post_message(&JsValue::NULL));
        }
    }
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

fn now() -> Millis {
    let now = scope().performance().map_or(0.0, |clock| clock.now());
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a time since the start")]
    Millis(now as u64)
}

fn say(reply: &Reply) {
    let value = reply.serialize(&Serializer::json_compatible()).map_err(JsValue::from);
    complain(value.and_then(|value| scope().post_message(&value)));
}

fn fail(why: &str) {
    console::error_1(&why.into());
    say(&Reply::Failed { ticket: TICKET.get(), why: why.to_owned() });
}

fn complain(result: Result<(), JsValue>) {
    if let Err(why) = result {
        console::error_1(&why);
    }
}
