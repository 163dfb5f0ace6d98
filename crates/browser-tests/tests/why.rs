//! Why something is not allowed: marks, one line, and a way to the rule.

use anyhow::{Context, Result, ensure};
use browser_tests::{Below, Pointer, Role, Screen, Site, visit};

const SMALL: Screen = Screen { name: "small", width: 320, height: 568, density: 2.0, fingers: 5 };
const NAMED: &str = "document.querySelector('.rule[aria-current=true]')";

/// Black must capture with 15.
async fn duty(site: &Site) -> Result<()> {
    site.open("").await?;
    site.choose("Friend on the same screen").await?;
    play(site).await
}

async fn play(site: &Site) -> Result<()> {
    let board = site.board(8, Below::Black).await?;
    board.play(&["11", "15"]).await?;
    board.play(&["22", "18"]).await?;
    site.turn().await.map(drop)
}

/// The rule that was asked for can be read without scrolling.
async fn rule_is_seen(site: &Site, part: &str) -> Result<()> {
    site.holds(&format!(
        "const rule = {NAMED}; if (!rule || !document.querySelector('#menu').open) return false;
         const place = rule.getBoundingClientRect();
         return rule.innerText.includes('{part}') && place.top >= 0 && place.bottom <= innerHeight"
    ))
    .await
}

#[test]
fn t031_a_refused_tap_leads_to_the_rule_and_back_to_the_same_game() -> Result<()> {
    visit(async |site| {
        site.look_on(&SMALL).await?;
        duty(site).await?;
        let board = site.board(8, Below::Black).await?;
        ensure!(site.squares("must-capture").await? == ["15"], "the piece that must capture is not marked");
        site.shot("why-first-duty").await?;
        board.tap(Pointer::Finger, "9").await?;
        site.reads("#turn", "You must capture: the marked piece can.").await?;
        site.shot("why-refused").await?;
        site.press(Role::Button, "Why?").await?;
        rule_is_seen(site, "If you can capture, you must.").await?;
        site.shot("why-rules").await?;
        site.client().back().await?;
        site.holds("return !document.querySelector('#menu').open && history.state === null").await?;
        site.reads("#turn", "You must capture").await?;
        ensure!(site.moves().await? == ["11-15", "22-18"], "reading the rules changed the game");
        Ok(())
    })
}

#[test]
fn t031_the_house_rule_starts_a_game_that_can_be_taken_back() -> Result<()> {
    visit(async |site| {
        duty(site).await?;
        site.board(8, Below::Black).await?.tap(Pointer::Mouse, "9").await?;
        site.press(Role::Button, "New game without forced capture").await?;
        site.reads("#bar-words", "no forced capture").await?;
        site.press(Role::Button, "Put the old game back").await?;
        site.turn().await?;
        ensure!(site.moves().await? == ["11-15", "22-18"], "the old game is gone");
        Ok(())
    })
}

#[test]
fn t001_the_name_in_the_bar_opens_the_rule_of_kings() -> Result<()> {
    visit(async |site| {
        site.look_on(&SMALL).await?;
        site.open("").await?;
        site.choose("International").await?;
        let name = site.find(Role::Button, "International draughts Flying kings").await?;
        name.click().await?;
        rule_is_seen(site, "A king flies").await?;
        site.shot("why-kings").await
    })
}

#[test]
fn t033_the_first_duty_is_explained_once_on_a_device() -> Result<()> {
    visit(async |site| {
        duty(site).await?;
        site.reads("#notice", "if you can capture, you must").await?;
        site.press(Role::Button, "Close").await?;
        site.open("").await?;
        site.choose("New game").await?;
        play(site).await?;
        ensure!(!site.text("#notice").await?.contains("if you can capture"), "it is explained again");
        Ok(())
    })
}

/// The longest line of all, with both of its ways on, on the smallest screen.
#[test]
fn a_refusal_fits_below_the_board_in_every_language() -> Result<()> {
    visit(async |site| {
        site.look_on(&SMALL).await?;
        for page in site.languages().await? {
            site.open(&page).await?;
            site.holds("return document.documentElement.dataset.ready === '1'").await?;
            for action in ["variant-russian", "friend", "new-game"] {
                site.script(&format!("document.querySelector('[data-action=\"{action}\"]').click()")).await?;
            }
            let board = site.board(8, Below::Black).await?;
            for way in [["d6", "c5"], ["c3", "b4"], ["f6", "g5"], ["b4", "d6"]] {
                board.play(&way).await?;
            }
            site.turn().await?;
            board.tap(Pointer::Finger, "b6").await?;
            site.shot(&format!("why-refused-{}", page.trim_end_matches('/'))).await?;
            site.holds(
                "const turn = document.querySelector('#turn'), line = turn.querySelector('.line');
                 return line.querySelectorAll('.link').length === 2
                     && line.getBoundingClientRect().height <= turn.clientHeight",
            )
            .await
            .with_context(|| format!("in {page:?}"))?;
        }
        Ok(())
    })
}
