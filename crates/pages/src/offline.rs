//! What makes the site an app on the player's device: the service worker with the list of what it
//! keeps, and a manifest for each language.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Result;
use minijinja::{Environment, context};
use serde_json::json;
use text::Language;

/// The name must never change: browsers that have this site's service worker ask for it.
pub(crate) const SCRIPT: &str = "sw.js";

/// The name of each language's manifest.
pub(crate) const MANIFEST: &str = "manifest.webmanifest";

/// The colours of `www/style/tokens.css`, light.
const GROUND: &str = "#f5efe4";

/// The service worker of this build. It keeps `shared`, which lies at the site's root, for all
/// languages, and for those that are used what is in `each` one's folder and what it has of its `own`.
pub(crate) fn script(
    build: &str,
    shared: &BTreeSet<String>,
    each: &[&str],
    own: &BTreeMap<Language, Vec<String>>,
) -> Result<String> {
    let joined: BTreeMap<_, _> =
        own.iter().map(|(language, pages)| (language.folder(), pages.join(" "))).collect();
    let (shared, each) = (serde_json::to_string(shared)?, serde_json::to_string(each)?);
    let folders = serde_json::to_string(&joined)?;
    let script =
        Environment::new().render_str(include_str!("sw.js"), context! { build, shared, each, folders })?;
    // It is part of the first visit: what is said to its readers stays at home.
    Ok(script
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .map(|line| format!("{line}\n"))
        .collect())
}

/// The manifest of a language; `say` gives the page's words.
pub(crate) fn manifest(language: Language, say: impl Fn(&str) -> Result<String>) -> Result<String> {
    let root = language.root();
    let icon = |name: &str, size: u16, purpose: &str| json!({ "src": format!("{root}{name}.png"), "sizes": format!("{size}x{size}"), "type": "image/png", "purpose": purpose });
    let icons = [
        icon("icon-192", 192, "any"),
        icon("icon-512", 512, "any"),
        icon("icon-maskable-512", 512, "maskable"),
    ];
    let shortcut = |message: &str, wish: &str| -> Result<_> {
        Ok(json!({ "name": say(message)?, "url": format!("./?play={wish}") }))
    };
    let manifest = json!({
        // One app, whatever language it was installed in.
        "id": "damka",
        "name": say("page-heading")?,
        "short_name": "Damka",
        "description": say("page-description")?,
        "lang": language.code(),
        "dir": language.direction().code(),
        "start_url": "./",
        "scope": root,
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": GROUND,
        "categories": ["games"],
        "icons": icons,
        "shortcuts": [shortcut("app-computer", "computer")?, shortcut("app-friend", "friend")?],
    });
    Ok(serde_json::to_string_pretty(&manifest)? + "\n")
}
