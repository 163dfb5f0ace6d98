//! Rules of one's own: composed, played, kept and passed on, in English and from right to left.

use std::cell::RefCell;

use anyhow::{Context, Result, ensure};
use browser_tests::{Below, Role, Scheme, Screen, Site, visit};

const READY: &str = "return document.documentElement.dataset.ready === '1'";

/// A losing game on the large board that Black begins.
const CHOSEN: [&str; 3] = ["own-board-10x10x4", "own-goal-losing", "own-first-black"];

#[test]
fn a_losing_game_on_ten_rows_is_composed_played_kept_and_passed_on() -> Result<()> {
    let link = composed("analysis/", "Rules", "Give it away")?;
    opened("he/analysis/", &link, "Give it away")
}

#[test]
fn rules_are_composed_and_passed_on_from_right_to_left() -> Result<()> {
    let link = composed("he/analysis/", "כללים", "הפוכה")?;
    opened("analysis/", &link, "הפוכה")
}

#[test]
fn what_does_not_go_together_is_refused_until_it_does() -> Result<()> {
    visit(async |site| {
        begin(site, "analysis/", "Rules").await?;
        choose(site, "own-start-russian").await?;
        choose(site, "own-king-reach-short").await?;
        site.reads("#study [role=alert]", "flying kings only").await?;
        site.holds(&is_chosen("own-king-reach-short")).await?;
        choose(site, "own-king-landing-free").await?;
        site.holds("return !document.querySelector('#study [role=alert]')").await
    })
}

#[test]
fn the_computer_plays_on_the_largest_board() -> Result<()> {
    visit(async |site| {
        begin(site, "analysis/", "Rules").await?;
        choose(site, "own-start-canadian").await?;
        choose(site, "own-play-computer-easy").await?;
        let board = site.board(12, Below::White).await?;
        board.play(&["43", "37"]).await?;
        site.holds("return document.querySelectorAll('#moves [data-action]').length === 2").await
    })
}

/// On a phone: composes the rules, keeps and plays them, loads the page again; gives the link.
fn composed(page: &str, section: &str, name: &str) -> Result<String> {
    let link = RefCell::default();
    visit(async |site| {
        site.look_on(&Screen::PHONE).await?;
        begin(site, page, section).await?;
        choose(site, "own-start-international").await?;
        for action in CHOSEN {
            choose(site, action).await?;
        }
        type_name(site, name).await?;
        choose(site, "own-save").await?;
        link.replace(copied(site).await?);
        play(site).await?;
        site.client().refresh().await?;
        site.holds(READY).await?;
        site.press(Role::Button, section).await?;
        shows(site, name).await?;
        site.find(Role::Button, name).await?;
        ensure!(site.moves().await?.len() >= 2, "the game is kept");
        suits_everybody(site).await
    })?;
    Ok(link.into_inner())
}

async fn play(site: &Site) -> Result<()> {
    choose(site, "own-play-computer-easy").await?;
    let board = site.board(10, Below::Black).await?;
    board.play(&["20", "25"]).await?;
    site.holds("return document.querySelectorAll('#moves [data-action]').length >= 2").await
}

/// In a browser that was never here, and another language.
fn opened(page: &str, link: &str, name: &str) -> Result<()> {
    visit(async |site| {
        site.open(&format!("{page}#{link}")).await?;
        site.holds(READY).await?;
        shows(site, name).await
    })
}

async fn begin(site: &Site, page: &str, section: &str) -> Result<()> {
    site.open(page).await?;
    site.holds(READY).await?;
    site.press(Role::Button, section).await
}

async fn shows(site: &Site, name: &str) -> Result<()> {
    for action in CHOSEN {
        site.holds(&is_chosen(action)).await?;
    }
    site.holds(&format!("return {NAME}.value === '{name}'")).await
}

/// Nothing is wider than the screen, in light, dark and forced colours nobody is shut out.
async fn suits_everybody(site: &Site) -> Result<()> {
    let wide = site.script("return document.documentElement.scrollWidth").await?;
    ensure!(wide == Screen::PHONE.width, "{wide} wide");
    for scheme in [Scheme::Light, Scheme::Dark] {
        site.paint(scheme).await?;
        site.shuts_nobody_out("rules of one's own").await?;
    }
    Ok(())
}

fn is_chosen(action: &str) -> String {
    format!("return document.querySelector('[data-action=\"{action}\"]').checked")
}

async fn choose(site: &Site, action: &str) -> Result<()> {
    site.script(&format!("document.querySelector('[data-action=\"{action}\"]').click()")).await.map(drop)
}

const NAME: &str = "document.querySelector('[data-input=own-name]')";

async fn type_name(site: &Site, name: &str) -> Result<()> {
    site.script(&format!("{NAME}.focus()")).await?;
    site.keys(name).await
}

/// The fragment of the link that is copied.
async fn copied(site: &Site) -> Result<String> {
    let listen = "Object.defineProperty(navigator, 'clipboard', { value: {
        writeText: text => { window.copied = text; return Promise.resolve(); } } })";
    site.script(listen).await?;
    choose(site, "own-copy").await?;
    site.holds("return !!window.copied").await?;
    let link = site.script("return window.copied").await?;
    let fragment = link.as_str().and_then(|link| link.split_once('#')).context("no link")?.1;
    Ok(fragment.to_owned())
}
