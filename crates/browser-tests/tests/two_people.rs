//! A whole game of International draughts between two people on one screen.

use anyhow::{Result, ensure};
use browser_tests::{Below, Chance, visit};

/// The official draw rules end every game before that.
const MOVES: usize = 1500;

#[test]
fn international_is_played_to_its_end_by_two_people() -> Result<()> {
    visit(async |site| {
        site.prefer(&[("prefers-reduced-motion", "reduce")]).await?;
        site.open("").await?;
        site.two_play("International").await?;
        let board = site.board(10, Below::White).await?;
        ensure!(site.squares("white").await?.len() == 20, "White has twenty men");
        let result = board.play_out(&mut Chance::new(5), MOVES).await?;
        let expected = ["White wins", "Black wins", "Draw"];
        ensure!(expected.iter().any(|words| result.contains(words)), "the result line says “{result}”");
        site.shot("international-result").await
    })
}
