//! What every file must say, and what none may.

use crate::tree::{Text, crates, root, texts};

fn sources() -> impl Iterator<Item = Text> {
    texts("crates").into_iter().filter(|file| file.path.ends_with(".rs"))
}

/// Fails with every line of a text that has one of these parts.
fn forbid(file: &Text, parts: &[&str], why: &str) {
    for (number, line) in (1..).zip(file.text.lines()) {
        let found = parts.iter().find(|part| line.contains(**part));
        assert!(found.is_none(), "{}:{number}: {why}: {line}", file.path);
    }
}

#[test]
fn every_source_says_first_what_it_is() {
    for file in sources() {
        assert!(file.text.starts_with("//! "), "{} does not begin with a `//!` paragraph", file.path);
    }
}

#[test]
fn nothing_is_left_for_later() {
    // Written in halves, or this file would find itself.
    let debris = [concat!("dbg", "!("), concat!("todo", "!("), concat!("unimplemented", "!(")];
    let notes = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X:")];
    for file in texts("") {
        forbid(&file, &debris, "unfinished");
        forbid(&file, &notes, "a note to oneself");
    }
}

#[test]
fn no_file_knows_the_machine_it_was_written_on() {
    let folders = [
        concat!("/ro", "ot/"),
        concat!("/ho", "me/"),
        concat!("/tm", "p/"),
        concat!("/wo", "rk/"),
        concat!("/Us", "ers/"),
        concat!("C:", "\\"),
        concat!("../sh", "ared"),
    ];
    for file in texts("") {
        forbid(&file, &folders, "a path of one machine");
    }
}

#[test]
fn no_file_names_a_registry() {
    for file in texts("") {
        for (number, line) in (1..).zip(file.text.lines()) {
            let hosts = line.split("://").skip(1).filter_map(|rest| rest.split(['/', '"', ' ']).next());
            let mut registries = hosts.filter(|host| is_registry(host));
            assert_eq!(registries.next(), None, "{}:{number}", file.path);
        }
    }
}

fn is_registry(host: &str) -> bool {
    ["registry", "crates", "npmjs", "mirror", "proxy"].iter().any(|part| host.contains(part))
}

/// Everywhere else the axis is asked, so that rules without a name work as well.
#[test]
fn no_game_is_asked_for_by_name() {
    let may = |path: &str| path.starts_with("crates/rules/src/variants") || path.starts_with("crates/text/");
    for file in sources().filter(|file| file.path.contains("/src/") && !may(&file.path)) {
        for (number, line) in (1..).zip(file.text.lines()) {
            let pattern = line.split("=>").next().filter(|_| line.contains("=>"));
            let asked = pattern.is_some_and(|pattern| pattern.contains("Variant::"));
            let compared = ["== Variant::", "!= Variant::"].iter().any(|part| line.contains(part));
            assert!(!asked && !compared, "{}:{number}: {line}", file.path);
        }
    }
}

#[test]
fn every_crate_takes_its_lints_and_its_edition_from_the_workspace() {
    for name in crates() {
        let path = root().join("crates").join(&name).join("Cargo.toml");
        let manifest = std::fs::read_to_string(path).expect("every crate has a manifest");
        for line in ["[lints]\nworkspace = true", "edition.workspace = true", "license.workspace = true"] {
            assert!(manifest.contains(line), "{name} lacks `{line}`");
        }
    }
}

#[test]
fn every_dependency_has_its_version_and_its_reason_in_the_workspace() {
    let manifest = std::fs::read_to_string(root().join("Cargo.toml")).expect("the workspace has a manifest");
    for line in manifest.lines().skip_while(|line| *line != "[workspace.dependencies]").skip(1) {
        if line.starts_with('[') {
            break;
        }
        let said = line.is_empty() || line.contains("path = ") || line.contains(" # ");
        assert!(said, "`{line}` gives no reason");
    }
    for file in texts("crates").iter().filter(|file| file.path.ends_with("/Cargo.toml")) {
        forbid(file, &["version = \""], "a version of its own");
    }
}

#[test]
fn the_code_map_names_every_crate() {
    let readme = std::fs::read_to_string(root().join("README.md")).expect("there is a README.md");
    for name in crates() {
        assert!(readme.contains(&format!("`crates/{name}`")), "README.md does not name crates/{name}");
    }
}
