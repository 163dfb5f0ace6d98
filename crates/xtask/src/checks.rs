//! Checks and tests, the quick ones first.

use std::env::consts::EXE_SUFFIX;
use std::path::Path;

use crate::budgets;
use crate::first_load;
use crate::rust::BROWSER;
use crate::setup;
use crate::site;
use crate::step::{Outcome, Step, root, say};
use crate::tools;

/// How long the tests may look for a mistake.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Depth {
    Usual,
    /// Tests that read `DAMKA_DEEP` go further, in optimised programs.
    Deep,
}

/// Form, lints, documentation, and every test that needs no browser.
pub(crate) fn check() -> Outcome {
    setup::for_checking()?;
    look()?;
    run_tests(Depth::Usual)
}

/// Everything: `check`, then games with other programs, then the built site, then that site in
/// three browsers.
pub(crate) fn test(depth: Depth) -> Outcome {
    setup::for_building()?;
    setup::for_browsing()?;
    setup::for_playing()?;
    setup::for_auditing()?;
    look()?;
    audit()?;
    run_tests(depth)?;
    play_with_others()?;
    site::build(&[])?;
    first_load::hold()?;
    first_load::hold_rules_pages()?;
    budgets::hold()?;
    validate()?;
    site::build_again_and_compare()?;
    browse(depth)
}

fn look() -> Outcome {
    Step::cargo("fmt --all --check").run()?;
    Step::cargo("clippy --locked --workspace --all-targets -- -D warnings").run()?;
    Step::cargo("clippy --locked --package web --package worker --target")
        .words(BROWSER)
        .words("-- -D warnings")
        .run()?;
    Step::cargo("doc --locked --workspace --no-deps --document-private-items")
        .env("RUSTDOCFLAGS", "-D warnings")
        .run()
}

/// Licences, origins and bans of every dependency. Not their known faults: that list needs a network.
fn audit() -> Outcome {
    Step::new(tools::DENY.program("cargo-deny")?)
        .words("--offline --locked --config .cargo/deny.toml check licenses bans sources")
        .run()
}

fn run_tests(depth: Depth) -> Outcome {
    cargo_test(depth).words("--workspace --exclude browser-tests").run()
}

/// Whole games of `damka hub` through a client that is not ours.
fn play_with_others() -> Outcome {
    Step::cargo("build --locked --package cli --bin damka").without(&["CARGO_TARGET_DIR"]).run()?;
    let damka = root().join("target/debug").join(format!("damka{EXE_SUFFIX}"));
    Step::new(tools::PYDRAUGHTS.program("python")?).arg("crates/cli/tests/pydraughts.py").arg(damka).run()
}

/// Every page of the site, by the HTML standard.
fn validate() -> Outcome {
    let rules = "crates/xtask/html-validate.json";
    Step::new(tools::HTML_VALIDATE.program("html-validate")?).args(["--config", rules, "dist"]).run()
}

/// What every browser is tried with, in files of crates/browser-tests: it starts and asks nobody, a
/// game in each way of entering moves, nothing is lost, and the pictures are alike. The rest looks at
/// what does not hang on the engine, and takes three times as long.
const CORE: &str =
    "--lib --test opening --test three_hops --test computer_game --test kept --test sheet --test pictures";

fn browse(depth: Depth) -> Outcome {
    let lacks = root().join("target/lacks.txt");
    // Left by an earlier run, or not there, which is as good.
    let _ = std::fs::remove_file(&lacks);
    let parts = match depth {
        Depth::Usual => [("chromium", ""), ("firefox", CORE), ("webkit", CORE)],
        Depth::Deep => [("chromium", ""), ("firefox", ""), ("webkit", "")],
    };
    parts.into_iter().try_for_each(|(browser, part)| browse_in(browser, part, depth, &lacks))?;
    for (browser, part) in parts {
        say(format_args!("{browser}: {}", if part.is_empty() { "all tests" } else { part }));
    }
    let lacks = std::fs::read_to_string(&lacks).unwrap_or_default();
    lacks.lines().for_each(|lack| say(format_args!("not gone through: {lack}")));
    Ok(())
}

fn browse_in(browser: &str, part: &str, depth: Depth, lacks: &Path) -> Outcome {
    cargo_test(depth)
        .words("--package browser-tests")
        .words(part)
        .env("DAMKA_AXE", tools::AXE.program("axe.min.js")?)
        .env("GECKODRIVER", tools::GECKODRIVER.program("geckodriver")?)
        .env("DAMKA_BROWSER", browser)
        .env("DAMKA_LACKS", lacks)
        .run()
}

fn cargo_test(depth: Depth) -> Step {
    let step = Step::cargo("test --locked");
    match depth {
        Depth::Usual => step,
        Depth::Deep => step.words("--profile deep").env("DAMKA_DEEP", "1"),
    }
}
