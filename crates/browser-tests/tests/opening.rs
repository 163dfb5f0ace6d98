//! The site opens and asks nobody else for anything.

use anyhow::{Result, ensure};
use browser_tests::{Below, visit};

#[test]
fn t105_the_page_starts_its_program_and_its_worker() -> Result<()> {
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
fn misbehaviour_does_not_pass() {
    for (script, said) in [
        ("console.error('broken')", "broken"),
        ("setTimeout(() => { throw new Error('thrown') })", "thrown"),
        ("fetch('https://elsewhere.example/').catch(() => {})", "elsewhere.example"),
        ("in_worker('console.error(\"deep\")')", "deep"),
        ("in_worker('throw new Error(\"below\")')", "below"),
        ("in_worker('fetch(\"https://elsewhere.example/\").catch(() => {})')", "elsewhere.example"),
    ] {
        let caught = visit(async |site| {
            // No page of the site would let such a script run: their policy forbids it.
            site.open("robots.txt").await?;
            site.script(&format!("{IN_WORKER} {script}")).await?;
            site.script("return new Promise(done => setTimeout(done, 500))").await.map(drop)
        });
        let error = caught.expect_err(script).to_string();
        assert!(error.contains(said), "{script}: {error}");
    }
}

const IN_WORKER: &str = "const in_worker = code => \
    window.kept = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));";
