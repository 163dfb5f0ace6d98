//! The words of the page's language, which stand in the page itself.

use crate::dom::{self, Fault};
use js_sys::{Array, Intl::PluralRules, JSON, Object};
use text::{Plural, Table, Text};
use web_sys::HtmlElement;

/// Reads them. The browser does what it knows by itself: the JSON, and which plural form a number
/// has.
pub(crate) fn read() -> Result<Text, Fault> {
    let words: HtmlElement = dom::find("text")?;
    let words = JSON::parse(&words.text_content().unwrap_or_default())?;
    let table: Table = serde_wasm_bindgen::from_value(words)?;
    Text::new(table, plurals()?).map_err(|error| error.to_string().into())
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
