//! A whole game of International draughts between two people on one screen.

use anyhow::{Context, Result, ensure};
use browser_tests::{Below, Chance, visit};

/// The official draw rules end every game before that.
const MOVES: usize = 1500;

#[test]
fn international_is_played_to_its_end_by_two_people() -> Result<()> {
    visit(async |site| {
        site.prefer(&[("prefers-reduced-motion", "reduce")]).await?;
        site.open("").await?;
        site.choose("Friend on the same screen").await?;
        site.choose("International").await?;
        let board = site.board(10, Below::White).await?;
        ensure!(site.squares("white").await?.len() == 20, "White has twenty men");
        let mut chance = Chance::new(5);
        let mut result = None;
        for _ in 0..MOVES {
            result = board.play_any(&mut chance).await?;
            if result.is_some() {
                break;
            }
        }
        let result = result.context("the game never ends")?;
        let expected = ["White wins", "Black wins", "Draw"];
        ensure!(expected.iter().any(|words| result.contains(words)), "the result line says “{result}”");
        site.shot("international-result").await
    })
}
