//! Who uses whom. A crate wall is a promise that the compiler keeps; these tests keep the walls.

use crate::tree::{crates, dependencies, texts, tree};

/// For each crate, which of ours it may use.
const MAY_USE: [(&str, &[&str]); 17] = [
    ("rules", &[]),
    ("ai", &["rules"]),
    ("text", &["rules"]),
    ("learn", &["rules", "diagrams"]),
    ("record", &["rules"]),
    ("app", &["rules", "ai", "text"]),
    ("diagrams", &["rules", "text"]),
    ("study", &["rules", "ai", "text", "app", "record", "diagrams", "learn"]),
    ("web", &["rules", "ai", "text", "app", "study"]),
    ("live", &["rules", "text", "diagrams", "web"]),
    ("worker", &["rules", "ai"]),
    ("pages", &["rules", "text", "diagrams"]),
    ("cli", &["rules", "ai"]),
    ("train", &["rules", "ai", "learn"]),
    ("fuzz", &["rules", "ai", "text", "app", "record", "study"]),
    ("browser-tests", &[]),
    ("xtask", &[]),
];

const PURE: [&str; 8] = ["rules", "ai", "text", "learn", "record", "app", "diagrams", "study"];
const IN_THE_BROWSER: [&str; 3] = ["web", "live", "worker"];
const BROWSER: [&str; 5] =
    ["js-sys", "serde-wasm-bindgen", "wasm-bindgen", "wasm-bindgen-futures", "web-sys"];

#[test]
fn every_crate_uses_only_what_lies_below_it() {
    for name in crates() {
        let (_, allowed) = MAY_USE.iter().find(|(known, _)| *known == name).expect(&name);
        let direct = dependencies(&name, &["--depth", "1", "--target", "all"]);
        let ours = direct.iter().filter(|used| MAY_USE.iter().any(|(known, _)| known == used));
        for used in ours {
            assert!(allowed.contains(&used.as_str()), "{name} may not use {used}");
        }
    }
}

#[test]
fn only_the_programs_in_the_browser_name_the_browser() {
    for name in crates().iter().filter(|name| !IN_THE_BROWSER.contains(&name.as_str())) {
        let direct = dependencies(name, &["--depth", "1", "--target", "all"]);
        let named: Vec<_> = direct.iter().filter(|used| BROWSER.contains(&used.as_str())).collect();
        assert!(named.is_empty(), "{name} uses {named:?}");
    }
}

#[test]
fn nothing_pure_brings_the_browser_along() {
    for name in PURE {
        let all = dependencies(name, &["--target", "wasm32-unknown-unknown"]);
        let brought: Vec<_> = all.iter().filter(|used| BROWSER.contains(&used.as_str())).collect();
        assert!(brought.is_empty(), "{name} brings {brought:?}");
    }
}

/// Boards of more than 64 bits cost some 3 kB. Features of what the study page uses reach the game
/// page too, since both programs are of one crate.
#[test]
fn the_game_page_does_without_wide_boards() {
    let tree = tree("web", "{p} {f}", &["--target", "wasm32-unknown-unknown"]);
    let rules: Vec<_> = tree.lines().filter(|line| line.starts_with("rules ")).collect();
    assert!(!rules.is_empty() && rules.iter().all(|line| !line.contains("wide")), "{rules:?}");
}

#[test]
fn rules_need_nothing_but_an_allocator() {
    assert!(dependencies("rules", &["--target", "all"]).is_empty());
    let library = texts("crates/rules/src").into_iter().find(|file| file.path.ends_with("src/lib.rs"));
    assert!(library.expect("rules is a library").text.contains("\n#![no_std]\n"));
    for file in texts("crates/rules/src") {
        assert!(!file.text.contains("extern crate std"), "{} brings the standard library", file.path);
    }
}

#[test]
fn what_runs_in_a_browser_touches_no_file_no_process_and_no_clock() {
    let outside = ["std::fs", "std::process", "std::net", "std::env", "std::thread", "std::time::"];
    for name in PURE.iter().chain(&IN_THE_BROWSER) {
        for file in texts(&format!("crates/{name}/src")) {
            let touched = outside.iter().find(|path| file.text.contains(**path));
            assert!(touched.is_none(), "{} names {touched:?}", file.path);
        }
    }
}

#[test]
fn the_app_has_the_words_of_the_computer_but_does_not_think() {
    let thinkers = ["Engine", "Servant", "think("];
    for file in texts("crates/app/src") {
        let named = thinkers.iter().find(|name| file.text.contains(**name));
        assert!(named.is_none(), "{} names {named:?}", file.path);
    }
}
