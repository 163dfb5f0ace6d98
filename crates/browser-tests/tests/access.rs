//! Nobody is shut out: axe-core finds nothing, in whatever state and colours the page is.

use anyhow::{Result, ensure};
use browser_tests::{Below, Role, Scheme, Screen, Site, visit};

const READY: &str = "return document.documentElement.dataset.ready === '1'";

/// Nothing fades while axe looks at colours.
async fn open(site: &Site, page: &str, scheme: Scheme) -> Result<()> {
    site.prefer(&[("prefers-color-scheme", scheme.word()), ("prefers-reduced-motion", "reduce")]).await?;
    site.open(page).await?;
    site.holds(READY).await
}

#[test]
fn t086_axe_finds_nothing_on_any_page_in_light_and_dark() -> Result<()> {
    visit(async |site| {
        for page in site.languages().await? {
            for scheme in [Scheme::Light, Scheme::Dark] {
                open(site, &page, scheme).await?;
                site.shuts_nobody_out(&format!("{page:?} {}", scheme.word())).await?;
            }
        }
        Ok(())
    })
}

#[test]
fn t086_axe_finds_nothing_in_the_menu_the_rules_and_about() -> Result<()> {
    visit(async |site| {
        for scheme in [Scheme::Light, Scheme::Dark] {
            open(site, "", scheme).await?;
            site.choose("Friend on the same screen").await?;
            site.press(Role::Button, "Menu").await?;
            site.shuts_nobody_out("menu").await?;
            site.press(Role::Button, "About Damka").await?;
            site.shuts_nobody_out("about").await?;
            open(site, "", scheme).await?;
            site.script("document.querySelector('.game-name').click()").await?;
            site.shuts_nobody_out("rules").await?;
        }
        Ok(())
    })
}

#[test]
fn t086_axe_finds_nothing_in_a_game_a_result_and_the_small_menu() -> Result<()> {
    visit(async |site| {
        for scheme in [Scheme::Light, Scheme::Dark] {
            open(site, "", scheme).await?;
            site.two_play("Russian").await?;
            let board = site.board(8, Below::Black).await?;
            board.play(&["f6", "e5"]).await?;
            board.play(&["g3", "f4"]).await?;
            site.shuts_nobody_out("must capture").await?;
            board.play(&["d6"]).await?;
            site.shuts_nobody_out("refused").await?;
            site.press(Role::Button, "More").await?;
            site.shuts_nobody_out("small menu").await?;
            site.press(Role::Button, "Resign").await?;
            site.reads("#turn", "wins").await?;
            site.shuts_nobody_out("result").await?;
        }
        Ok(())
    })
}

#[test]
fn t094_axe_finds_nothing_from_right_to_left_and_the_board_stays() -> Result<()> {
    visit(async |site| {
        site.look_on(&Screen { width: 320, height: 568, ..Screen::PHONE }).await?;
        open(site, "", Scheme::Light).await?;
        let places = "return [...document.querySelectorAll('[data-name]')].map(cell => {
            const place = cell.getBoundingClientRect();
            return `${Math.round(place.x)} ${Math.round(place.y)}` })";
        let before = site.script(places).await?;
        open(site, "he/", Scheme::Light).await?;
        ensure!(site.script(places).await? == before, "the board is mirrored");
        site.shuts_nobody_out("right to left").await?;
        let wide = site.script("return document.documentElement.scrollWidth").await?;
        ensure!(wide == 320, "{wide} wide");
        let board = site.board(8, Below::Black).await?;
        board.play(&["f6", "e5"]).await?;
        site.holds("return document.querySelectorAll('.move bdi').length > 0").await?;
        site.press(Role::Button, "תפריט").await?;
        site.shuts_nobody_out("menu, right to left").await
    })
}

#[test]
fn t115_everything_is_reached_at_four_hundred_per_cent() -> Result<()> {
    visit(async |site| {
        site.look_on(&Screen { name: "zoomed", width: 320, height: 256, density: 4.0, fingers: 0 }).await?;
        open(site, "", Scheme::Light).await?;
        for part in ["#turn", ".controls", "#moves", ".players"] {
            let seen = format!(
                "const part = document.querySelector('{part}'); part.scrollIntoView();
                 const place = part.getBoundingClientRect();
                 return place.left >= 0 && place.right <= 320 && place.height > 0 && place.top < 256"
            );
            ensure!(site.script(&seen).await? == true, "{part} is out of reach");
        }
        site.press(Role::Button, "Menu").await?;
        let inside = "return [...document.querySelectorAll('#menu button, #menu a')].every(button => {
            const place = button.getBoundingClientRect(); return place.left >= 0 && place.right <= 320 })";
        ensure!(site.script(inside).await? == true, "the menu is wider than the screen");
        Ok(())
    })
}
