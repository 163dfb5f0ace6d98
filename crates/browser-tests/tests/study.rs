//! The study page: a game is looked into there, and the game's page keeps its own.

use anyhow::{Result, ensure};
use browser_tests::{Below, Pointer, Role, Site, visit};

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
    site.holds("return document.querySelectorAll('.variations .move').length === 3").await?;
    site.script("document.querySelector('[data-menu]').click()").await?;
    site.press(Role::Link, back).await?;
    site.holds(READY).await?;
    ensure!(site.moves().await? == played, "the game was changed: {:?}", site.moves().await?);
    Ok(())
}

#[test]
fn the_engine_shows_lines_and_finds_mistakes() -> Result<()> {
    visit(async |site| look_into(site, "", ["Engine", "Find mistakes"], ["Depth", "Mistakes found"]).await)
}

#[test]
fn the_engine_shows_lines_and_finds_mistakes_from_right_to_left() -> Result<()> {
    visit(async |site| look_into(site, "he/", ["מחשב", "חיפוש טעויות"], ["עומק", "טעויות שנמצאו"]).await)
}

/// Moves on the study page itself, then the engine, one of its lines, and a review of the game.
async fn look_into(site: &Site, page: &str, buttons: [&str; 2], words: [&str; 2]) -> Result<()> {
    site.open(&format!("{page}analysis/")).await?;
    site.holds(READY).await?;
    site.script("document.querySelector('[data-menu]').click()").await?;
    site.script("document.querySelector('[data-action=\"variant-russian\"]').click()").await?;
    let board = site.board(8, Below::Black).await?;
    board.play(&["f6", "g5"]).await?;
    board.play(&["c3", "b4"]).await?;
    site.press(Role::Switch, buttons[0]).await?;
    site.reads("#study", words[0]).await?;
    site.script("document.querySelector('[data-action=\"line-1\"]').click()").await?;
    site.holds("return document.querySelectorAll('.variations .move').length > 2").await?;
    site.press(Role::Switch, buttons[0]).await?;
    site.press(Role::Button, buttons[1]).await?;
    site.holds(&format!(
        "return [...document.querySelectorAll('#study [role=status]')]
            .some(said => said.textContent.includes('{}'))",
        words[1]
    ))
    .await?;
    site.holds("return document.querySelector('.curve') !== null").await?;
    site.script("document.activeElement.blur()").await?;
    site.keys("\u{e011}").await?;
    site.holds("return document.querySelector('.variations [aria-current=true]') === null").await?;
    site.shuts_nobody_out("a game was looked into").await
}

#[test]
fn t114_a_position_is_set_up_and_played_on() -> Result<()> {
    visit(async |site| {
        set_up(site, "", ["Position", "Clear the board", "White man", "Friend on the same screen"]).await
    })
}

#[test]
fn a_position_is_set_up_from_right_to_left() -> Result<()> {
    visit(async |site| set_up(site, "he/", ["עמדה", "ריקון הלוח", "חייל לבן", "שניים על אותו מסך"]).await)
}

/// An empty board is refused with the reason; two pieces on it make a game.
async fn set_up(site: &Site, page: &str, buttons: [&str; 4]) -> Result<()> {
    let [position, clear, man, friend] = buttons;
    site.open(&format!("{page}analysis/")).await?;
    site.holds(READY).await?;
    site.press(Role::Button, position).await?;
    site.press(Role::Button, clear).await?;
    site.holds("return document.querySelector('[data-action=\"setup-analyse\"]').ariaDisabled === 'true'")
        .await?;
    site.shuts_nobody_out("a position is refused").await?;
    site.press(Role::Button, man).await?;
    let board = site.board(8, Below::Black).await?;
    board.tap(Pointer::Mouse, "14").await?;
    site.script("document.querySelector('[data-action=\"brush-black-king\"]').click()").await?;
    board.tap(Pointer::Mouse, "5").await?;
    site.holds("return ['white man', 'black king'].every(piece => document.querySelectorAll(`[data-state=\"${piece}\"]`).length === 1)").await?;
    site.holds("return /^[WB]:W.+:BK.+/.test(document.querySelector('[data-input=fen]').value)").await?;
    site.shuts_nobody_out("a position is set up").await?;
    site.press(Role::Button, friend).await?;
    site.holds(
        "return document.querySelectorAll('[data-state~=\"white\"], [data-state~=\"black\"]').length === 2",
    )
    .await
}
