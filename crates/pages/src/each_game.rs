//! Names files of which there is one for each game after their content, so that a browser may keep them
//! for good.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::programs::name_after_content;

/// Files in a folder where Trunk has put them, called after their games.
pub(crate) struct EachGame {
    folder: &'static str,
    ending: &'static str,
    /// What their new names begin with.
    start: &'static str,
}

/// What was learned of the games.
pub(crate) const WEIGHTS: EachGame = EachGame { folder: "weights", ending: "weights", start: "" };

/// The games' puzzles.
pub(crate) const PUZZLES: EachGame = EachGame { folder: "puzzles", ending: "txt", start: "puzzles-" };

impl EachGame {
    /// Moves the files to the site's root. Gives their new names by the games' names.
    pub(crate) fn rename(&self, staging: &Path) -> Result<BTreeMap<String, String>> {
        let folder = staging.join(self.folder);
        let aim = || format!("listing the files in {}", folder.display());
        let mut names = BTreeMap::new();
        for entry in fs::read_dir(&folder).with_context(aim)? {
            let path = entry.with_context(aim)?.path();
            let game = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            names.insert(game.clone(), self.rename_one(staging, &game)?);
        }
        fs::remove_dir(&folder).with_context(|| format!("removing {}", folder.display()))?;
        Ok(names)
    }

    fn rename_one(&self, staging: &Path, game: &str) -> Result<String> {
        let Self { folder, ending, start } = self;
        name_after_content(staging, &format!("{folder}/{game}.{ending}"), &format!("{start}{game}"), ending)
    }
}
