//! What pages ask for once they are there.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::programs::{self, name_after_content};

/// The names of these files at the site's root.
pub(crate) struct Later {
    /// The worker's loader.
    pub(crate) loader: String,
    /// The script that offers the page in the reader's language.
    pub(crate) offer: String,
    /// The games' puzzles.
    pub(crate) puzzles: Vec<String>,
    /// The script that brings pictures to life.
    pub(crate) diagrams: String,
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

/// Finishes the script that brings pictures to life: tells it the name of their program, whose files
/// it names after their content. Gives the script's name.
pub(crate) fn finish_diagrams(staging: &Path) -> Result<String> {
    let program = programs::finish(staging, "live", "live", "")?;
    let path = staging.join("diagrams.js");
    let script = fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
    let told = format!("const program = \"./{program}\";\n");
    fs::write(&path, told + &script).with_context(|| format!("writing {}", path.display()))?;
    name_after_content(staging, "diagrams.js", "diagrams", "js")
}
