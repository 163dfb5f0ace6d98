//! The style sheet of the rules pages: that of their text and that of their pictures in one file,
//! which is named after its content.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::programs::name_after_content;

const TEXT: &str = "guide.css";
const PICTURES: &str = "look.css";

/// Joins and renames the files, and gives the new name.
pub(crate) fn rename(staging: &Path) -> Result<String> {
    let read = |name: &str| fs::read_to_string(staging.join(name)).with_context(|| format!("reading {name}"));
    let style = read(TEXT)? + &read(PICTURES)?;
    fs::write(staging.join(TEXT), style).with_context(|| format!("writing {TEXT}"))?;
    fs::remove_file(staging.join(PICTURES)).with_context(|| format!("removing {PICTURES}"))?;
    name_after_content(staging, TEXT, "guide", "css")
}
