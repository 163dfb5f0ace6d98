//! Names the worker's files after their content, which Trunk does only for the page's own.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

const SCRIPT: &str = "worker.js";
const PROGRAM: &str = "worker_bg.wasm";
const LOADER: &str = "worker_loader.js";

/// Renames the worker's files and writes its loader. Gives the loader's name.
pub(crate) fn rename(staging: &Path) -> Result<String> {
    let read = |name: &str| {
        let path = staging.join(name);
        fs::read(&path).with_context(|| format!("reading the worker's file {}", path.display()))
    };
    let stem = format!("worker-{}", hash(&[read(SCRIPT)?, read(PROGRAM)?]));
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

/// The first 64 bits of the contents' digest, as Trunk's own names are long.
fn hash(contents: &[Vec<u8>]) -> String {
    let mut digest = Sha256::new();
    contents.iter().for_each(|content| digest.update(content));
    digest.finalize().iter().take(8).fold(String::new(), |mut name, byte| {
        let _ = write!(name, "{byte:02x}");
        name
    })
}
