//! Names the files of what was learned after their content, so that a browser may keep them for good.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::programs::name_after_content;

/// The folder in which Trunk has put them.
const FOLDER: &str = "weights";

/// Moves the files to the site's root. Gives their new names by the games' names.
pub(crate) fn rename(staging: &Path) -> Result<BTreeMap<String, String>> {
    let folder = staging.join(FOLDER);
    let aim = || format!("listing the weights in {}", folder.display());
    let mut names = BTreeMap::new();
    for entry in fs::read_dir(&folder).with_context(aim)? {
        let path = entry.with_context(aim)?.path();
        let game = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let name = name_after_content(staging, &format!("{FOLDER}/{game}.{FOLDER}"), &game, FOLDER)?;
        names.insert(game, name);
    }
    fs::remove_dir(&folder).with_context(|| format!("removing {}", folder.display()))?;
    Ok(names)
}
