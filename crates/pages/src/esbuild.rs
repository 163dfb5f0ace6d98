//! Scripts and style sheets without what only people read, by esbuild.

use std::fs;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

/// Makes all scripts and style sheets of this folder smaller.
///
/// # Errors
/// If esbuild is not at hand, or a file is not what its name says; the error names the file.
pub fn minify(folder: &Path) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("listing {}", folder.display()))? {
        let path = entry?.path();
        if let Some(loader) = loader(&path) {
            let smaller = smaller(&path, loader).with_context(|| format!("minifying {}", path.display()))?;
            fs::write(&path, smaller).with_context(|| format!("writing {}", path.display()))?;
        }
    }
    Ok(())
}

fn loader(path: &Path) -> Option<&'static str> {
    match path.extension()?.to_str()? {
        "css" => Some("css"),
        "js" | "mjs" => Some("js"),
        _ => None,
    }
}

fn smaller(path: &PathBuf, loader: &str) -> Result<Vec<u8>> {
    let mut esbuild = Command::new(if cfg!(windows) { "esbuild.cmd" } else { "esbuild" });
    esbuild.args(["--minify", "--charset=utf8", "--log-level=error"]).arg(format!("--loader={loader}"));
    let output = esbuild.stdin(File::open(path)?).output().context("starting esbuild")?;
    ensure!(output.status.success(), "esbuild: {}", String::from_utf8_lossy(&output.stderr));
    Ok(output.stdout)
}
