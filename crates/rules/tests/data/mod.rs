//! The data files beside the tests: one file for each set of rules, told by the file's name.

use std::fs;
use std::path::Path;

use rules::{Board, Duty, Rules, Variant};

/// One data file.
pub(crate) struct File {
    /// The file's name without its ending, as `russian-optional`.
    pub(crate) name: String,
    /// The rules that the name stands for.
    pub(crate) rules: Rules,
    /// The lines that are neither empty nor comments, cut at blank lines into blocks.
    pub(crate) blocks: Vec<Vec<String>>,
}

/// All files of `folder`, a folder beside the tests, in the order of their names.
pub(crate) fn files(folder: &str) -> Vec<File> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let mut paths: Vec<_> = fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| entry.expect("the folder can be read").path())
        .collect();
    paths.sort();
    paths.iter().map(|path| file(path)).collect()
}

fn file(path: &Path) -> File {
    let name = path.file_stem().and_then(|stem| stem.to_str()).expect("a plain name").to_owned();
    let text = fs::read_to_string(path).expect("the file can be read");
    File { rules: named(&name), name, blocks: blocks(&text) }
}

fn blocks(text: &str) -> Vec<Vec<String>> {
    text.split("\n\n")
        .map(|block| {
            let lines = block.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
            lines.map(str::to_owned).collect()
        })
        .filter(|block: &Vec<String>| !block.is_empty())
        .collect()
}

fn named(name: &str) -> Rules {
    match name.strip_suffix("-optional") {
        Some(base) => named(base).with_duty(Duty::May),
        None if name == "canadian" => canadian(),
        None => Variant::from_id(name).expect("a file is named after a variant").rules(),
    }
}

/// International rules on twelve by twelve squares with thirty men a side (windames, FMJD annex 1).
fn canadian() -> Rules {
    Rules { board: Board { width: 12, height: 12, rows: 5 }, ..Variant::International.rules() }
}
