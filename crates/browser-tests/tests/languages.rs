//! Every language has its own page, and whoever speaks another one lands on a page all the same.

use anyhow::{Result, ensure};
use browser_tests::{Below, Role, Site, visit};

const READY: &str = "return document.documentElement.dataset.ready === '1'";

#[test]
fn t007_a_dutch_guest_finds_the_dutch_game_first() -> Result<()> {
    visit(async |site| {
        site.open("").await?;
        site.speak("nl-BE,en").await?;
        // What was kept for the guest before is not to count.
        site.script("localStorage.clear()").await?;
        site.open("").await?;
        site.reads("#bar-words", "International draughts").await?;
        site.choose("American").await?;
        site.reads("#bar-words", "American checkers").await?;
        site.client().refresh().await?;
        site.reads("#bar-words", "American checkers").await.map(drop)
    })
}

#[test]
fn t091_any_list_of_languages_lands_on_a_page_and_the_address_decides() -> Result<()> {
    visit(async |site| {
        site.open("").await?;
        for languages in ["pt-PT", "zh-Hant,zh", "xx", "ja,ko", "de,en"] {
            site.speak(languages).await?;
            for (page, language) in [("", "en"), ("de/", "de"), ("fr/", "fr")] {
                site.open(page).await?;
                site.holds(READY).await?;
                ensure!(lang(site).await? == language, "{languages:?} changed the language of {page:?}");
            }
        }
        Ok(())
    })
}

#[test]
fn t090_t092_t093_each_language_names_itself_and_leads_to_the_same_page() -> Result<()> {
    visit(async |site| {
        site.open("pl/").await?;
        let path = site.script("return location.pathname").await?;
        let root = path.as_str().and_then(|path| path.strip_suffix("pl/")).unwrap_or_default().to_owned();
        let names = [("Menu", "Deutsch", "de"), ("Menü", "Français", "fr"), ("Menu", "English", "en")];
        for (menu, name, language) in names {
            site.press(Role::Button, menu).await?;
            site.press(Role::Link, name).await?;
            site.holds(&format!("return document.documentElement.lang === '{language}'")).await?;
            site.holds(READY).await?;
            let path = site.script("return location.pathname").await?;
            let path = path.as_str().unwrap_or_default();
            let own = if language == "en" { root.clone() } else { format!("{root}{language}/") };
            ensure!(path == own, "{name} leads to {path}");
        }
        Ok(())
    })
}

/// Written from right to left around it, a move still reads from left to right.
#[test]
fn t095_moves_are_kept_apart_from_the_words_around_them() -> Result<()> {
    visit(async |site| {
        site.open("").await?;
        site.two_play("Russian").await?;
        let board = site.board(8, Below::Black).await?;
        board.play(&["f6", "e5"]).await?;
        site.turn().await?;
        site.open("he/").await?;
        site.holds(READY).await?;
        site.holds("return getComputedStyle(document.querySelector('.moves')).direction === 'rtl'").await?;
        site.holds(
            "const moves = [...document.querySelectorAll('.move')];
             return moves.length === 1 && moves.every(move => move.querySelector('bdi')?.innerText === 'f6-e5')",
        )
        .await?;
        site.holds("return getComputedStyle(document.querySelector('#board')).direction === 'ltr'").await
    })
}

async fn lang(site: &Site) -> Result<String> {
    let lang = site.script("return document.documentElement.lang").await?;
    Ok(lang.as_str().unwrap_or_default().to_owned())
}

const OFFERED: &str = "return document.querySelector('.offer')?.lang ?? ''";

/// In the reader's own language, and nobody is sent anywhere.
#[test]
fn the_browsers_language_is_offered_until_it_is_declined() -> Result<()> {
    visit(async |site| {
        site.speak("de-AT,de,en").await?;
        for page in ["", "rules/russian/"] {
            site.open(page).await?;
            site.reads(".offer", "Diese Seite auf Deutsch").await?;
        }
        site.press(Role::Link, "Diese Seite auf Deutsch").await?;
        ensure!(lang(site).await? == "de", "the offer leads elsewhere");
        site.reads("h1", "Russisch").await?;
        site.open("it/").await?;
        site.press(Role::Button, "Schließen").await?;
        ensure!(site.script(OFFERED).await? == "", "it stays after all");
        site.open("it/regole/").await?;
        site.script("return new Promise(done => setTimeout(done, 500))").await?;
        ensure!(site.script(OFFERED).await? == "", "it comes again");
        Ok(())
    })
}

#[test]
fn a_language_that_was_chosen_is_offered_at_the_next_visit() -> Result<()> {
    visit(async |site| {
        site.open("rules/").await?;
        site.press(Role::Link, "Polski").await?;
        ensure!(lang(site).await? == "pl", "the switch leads elsewhere");
        site.open("").await?;
        site.reads(".offer", "Ta strona po polsku").await?;
        site.shuts_nobody_out("offer").await
    })
}
