//! The site on the player's device: without a network, in a newer version, and taken off again.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use browser_tests::{Network, Role, Site, dist, visit};
use tempfile::TempDir;

const VARIANTS: [&str; 8] =
    ["american", "russian", "brazilian", "spanish", "italian", "czech", "pool", "international"];

/// Makes the first move there is, as a screen reader would.
const MOVE: &str = "const first = state => document.querySelector(`[data-state~=\"${state}\"]`);
    first('can-move').click();
    for (let square; square = first('destination');) square.click()";

/// One version, installed, at work, and nothing of others kept.
const KEPT: &str = "return navigator.serviceWorker.getRegistration().then(async site =>
    site?.active?.state === 'activated' && !site.installing && !site.waiting
        && (await caches.keys()).length === 1)";

const READY: &str = "return document.documentElement.dataset.ready === '1'";

#[test]
fn t098_every_variant_is_played_without_a_network_after_the_first_visit() -> Result<()> {
    visit(async |site| {
        site.prefer(&[("prefers-reduced-motion", "reduce")]).await?;
        site.open("").await?;
        site.holds(KEPT).await?;
        site.set_network(Network::Cut);
        for variant in VARIANTS {
            site.client().refresh().await?;
            site.holds(READY).await?;
            choose(site, &format!("variant-{variant}")).await?;
            choose(site, "computer-easy").await?;
            answered(site).await.with_context(|| variant.to_owned())?;
        }
        Ok(())
    })
}

#[test]
fn t098_the_german_page_is_there_without_a_network_too() -> Result<()> {
    visit(async |site| {
        site.open("de/").await?;
        site.holds(KEPT).await?;
        site.set_network(Network::Cut);
        site.client().refresh().await?;
        site.holds(READY).await?;
        site.holds("return document.documentElement.lang === 'de'").await?;
        site.open("de/licences.html").await?;
        site.holds("return document.querySelectorAll('details').length > 9").await?;
        // The page of another language was never asked for, and is kept once it is.
        site.set_network(Network::Up);
        site.open("pl/").await?;
        site.holds("return caches.match(location.href).then(kept => kept !== undefined)").await?;
        site.set_network(Network::Cut);
        site.client().refresh().await?;
        site.holds(READY).await?;
        site.holds("return document.documentElement.lang === 'pl'").await
    })
}

#[test]
fn t100_t102_a_new_version_is_seen_at_the_second_visit_and_kept_then() -> Result<()> {
    let newer = newer()?;
    visit(async |site| {
        site.open("").await?;
        site.holds(KEPT).await?;
        site.serve(newer.path());
        site.client().refresh().await?;
        site.holds(NEWER).await?;
        site.holds(READY).await?;
        site.holds(KEPT).await?;
        site.set_network(Network::Cut);
        site.client().refresh().await?;
        site.holds(NEWER).await?;
        site.holds(READY).await
    })
}

#[test]
fn t100_a_new_version_waits_for_the_game_and_comes_when_asked() -> Result<()> {
    let newer = newer()?;
    visit(async |site| {
        site.open("").await?;
        site.holds(KEPT).await?;
        choose(site, "friend").await?;
        site.turn().await?;
        site.script(MOVE).await?;
        let moves = site.moves().await?;
        site.serve(newer.path());
        site.script(
            "return navigator.serviceWorker.getRegistration().then(site => site.update()).then(() => 1)",
        )
        .await?;
        site.reads("#notice", "A new version is ready").await?;
        site.shot("new-version").await?;
        site.holds(&NEWER.replace("return ", "return !")).await?;
        site.press(Role::Button, "Load it now").await?;
        site.holds(NEWER).await?;
        site.holds(READY).await?;
        ensure!(site.moves().await? == moves, "the game is another: {:?}", site.moves().await?);
        site.holds(KEPT).await
    })
}

