//! What others have written and is built into the site, with their licences' texts: read from
//! cargo and from the crates' own folders, so that the list is never out of date.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

/// One crate that is built in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The crate's name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Its licence as an SPDX expression.
    pub licence: String,
    /// The texts that go with it.
    pub texts: Vec<String>,
}

/// Where a crate lies, and what it says of its licence.
struct Source {
    folder: PathBuf,
    licence: String,
}

/// Everything that is built into page and worker, this project's own crates apart, by name.
///
/// # Errors
/// If cargo does not list it, or a crate comes without its licence's text; the error names it.
pub fn built_in() -> Result<Vec<Part>> {
    let sources = sources()?;
    let mut parts = vec![library()?];
    for (name, version) in crates()? {
        if let Some(source) = sources.get(&(name.clone(), version.clone())) {
            let texts = texts(&source.folder).with_context(|| format!("the licence of {name} {version}"))?;
            parts.push(Part { name, version, licence: source.licence.clone(), texts });
        }
    }
    Ok(parts)
}

/// Rust's own library, which is in every program.
fn library() -> Result<Part> {
    let version = run(Command::new("rustc").arg("--version"))?;
    Ok(Part {
        name: "The Rust standard library".into(),
        version: version.split(' ').nth(1).unwrap_or_default().into(),
        licence: "MIT OR Apache-2.0".into(),
        texts: vec![include_str!("rust-library.txt").into()],
    })
}

/// Name and version of each crate in pages and worker; what only runs while they are built is not
/// in them.
fn crates() -> Result<Vec<(String, String)>> {
    let tree = cargo(&[
        "tree",
        "--package=web",
        "--package=worker",
        "--package=live",
        "--edges=normal,no-proc-macro",
        "--target=wasm32-unknown-unknown",
        "--prefix=none",
        "--no-dedupe",
        "--format={p}",
    ])?;
    let mut found: Vec<_> = tree.lines().filter_map(named).collect();
    found.sort();
    found.dedup();
    Ok(found)
}

/// Reads `name v1.2.3`, whatever follows.
fn named(line: &str) -> Option<(String, String)> {
    let mut words = line.split(' ');
    let (name, version) = (words.next()?, words.next()?.strip_prefix('v')?);
    Some((name.to_owned(), version.to_owned()))
}

/// Every crate by name and version that does not belong to this project.
fn sources() -> Result<BTreeMap<(String, String), Source>> {
    let metadata: Value = serde_json::from_str(&cargo(&["metadata", "--format-version=1"])?)?;
    let packages = metadata["packages"].as_array().context("cargo metadata lists no packages")?;
    Ok(packages.iter().filter(|package| !package["source"].is_null()).map(source).collect())
}

fn source(package: &Value) -> ((String, String), Source) {
    let word = |name: &str| package[name].as_str().unwrap_or_default().to_owned();
    let manifest = PathBuf::from(word("manifest_path"));
    let folder = manifest.parent().unwrap_or(&manifest).to_owned();
    ((word("name"), word("version")), Source { folder, licence: word("license") })
}

/// The licence texts in a crate's folder. Where one may be chosen it is MIT, the shortest.
fn texts(folder: &Path) -> Result<Vec<String>> {
    let mut names: Vec<String> = fs::read_dir(folder)?
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .filter(|name| ["LICENSE", "LICENCE", "COPYING"].iter().any(|start| name.starts_with(start)))
        .collect();
    names.sort();
    if names.iter().any(|name| name.contains("MIT")) {
        names.retain(|name| !name.contains("APACHE") && name != "COPYING");
    }
    ensure!(!names.is_empty(), "no text of a licence in {}", folder.display());
    names.iter().map(|name| Ok(fs::read_to_string(folder.join(name))?)).collect()
}

fn cargo(words: &[&str]) -> Result<String> {
    let program = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    run(Command::new(program).args(words).args(["--locked", "--offline"]))
}

fn run(command: &mut Command) -> Result<String> {
    let shown = format!("{command:?}");
    let output = command
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .with_context(|| format!("starting {shown}"))?;
    ensure!(output.status.success(), "{shown}: {}", String::from_utf8_lossy(&output.stderr));
    Ok(String::from_utf8(output.stdout)?)
}
