//! The thread that thinks: moves messages between the page and [`ai::talk::Servant`], and lets it
//! think one slice per turn of the event loop, so that a message is heard between two slices.

mod kept;
mod weights;

use std::cell::{Cell, RefCell};
use std::panic;
use std::rc::Rc;

use ai::talk::{Ask, Reply, Servant, Ticket};
use ai::{Megabytes, Millis};
use rules::Variant;
use serde::Serialize;
use serde_wasm_bindgen::{Serializer, from_value};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
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
    /// The question that waits for weights.
    waiting: RefCell<Option<Ask>>,
    /// The games whose weights were asked for.
    sought: RefCell<Vec<Variant>>,
    /// A message to itself comes back after those of the page, and sooner than any timer.
    bell: MessagePort,
    has_rung: Cell<bool>,
}

fn main() -> Result<(), JsValue> {
    panic::set_hook(Box::new(|panic| fail(&panic.to_string())));
    let channel = MessageChannel::new()?;
    let servant = RefCell::new(Servant::new(MEMORY));
    let worker = Rc::new(Worker {
        servant,
        waiting: RefCell::default(),
        sought: RefCell::default(),
        bell: channel.port2(),
        has_rung: Cell::new(false),
    });
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

fn listener(worker: &Rc<Worker>, hear: fn(&Rc<Worker>, &MessageEvent)) -> Listener {
    let worker = Rc::clone(worker);
    Closure::new(move |event: MessageEvent| hear(&worker, &event))
}

impl Worker {
    fn hear(self: &Rc<Worker>, message: JsValue) {
        match from_value::<Ask>(message) {
            Ok(ask) => self.take(ask),
            Err(why) => fail(&format!("a message that is not a question: {why}")),
        }
    }

    /// A question waits for the weights of its game, but no longer than for a move. A newer one takes
    /// its place.
    fn take(self: &Rc<Worker>, ask: Ask) {
        self.waiting.take();
        let lacks = self.servant.borrow().lacks(&ask);
        match lacks.filter(|game| !self.sought.borrow().contains(game)) {
            Some(game) => {
                self.sought.borrow_mut().push(game);
                self.waiting.replace(Some(ask));
                spawn_local(Rc::clone(self).learn(game));
                spawn_local(Rc::clone(self).lose_patience());
            }
            None => self.handle(&ask),
        }
    }

    async fn learn(self: Rc<Worker>, game: Variant) {
        match weights::fetch(game.id()).await {
            Ok(weights) => self.servant.borrow_mut().learn(weights),
            Err(why) => {
                self.sought.borrow_mut().retain(|&sought| sought != game);
                console::warn_1(&why);
            }
        }
        self.go_on_without_waiting();
    }

    async fn lose_patience(self: Rc<Worker>) {
        weights::patience().await;
        self.go_on_without_waiting();
    }

    fn go_on_without_waiting(self: &Rc<Worker>) {
        if let Some(ask) = self.waiting.take() {
            self.handle(&ask);
        }
    }

    fn handle(self: &Rc<Worker>, ask: &Ask) {
        if let Ask::Think { ticket, .. } | Ask::Analyse { ticket, .. } = ask {
            TICKET.set(*ticket);
        }
        let reply = self.servant.borrow_mut().handle(ask, now());
        self.go_on(reply.as_ref());
    }

    fn think(self: &Rc<Worker>) {
        self.has_rung.set(false);
        let reply = self.servant.borrow_mut().step(now());
        self.go_on(reply.as_ref());
    }

    fn go_on(self: &Rc<Worker>, reply: Option<&Reply>) {
        if let Some(reply) = reply {
            say(reply);
        }
        self.look_after_endgames();
        if self.servant.borrow().is_busy() && !self.has_rung.replace(true) {
            complain(self.bell.post_message(&JsValue::NULL));
        }
    }

    /// Looks for the endgames that were kept, and keeps new ones.
    fn look_after_endgames(self: &Rc<Worker>) {
        let mut servant = self.servant.borrow_mut();
        if let Some(name) = servant.seeks() {
            spawn_local(Rc::clone(self).find(name));
        }
        if let Some((name, bytes)) = servant.keeps() {
            spawn_local(kept::save(name, bytes));
        }
    }

    async fn find(self: Rc<Worker>, name: String) {
        let bytes = kept::load(&name).await;
        self.servant.borrow_mut().found(&name, bytes);
        self.go_on(None);
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
