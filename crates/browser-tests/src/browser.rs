//! A browser of a test's own: headless, quiet, with an empty profile.

use anyhow::{Context, Result};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};

use crate::driver::{self, Driver};

/// Most of what Chromium would do by itself is left out, since it is not the page's doing.
const FLAGS: [&str; 12] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--hide-scrollbars",
];

/// Opens a window. The driver gives it a new profile, and removes that afterwards.
pub(crate) async fn open(driver: &Driver) -> Result<Client> {
    let mut builder = ClientBuilder::new(HttpConnector::new());
    builder.capabilities(capabilities()?);
    builder.connect(&driver.url()).await.context("the browser does not start")
}

fn capabilities() -> Result<Map<String, Value>> {
    let options = json!({ "binary": driver::browser()?, "args": FLAGS });
    Ok(Map::from_iter([
        ("browserName".to_owned(), json!("chrome")),
        ("goog:chromeOptions".to_owned(), options),
        ("goog:loggingPrefs".to_owned(), json!({ "browser": "ALL" })),
    ]))
}
