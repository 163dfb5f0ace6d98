//! Rules of one's own: composed, played, kept and passed on, in English and from right to left.

use anyhow::{Result, ensure};
use browser_tests::{Below, Role, Site, visit};

const READY: &str = "return document.documentElement.dataset.ready === '1'";

#[test]
fn a_losing_game_on_ten_rows_is_composed_played_kept_and_passed_on() -> Result<()> {
    visit(async |site| compose(site, "analysis/", "Rules", "Give it away").await)
}

#[test]
fn rules_are_composed_from_right_to_left() -> Result<()> {
    visit(async |site| compose(site, "he/analysis/", "כללים", "הפוכה").await)
}

/// From International to a losing game that Black begins; its link brings the same rules to a guest.
async fn compose(site: &Site, page: &str, section: &str, name: &str) -> Result<()> {
    site.open(page).await?;
    site.holds(READY).await?;
    site.press(Role::Button, section).await?;
    for action in ["own-start-international", "own-goal-losing", "own-first-black"] {
        choose(site, action).await?;
    }
    type_name(site, name).await?;
    choose(site, "own-save").await?;
    choose(site, "own-play-computer-easy").await?;
    let board = site.board(10, Below::Black).await?;
    board.play(&["20", "25"]).await?;
    site.holds("return document.querySelectorAll('#moves [data-action]').length >= 2").await?;
    site.client().refresh().await?;
    site.holds(READY).await?;
    site.press(Role::Button, section).await?;
    for chosen in ["own-goal-losing", "own-first-black", "own-board-10x10x4"] {
        site.holds(&format!("return document.querySelector('[data-action=\"{chosen}\"]').checked")).await?;
    }
    site.reads(".variant", name).await?;
    site.shuts_nobody_out("rules of one's own").await?;
    ensure!(site.moves().await?.len() >= 2, "the game is kept");
    Ok(())
}

async fn choose(site: &Site, action: &str) -> Result<()> {
    site.script(&format!("document.querySelector('[data-action=\"{action}\"]').click()")).await.map(drop)
}

async fn type_name(site: &Site, name: &str) -> Result<()> {
    let field = "const field = document.querySelector('[data-input=\"own-name\"]')";
    let typed = format!(
        "{field}; field.value = '{name}'; field.dispatchEvent(new Event('input', {{ bubbles: true }}))"
    );
    site.script(&typed).await.map(drop)
}
