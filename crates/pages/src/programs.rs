//! The two programs of the site, the page's and the worker's: each is a script and what that loads.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::bridge;
use crate::hash::hash;

const LOADER: &str = "worker_loader.js";

/// The files of the page's program as Trunk has named them, without their endings.
pub(crate) fn of_page(names: &BTreeSet<String>) -> Result<&str> {
    let script = names.iter().find_map(|name| name.strip_prefix("web-")?.strip_suffix(".js").map(|_| name));
    let script = script.context("the page's program has no script web-….js")?;
    Ok(script.trim_end_matches(".js"))
}

/// Finishes the worker's program and writes its loader, which tells it where each game's weights
/// are. Gives the loader's name.
pub(crate) fn finish_worker(staging: &Path, weights: &BTreeMap<String, String>) -> Result<String> {
    let weights = serde_json::to_string(weights)?;
    let stem = finish(staging, "worker", "worker", &weights)?;
    let name = format!("{stem}_loader.js");
    move_file(staging, LOADER, &name)?;
    // Trunk's own loader passes the program's address in a form that wasm-bindgen warns about.
    let loader = format!(
        "self.weights = {weights};\nimportScripts(\"./{stem}.js\");\nwasm_bindgen({{ module_or_path: \"./{stem}_bg.wasm\" }});\n"
    );
    write(staging, &name, loader.as_bytes())?;
    Ok(name)
}

/// Numbers the names that a program and its script share, and calls both files after `name` and
/// what is in them and told to them. Gives their new name, without the endings.
pub(crate) fn finish(staging: &Path, stem: &str, name: &str, told: &str) -> Result<String> {
    let (script, program) = (format!("{stem}.js"), format!("{stem}_bg.wasm"));
    let (mut text, mut code) = (read(staging, &script)?, read(staging, &program)?);
    bridge::number(&mut text, &mut code);
    write(staging, &script, &text)?;
    write(staging, &program, &code)?;
    let stem = format!("{name}-{}", hash([&text, &code, told.as_bytes()]));
    move_file(staging, &script, &format!("{stem}.js"))?;
    move_file(staging, &program, &format!("{stem}_bg.wasm"))?;
    Ok(stem)
}

fn read(staging: &Path, name: &str) -> Result<Vec<u8>> {
    let path = staging.join(name);
    fs::read(&path).with_context(|| format!("reading {}", path.display()))
}

fn write(staging: &Path, name: &str, content: &[u8]) -> Result<()> {
    let path = staging.join(name);
    fs::write(&path, content).with_context(|| format!("writing {}", path.display()))
}

/// Moves a file to the site's root, called `stem`, a hash of what is in it, and `ending`. Gives its new name.
pub(crate) fn name_after_content(staging: &Path, file: &str, stem: &str, ending: &str) -> Result<String> {
    let name = format!("{stem}-{}.{ending}", hash([read(staging, file)?]));
    move_file(staging, file, &name)?;
    Ok(name)
}

fn move_file(staging: &Path, from: &str, to: &str) -> Result<()> {
    let (from, to) = (staging.join(from), staging.join(to));
    fs::rename(&from, &to).with_context(|| format!("renaming {} to {}", from.display(), to.display()))
}
