//! Commands that only Chromium's driver knows.

use anyhow::{Context, Result};
use fantoccini::Client;
use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// A command below a session's address.
#[derive(Debug)]
struct Vendor {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Vendor {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}

/// Sends a command of the Chrome DevTools protocol and returns its answer.
pub(crate) async fn devtools(client: &Client, command: &str, parameters: Value) -> Result<Value> {
    let body = json!({ "cmd": command, "params": parameters });
    let answer = client.issue_cmd(Vendor { path: "goog/cdp/execute", body }).await;
    answer.with_context(|| format!("the browser refuses {command}"))
}

/// What was written on the console since the last call: level and text of each line.
pub(crate) async fn console(client: &Client) -> Result<Vec<(String, String)>> {
    let body = json!({ "type": "browser" });
    let lines = client.issue_cmd(Vendor { path: "se/log", body }).await.context("cannot read the console")?;
    let word = |line: &Value, name: &str| line[name].as_str().unwrap_or_default().to_owned();
    let lines = lines.as_array().cloned().unwrap_or_default();
    Ok(lines.iter().map(|line| (word(line, "level"), word(line, "message"))).collect())
}
