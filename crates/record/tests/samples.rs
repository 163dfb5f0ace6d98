//! Files of other programs are read as they are.
//!
//! Each file of `samples/` begins with what is special about it, where it is from, and, behind
//! `% Reads:`, number of `GameType`, plies and result of each game, with `?` for a doubt.

use std::path::Path;

use record::{Games, Outline, Record};

fn samples() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/samples");
    let files = std::fs::read_dir(folder).expect("there are samples");
    let paths = files.map(|file| file.expect("it can be read").path());
    let read = |path: &Path| std::fs::read_to_string(path).expect("it is text");
    let mut samples: Vec<_> = paths.map(|path| (path.display().to_string(), read(&path))).collect();
    samples.sort();
    samples
}

fn described(record: &Record) -> String {
    let plies = record.tree.main_line().count() - 1;
    let doubt = if record.faults.is_empty() { "" } else { "?" };
    format!("{} {plies} {}{doubt}", record.tree.rules().naming.game_type, record.score)
}

fn read(outline: &Outline, text: &str, file: &str) -> Record {
    outline.read(text, None).unwrap_or_else(|why| panic!("{file}: {why}"))
}

#[test]
fn files_of_other_programs_are_read() {
    for (file, text) in samples() {
        let expected = text.lines().find_map(|line| line.strip_prefix("% Reads: ")).unwrap_or_default();
        let found: Vec<_> = Games::new(&text).map(|game| described(&read(&game, &text, &file))).collect();
        assert_eq!(found.join(", "), expected, "{file}");
    }
}

#[test]
fn what_was_read_is_written_so_that_it_is_read_again() {
    for (file, text) in samples() {
        for outline in Games::new(&text) {
            let record = read(&outline, &text, &file);
            assert_eq!(record.tree.main_line().count() - 1, outline.plies, "{file}");
            let tidy = record::write(&record);
            let again = record::read(&tidy).unwrap_or_else(|why| panic!("{file}: {why}: {tidy}"));
            assert!(again.tree == record.tree, "{file}: {tidy}");
            assert_eq!(record::write(&again), tidy, "{file}");
        }
    }
}

/// The same games, whatever ends a line.
#[test]
fn lines_may_end_as_on_any_system() {
    for (file, text) in samples() {
        for other in [text.replace('\n', "\r\n"), format!("\u{feff}{text}")] {
            let tidy = |text: &str| -> Vec<String> {
                Games::new(text).map(|game| record::write(&read(&game, text, &file))).collect()
            };
            assert_eq!(tidy(&other), tidy(&text), "{file}");
        }
    }
}

/// The first of these Czech games could be Russian as well.
#[test]
fn games_tell_what_their_neighbours_are() {
    let (_, text) = samples().into_iter().find(|(file, _)| file.contains("czech")).expect("a sample");
    let outlines: Vec<_> = Games::new(&text).collect();
    let usual = record::usual(&outlines, &text).expect("no game has a tag");
    for outline in &outlines {
        let record = outline.read(&text, Some(&usual)).expect("it is read");
        assert_eq!(record.tree.rules().naming.game_type, 29);
    }
}
