//! A capture of three pieces can be entered in every way that people know.

use anyhow::{Result, ensure};
use browser_tests::{Below, Board, Pointer, Site, visit};

/// From the start of Russian draughts, Black first: White then takes three with e3.
const BEFORE: [[&str; 2]; 5] = [["f6", "e5"], ["a3", "b4"], ["e7", "f6"], ["b2", "a3"], ["e5", "d4"]];
const HOPS: [&str; 4] = ["e3", "c5", "e7", "g5"];

#[test]
fn t041_by_tapping_the_piece_and_the_end() -> Result<()> {
    enter(async |_, board| board.play(&["e3", "g5"]).await)
}

#[test]
fn t016_t041_by_tapping_every_hop() -> Result<()> {
    enter(async |_, board| board.play(&HOPS).await)
}

#[test]
fn t036_by_tapping_nothing_but_the_end() -> Result<()> {
    enter(async |_, board| board.play(&["g5"]).await)
}

#[test]
fn t036_by_dragging_the_piece_to_the_end() -> Result<()> {
    enter(async |_, board| board.drag(Pointer::Mouse, &["e3", "g5"]).await)
}

#[test]
fn t036_by_dragging_the_piece_over_every_hop_with_a_finger() -> Result<()> {
    enter(async |_, board| board.drag(Pointer::Finger, &HOPS).await)
}

#[test]
fn t036_by_dragging_to_the_first_hop_and_tapping_on() -> Result<()> {
    enter(async |_, board| {
        board.drag(Pointer::Mouse, &["e3", "c5"]).await?;
        board.tap(Pointer::Mouse, "e7").await?;
        board.tap(Pointer::Mouse, "g5").await
    })
}

#[test]
fn t039_by_keys() -> Result<()> {
    enter(async |site, _| {
        for square in ["e3", "g5"] {
            go_to(site, square).await?;
            site.keys("\u{e007}").await?;
        }
        Ok(())
    })
}

fn enter(way: impl AsyncFnOnce(&Site, &Board<'_>) -> Result<()>) -> Result<()> {
    visit(async |site| {
        site.open("").await?;
        site.two_play("Russian").await?;
        let board = site.board(8, Below::Black).await?;
        for squares in &BEFORE {
            board.play(squares).await?;
        }
        site.turn().await?;
        way(site, &board).await?;
        site.turn().await?;
        let moves = site.moves().await?;
        ensure!(moves.last().is_some_and(|last| last == "e3:g5"), "the moves are {moves:?}");
        ensure!(site.squares("black").await?.len() == 9, "three black pieces are gone");
        Ok(())
    })
}

/// Moves the keyboard's cursor to a square by arrows. The board is turned: a1 is at the upper right.
async fn go_to(site: &Site, square: &str) -> Result<()> {
    site.script("document.querySelector('#squares [tabindex=\"0\"]').focus()").await?;
    for _ in 0..20 {
        let at = site.script("return document.activeElement.dataset.name").await?;
        let at = at.as_str().unwrap_or_default();
        if at == square {
            return Ok(());
        }
        site.keys(towards(at, square)).await?;
    }
    ensure!(false, "the arrows do not lead to {square}");
    Ok(())
}

/// The key for the next step: first to the row, then along it.
fn towards(at: &str, square: &str) -> &'static str {
    let place = |name: &str| {
        let mut letters = name.chars();
        (letters.next(), letters.next())
    };
    let ((file, rank), (to_file, to_rank)) = (place(at), place(square));
    match (rank.cmp(&to_rank), file.cmp(&to_file)) {
        (std::cmp::Ordering::Less, _) => "\u{e015}",
        (std::cmp::Ordering::Greater, _) => "\u{e013}",
        (_, std::cmp::Ordering::Less) => "\u{e012}",
        _ => "\u{e014}",
    }
}
