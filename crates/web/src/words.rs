//! The words of the page's language, which stand in the page itself.

use crate::dom::{self, Fault};
use js_sys::{Array, Intl::PluralRules, JSON, Object, Reflect};
use text::{Part, Pattern, Plural, Table, Text};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlElement;

/// Reads them. The browser does what it knows by itself: the JSON, and which plural form a number
/// has.
///
/// # Errors
/// If they are not there, or not those of this build.
pub fn read() -> Result<Text, Fault> {
    let words: HtmlElement = dom::find("text")?;
    let words = JSON::parse(&words.text_content().unwrap_or_default())?;
    Text::new(table(&words)?, plurals()?).map_err(|error| error.to_string().into())
}

/// The table in the form that serde gave it. Written out here, since serde's readers are large.
fn table(words: &JsValue) -> Result<Table, Fault> {
    let messages = Array::from(&Reflect::get(words, &"messages".into())?);
    let messages = (0..messages.length()).map(|place| pattern(&messages.get(place))).collect();
    Ok(Table { language: text(&Reflect::get(words, &"language".into())?), messages })
}

/// Cases, each with its pattern.
fn cases(list: &Array) -> Vec<(String, Pattern)> {
    let case = |place| Array::from(&list.get(place));
    (0..list.length()).map(case).map(|case| (text(&case.get(0)), pattern(&case.get(1)))).collect()
}

fn pattern(parts: &JsValue) -> Pattern {
    let parts = Array::from(parts);
    (0..parts.length()).filter_map(|place| part(&parts.get(place))).collect()
}

fn part(part: &JsValue) -> Option<Part> {
    let entry = Array::from(&Object::entries(part.dyn_ref()?).get(0));
    let value = entry.get(1);
    Some(match text(&entry.get(0)).as_str() {
        "s" => Part::Words(text(&value)),
        "v" => Part::Value(text(&value)),
        _ => {
            let choice = Array::from(&value);
            Part::Choose(text(&choice.get(0)), cases(&Array::from(&choice.get(1))))
        }
    })
}

fn text(value: &JsValue) -> String {
    value.as_string().unwrap_or_default()
}

fn plurals() -> Result<impl Fn(u32) -> Plural + 'static, Fault> {
    let page = dom::document().document_element().ok_or("the page has no root")?;
    let language = Array::of1(&page.get_attribute("lang").unwrap_or_default().into());
    let rules = PluralRules::new(&language, &Object::new());
    Ok(move |number: u32| {
        let category = String::from(rules.select(number.into()));
        Plural::from_name(&category).unwrap_or(Plural::Other)
    })
}
