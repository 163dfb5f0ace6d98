//! What is heard, typed, and told apart without colour.

use anyhow::{Result, ensure};
use browser_tests::{Ask, Below, Pointer, Role, Screen, Site, visit};

/// Counts what would make a sound.
const LISTEN: &str = "window.made = 0;
    window.AudioContext = class extends window.AudioContext { constructor() { super(); window.made++ } };
    Object.defineProperty(navigator, 'audioSession', { value: { type: 'auto' } })";

#[test]
fn t078_t079_t080_off_makes_no_audio_and_on_mixes_with_music() -> Result<()> {
    visit(async |site| {
        site.before_each_page(LISTEN);
        site.set_up("Russian", "").await?;
        let board = site.board(8, Below::White).await?;
        board.play(&["c3", "d4"]).await?;
        board.play(&["b6", "a5"]).await?;
        site.turn().await?;
        let heard = "return [window.made, navigator.audioSession.type, document.querySelectorAll('audio, video').length].join()";
        ensure!(site.script(heard).await? == "0,auto,0", "{}", site.script(heard).await?);
        site.press(Role::Button, "Menu").await?;
        site.press(Role::Switch, "Sound").await?;
        site.press(Role::Button, "Close the menu").await?;
        board.play(&["d4", "c5"]).await?;
        site.turn().await?;
        ensure!(site.script(heard).await? == "1,ambient,0", "{}", site.script(heard).await?);
        Ok(())
    })
}

#[test]
fn t082_t084_arrows_lead_from_square_to_square_and_moves_are_typed_there() -> Result<()> {
    visit(async |site| {
        site.set_up("Russian", "").await?;
        focus_board(site).await?;
        let at = "return document.activeElement.getAttribute('aria-label')";
        let first = site.script(at).await?;
        site.keys("\u{e013}").await?;
        let second = site.script(at).await?;
        ensure!(first != second && second.is_string(), "{first} then {second}");
        site.keys("c3d").await?;
        site.reads("#turn", "c3d").await?;
        site.keys("4").await?;
        site.reads("#moves", "c3-d4").await?;
        site.reads("#status", "c3 to d4").await?;
        // Ctrl+Z, letting go of Ctrl, then Ctrl+Y.
        site.keys("\u{e009}z\u{e000}").await?;
        site.reads("#status", "Taken back").await?;
        site.keys("\u{e009}y\u{e000}").await?;
        site.reads("#status", "Played again").await.map(drop)
    })
}

#[test]
fn t085_a_screen_reader_finds_each_square_and_its_press_counts() -> Result<()> {
    visit(async |site| {
        site.set_up("Russian", "").await?;
        ensure!(site.names(Role::GridCell).await?.len() == 32);
        for square in ["c3, white man", "d4, empty"] {
            let cell = site.find_starting(Role::GridCell, square).await?;
            site.client().execute("arguments[0].click()", vec![serde_json::to_value(&cell)?]).await?;
        }
        site.reads("#moves", "c3-d4").await.map(drop)
    })
}

#[test]
fn t086_every_tab_stop_shows_that_it_has_the_focus() -> Result<()> {
    visit(async |site| {
        site.set_up("Russian", "").await?;
        for _ in 0..10 {
            site.keys("\u{e004}").await?;
            let ring = "const style = getComputedStyle(document.activeElement);
                return document.activeElement === document.body
                    || (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2)";
            let here = site.script("return document.activeElement.outerHTML.slice(0, 120)").await?;
            ensure!(site.script(ring).await? == true, "no ring around {here}");
        }
        Ok(())
    })
}

#[test]
fn t089_keys_are_taken_only_while_the_board_has_the_focus() -> Result<()> {
    visit(async |site| {
        site.set_up("Russian", "").await?;
        let left = |target: &str| {
            format!(
                "return ['ArrowDown', ' ', 'c', '3', 'Enter', 'Escape', 'Backspace', 'Home'].filter(key =>
                    {target}.dispatchEvent(new KeyboardEvent('keydown', {{ key, bubbles: true, cancelable: true }}))).length"
            )
        };
        for elsewhere in ["document.body", "document.querySelector('.control')"] {
            ensure!(site.script(&left(elsewhere)).await? == 8, "keys are taken from {elsewhere}");
        }
        focus_board(site).await?;
        ensure!(site.script(&left("document.activeElement")).await? == 0, "keys of the board are left");
        let with_control = "return document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {
            key: 'c', ctrlKey: true, bubbles: true, cancelable: true }))";
        ensure!(site.script(with_control).await? == true, "the browser's own shortcuts are taken");
        Ok(())
    })
}

