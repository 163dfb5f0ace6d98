//! What goes with a game, in a real browser: a side, a clock that runs and outlives the page, hints
//! of the real computer, an offer that it declines, a rematch.

use anyhow::{Result, ensure};
use browser_tests::{Below, Role, visit};

#[test]
fn t050_the_computer_gives_a_hint_and_an_arrow_shows_it() -> Result<()> {
    visit(async |site| {
        site.prefer(&[("prefers-reduced-motion", "reduce")]).await?;
        site.open("").await?;
        site.turn().await?;
        site.press(Role::Button, "Hint").await?;
        site.reads("#turn", "Hint: ").await?;
        let (from, to) = (site.squares("hint-from").await?, site.squares("hint-to").await?);
        ensure!(from.len() == 1 && to.len() == 1, "from {from:?} to {to:?}");
        site.reads("#players", "Hints: 1").await?;
        site.shot("hint").await?;
        let board = site.board(8, Below::Black).await?;
        board.play(&[&from[0], &to[0]]).await?;
        let (hint, moves) = (format!("{}-{}", from[0], to[0]), site.moves().await?);
        ensure!(moves.first() == Some(&hint), "{hint} is a legal move: {moves:?}");
        Ok(())
    })
}

#[test]
fn t111_a_clock_runs_for_the_side_to_move_and_outlives_the_page() -> Result<()> {
    visit(async |site| {
        site.open("").await?;
        site.press(Role::Button, "Menu").await?;
        site.press(Role::Button, "5 min").await?;
        // With the light pieces the computer begins at once, and a clock then counts from the next game on.
        site.press(Role::Button, "Light").await?;
        site.shot("options").await?;
        site.press(Role::Button, "Close the menu").await?;
        // The dark pieces begin: it is the computer's move.
        site.turn().await?;
        ensure!(site.moves().await?.len() == 1, "the computer begins: {:?}", site.moves().await?);
        site.reads(".time[data-turn='true']", "4:5").await?;
        site.shot("clock").await?;
        site.client().refresh().await?;
        site.turn().await?;
        site.reads(".time[data-turn='true']", "4:5").await?;
        site.holds("return document.querySelectorAll('.time').length === 2").await
    })
}

#[test]
fn t057_the_computer_does_not_agree_to_a_draw_at_once_and_giving_up_asks_nothing() -> Result<()> {
    visit(async |site| {
        site.open("").await?;
        let board = site.board(8, Below::Black).await?;
        board.play(&["11", "15"]).await?;
        site.turn().await?;
        site.script("document.querySelector('[data-action=\"offer-draw\"]').click()").await?;
        site.reads("#notice", "declines").await?;
        site.script("document.querySelector('[data-action=\"resign\"]').click()").await?;
        site.reads("#turn", "You have resigned").await?;
        site.press(Role::Button, "Rematch").await?;
        site.turn().await?;
        ensure!(site.moves().await?.len() == 1, "the computer has the dark pieces now");
        Ok(())
    })
}
