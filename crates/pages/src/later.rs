//! What a page with a board asks for once that is there.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::programs::name_after_content;

/// The names of these files at the site's root.
pub(crate) struct Later {
    /// The worker's loader.
    pub(crate) loader: String,
    /// The script that offers the page in the reader's language.
    pub(crate) offer: String,
    /// The games' puzzles.
    pub(crate) puzzles: Vec<String>,
}

/// Finishes the script of offers: tells it the name of its style sheet, and by each language's code the
/// line and the name of the button that closes it. Gives the script's name.
pub(crate) fn finish_offer(staging: &Path, words: &BTreeMap<&str, [String; 2]>) -> Result<String> {
    let style = name_after_content(staging, "offer.css", "offer", "css")?;
    let path = staging.join("offer.js");
    let script = fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
    let told = format!("const words = {}, style = \"./{style}\";\n", serde_json::to_string(words)?);
    fs::write(&path, told + &script).with_context(|| format!("writing {}", path.display()))?;
    name_after_content(staging, "offer.js", "offer", "js")
}
