//! Names the style sheet of the rules pages after its content.

use std::path::Path;

use anyhow::Result;

use crate::programs::name_after_content;

/// Renames the file, and gives its new name.
pub(crate) fn rename(staging: &Path) -> Result<String> {
    name_after_content(staging, "guide.css", "guide", "css")
}
