//! Measurements: how fast the rules are here and in WebAssembly, and how big the site is.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::dist;
use crate::first_load;
use crate::page;
use crate::rust::WASI;
use crate::setup;
use crate::site;
use crate::sizes::{self, Size, in_node};
use crate::step::{Failure, Outcome, Step, root, say};
use crate::tools;

/// The programs take turns, and the best of so many counts: other work on the machine only
/// ever makes them slower.
const ROUNDS: usize = 3;

/// Millions of positions a second, by variant.
type Speeds = BTreeMap<String, f64>;

/// Measures and prints both tables.
pub(crate) fn bench() -> Outcome {
    setup::for_building()?;
    setup::for_measuring()?;
    let native = built("")?.join("damka");
    let wasm = optimised(&built(WASI)?.join("damka.wasm"))?;
    let (mut here, mut there) = (Speeds::new(), Speeds::new());
    for round in 1..=ROUNDS {
        say(format_args!("perft, native and WebAssembly, round {round} of {ROUNDS}"));
        measure(Step::new(&native), &mut here)?;
        measure(in_node("wasi.mjs").arg(&wasm), &mut there)?;
    }
    site::build(&[])?;
    println!("{}", speed_table(&here, &there));
    println!("{}", size_table()?);
    println!("{}", page::table()?);
    Ok(())
}

/// Builds `damka` for a target, or for this machine, and returns the folder it lies in.
fn built(target: &str) -> Outcome<PathBuf> {
    let step = Step::cargo("build --locked --release --package cli --bin damka");
    let step = if target.is_empty() { step } else { step.args(["--target", target]) };
    step.without(&["RUSTFLAGS", "CARGO_TARGET_DIR"]).run()?;
    Ok(root().join("target").join(target).join("release"))
}

/// The optimiser that the worker of the site passes through as well.
fn optimised(wasm: &Path) -> Outcome<PathBuf> {
    let smaller = wasm.with_extension("opt.wasm");
    Step::new(tools::BINARYEN.program("wasm-opt")?).arg("-O3").arg(wasm).arg("-o").arg(&smaller).run()?;
    Ok(smaller)
}

/// Runs one round and keeps what is better than before.
fn measure(program: Step, speeds: &mut Speeds) -> Outcome {
    let lines = program.words("bench --json").output()?;
    for line in lines.lines().filter(|line| line.starts_with('{')) {
        let (variant, speed) = speed(line).ok_or_else(|| unreadable(line))?;
        let best = speeds.entry(variant).or_default();
        *best = best.max(speed);
    }
    Ok(())
}

fn unreadable(line: &str) -> Failure {
    Failure::new(format!("`damka bench --json` printed `{line}`, without variant, nodes and seconds"))
}

/// The variant of one line and its millions of positions a second.
fn speed(line: &str) -> Option<(String, f64)> {
    let nodes: f64 = field(line, "nodes")?.parse().ok()?;
    let seconds: f64 = field(line, "seconds")?.parse().ok()?;
    Some((field(line, "variant")?.to_owned(), nodes / seconds / 1e6))
}

/// The value of a field in an object of plain numbers and words.
fn field<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = line.split_once(&format!("\"{name}\":"))?;
    let value = rest.split([',', '}']).next()?;
    Some(value.trim().trim_matches('"'))
}

fn speed_table(here: &Speeds, there: &Speeds) -> String {
    let mut table = String::from(
        "| perft, one thread | native Mn/s | wasm Mn/s | wasm ÷ native |\n|---|---:|---:|---:|\n",
    );
    for (variant, native) in here {
        let wasm = there.get(variant).copied().unwrap_or_default();
        let ratio = wasm / native;
        table.push_str(&format!("| {variant} | {native:.1} | {wasm:.1} | {ratio:.2} |\n"));
    }
    table
}

fn size_table() -> Outcome<String> {
    let folder = root().join("dist");
    let files = dist::read(&folder)?;
    let paths: Vec<PathBuf> =
        files.keys().filter(|path| !dist::is_copy(path)).map(|path| folder.join(path)).collect();
    let mut table = String::from("| file of the site | bytes | gzip | brotli |\n|---|---:|---:|---:|\n");
    for (path, size) in sizes::measure(&paths)? {
        table.push_str(&row(&path.strip_prefix(&folder).unwrap_or(&path).display().to_string(), size));
    }
    table.push_str(&row("**first load of the game page, together**", first_load::size()?));
    Ok(table)
}

fn row(name: &str, size: Size) -> String {
    let Size { plain, gzip, brotli } = size;
    format!("| {name} | {plain} | {gzip} | {brotli} |\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_the_bench_is_read() {
        let line = r#"{"variant":"russian","nodes":3000000, "seconds":1.5}"#;
        assert_eq!(speed(line), Some(("russian".into(), 2.0)));
    }

    #[test]
    fn a_line_without_a_time_is_refused() {
        assert_eq!(speed(r#"{"variant":"russian","nodes":3}"#), None);
    }

    #[test]
    fn the_table_has_both_speeds_and_their_ratio() {
        let speeds = |speed| Speeds::from([("pool".into(), speed)]);
        let table = speed_table(&speeds(200.0), &speeds(150.0));
        assert!(table.ends_with("| pool | 200.0 | 150.0 | 0.75 |\n"), "{table}");
    }
}