/// A Hebrew and a Russian keyboard, which have other letters where c, d and z are.
#[test]
fn moves_are_typed_on_keyboards_of_other_alphabets() -> Result<()> {
    visit(async |site| {
        for [c, d, z] in [["ב", "ג", "ז"], ["с", "в", "я"]] {
            site.set_up("Russian", "").await?;
            focus_board(site).await?;
            let press = |key: &str, code: &str, control: bool| {
                format!(
                    "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {{
                        key: '{key}', code: '{code}', ctrlKey: {control}, bubbles: true, cancelable: true }}));"
                )
            };
            let typed = [(c, "KeyC"), ("3", "Digit3"), (d, "KeyD"), ("4", "Digit4")];
            for (key, code) in typed {
                site.script(&press(key, code, false)).await?;
            }
            site.reads("#moves", "c3-d4").await?;
            site.script(&press(z, "KeyZ", true)).await?;
            site.reads("#status", "Taken back").await?;
        }
        Ok(())
    })
}

async fn focus_board(site: &Site) -> Result<()> {
    site.script("document.querySelector('#squares [tabindex=\"0\"]').focus()").await.map(drop)
}

/// How many of a hundred pixels differ clearly in brightness between two squares.
async fn differ(site: &Site, size: u8, squares: [&str; 2]) -> Result<f64> {
    let [one, other] = squares;
    let script = format!(
        "const canvas = document.querySelector('canvas'), copy = document.createElement('canvas');
         copy.width = copy.height = canvas.width;
         const pen = copy.getContext('2d', {{ willReadFrequently: true }});
         pen.drawImage(canvas, 0, 0);
         const unit = canvas.width / {size}, board = document.getElementById('board').getBoundingClientRect();
         const greys = name => {{
             const cell = document.querySelector(`[data-name='${{name}}']`).getBoundingClientRect();
             const place = at => Math.round(at * {size} / board.width) * unit;
             const data = pen.getImageData(place(cell.x - board.x), place(cell.y - board.y), unit, unit).data;
             return data.filter((_, k) => k % 4 === 1) }};
         const one = greys('{one}'), other = greys('{other}');
         return one.filter((grey, k) => Math.abs(grey - other[k]) > 40).length * 100 / one.length"
    );
    Ok(site.script(&script).await?.as_f64().unwrap_or_default())
}

#[test]
fn t062_kings_are_told_from_men_in_squares_of_thirty_two_pixels() -> Result<()> {
    visit(async |site| {
        site.look_on(&Screen { name: "small", width: 320, height: 568, density: 1.0, fingers: 0 }).await?;
        site.set_up("International", "W:WK36,37:B15,K14").await?;
        for set in ["Wood", "Paper", "Slate", "High contrast"] {
            site.press(Role::Button, "Menu").await?;
            site.press(Role::Button, set).await?;
            site.press(Role::Button, "Close the menu").await?;
            ensure!(site.script("return document.querySelector('canvas').width").await? == 320);
            for pair in [["36", "37"], ["14", "15"]] {
                let share = differ(site, 10, pair).await?;
                ensure!(share > 8.0, "{set}: only {share} % of {pair:?} differ");
            }
        }
        Ok(())
    })
}

#[test]
fn t088_states_are_told_apart_without_colour() -> Result<()> {
    visit(async |site| {
        site.engine().can(Ask::Preferences)?;
        for feature in [("forced-colors", "none"), ("forced-colors", "active")] {
            site.prefer(&[feature, ("prefers-reduced-motion", "reduce")]).await?;
            site.set_up("Russian", "W:Wc3,e3,g1,h2:Bd4,f6,g7,b8,a7").await?;
            let board = site.board(8, Below::White).await?;
            told_apart(site, &[["c3", "g1"], ["b8", "g1"]]).await?;
            board.tap(Pointer::Mouse, "h2").await?;
            told_apart(site, &[["h2", "g1"], ["c3", "g1"]]).await?;
            board.tap(Pointer::Mouse, "c3").await?;
            told_apart(site, &[["c3", "g1"], ["e5", "g5"], ["d4", "f6"]]).await?;
            board.tap(Pointer::Mouse, "e5").await?;
            told_apart(site, &[["c3", "g5"], ["d4", "g5"], ["f6", "g7"]]).await?;
        }
        Ok(())
    })
}

async fn told_apart(site: &Site, pairs: &[[&str; 2]]) -> Result<()> {
    for pair in pairs {
        let share = differ(site, 8, *pair).await?;
        ensure!(share > 2.0, "only {share} % of {pair:?} differ");
    }
    Ok(())
}
