//! Commands that WebDriver's standard does not have, or fantoccini has no name for.

use anyhow::{Context, Result};
use fantoccini::Client;
use fantoccini::elements::Element;
use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// A command below a session's address: to do something, or to tell something if it has no body.
#[derive(Debug)]
struct Command {
    path: String,
    body: Option<Value>,
}

impl WebDriverCompatibleCommand for Command {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        let method = if self.body.is_some() { Method::POST } else { Method::GET };
        (method, self.body.as_ref().map(Value::to_string))
    }
}

async fn tell(client: &Client, path: &str, body: Value) -> Result<Value> {
    let command = Command { path: path.to_owned(), body: Some(body) };
    client.issue_cmd(command).await.with_context(|| format!("the browser refuses {path}"))
}

/// Sends a command of the Chrome DevTools protocol and returns its answer.
pub(crate) async fn devtools(client: &Client, command: &str, parameters: Value) -> Result<Value> {
    let body = json!({ "cmd": command, "params": parameters });
    tell(client, "goog/cdp/execute", body).await.context(command.to_owned())
}

/// What was written on Chromium's console since the last call: level and text of each line.
pub(crate) async fn console(client: &Client) -> Result<Vec<(String, String)>> {
    let lines = tell(client, "se/log", json!({ "type": "browser" })).await?;
    let word = |line: &Value, name: &str| line[name].as_str().unwrap_or_default().to_owned();
    let lines = lines.as_array().cloned().unwrap_or_default();
    Ok(lines.iter().map(|line| (word(line, "level"), word(line, "message"))).collect())
}

/// Runs a script in Firefox's own window, around the page.
pub(crate) async fn around(client: &Client, script: &str) -> Result<Value> {
    tell(client, "moz/context", json!({ "context": "chrome" })).await?;
    let answer = client.execute(script, Vec::new()).await;
    tell(client, "moz/context", json!({ "context": "content" })).await?;
    answer.with_context(|| format!("around the page: {script}"))
}

/// What a screen reader calls an element.
pub(crate) async fn label(client: &Client, element: &Element) -> Result<String> {
    let path = format!("element/{}/computedlabel", element.element_id());
    let answer = client.issue_cmd(Command { path, body: None }).await.context("an element without a name")?;
    Ok(answer.as_str().unwrap_or_default().to_owned())
}
