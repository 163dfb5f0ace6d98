//! Storage that fails, tabs that compete, buttons of the browser, and browsers that are too old:
//! nothing is lost, and the player is told.

use anyhow::{Result, ensure};
use browser_tests::{Below, Board, Role, Site, visit};

const READY: &str = "return document.documentElement.dataset.ready === '1'";

/// Every way to keep something throws or is missing.
const BLOCKED: &str = "for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError') } });
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('no', 'SecurityError'))";

const FULL: &str =
    "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }";

const CORRUPT: &str = "if (!localStorage.getItem('damka.game')) {
        localStorage.setItem('damka.game', 'damka game 1\\nrules \\u0000{]');
        localStorage.setItem('damka.settings', '\\u0000');
    }";

#[test]
fn t076_a_game_starts_where_nothing_can_be_kept_and_says_so() -> Result<()> {
    for (trouble, words) in [
        (BLOCKED, "does not let this page save"),
        (FULL, "does not let this page save"),
        (CORRUPT, "could not be read"),
    ] {
        visit(async |site| {
            site.before_each_page(trouble);
            let board = friends(site).await?;
            board.play(&["11", "15"]).await?;
            site.turn().await?;
            ensure!(site.moves().await? == ["11-15"], "the move was not made: {:?}", site.moves().await?);
            if trouble != CORRUPT {
                site.reads("#notice", words).await?;
            }
            Ok(())
        })?;
    }
    Ok(())
}

#[test]
fn t075_a_game_that_cannot_be_read_is_told_and_the_next_one_is_kept_over_two_reloads() -> Result<()> {
    visit(async |site| {
        site.before_each_page(CORRUPT);
        site.open("").await?;
        site.reads("#notice", "could not be read").await?;
        let board = friends(site).await?;
        board.play(&["11", "15"]).await?;
        board.play(&["22", "18"]).await?;
        for _ in 0..2 {
            site.client().refresh().await?;
            site.holds(READY).await?;
            site.turn().await?;
            let moves = site.moves().await?;
            ensure!(moves == ["11-15", "22-18"], "the game is another: {moves:?}");
        }
        Ok(())
    })
}

#[test]
fn t074_a_reload_in_the_middle_of_the_computers_thinking_resumes() -> Result<()> {
    visit(async |site| {
        site.open("").await?;
        site.choose("Computer, hard").await?;
        site.choose("American").await?;
        let board = site.board(8, Below::Black).await?;
        board.play(&["11", "15"]).await?;
        site.client().refresh().await?;
        site.holds(READY).await?;
        site.turn().await?;
        let moves = site.moves().await?;
        ensure!(moves.len() == 2 && moves[0] == "11-15", "the computer has not answered: {moves:?}");
        Ok(())
    })
}

/// Each tab goes on with its own game; a new tab takes up the one with the latest move.
#[test]
fn two_tabs_leave_each_others_game_alone() -> Result<()> {
    visit(async |site| {
        let board = friends(site).await?;
        board.play(&["11", "15"]).await?;
        let first = site.client().window().await?;
        let second = site.client().new_window(true).await?.handle;
        site.client().switch_to_window(second).await?;
        site.open("").await?;
        site.holds(READY).await?;
        site.turn().await?;
        ensure!(site.moves().await? == ["11-15"], "a new tab takes up the game: {:?}", site.moves().await?);
        site.choose("Russian").await?;
        site.board(8, Below::Black).await?.play(&["f6", "e5"]).await?;
        site.turn().await?;

        site.client().switch_to_window(first).await?;
        site.client().refresh().await?;
        site.holds(READY).await?;
        site.turn().await?;
        ensure!(site.moves().await? == ["11-15"], "the tab has lost its game: {:?}", site.moves().await?);
        let third = site.client().new_window(true).await?.handle;
        site.client().switch_to_window(third).await?;
        site.open("").await?;
        site.reads("#bar-words", "Russian").await?;
        ensure!(site.moves().await? == ["f6-e5"], "not the latest game: {:?}", site.moves().await?);
        Ok(())
    })
}

#[test]
fn t077_leaving_keeps_the_game_and_forward_returns_to_it() -> Result<()> {
    visit(async |site| {
        let board = friends(site).await?;
        board.play(&["11", "15"]).await?;
        site.turn().await?;
        site.open("de/").await?;
        site.holds(READY).await?;
        site.client().back().await?;
        site.holds("return document.documentElement.lang === 'en'").await?;
        site.holds(READY).await?;
        ensure!(site.moves().await? == ["11-15"], "Back has lost the game: {:?}", site.moves().await?);
        site.client().forward().await?;
        site.holds("return document.documentElement.lang === 'de'").await?;
        site.holds(READY).await?;
        ensure!(site.moves().await? == ["11-15"], "Forward has lost the game: {:?}", site.moves().await?);
        Ok(())
    })
}

#[test]
fn about_tells_version_privacy_browsers_and_licences() -> Result<()> {
    visit(async |site| {
        site.open("").await?;
        site.choose("About Damka").await?;
        for words in ["Version 0.", "Nothing leaves your device", "Firefox from", "Licences"] {
            site.reads("#about", words).await?;
        }
        site.shot("about").await?;
        site.press(Role::Button, "Close").await?;
        site.holds("return !document.querySelector('#about').matches(':popover-open')").await?;
        site.press(Role::Button, "About Damka").await?;
        site.client().back().await?;
        site.holds("return !document.querySelector('#menu').open").await?;
        site.choose("About Damka").await?;
        site.press(Role::Link, "Licences").await?;
        site.reads("h1", "Licences").await?;
        site.press(Role::Link, "Back to the game").await?;
        site.holds(READY).await
    })
}

#[test]
fn t097_there_are_no_cookies() -> Result<()> {
    visit(async |site| {
        site.open("").await?;
        site.holds(READY).await?;
        site.holds("return document.cookie === ''").await?;
        ensure!(site.client().get_all_cookies().await?.is_empty(), "there are cookies");
        Ok(())
    })
}

/// `cargo xtask bench` looks on for a minute.
#[test]
fn t108_no_frame_is_asked_for_while_nothing_changes() -> Result<()> {
    visit(async |site| {
        site.before_each_page(
            "window.frames_asked = 0;
            const ask = window.requestAnimationFrame.bind(window);
            window.requestAnimationFrame = then => (window.frames_asked++, ask(then))",
        );
        let board = friends(site).await?;
        board.play(&["11", "15"]).await?;
        site.script("return new Promise(done => setTimeout(done, 2000))").await?;
        site.holds("return window.frames_asked > 0").await?;
        site.script("window.frames_asked = 0").await?;
        site.script("return new Promise(done => setTimeout(done, 3000))").await?;
        site.holds("return window.frames_asked === 0 && document.getAnimations().length === 0").await
    })
}

#[test]
fn a_browser_that_is_too_old_is_told() -> Result<()> {
    visit(async |site| {
        site.before_each_page("delete HTMLElement.prototype.popover");
        site.open("").await?;
        site.reads("#too-old", "too old").await.map(drop)
    })
}

async fn friends(site: &Site) -> Result<Board<'_>> {
    site.open("").await?;
    site.two_play("American").await?;
    site.board(8, Below::Black).await
}
