//! The rules pages: read by anyone, and a step away from the game that they tell of.

use anyhow::{Result, ensure};
use browser_tests::{Role, Scheme, Screen, Site, visit};

async fn open(site: &Site, page: &str, scheme: Scheme) -> Result<()> {
    site.prefer(&[("prefers-color-scheme", scheme.word())]).await?;
    site.open(page).await
}

#[test]
fn a_rules_page_begins_its_game() -> Result<()> {
    visit(async |site| {
        site.open("rules/italian/").await?;
        site.press(Role::Link, "Play now for free").await?;
        site.reads(".game-name", "Italian").await?;
        let address = site.script("return location.search").await?;
        ensure!(address == "", "loading the page again would begin once more: {address}");
        Ok(())
    })
}

#[test]
fn the_game_leads_to_the_rules_pages_and_they_to_each_other() -> Result<()> {
    visit(async |site| {
        site.open("de/").await?;
        site.press(Role::Button, "Menü").await?;
        let name = site.script("return document.querySelector('#menu a[href*=regeln]').textContent").await?;
        site.press(Role::Link, name.as_str().unwrap_or_default()).await?;
        site.reads("h1", "Dame").await?;
        site.press(Role::Link, "Polski").await?;
        ensure!(
            site.script("return document.documentElement.lang").await? == "pl",
            "the switch leads elsewhere"
        );
        Ok(())
    })
}

#[test]
fn who_reads_of_house_rules_can_put_rules_together() -> Result<()> {
    visit(async |site| {
        site.open("de/regeln/ohne-schlagzwang/").await?;
        site.press(Role::Link, "Regeln zusammenstellen").await?;
        site.reads("#study h2", "Ausgehen von").await.map(drop)
    })
}

#[test]
fn t086_axe_finds_nothing_on_rules_pages() -> Result<()> {
    visit(async |site| {
        for page in
            ["rules/", "rules/no-forced-capture/", "rules/russian/", "he/rules/russian/", "how-to-play/"]
        {
            for scheme in [Scheme::Light, Scheme::Dark] {
                open(site, page, scheme).await?;
                site.shuts_nobody_out(&format!("{page} {}", scheme.word())).await?;
            }
        }
        Ok(())
    })
}

#[test]
fn nothing_sticks_out_on_the_smallest_screen() -> Result<()> {
    visit(async |site| {
        site.look_on(&Screen { width: 320, height: 568, ..Screen::PHONE }).await?;
        for page in ["rules/", "de/regeln/tschechisch/", "he/rules/italian/", "de/spielanleitung/"] {
            site.open(page).await?;
            let wide = site.script("return document.documentElement.scrollWidth").await?;
            ensure!(wide.as_u64().is_some_and(|wide| wide <= 320), "{page} is {wide} wide");
        }
        Ok(())
    })
}

/// Hosts send one page for whatever is missing, however deep: it has no address of its own.
#[test]
fn from_a_page_that_is_missing_all_languages_are_reached() -> Result<()> {
    visit(async |site| {
        for missing in ["nothing", "rules/nothing/at/all", "de/regeln/nichts/"] {
            site.open(missing).await?;
            site.reads("h1", "This page does not exist").await?;
            let found =
                "return [...document.links].every(link => link.href.startsWith(origin + '/some/where/'))
                && document.querySelector('a[hreflang=de]').href.endsWith('/some/where/de/index.html')";
            site.holds(found).await?;
            site.complains("404").await?;
        }
        site.press(Role::Link, "Все правила").await?;
        site.reads("h1", "шаш").await.map(drop)
    })
}
