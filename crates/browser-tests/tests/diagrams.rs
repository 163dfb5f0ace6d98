//! The pictures of the rules pages: seen by anyone, and alive for those who try them.

use anyhow::{Result, ensure};
use browser_tests::{Scheme, Screen, Site, visit};

/// Opens a page and scrolls to the first picture of an article, until it is alive.
async fn open(site: &Site, page: &str, article: &str) -> Result<()> {
    site.open(page).await?;
    site.script(&format!("window.picture = document.querySelector('[data-article={article}] figure'); picture.scrollIntoView({{ block: 'center' }})")).await?;
    site.holds("return picture.dataset.alive === 'true'").await
}

/// Presses a square of that picture by its name, as keyboards and screen readers do.
async fn press(site: &Site, square: &str) -> Result<()> {
    let script = format!(
        "[...picture.querySelectorAll('[data-square]')].find(cell => cell.ariaLabel.split(',')[0] === '{square}').click()"
    );
    site.script(&script).await.map(drop)
}

async fn button(site: &Site, name: &str) -> Result<()> {
    let script = format!(
        "[...picture.querySelectorAll('[data-do]')].find(button => button.textContent === '{name}').click()"
    );
    site.script(&script).await.map(drop)
}

async fn answers(site: &Site, words: &str) -> Result<()> {
    site.holds(&format!("return picture.querySelector('[role=status]').textContent.includes('{words}')"))
        .await
}

#[test]
fn the_reader_tries_a_move_and_is_told_why_it_is_wrong() -> Result<()> {
    visit(async |site| {
        open(site, "rules/russian/", "duty").await?;
        button(site, "Try it yourself").await?;
        press(site, "g3").await?;
        answers(site, "You must capture").await?;
        press(site, "c3").await?;
        press(site, "e5").await?;
        answers(site, "Right").await?;
        site.holds("return picture.querySelectorAll('use').length === 3").await
    })
}

#[test]
fn the_turkish_strike_says_that_no_piece_is_jumped_twice() -> Result<()> {
    visit(async |site| {
        open(site, "de/regeln/international/", "lift").await?;
        let names = site.script("return picture.dataset.way").await?;
        let way: Vec<&str> = names.as_str().unwrap_or_default().split(' ').collect();
        ensure!(way.len() == 3, "it takes two pieces: {way:?}");
        press(site, way[0]).await?;
        press(site, way[1]).await?;
        let beyond = "return picture.querySelector('.diagram-no bdi').textContent.split('–').pop()";
        let beyond = site.script(beyond).await?;
        press(site, beyond.as_str().unwrap_or_default()).await?;
        answers(site, "nicht zweimal").await?;
        press(site, way[2]).await?;
        answers(site, "Richtig").await
    })
}

#[test]
fn steps_and_a_replay_show_the_whole_move() -> Result<()> {
    visit(async |site| {
        open(site, "rules/american/", "finish").await?;
        let pieces = "return picture.querySelectorAll('use').length";
        ensure!(site.script(pieces).await? == 4, "the board and three pieces");
        button(site, "Step").await?;
        site.holds("return picture.querySelectorAll('use').length === 3").await?;
        button(site, "Show again").await?;
        site.holds("return picture.querySelectorAll('use').length === 4").await?;
        site.holds("return picture.querySelectorAll('use').length === 2").await
    })
}

#[test]
fn arrow_keys_walk_over_the_squares() -> Result<()> {
    visit(async |site| {
        open(site, "rules/russian/", "man-moves").await?;
        button(site, "Try it yourself").await?;
        let here = "return document.activeElement.ariaLabel.split(',')[0]";
        ensure!(site.script(here).await? == "c3", "the piece that moves has the focus");
        site.keys("\u{e013}").await?;
        let there = site.script(here).await?;
        ensure!(there == "d4", "a row up from c3 is {there}");
        Ok(())
    })
}

#[test]
fn axe_finds_nothing_on_pages_whose_pictures_are_alive() -> Result<()> {
    visit(async |site| {
        for page in ["rules/italian/", "he/rules/russian/"] {
            for scheme in [Scheme::Light, Scheme::Dark] {
                site.prefer(&[("prefers-color-scheme", scheme.word())]).await?;
                open(site, page, "lift").await?;
                site.shuts_nobody_out(&format!("{page} {}", scheme.word())).await?;
            }
        }
        Ok(())
    })
}

#[test]
fn pictures_fit_the_smallest_screen_and_move_nothing_when_they_come_alive() -> Result<()> {
    visit(async |site| {
        site.look_on(&Screen { width: 320, height: 568, ..Screen::PHONE }).await?;
        site.open("he/rules/international/").await?;
        let height = "return document.documentElement.scrollHeight";
        let before = site.script(height).await?;
        open(site, "he/rules/international/", "crown").await?;
        ensure!(site.script(height).await? == before, "the page became longer");
        let wide = site.script("return document.documentElement.scrollWidth").await?;
        ensure!(wide.as_u64().is_some_and(|wide| wide <= 320), "the page is {wide} wide");
        Ok(())
    })
}
