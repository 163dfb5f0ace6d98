//! Takes pictures of the built site in every state: `cargo run -p browser-tests --example shots -- FOLDER [WORD [PAGE]]`.
//! With a word, only of the screens, colours and states whose name has it; with a page, `he/`, in
//! that language.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result};
use browser_tests::{Below, Pointer, Scheme, Screen, Site, visit};

const SMALL: Screen = Screen { name: "small", width: 320, height: 568, density: 2.0, fingers: 5 };

/// A state: its name, the kept game it begins with, squares to be tapped, what to do then.
struct State {
    name: &'static str,
    start: &'static str,
    taps: &'static [&'static str],
    then: &'static str,
}

const fn state(
    name: &'static str,
    start: &'static str,
    taps: &'static [&'static str],
    then: &'static str,
) -> State {
    State { name, start, taps, then }
}

const MENU: &str = "document.querySelector('[data-menu]').click();";

/// In Russian draughts, among friends, White below.
const STATES: [State; 15] = [
    state("start", "", &[], ""),
    state("picked", "", &["c3"], ""),
    state("must", "W:Wc3,e3,g1,h2:Bd4,f6,g7,b8,a7", &[], ""),
    state("refused", "W:Wc3,e3,g1,h2:Bd4,f6,g7,b8,a7", &["h2"], ""),
    state("path", "W:WKa1,h2:Bb2,d4,d6,b6,f6,h8", &["a1"], ""),
    state("middle", "W:Wc3,g1:Bd4,d6,h8", &["c3", "e5"], ""),
    state("crowned", "W:Wa7,c3,Kg1:Be7,Kf6,h8", &["a7", "b8"], ""),
    state("result", "W:Wc3:Bd4", &["c3", "e5"], ""),
    state(
        "more",
        "W:Wc3,e3,g1,h2:Bd4,f6,g7,b8,a7",
        &["c3", "e5"],
        "document.querySelector('[popovertarget=more]').click()",
    ),
    state("menu", "", &[], MENU),
    state(
        "settings",
        "",
        &[],
        "document.querySelector('[data-menu]').click(); document.getElementById('section-board').scrollIntoView()",
    ),
    state("rules", "", &[], "document.querySelector('.game-name').click()"),
    state(
        "paper",
        "W:Wa3,c3,Kg1,e1:Be7,Kf6,h8",
        &["c3"],
        "document.querySelector('[data-action=set-paper]').click()",
    ),
    state(
        "slate",
        "W:Wa3,c3,Kg1,e1:Be7,Kf6,h8",
        &["c3"],
        "document.querySelector('[data-action=set-slate]').click()",
    ),
    state(
        "contrast",
        "W:Wa3,c3,Kg1,e1:Be7,Kf6,h8",
        &["c3"],
        "document.querySelector('[data-action=set-contrast]').click()",
    ),
];

fn main() -> Result<()> {
    let mut words = env::args().skip(1);
    let folder = PathBuf::from(words.next().context("which folder shall the pictures go to?")?);
    let [word, page] = [words.next(), words.next()].map(Option::unwrap_or_default);
    visit(async |site| {
        for screen in [SMALL, Screen::PHONE, Screen::TABLET, Screen::DESK] {
            for scheme in [Scheme::Light, Scheme::Dark] {
                for state in &STATES {
                    let name = format!("{}-{}-{}.png", screen.name, scheme.word(), state.name);
                    if name.contains(&word) {
                        look(site, &screen, scheme, state, &page).await?;
                        site.save_shot(&folder.join(name)).await?;
                    }
                }
            }
        }
        Ok(())
    })
}

async fn look(site: &Site, screen: &Screen, scheme: Scheme, state: &State, page: &str) -> Result<()> {
    site.look_on(screen).await?;
    site.prefer(&[("prefers-color-scheme", scheme.word()), ("prefers-reduced-motion", "reduce")]).await?;
    site.open("").await?;
    site.script("localStorage.clear(); sessionStorage.clear()").await?;
    site.set_up("Russian", state.start).await?;
    site.open(page).await?;
    site.holds("return document.documentElement.dataset.ready === '1'").await?;
    let board = site.board(8, Below::White).await?;
    for square in state.taps {
        board.tap(Pointer::Mouse, square).await?;
    }
    site.script(state.then).await?;
    // Two frames later everything is on the screen.
    let script =
        "return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))";
    site.holds(script).await
}
