//! Learning on the study page: steps of a course, puzzles, and what was learned is there again.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use browser_tests::{Below, Network, Role, Scheme, Screen, Site, visit};

const READY: &str = "return document.documentElement.dataset.ready === '1'";

/// The site is kept on the device.
const KEPT: &str = "return navigator.serviceWorker.getRegistration().then(async site =>
    site?.active?.state === 'activated' && navigator.serviceWorker.controller !== null)";

/// What the page's controls are called in a language, and what it says.
struct Words {
    page: &'static str,
    study: &'static str,
    learn: &'static str,
    russian: &'static str,
    course: &'static str,
    next: &'static str,
    not_asked: &'static str,
    backward: &'static str,
    done: &'static str,
    easy: &'static str,
    not_the_move: &'static str,
}

const ENGLISH: Words = Words {
    page: "",
    study: "Analyse",
    learn: "Learn",
    russian: "Russian",
    course: "Course",
    next: "Next",
    not_asked: "is allowed, but this step asks for another move",
    backward: "forward only",
    done: "Solved!",
    easy: "Easy",
    not_the_move: "Tries: 1",
};

const HEBREW: Words = Words {
    page: "he/",
    study: "ניתוח",
    learn: "לימוד",
    russian: "רוסית",
    course: "קורס",
    next: "הבא",
    not_asked: "השלב הזה מבקש מהלך אחר",
    backward: "רק קדימה",
    done: "נפתר!",
    easy: "קל",
    not_the_move: "ניסיונות: 1",
};

#[test]
fn a_course_and_a_puzzle_are_gone_through_and_kept() -> Result<()> {
    visit(async |site| learn(site, &ENGLISH).await)
}

#[test]
fn a_course_and_a_puzzle_are_gone_through_from_right_to_left_on_a_phone() -> Result<()> {
    visit(async |site| {
        // No line that offers another language lies over the page.
        site.speak("he").await?;
        site.look_on(&Screen::PHONE).await?;
        learn(site, &HEBREW).await?;
        let wide = site.script("return document.documentElement.scrollWidth").await?;
        ensure!(wide.as_u64() <= Some(360), "the page is {wide} wide");
        Ok(())
    })
}

#[test]
fn puzzles_are_there_without_a_network() -> Result<()> {
    visit(async |site| {
        site.open("").await?;
        site.holds(READY).await?;
        site.holds(KEPT).await?;
        site.set_network(Network::Cut);
        open(site, &ENGLISH).await?;
        solve(site, &ENGLISH).await
    })
}

#[test]
fn puzzles_that_do_not_come_are_told_and_can_be_tried_again() -> Result<()> {
    const NOT_COMING: &str = "const fetched = window.fetch;
        window.fetch = (file, how) => !String(file).includes('puzzles-') || window.mended
            ? fetched(file, how) : Promise.reject(new TypeError('cut off'))";
    visit(async |site| {
        site.before_each_page(NOT_COMING);
        site.open("").await?;
        open(site, &ENGLISH).await?;
        site.reads("#study", "The puzzles could not be loaded.").await?;
        site.script("window.mended = true").await?;
        site.press(Role::Button, "Try again").await?;
        starting(site, ENGLISH.easy).await
    })
}

#[test]
fn axe_finds_nothing_in_a_lesson() -> Result<()> {
    visit(async |site| {
        for (scheme, words) in [(Scheme::Light, &ENGLISH), (Scheme::Dark, &HEBREW)] {
            site.prefer(&[("prefers-color-scheme", scheme.word()), ("prefers-reduced-motion", "reduce")])
                .await?;
            site.open(words.page).await?;
            open(site, words).await?;
            site.shuts_nobody_out("the section").await?;
            starting(site, words.easy).await?;
            site.reads(".task", "").await?;
            site.shuts_nobody_out("a puzzle").await?;
        }
        Ok(())
    })
}

