//! Names the style sheet of the rules pages after its content.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::hash::hash;
use crate::programs::move_file;

const FILE: &str = "guide.css";

/// Renames the file, and gives its new name.
pub(crate) fn rename(staging: &Path) -> Result<String> {
    let path = staging.join(FILE);
    let content = fs::read(&path).with_context(|| format!("reading {}", path.display()))?;
    let name = format!("guide-{}.css", hash([content]));
    move_file(staging, FILE, &name)?;
    Ok(name)
}
