//! The page that hosts send where there is none. It may be sent for any address, so its own links need
//! the site's root: told by the site's address, or else found out by a script.

use anyhow::Result;
use minijinja::value::Value;
use minijinja::{AutoEscape, Environment, context};

use crate::guide::Entry;
use crate::policy;
use crate::site::SiteAddress;

/// The name that hosts look for.
pub(crate) const PAGE: &str = "404.html";

/// The page, with the way back into the site in every language.
pub(crate) fn page(entries: &[Entry], site: &SiteAddress) -> Result<String> {
    let root = site.path();
    let entry = |entry: &Entry| {
        let href = |path: &str| Value::from_safe_string(root.clone().unwrap_or_default() + path);
        context! {
            code => entry.language.code(),
            dir => entry.language.direction().code(),
            name => entry.language.own_name(),
            missing => &entry.missing,
            game => &entry.game,
            game_href => href(&format!("{}index.html", entry.language.folder())),
            rules => &entry.rules,
            rules_href => href(&entry.rules_folder),
        }
    };
    let mut environment = Environment::new();
    environment.set_auto_escape_callback(|_| AutoEscape::Html);
    let entries: Vec<Value> = entries.iter().map(entry).collect();
    let page = include_str!("../templates/missing.html");
    policy::protect(&environment.render_named_str("missing.html", page, context! { entries, root })?)
}
