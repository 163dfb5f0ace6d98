//! A whole game of Russian draughts against the computer, chosen through ☰ and played on the canvas.

use anyhow::{Result, ensure};
use browser_tests::{Below, Chance, visit};

/// The site's own draw rule ends every game before that.
const MOVES: usize = 1000;

#[test]
fn russian_is_played_to_its_end_against_the_computer() -> Result<()> {
    visit(async |site| {
        // Nothing slides, so that the game does not take minutes.
        site.prefer(&[("prefers-reduced-motion", "reduce")]).await?;
        site.open("").await?;
        site.choose("Computer, easy").await?;
        site.choose("Russian").await?;
        site.reads("#bar-words", "Russian").await?;
        let board = site.board(8, Below::Black).await?;
        let result = board.play_out(&mut Chance::new(2), MOVES).await?;
        let expected = ["you win", "White wins", "Draw"];
        ensure!(expected.iter().any(|words| result.contains(words)), "the result line says “{result}”");
        let moves = site.moves().await?.len();
        ensure!(moves > 10, "after {moves} moves already: {result}");
        ensure!(site.squares("can-move").await?.is_empty(), "a piece may be moved after the end");
        site.shot("russian-result").await
    })
}
