//! The files of a built site, for comparing and searching.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::step::{Failure, Outcome};

/// Every file by its path below the site's folder.
pub(crate) type Files = BTreeMap<PathBuf, Vec<u8>>;

/// Reads all files below `folder`.
pub(crate) fn read(folder: &Path) -> Outcome<Files> {
    let mut files = Files::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).map_err(|e| Failure::at(&next, &e))? {
            let path = entry.map_err(|e| Failure::at(&next, &e))?.path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let bytes = fs::read(&path).map_err(|e| Failure::at(&path, &e))?;
            files.insert(path.strip_prefix(folder).unwrap_or(&path).to_path_buf(), bytes);
        }
    }
    Ok(files)
}

/// Whether it is the compressed copy of another file.
pub(crate) fn is_copy(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "br" || ending == "gz")
}

/// The bytes that a host sends for a file: those of its brotli copy, if it has one.
pub(crate) fn sent(files: &Files, path: &Path) -> usize {
    let mut copy = path.as_os_str().to_owned();
    copy.push(".br");
    files.get(Path::new(&copy)).or_else(|| files.get(path)).map_or(0, Vec::len)
}

/// Holds two builds of the same source against each other.
///
/// # Errors
/// Names every file that only one of them has or whose bytes differ.
pub(crate) fn same(one: &Files, other: &Files) -> Outcome {
    let paths = one.keys().chain(other.keys());
    let mut differing: Vec<_> = paths.filter(|path| one.get(*path) != other.get(*path)).collect();
    differing.sort();
    differing.dedup();
    match differing.is_empty() {
        true => Ok(()),
        false => Err(Failure::new(format!("two builds of the same source differ in {differing:?}"))),
    }
}

/// Looks for the names of this machine's folders, which nobody else needs to know.
///
/// # Errors
/// Names the first file that has one.
pub(crate) fn names_no_folder(files: &Files, folders: &[String]) -> Outcome {
    for (path, bytes) in files {
        if let Some(folder) = folders.iter().find(|folder| contains(bytes, folder.as_bytes())) {
            return Err(Failure::new(format!("{} contains the path {folder}", path.display())));
        }
    }
    Ok(())
}

fn contains(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(files: &[(&str, &str)]) -> Files {
        files.iter().map(|(path, text)| (path.into(), text.as_bytes().to_vec())).collect()
    }

    #[test]
    fn equal_builds_are_the_same() {
        let one = site(&[("index.html", "a"), ("x/y.js", "b")]);
        assert!(same(&one, &one.clone()).is_ok());
    }

    #[test]
    fn a_differing_or_missing_file_is_named() {
        let one = site(&[("index.html", "a"), ("old.js", "b")]);
        let other = site(&[("index.html", "c"), ("new.js", "b")]);
        let failure = same(&one, &other).expect_err("they differ").to_string();
        for name in ["index.html", "old.js", "new.js"] {
            assert!(failure.contains(name), "{failure}");
        }
    }

    #[test]
    fn a_host_sends_the_copy_if_there_is_one() {
        let files = site(&[("a.html", "twelve bytes"), ("a.html.br", "short"), ("b.html", "b")]);
        let sizes = ["a.html", "b.html", "c.html"].map(|name| sent(&files, Path::new(name)));
        assert_eq!(sizes, [5, 1, 0]);
        assert!(is_copy(Path::new("x/a.html.gz")) && !is_copy(Path::new("a.html")));
    }

    #[test]
    fn a_folder_of_the_machine_is_found() {
        let files = site(&[("a.wasm", "\0\x01panicked at /folder/of/mine/lib.rs")]);
        let folder = |name: &str| [String::from(name)];
        assert!(names_no_folder(&files, &folder("/folder/of/mine")).is_err());
        assert!(names_no_folder(&files, &folder("/folder/of/yours")).is_ok());
    }
}
