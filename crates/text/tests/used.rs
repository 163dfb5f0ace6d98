//! Every message of the game is said somewhere.

use std::fs;
use std::path::Path;

use text::{Key, study};

/// All sources below the crates that speak, but for the list itself.
fn sources() -> String {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the folder of crates");
    ["text/src", "app/src", "web/src", "study/src"].iter().map(|folder| read(&crates.join(folder))).collect()
}

fn read(path: &Path) -> String {
    if path.is_dir() {
        fs::read_dir(path).expect("a folder").map(|entry| read(&entry.expect("an entry").path())).collect()
    } else if ["src/key.rs", "src/study.rs"].iter().any(|list| path.ends_with(list)) {
        String::new()
    } else {
        fs::read_to_string(path).expect("a source file")
    }
}

/// The enum's name for a message: `MenuUndo` for `menu-undo`.
fn key(id: &str) -> String {
    id.split('-').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}

#[test]
fn every_message_is_said_somewhere() {
    let sources = sources();
    let words: std::collections::BTreeSet<&str> =
        sources.split(|letter: char| !letter.is_alphanumeric() && letter != ':').collect();
    let said = |id: &str| words.contains(format!("Key::{}", key(id)).as_str());
    let unused: Vec<_> =
        Key::SPECS.iter().chain(study::Key::SPECS).map(|spec| spec.id).filter(|id| !said(id)).collect();
    assert_eq!(unused, Vec::<&str>::new());
}
