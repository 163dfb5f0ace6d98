//! The messages of page and worker as the browser's own values, in the form that serde gives them
//! in the worker. Written out here, since serde's readers would be a tenth of the page's program.

use ai::talk::{Ask, GameText, Line, Reply, Ticket};
use ai::{Depth, Score};
use js_sys::{Array, JsString, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// A question for the worker.
pub(crate) fn write(ask: &Ask) -> JsValue {
    match ask {
        Ask::Think { ticket, game, level, seed } => {
            let fields = [
                ("ticket", ticket.0.into()),
                ("game", game_text(game)),
                ("level", level.id().into()),
                ("seed", seed.0.into()),
            ];
            object(&[("Think", object(&fields))])
        }
        Ask::Analyse { ticket, game, lines, time } => {
            let fields = [
                ("ticket", ticket.0.into()),
                ("game", game_text(game)),
                ("lines", (*lines).into()),
                ("time", (*time).into()),
            ];
            object(&[("Analyse", object(&fields))])
        }
        Ask::Stop { ticket } => object(&[("Stop", object(&[("ticket", ticket.0.into())]))]),
    }
}

fn game_text(game: &GameText) -> JsValue {
    let moves: Array = game.moves.iter().map(|text| JsValue::from(text.as_str())).collect();
    let start = game.start.as_deref().map_or(JsValue::UNDEFINED, JsValue::from);
    object(&[("rules", game.rules.as_str().into()), ("start", start), ("moves", moves.into())])
}

fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        // A fresh object takes everything.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}

/// What the worker said; nothing if it makes no sense.
pub(crate) fn read(said: &JsValue) -> Option<Reply> {
    let entry: Array = Object::entries(said.dyn_ref()?).get(0).dyn_into().ok()?;
    let (kind, fields) = (text(&entry.get(0))?, Fields(entry.get(1)));
    Some(match kind.as_str() {
        "Ready" => Reply::Ready { build: fields.text("build")?, openings: fields.text("openings")? },
        "Thinking" => Reply::Thinking {
            ticket: fields.ticket()?,
            depth: fields.depth()?,
            score: fields.score()?,
            nodes: fields.number("nodes")? as u64,
        },
        "Done" => Reply::Done {
            ticket: fields.ticket()?,
            mv: fields.text("mv")?,
            score: fields.score()?,
            certain: fields.get("certain")?.is_truthy(),
            depth: fields.depth()?,
            nodes: fields.number("nodes")? as u64,
        },
        "Lines" => Reply::Lines {
            ticket: fields.ticket()?,
            depth: fields.depth()?,
            nodes: fields.number("nodes")? as u64,
            lines: Array::from(&fields.get("lines")?).iter().filter_map(line).collect(),
            last: fields.get("last")?.is_truthy(),
        },
        "Stopped" => Reply::Stopped { ticket: fields.ticket()? },
        "Failed" => Reply::Failed { ticket: fields.ticket()?, why: fields.text("why")? },
        _ => return None,
    })
}

fn line(said: JsValue) -> Option<Line> {
    let fields = Fields(said);
    Some(Line {
        moves: Array::from(&fields.get("moves")?).iter().filter_map(|mv| text(&mv)).collect(),
        score: fields.score()?,
        certain: fields.get("certain")?.is_truthy(),
    })
}

/// The fields of one message.
struct Fields(JsValue);

impl Fields {
    fn get(&self, name: &str) -> Option<JsValue> {
        Reflect::get(&self.0, &name.into()).ok()
    }

    fn text(&self, name: &str) -> Option<String> {
        text(&self.get(name)?)
    }

    fn number(&self, name: &str) -> Option<f64> {
        self.get(name)?.as_f64()
    }

    fn ticket(&self) -> Option<Ticket> {
        self.number("ticket").map(|number| Ticket(number as u32))
    }

    fn depth(&self) -> Option<Depth> {
        self.number("depth").map(|number| Depth(number as u8))
    }

    fn score(&self) -> Option<Score> {
        self.number("score").map(|number| Score::from_number(number as i16))
    }
}

fn text(value: &JsValue) -> Option<String> {
    value.dyn_ref::<JsString>().map(String::from)
}
