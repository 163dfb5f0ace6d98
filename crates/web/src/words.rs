//! The words of the page's language, which stand in the page itself.

use crate::dom::{self, Fault};
use js_sys::{Array, Intl::PluralRules, Object};
use text::{Plural, Text};
use web_sys::HtmlElement;

/// Reads them; plural forms are the browser's knowledge.
pub(crate) fn read() -> Result<Text, Fault> {
    let table: HtmlElement = dom::find("text")?;
    let table = table.text_content().unwrap_or_default();
    let page = dom::document().document_element().ok_or("the page has no root")?;
    let language = Array::of1(&page.get_attribute("lang").unwrap_or_default().into());
    let rules = PluralRules::new(&language, &Object::new());
    let plural = move |number: u32| {
        let category = String::from(rules.select(number.into()));
        Plural::from_name(&category).unwrap_or(Plural::Other)
    };
    Text::read(&table, plural).map_err(|error| error.to_string().into())
}
