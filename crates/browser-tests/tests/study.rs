//! The study page: a game is looked into there, and the game's page keeps its own.

use anyhow::{Result, ensure};
use browser_tests::{Below, Role, Site, visit};

const READY: &str = "return document.documentElement.dataset.ready === '1'";

#[test]
fn a_game_is_looked_into_and_stays_as_it_is() -> Result<()> {
    visit(async |site| {
        site.open("").await?;
        site.two_play("Russian").await?;
        follow(site, "Analyse", "Analysis", "Back to the game").await
    })
}

#[test]
fn a_game_is_looked_into_from_right_to_left() -> Result<()> {
    visit(async |site| {
        site.open("he/").await?;
        site.holds(READY).await?;
        site.script("document.querySelector('[data-menu]').click()").await?;
        site.script("document.querySelector('[data-action=\"friend\"]').click()").await?;
        site.script("document.querySelector('[data-menu]').click()").await?;
        site.script("document.querySelector('[data-action=\"variant-russian\"]').click()").await?;
        follow(site, "ניתוח", "ניתוח", "בחזרה למשחק").await
    })
}

/// From the game's page to the study page, a move there, and back again.
async fn follow(site: &Site, there: &str, section: &str, back: &str) -> Result<()> {
    let board = site.board(8, Below::Black).await?;
    board.play(&["f6", "g5"]).await?;
    board.play(&["c3", "b4"]).await?;
    let played = site.moves().await?;
    site.press(Role::Link, there).await?;
    site.holds(READY).await?;
    site.find(Role::Button, section).await?;
    site.reads(".game-name", "").await?;
    let board = site.board(8, Below::Black).await?;
    board.play(&["g7", "f6"]).await?;
    site.client().refresh().await?;
    site.holds(READY).await?;
    ensure!(site.moves().await?.len() == 3, "the page forgets: {:?}", site.moves().await?);
    site.script("document.querySelector('[data-menu]').click()").await?;
    site.press(Role::Link, back).await?;
    site.holds(READY).await?;
    ensure!(site.moves().await? == played, "the game was changed: {:?}", site.moves().await?);
    Ok(())
}
