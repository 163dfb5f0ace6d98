//! The ☰ sheet is closed by everything that people try.

use anyhow::Result;
use browser_tests::{Role, Site, visit};

const OPEN: &str = "return document.querySelector('#menu').open";
const CLOSED: &str = "return !document.querySelector('#menu').open && history.state === null";

#[test]
fn back_escape_the_cross_and_a_tap_outside_close_the_sheet() -> Result<()> {
    visit(async |site| {
        site.open("").await?;
        open(site).await?;
        site.client().back().await?;
        site.holds(CLOSED).await?;
        open(site).await?;
        site.keys("\u{e00c}").await?;
        site.holds(CLOSED).await?;
        open(site).await?;
        site.press(Role::Button, "Close the menu").await?;
        site.holds(CLOSED).await?;
        open(site).await?;
        site.script("document.elementFromPoint(innerWidth - 9, innerHeight / 2).click()").await?;
        site.holds(CLOSED).await?;
        site.holds("return document.documentElement.dataset.ready === '1'").await
    })
}

#[test]
fn any_variant_is_two_presses_away() -> Result<()> {
    visit(async |site| {
        site.open("").await?;
        for variant in
            ["Russian", "Brazilian", "Spanish", "Italian", "Czech", "Pool", "International", "American"]
        {
            site.choose(variant).await?;
            site.reads("#bar-words", variant).await?;
            site.holds(CLOSED).await?;
        }
        Ok(())
    })
}

async fn open(site: &Site) -> Result<()> {
    site.press(Role::Button, "Menu").await?;
    site.holds(OPEN).await
}
