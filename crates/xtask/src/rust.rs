//! The targets of the pinned Rust toolchain.

use std::path::Path;

use crate::step::{Failure, Outcome, Step, say};

/// What the site is compiled for.
pub(crate) const BROWSER: &str = "wasm32-unknown-unknown";
/// What a command-line program is compiled for that Node shall run.
pub(crate) const WASI: &str = "wasm32-wasip1";

/// Adds a target's standard library where it is missing.
///
/// # Errors
/// Where it is missing and rustup cannot add it.
pub(crate) fn ensure(target: &str) -> Outcome {
    if has(target)? {
        return Ok(());
    }
    say(format_args!("installing Rust's standard library for {target} (20 MB, some seconds)"));
    Step::new("rustup")
        .args(["target", "add", target])
        .run()
        .map_err(|e| Failure::new(format!("{e}; without rustup, please install {target} by hand")))
}

/// Installs a nightly toolchain where there is none: for `fuzz` alone.
///
/// # Errors
/// Where it is missing and rustup cannot install it.
pub(crate) fn ensure_nightly() -> Outcome {
    if Step::new("rustup").words("run nightly rustc --version").output().is_ok() {
        return Ok(());
    }
    say("installing a nightly Rust: libFuzzer needs it (500 MB, a minute)");
    Step::new("rustup").words("toolchain install nightly --profile minimal").run()
}

fn has(target: &str) -> Outcome<bool> {
    let folder = Step::new("rustc").args(["--print", "target-libdir", "--target", target]).output()?;
    Ok(Path::new(folder.trim()).is_dir())
}

/// Where this toolchain lies.
pub(crate) fn sysroot() -> Outcome<String> {
    let folder = Step::new("rustc").words("--print sysroot").output()?;
    Ok(folder.trim().to_owned())
}
