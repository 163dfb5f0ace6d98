//! Finding things by what a screen reader calls them.
//!
//! The browser's own accessibility tree is asked, so what is hidden from a screen reader, or
//! lies outside an open dialog, is not found.

use anyhow::{Context, Result, bail};
use fantoccini::elements::Element;
use serde_json::{Value, json};

use crate::command::devtools;
use crate::site::{Site, until};

/// What kind of thing it is, in ARIA's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are ARIA's")]
pub enum Role {
    Alert,
    Button,
    Checkbox,
    Dialog,
    GridCell,
    Group,
    Heading,
    Link,
    ListItem,
    Radio,
    Status,
    Switch,
}

impl Role {
    fn word(self) -> &'static str {
        match self {
            Role::Alert => "alert",
            Role::Button => "button",
            Role::Checkbox => "checkbox",
            Role::Dialog => "dialog",
            Role::GridCell => "gridcell",
            Role::Group => "group",
            Role::Heading => "heading",
            Role::Link => "link",
            Role::ListItem => "listitem",
            Role::Radio => "radio",
            Role::Status => "status",
            Role::Switch => "switch",
        }
    }
}

/// A thing in the accessibility tree.
struct Named {
    name: String,
    node: Value,
}

impl Site {
    /// The names of all things of this kind, in the page's order.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn names(&self, role: Role) -> Result<Vec<String>> {
        Ok(self.all(role).await?.into_iter().map(|thing| thing.name).collect())
    }

    /// Waits for a thing of this kind and name.
    ///
    /// # Errors
    /// If it does not appear; the error lists what is there instead.
    pub async fn find(&self, role: Role, name: &str) -> Result<Element> {
        self.find_where(role, name, |found| found == name).await
    }

    /// Waits for the first thing of this kind whose name begins so.
    ///
    /// # Errors
    /// If it does not appear; the error lists what is there instead.
    pub async fn find_starting(&self, role: Role, start: &str) -> Result<Element> {
        self.find_where(role, start, |found| found.starts_with(start)).await
    }

    /// Waits for a thing of this kind and name, and clicks it.
    ///
    /// # Errors
    /// If it does not appear, or something else lies over it.
    pub async fn press(&self, role: Role, name: &str) -> Result<()> {
        let element = self.find(role, name).await?;
        element.click().await.with_context(|| format!("cannot press the {} “{name}”", role.word()))
    }

    async fn find_where(&self, role: Role, wanted: &str, fits: impl Fn(&str) -> bool) -> Result<Element> {
        let found = until(async || {
            let things = self.all(role).await?;
            Ok(things.into_iter().find(|thing| fits(&thing.name)))
        });
        match found.await? {
            Some(thing) => self.element(&thing.node).await,
            None => bail!("no {} “{wanted}”, only {:?}", role.word(), self.names(role).await?),
        }
    }

    async fn all(&self, role: Role) -> Result<Vec<Named>> {
        let document = devtools(self.client(), "DOM.getDocument", json!({ "depth": 0 })).await?;
        let query = json!({ "nodeId": document["root"]["nodeId"], "role": role.word() });
        let tree = devtools(self.client(), "Accessibility.queryAXTree", query).await?;
        let nodes = tree["nodes"].as_array().cloned().unwrap_or_default();
        let shown = nodes.into_iter().filter(|node| node["ignored"] != true);
        Ok(shown.map(|node| named(&node)).collect())
    }

    /// DevTools and WebDriver have no common name for an element: it is handed over in the page.
    async fn element(&self, node: &Value) -> Result<Element> {
        let object = devtools(self.client(), "DOM.resolveNode", json!({ "backendNodeId": node })).await?;
        let keep = json!({
            "objectId": object["object"]["objectId"],
            "functionDeclaration": "function () { window.foundByTest = this; }",
        });
        devtools(self.client(), "Runtime.callFunctionOn", keep).await?;
        let element =
            self.script("const found = window.foundByTest; delete window.foundByTest; return found").await?;
        // WebDriver writes an element as an object with one field, its reference.
        let reference = element.as_object().and_then(|fields| fields.values().next()?.as_str());
        let reference = reference.context("what was found is no element")?.to_owned();
        Ok(Element::from_element_id(self.client().clone(), reference.into()))
    }
}

fn named(node: &Value) -> Named {
    let name = node["name"]["value"].as_str().unwrap_or_default().to_owned();
    Named { name, node: node["backendDOMNodeId"].clone() }
}
