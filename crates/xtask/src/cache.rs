//! The user's cache folder, where tools outlive a clone and serve the next one.

use std::env;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use crate::step::{Failure, Outcome, say};

/// The folder for this project's tools; it need not exist.
pub(crate) fn folder() -> Outcome<PathBuf> {
    let base = if cfg!(windows) {
        env::var_os("LOCALAPPDATA").map(PathBuf::from)
    } else if cfg!(target_os = "macos") {
        env::home_dir().map(|home| home.join("Library/Caches"))
    } else {
        xdg_cache()
    };
    base.map(|base| base.join("damka"))
        .ok_or_else(|| Failure::new("no cache folder: neither a home folder nor XDG_CACHE_HOME"))
}

/// A relative XDG_CACHE_HOME is to be ignored, says the XDG base directory specification.
fn xdg_cache() -> Option<PathBuf> {
    let named = env::var_os("XDG_CACHE_HOME").map(PathBuf::from);
    named.filter(|path| path.is_absolute()).or_else(|| env::home_dir().map(|home| home.join(".cache")))
}

/// Fills `folder` once: `fill` works in a sibling that is renamed only when whole, so what an
/// interrupted filling leaves is never taken for the thing itself, and the next one goes on
/// from there. Two at the same time wait for each other.
pub(crate) fn once(folder: &Path, fill: impl FnOnce(&Path) -> Outcome) -> Outcome {
    if folder.is_dir() {
        return Ok(());
    }
    let parent = folder.parent().unwrap_or(folder);
    fs::create_dir_all(parent).map_err(|e| Failure::at(parent, &e))?;
    let _held = hold(&beside(folder, "lock"))?;
    if folder.is_dir() {
        return Ok(());
    }
    let unfinished = beside(folder, "unfinished");
    fs::create_dir_all(&unfinished).map_err(|e| Failure::at(&unfinished, &e))?;
    fill(&unfinished)?;
    fs::rename(&unfinished, folder).map_err(|e| Failure::at(folder, &e))
}

/// `folder` with an ending; not `with_extension`, since versions have dots.
fn beside(folder: &Path, ending: &str) -> PathBuf {
    let mut name = folder.file_name().unwrap_or_default().to_os_string();
    name.push(".");
    name.push(ending);
    folder.with_file_name(name)
}

/// Holds a lock until the file is dropped.
fn hold(path: &Path) -> Outcome<File> {
    let file = File::create(path).map_err(|e| Failure::at(path, &e))?;
    match file.try_lock() {
        Ok(()) => return Ok(file),
        Err(TryLockError::WouldBlock) => say("another set-up is at work; waiting for it"),
        Err(TryLockError::Error(e)) => return Err(Failure::at(path, &e)),
    }
    file.lock().map_err(|e| Failure::at(path, &e))?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scratch(name: &str) -> PathBuf {
        let folder = env::temp_dir().join(format!("xtask-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    #[test]
    fn an_interrupted_filling_is_not_taken_for_a_whole_one() {
        let base = scratch("interrupted");
        let tool = base.join("tool-1.0.0");
        let stop = |folder: &Path| {
            fs::write(folder.join("half"), "").map_err(|e| Failure::at(folder, &e))?;
            Err(Failure::new("interrupted"))
        };
        assert!(once(&tool, stop).is_err());
        assert!(!tool.exists());
        let go_on = |folder: &Path| match folder.join("half").exists() {
            true => Ok(()),
            false => Err(Failure::new("the first half is lost")),
        };
        once(&tool, go_on).expect("the second filling finishes");
        assert!(tool.join("half").exists());
        fs::remove_dir_all(base).expect("the scratch folder is removable");
    }

    #[test]
    fn what_is_there_is_not_filled_again() {
        let base = scratch("again");
        let tool = base.join("tool-1.0.0");
        once(&tool, |_| Ok(())).expect("an empty filling works");
        once(&tool, |_| Err(Failure::new("filled twice"))).expect("nothing to do");
        fs::remove_dir_all(base).expect("the scratch folder is removable");
    }
}
