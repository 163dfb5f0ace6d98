//! Inputs by chance, led by the code that they reach. The targets and their laws are `crates/fuzz`.

use std::fs;
use std::path::{Path, PathBuf};

use crate::rust;
use crate::step::{Failure, Outcome, Step, root, say};
use crate::tools;

/// For so long each target runs if nothing else is said.
const MINUTES: u64 = 30;

/// Runs each target for so many minutes. What it found on the way stays below `target/fuzz`, and the next
/// run goes on from there.
pub(crate) fn fuzz(rest: &[String]) -> Outcome {
    let minutes = minutes(rest)?;
    rust::ensure_nightly()?;
    tools::FUZZ.ensure()?;
    let seeds = root().join("crates/fuzz/corpus");
    for name in names(&seeds)? {
        run(&name, &seeds.join(&name), minutes)?;
    }
    say("no input broke a law");
    Ok(())
}

fn minutes(rest: &[String]) -> Outcome<u64> {
    match rest {
        [] => Ok(MINUTES),
        [word] => match word.parse() {
            // To libFuzzer no time means for ever.
            Ok(0) | Err(_) => Err(Failure::new(format!("`{word}` is no number of minutes"))),
            Ok(minutes) => Ok(minutes),
        },
        [_, more, ..] => Err(Failure::new(format!("`{more}` means nothing here"))),
    }
}

/// The targets, which have a folder of seeds each.
fn names(seeds: &Path) -> Outcome<Vec<String>> {
    let folders = fs::read_dir(seeds).map_err(|e| Failure::at(seeds, &e))?;
    let mut names: Vec<_> =
        folders.flatten().map(|folder| folder.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    Ok(names)
}

/// Without sanitizers, which look for what only `unsafe` does.
fn run(name: &str, seeds: &Path, minutes: u64) -> Outcome {
    let (grown, broken) = (kept("corpus", name)?, kept("artifacts", name)?);
    Step::new("rustup")
        .words("run nightly")
        .arg(tools::FUZZ.program("cargo-fuzz")?)
        .words("run --sanitizer none --fuzz-dir crates/fuzz/shell --target-dir target/fuzz")
        .arg(name)
        .args([&grown, seeds])
        .words("-- -timeout=25 -max_len=3000 -print_final_stats=1")
        .arg(format!("-max_total_time={}", minutes * 60))
        .arg(format!("-artifact_prefix={}/", broken.display()))
        // The stable cargo that runs this program.
        .without(&["CARGO", "RUSTC"])
        .run()
}

/// A folder for what a target leaves behind.
fn kept(what: &str, name: &str) -> Outcome<PathBuf> {
    let folder = root().join("target/fuzz").join(what).join(name);
    fs::create_dir_all(&folder).map_err(|e| Failure::at(&folder, &e))?;
    Ok(folder)
}