#[test]
fn t100_the_kill_switch_takes_the_site_off_the_device() -> Result<()> {
    let killed = copy_of_site()?;
    let switch = dist().with_file_name("www").join("kill-switch/sw.js");
    fs::copy(&switch, killed.path().join("sw.js")).with_context(|| switch.display().to_string())?;
    visit(async |site| {
        site.open("").await?;
        site.holds(KEPT).await?;
        site.serve(killed.path());
        site.client().refresh().await?;
        site.holds(READY).await?;
        site.holds("return caches.keys().then(names => names.length === 0)").await?;
        site.holds("return navigator.serviceWorker.getRegistrations().then(sites => sites.length === 0)")
            .await
    })
}

#[test]
fn t103_a_program_that_is_gone_is_told_and_loaded_again() -> Result<()> {
    let broken = copy_of_site()?;
    for name in names(broken.path())?.iter().filter(|name| name.starts_with("web-")) {
        if name.ends_with("_bg.wasm") {
            fs::remove_file(broken.path().join(name))?;
        }
    }
    visit(async |site| {
        site.serve(broken.path());
        site.open("").await?;
        site.reads("#failed", "could not be loaded").await?;
        site.complains("404").await?;
        site.serve(&dist());
        site.press(Role::Link, "Load again").await?;
        site.holds(READY).await
    })
}

#[test]
fn t107_the_site_works_at_the_root_of_a_server() -> Result<()> {
    visit(async |site| {
        site.serve_below("/");
        site.open("").await?;
        site.holds(READY).await?;
        site.open("de/").await?;
        site.holds(READY).await?;
        site.holds(KEPT).await?;
        let visits = site.visits();
        ensure!(visits.iter().all(|visit| visit.status == 200), "something is missing: {visits:#?}");
        Ok(())
    })
}

#[test]
fn the_shortcuts_of_the_app_choose_who_plays() -> Result<()> {
    visit(async |site| {
        for (page, words) in [("?play=friend", "Friend"), ("?play=computer", "Computer")] {
            site.open(page).await?;
            site.reads("#bar-words", words).await?;
            site.holds("return location.search === ''").await?;
        }
        Ok(())
    })
}

/// What the altered copy of [`newer`] says of itself.
const NEWER: &str = "return document.title.startsWith('2')";

/// The site as another build: other pages, and a service worker of that build's.
fn newer() -> Result<TempDir> {
    let copy = copy_of_site()?;
    let script = fs::read_to_string(copy.path().join("sw.js"))?;
    let build = script.lines().find_map(|line| line.strip_prefix("const BUILD = \"")?.strip_suffix("\";"));
    let build = build.context("the service worker names no build")?;
    for path in ["sw.js", "index.html", "de/index.html"] {
        let path = copy.path().join(path);
        let text = fs::read_to_string(&path)?.replace(build, "the-next-build");
        fs::write(&path, text.replace("<title>", "<title>2"))?;
    }
    Ok(copy)
}

fn copy_of_site() -> Result<TempDir> {
    let copy = TempDir::new()?;
    copy_folder(&dist(), copy.path())?;
    Ok(copy)
}

fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    for name in names(from)? {
        let (from, to) = (from.join(&name), to.join(&name));
        if from.is_dir() {
            fs::create_dir_all(&to)?;
            copy_folder(&from, &to)?;
        } else {
            fs::copy(&from, &to)?;
        }
    }
    Ok(())
}

fn names(folder: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    Ok(entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect())
}

/// Presses the menu's entry with this action, in any language.
async fn choose(site: &Site, action: &str) -> Result<()> {
    site.holds(READY).await?;
    let press = format!("document.querySelector('#menu [data-action=\"{action}\"]').click()");
    site.script(&press).await.map(drop)
}

/// Makes a move and waits for the computer's.
async fn answered(site: &Site) -> Result<()> {
    site.turn().await?;
    let before = site.moves().await?.len();
    site.script(MOVE).await?;
    site.turn().await?;
    let moves = site.moves().await?;
    ensure!(moves.len() == before + 2, "the computer has not moved: {moves:?}");
    Ok(())
}
