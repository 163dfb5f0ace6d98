//! A game outlives the page, and a browser that keeps nothing does not stop it.

use anyhow::{Result, ensure};
use browser_tests::{Below, visit};

const BLOCK: &str = "Object.defineProperty(window, 'localStorage',
    { get() { throw new DOMException('blocked', 'SecurityError') } })";

#[test]
fn a_game_goes_on_after_the_page_is_loaded_again() -> Result<()> {
    visit(async |site| {
        site.open("").await?;
        site.two_play("Russian").await?;
        let board = site.board(8, Below::Black).await?;
        board.play(&["f6", "e5"]).await?;
        board.play(&["a3", "b4"]).await?;
        let (before, black) = (site.moves().await?, site.squares("black").await?);
        site.client().refresh().await?;
        site.reads("#bar-words", "Russian").await?;
        site.turn().await?;
        ensure!(site.moves().await? == before, "{before:?} became {:?}", site.moves().await?);
        ensure!(site.squares("black").await? == black, "the pieces stand elsewhere");
        site.reads("#bar-words", "Friend").await.map(drop)
    })
}

#[test]
fn a_game_can_be_played_where_nothing_is_kept() -> Result<()> {
    visit(async |site| {
        site.before_each_page(BLOCK);
        site.open("").await?;
        site.two_play("Russian").await?;
        let board = site.board(8, Below::Black).await?;
        board.play(&["f6", "e5"]).await?;
        site.turn().await?;
        ensure!(site.moves().await? == ["f6-e5"], "the move was not made: {:?}", site.moves().await?);
        Ok(())
    })
}
