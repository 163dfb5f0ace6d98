//! A browser of a test's own: quiet, without a window where it can do without, with an empty profile.

use anyhow::{Context, Result};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};

use crate::driver::{self, Driver};
use crate::engine::Engine;

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
pub(crate) async fn open(engine: Engine, driver: &Driver) -> Result<Client> {
    let mut builder = ClientBuilder::new(HttpConnector::new());
    builder.capabilities(capabilities(engine)?);
    builder.connect(&driver.url()).await.context("the browser does not start")
}

fn capabilities(engine: Engine) -> Result<Map<String, Value>> {
    let binary = driver::browser(engine)?;
    let wanted = match engine {
        Engine::Chromium => json!({
            "browserName": "chrome",
            "goog:chromeOptions": { "binary": binary, "args": FLAGS },
            "goog:loggingPrefs": { "browser": "ALL" },
        }),
        Engine::Firefox => json!({
            "browserName": "firefox",
            "moz:firefoxOptions": { "binary": binary, "args": ["-headless"], "prefs": firefox() },
        }),
        Engine::WebKit => json!({
            "browserName": "MiniBrowser",
            "webkitgtk:browserOptions": { "binary": binary, "args": ["--automation"] },
        }),
    };
    Ok(Map::from_iter(wanted.as_object().cloned().unwrap_or_default()))
}

/// What Firefox would do by itself is left out, and what a page writes on the console is written
/// for its driver too.
fn firefox() -> Value {
    json!({
        "app.normandy.enabled": false,
        "app.update.enabled": false,
        "browser.safebrowsing.downloads.remote.enabled": false,
        "datareporting.policy.dataSubmissionEnabled": false,
        "devtools.console.stdout.content": true,
        "messaging-system.rsexperimentloader.enabled": false,
        "network.captive-portal-service.enabled": false,
        "network.connectivity-service.enabled": false,
        "services.settings.server": "http://127.0.0.1:1",
    })
}
