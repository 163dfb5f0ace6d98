//! Checks and tests, the quick ones first.

use std::env::consts::EXE_SUFFIX;

use crate::first_load;
use crate::rust::BROWSER;
use crate::setup;
use crate::site;
use crate::step::{Outcome, Step, root};
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

/// Everything: `check`, then games with other programs, then the built site, then that site in a
/// browser.
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

fn browse(depth: Depth) -> Outcome {
    let axe = tools::AXE.program("axe.min.js")?;
    cargo_test(depth).words("--package browser-tests").env("DAMKA_AXE", axe).run()
}

fn cargo_test(depth: Depth) -> Step {
    let step = Step::cargo("test --locked");
    match depth {
        Depth::Usual => step,
        Depth::Deep => step.words("--profile deep").env("DAMKA_DEEP", "1"),
    }
}
