//! Chromium's accessibility tree, which only its driver hands out.

use anyhow::{Context, Result};
use fantoccini::elements::Element;
use serde_json::{Value, json};

use crate::command::devtools;
use crate::find::{Named, Place};
use crate::site::Site;

/// All things of a role, in the page's order.
pub(crate) async fn all(site: &Site, role: &str) -> Result<Vec<Named>> {
    let document = devtools(site.client(), "DOM.getDocument", json!({ "depth": 0 })).await?;
    let query = json!({ "nodeId": document["root"]["nodeId"], "role": role });
    let tree = devtools(site.client(), "Accessibility.queryAXTree", query).await?;
    let nodes = tree["nodes"].as_array().cloned().unwrap_or_default();
    let shown = nodes.into_iter().filter(|node| node["ignored"] != true);
    Ok(shown.map(|node| named(&node)).collect())
}

fn named(node: &Value) -> Named {
    let name = node["name"]["value"].as_str().unwrap_or_default().to_owned();
    Named { name, place: Place::Tree(node["backendDOMNodeId"].clone()) }
}

/// DevTools and WebDriver have no common name for an element: it is handed over in the page.
pub(crate) async fn element(site: &Site, node: &Value) -> Result<Element> {
    let object = devtools(site.client(), "DOM.resolveNode", json!({ "backendNodeId": node })).await?;
    let keep = json!({
        "objectId": object["object"]["objectId"],
        "functionDeclaration": "function () { window.foundByTest = this; }",
    });
    devtools(site.client(), "Runtime.callFunctionOn", keep).await?;
    let found = "const found = window.foundByTest; delete window.foundByTest; return found";
    site.to_element(&site.script(found).await?).context("what was found is no element")
}
