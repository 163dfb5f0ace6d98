//! Names the worker's files after their content, which Trunk does only for the page's own.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::hash::hash;

const SCRIPT: &str = "worker.js";
const PROGRAM: &str = "worker_bg.wasm";
const LOADER: &str = "worker_loader.js";

/// Renames the worker's files and writes its loader. Gives the loader's name.
pub(crate) fn rename(staging: &Path) -> Result<String> {
    let read = |name: &str| {
        let path = staging.join(name);
        fs::read(&path).with_context(|| format!("reading the worker's file {}", path.display()))
    };
    let stem = format!("worker-{}", hash([read(SCRIPT)?, read(PROGRAM)?]));
    let (script, program) = (format!("{stem}.js"), format!("{stem}_bg.wasm"));
    move_file(staging, SCRIPT, &script)?;
    move_file(staging, PROGRAM, &program)?;
    let name = format!("{stem}_loader.js");
    move_file(staging, LOADER, &name)?;
    // Trunk's own loader passes the program's address in a form that wasm-bindgen warns about.
    let loader =
        format!("importScripts(\"./{script}\");\nwasm_bindgen({{ module_or_path: \"./{program}\" }});\n");
    let path = staging.join(&name);
    fs::write(&path, loader).with_context(|| format!("writing the worker's loader {}", path.display()))?;
    Ok(name)
}

fn move_file(staging: &Path, from: &str, to: &str) -> Result<()> {
    let (from, to) = (staging.join(from), staging.join(to));
    fs::rename(&from, &to).with_context(|| format!("renaming {} to {}", from.display(), to.display()))
}
