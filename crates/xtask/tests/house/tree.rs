//! The files of the repository, as the tests read them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A text with its path below the repository's folder, written with `/`.
pub(crate) struct Text {
    pub(crate) path: String,
    pub(crate) text: String,
}

pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).expect("this crate lies two folders deep").to_path_buf()
}

/// The names of all crates, which are those of their folders.
pub(crate) fn crates() -> Vec<String> {
    let folders = fs::read_dir(root().join("crates")).expect("crates/ is readable");
    let paths = folders.map(|folder| folder.expect("crates/ is readable").path());
    let with_manifest = paths.filter(|path| path.join("Cargo.toml").is_file());
    let mut names: Vec<String> = with_manifest.map(|path| name(&path)).collect();
    names.sort();
    names
}

/// Every text below a folder of the repository, except what tools have written.
pub(crate) fn texts(folder: &str) -> Vec<Text> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).expect("every folder is readable") {
            let path = entry.expect("every folder is readable").path();
            match (path.is_dir(), is_ours(&path)) {
                (_, false) => {}
                (true, true) => folders.push(path),
                (false, true) => found.extend(text(&path)),
            }
        }
    }
    found
}

/// What tools and editors keep beside the sources is not ours.
fn is_ours(path: &Path) -> bool {
    let name = name(path);
    let hidden = path.is_dir() && name.starts_with('.') && ![".cargo", ".ci"].contains(&name.as_str());
    !hidden && !["target", "dist", "node_modules", "Cargo.lock"].contains(&name.as_str())
}

/// Pictures and sounds are no texts.
fn text(path: &Path) -> Option<Text> {
    let text = String::from_utf8(fs::read(path).expect("every file is readable")).ok()?;
    let below = path.strip_prefix(root()).expect("it lies below").display().to_string();
    Some(Text { path: below.replace('\\', "/"), text })
}

fn name(path: &Path) -> String {
    path.file_name().expect("every file has a name").to_string_lossy().into_owned()
}

/// The names of the crates that one is built from, itself apart.
pub(crate) fn dependencies(package: &str, options: &[&str]) -> Vec<String> {
    let tree = tree(package, "{p}", options);
    let name = |line: &str| Some(line.split(' ').next()?.to_owned());
    let mut names: Vec<String> = tree.lines().skip(1).filter_map(name).collect();
    names.sort();
    names.dedup();
    names
}

/// The same as `cargo tree` prints it, a line in this format for each.
pub(crate) fn tree(package: &str, format: &str, options: &[&str]) -> String {
    let tree = Command::new(env!("CARGO"))
        .current_dir(root())
        .args(["tree", "--locked", "--edges", "normal,build", "--prefix", "none", "--format", format])
        .args(["--package", package])
        .args(options)
        .output()
        .expect("cargo starts");
    assert!(tree.status.success(), "cargo tree: {}", String::from_utf8_lossy(&tree.stderr));
    String::from_utf8(tree.stdout).expect("names are plain text")
}
