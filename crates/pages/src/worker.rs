//! Names the worker's files after their content, which Trunk does only for the page's own.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::hash::hash;

const SCRIPT: &str = "worker.js";
const PROGRAM: &str = "worker_bg.wasm";
const LOADER: &str = "worker_loader.js";

/// Renames the worker's files and writes its loader, which tells the program where each game's
/// weights are. Gives the loader's name.
pub(crate) fn rename(staging: &Path, weights: &BTreeMap<String, String>) -> Result<String> {
    let read = |name: &str| {
        let path = staging.join(name);
        fs::read(&path).with_context(|| format!("reading the worker's file {}", path.display()))
    };
    let weights = serde_json::to_string(weights)?;
    let content = [read(SCRIPT)?, read(PROGRAM)?, weights.clone().into_bytes()];
    let stem = format!("worker-{}", hash(content));
    let (script, program) = (format!("{stem}.js"), format!("{stem}_bg.wasm"));
    move_file(staging, SCRIPT, &script)?;
    move_file(staging, PROGRAM, &program)?;
    let name = format!("{stem}_loader.js");
    move_file(staging, LOADER, &name)?;
    // Trunk's own loader passes the program's address in a form that wasm-bindgen warns about.
    let loader = format!(
        "self.weights = {weights};\nimportScripts(\"./{script}\");\nwasm_bindgen({{ module_or_path: \"./{program}\" }});\n"
    );
    let path = staging.join(&name);
    fs::write(&path, loader).with_context(|| format!("writing the worker's loader {}", path.display()))?;
    Ok(name)
}

pub(crate) fn move_file(staging: &Path, from: &str, to: &str) -> Result<()> {
    let (from, to) = (staging.join(from), staging.join(to));
    fs::rename(&from, &to).with_context(|| format!("renaming {} to {}", from.display(), to.display()))
}
