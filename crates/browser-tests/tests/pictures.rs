//! The board looks the same in every browser, whatever its way of smoothing edges and writing numbers.

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result, ensure};
use browser_tests::{Site, visit};

/// Blocks in a row of the picture, four to a square, and rows of them. A file has a line for each row.
const BLOCKS: usize = 32;

/// How far the brightness of a block may be off, of 255, on average over all and at most.
const NEAR: f64 = 4.0;
const FARTHEST: f64 = 64.0;

/// The mean red, green and blue of each block of the canvas.
const LOOK: &str = "const canvas = document.querySelector('canvas'), size = canvas.width, copy = document.createElement('canvas');
    copy.width = copy.height = size;
    const pen = copy.getContext('2d', { willReadFrequently: true });
    pen.drawImage(canvas, 0, 0);
    const { data } = pen.getImageData(0, 0, size, size), edge = k => Math.floor(k * size / 32);
    const mean = (column, row, channel) => {
        let sum = 0, count = 0;
        for (let y = edge(row); y < edge(row + 1); y++)
            for (let x = edge(column); x < edge(column + 1); x++, count++) sum += data[4 * (y * size + x) + channel];
        return Math.round(sum / count) };
    const all = [...Array(32).keys()];
    return all.map(row => all.map(column => [0, 1, 2].map(channel =>
        mean(column, row, channel).toString(16).padStart(2, '0')).join('')).join(' ')).join('\\n') + '\\n'";

/// The pictures were taken in Chromium; `DAMKA_PICTURES=take` takes them again, to be looked at then.
#[test]
fn the_start_of_a_game_looks_the_same_in_every_browser_with_each_set() -> Result<()> {
    visit(async |site| {
        for set in ["wood", "paper", "slate", "contrast"] {
            site.set_up("American", "").await?;
            let choose = format!("document.querySelector('[data-action=set-{set}]').click()");
            site.script(&choose).await?;
            site.next_frames().await?;
            let seen = picture(site).await?;
            if env::var("DAMKA_PICTURES").is_ok_and(|wish| wish == "take") {
                fs::write(file(set), &seen)?;
            }
            let kept = fs::read_to_string(file(set)).with_context(|| file(set).display().to_string())?;
            compare(&kept, &seen).context(set)?;
        }
        Ok(())
    })
}

async fn picture(site: &Site) -> Result<String> {
    let picture = site.script(LOOK).await?;
    Ok(picture.as_str().context("no picture")?.to_owned())
}

fn file(set: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures").join(format!("{set}.txt"))
}

fn compare(kept: &str, seen: &str) -> Result<()> {
    let (kept, seen) = (channels(kept)?, channels(seen)?);
    ensure!(
        kept.len() == BLOCKS * BLOCKS * 3 && seen.len() == kept.len(),
        "{} against {}",
        seen.len(),
        kept.len()
    );
    let off: Vec<f64> = kept.iter().zip(&seen).map(|(one, other)| (one - other).abs()).collect();
    let mean = off.iter().sum::<f64>() / off.len() as f64;
    let most = off.iter().copied().fold(0.0, f64::max);
    ensure!(mean <= NEAR && most <= FARTHEST, "off by {mean:.2} on average, by {most} at most");
    Ok(())
}

/// The brightness of every channel of every block, from 0 to 255.
fn channels(picture: &str) -> Result<Vec<f64>> {
    let mut channels = Vec::new();
    for block in picture.split_whitespace() {
        let colour = u32::from_str_radix(block, 16).with_context(|| block.to_owned())?;
        let bytes = colour.to_be_bytes();
        channels.extend(bytes[1..].iter().copied().map(f64::from));
    }
    Ok(channels)
}

#[test]
fn another_picture_is_told_from_the_same_one() -> Result<()> {
    let [wood, paper] = ["wood", "paper"].map(|set| fs::read_to_string(file(set)));
    let (wood, paper) = (wood?, paper?);
    compare(&wood, &wood)?;
    ensure!(compare(&wood, &paper).is_err(), "wood passes for paper");
    Ok(())
}