async fn learn(site: &Site, words: &Words) -> Result<()> {
    site.open(words.page).await?;
    open(site, words).await?;
    two_steps(site, words).await?;
    open(site, words).await?;
    solve(site, words).await?;
    site.client().refresh().await?;
    section(site, words).await?;
    site.find_starting(Role::Button, &format!("{} 1/", words.easy)).await?;
    site.find_starting(Role::Button, &format!("{} 2/", words.course)).await.map(drop)
}

/// From the game's page to the section in which one learns Russian draughts.
async fn open(site: &Site, words: &Words) -> Result<()> {
    site.holds(READY).await?;
    if site.script("return document.getElementById('study') === null").await? == true {
        site.press(Role::Link, words.study).await?;
    }
    section(site, words).await
}

async fn section(site: &Site, words: &Words) -> Result<()> {
    site.holds(READY).await?;
    site.press(Role::Button, words.learn).await?;
    site.press(Role::Button, words.russian).await
}

/// Presses the button whose name begins so.
async fn starting(site: &Site, start: &str) -> Result<()> {
    site.find_starting(Role::Button, start).await?.click().await?;
    Ok(())
}

/// The first two steps of the course, with a move that is not asked for and one that is forbidden.
async fn two_steps(site: &Site, words: &Words) -> Result<()> {
    starting(site, words.course).await?;
    play(site, Below::Black, &["f6", "e5"]).await?;
    site.reads(".task", words.done).await?;
    site.press(Role::Button, words.next).await?;
    play(site, Below::White, &["f2", "e3"]).await?;
    site.reads(".task", words.not_asked).await?;
    play(site, Below::White, &["c3", "b2"]).await?;
    site.reads("#turn", words.backward).await?;
    play(site, Below::White, &["d4"]).await?;
    site.reads(".task", words.done).await.map(drop)
}

/// The first easy puzzle, with a wrong move first.
async fn solve(site: &Site, words: &Words) -> Result<()> {
    let (below, line) = first_puzzle()?;
    starting(site, words.easy).await?;
    site.reads(".task", "1").await?;
    wrong(site, &line[0][0]).await?;
    site.reads(".task", words.not_the_move).await?;
    for squares in line.iter().step_by(2) {
        site.holds("return document.querySelector('[data-state~=\"can-move\"], [data-state~=\"can-capture\"], [data-state~=\"must-capture\"]') !== null").await?;
        play(site, below, &squares.iter().map(String::as_str).collect::<Vec<_>>()).await?;
    }
    site.reads(".task", words.done).await.map(drop)
}

/// Moves another piece than the one on this square, as a screen reader would.
async fn wrong(site: &Site, right: &str) -> Result<()> {
    let script = format!(
        "const able = ['can-move', 'can-capture', 'must-capture'].map(state => `[data-state~=\"${{state}}\"]`).join();
         const piece = [...document.querySelectorAll(able)].find(cell => cell.dataset.name !== '{right}');
         piece.click();
         for (let square; square = document.querySelector('[data-state~=\"destination\"]');) square.click()"
    );
    site.script(&script).await.map(drop)
}

async fn play(site: &Site, below: Below, squares: &[&str]) -> Result<()> {
    site.script("document.getElementById('board').scrollIntoView({ block: 'center' })").await?;
    site.board(8, below).await?.play(squares).await
}

/// Who is to move in the first puzzle of Russian draughts, and the squares of each of its moves.
fn first_puzzle() -> Result<(Below, Vec<Vec<String>>)> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../learn/puzzles/russian.txt");
    let text = fs::read_to_string(&file).with_context(|| format!("reading {}", file.display()))?;
    let (position, line) = text.lines().nth(1).and_then(|line| line.split_once("; ")).context("a puzzle")?;
    let below = if position.starts_with('W') { Below::White } else { Below::Black };
    let squares = |made: &str| made.split(['-', ':']).map(str::to_owned).collect();
    Ok((below, line.split(' ').map(squares).collect()))
}
