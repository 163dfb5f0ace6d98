//! Takes pictures of the built site: `cargo run -p browser-tests --example shots -- FOLDER [PAGE]`.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result};
use browser_tests::{Scheme, Screen, Site, visit};

fn main() -> Result<()> {
    let mut words = env::args().skip(1);
    let folder = PathBuf::from(words.next().context("which folder shall the pictures go to?")?);
    let page = words.next().unwrap_or_default();
    visit(async |site| {
        for screen in [Screen::PHONE, Screen::TABLET, Screen::DESK] {
            for scheme in [Scheme::Light, Scheme::Dark] {
                let name = format!("{}x{}-{}.png", screen.width, screen.height, scheme.word());
                look(site, &page, &screen, scheme).await?;
                site.save_shot(&folder.join(name)).await?;
            }
        }
        Ok(())
    })
}

async fn look(site: &Site, page: &str, screen: &Screen, scheme: Scheme) -> Result<()> {
    site.look_on(screen).await?;
    site.paint(scheme).await?;
    site.open(page).await?;
    site.holds("return document.querySelector('canvas').width > 0").await?;
    // Two frames later everything is on the screen.
    let script =
        "return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))";
    site.holds(script).await
}
