//! The site opens and asks nobody else for anything.

use std::fs;

use anyhow::{Result, ensure};
use browser_tests::{Ask, Below, Engine, visit};

#[test]
fn t105_t106_the_page_starts_its_program_and_its_worker_under_its_policy() -> Result<()> {
    visit(async |site| {
        site.open("").await?;
        site.holds("return document.querySelector('canvas').width > 0").await?;
        site.fetches(".wasm", 2).await?;
        let visits = site.visits();
        ensure!(visits.iter().all(|visit| visit.status == 200), "something is missing: {visits:#?}");
        Ok(())
    })
}

/// A game against the computer, the menu and the rules: the harness fails on any request to others.
#[test]
fn t096_t099_nobody_else_is_asked_and_the_guest_is_asked_for_nothing() -> Result<()> {
    visit(async |site| {
        site.open("").await?;
        site.choose("Russian").await?;
        site.board(8, Below::Black).await?.play(&["f6", "e5"]).await?;
        site.turn().await?;
        site.choose("All rules of this game").await?;
        let fields = "return document.querySelectorAll('form, input, textarea, [contenteditable]').length";
        ensure!(site.script(fields).await? == 0, "there is something to fill in");
        let visits = site.visits();
        ensure!(
            !visits.is_empty() && visits.iter().all(|visit| visit.target.starts_with('/')),
            "{visits:#?}"
        );
        Ok(())
    })
}

/// The harness itself: a complaint or a request to others fails any test, wherever it comes from.
#[test]
fn misbehaviour_does_not_pass() -> Result<()> {
    is_caught(&[
        ("console.error('broken')", "broken"),
        ("setTimeout(() => { throw new Error('thrown') })", "thrown"),
        ("fetch('https://elsewhere.example/').catch(() => {})", "elsewhere.example"),
    ])
}

#[test]
fn misbehaviour_of_a_worker_does_not_pass() -> Result<()> {
    if let Err(lack) = Engine::chosen()?.can(Ask::Workers) {
        return visit(async |_| Err(lack.into()));
    }
    is_caught(&[
        ("in_worker('console.error(\"deep\")')", "deep"),
        ("in_worker('throw new Error(\"below\")')", "below"),
        ("in_worker('fetch(\"https://elsewhere.example/\").catch(() => {})')", "elsewhere.example"),
    ])
}

const IN_WORKER: &str = "const in_worker = code => \
    window.kept = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));";

/// Each script, and what a visit must say of it.
fn is_caught(misbehaviour: &[(&str, &str)]) -> Result<()> {
    // No page of the site's own would let such a script run: their policy forbids it.
    let lawless = tempfile::tempdir()?;
    fs::write(lawless.path().join("index.html"), "<!DOCTYPE html><html><head></head></html>")?;
    for (script, said) in misbehaviour {
        let caught = visit(async |site| {
            site.serve(lawless.path());
            site.open("").await?;
            site.script(&format!("{IN_WORKER} {script}")).await?;
            site.script("return new Promise(done => setTimeout(done, 500))").await.map(drop)
        });
        let error = caught.expect_err(script).to_string();
        ensure!(error.contains(said), "{script}: {error}");
    }
    Ok(())
}
