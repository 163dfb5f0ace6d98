//! Touch, small screens, and squares that are hit wherever the page has gone.

use anyhow::{Result, ensure};
use browser_tests::{Below, Pointer, Screen, visit};

#[test]
fn t065_two_taps_of_a_finger_are_a_move() -> Result<()> {
    visit(async |site| {
        site.look_on(&Screen::PHONE).await?;
        site.set_up("Russian", "").await?;
        let board = site.board(8, Below::White).await?;
        for square in ["c3", "d4"] {
            board.tap(Pointer::Finger, square).await?;
        }
        site.turn().await?;
        ensure!(site.moves().await? == ["c3-d4"], "{:?}", site.moves().await?);
        Ok(())
    })
}

#[test]
fn t066_t067_no_tap_zooms_no_press_selects_and_pinching_is_left_alone() -> Result<()> {
    visit(async |site| {
        site.look_on(&Screen::PHONE).await?;
        site.set_up("Russian", "").await?;
        let calm = "const touch = element => getComputedStyle(element).touchAction;
            const all = css => [...document.querySelectorAll(css)];
            const zoom = document.querySelector('meta[name=viewport]').content;
            return all('button').every(button => touch(button) === 'manipulation')
                && all('#board, .cell').every(cell => ['manipulation', 'pinch-zoom', 'auto'].includes(touch(cell)))
                && all('[data-grab=true]').every(cell => touch(cell) === 'pinch-zoom')
                && getComputedStyle(document.getElementById('board')).userSelect === 'none'
                && !/user-scalable|maximum-scale/.test(zoom)";
        ensure!(site.script(calm).await? == true);
        Ok(())
    })
}

#[test]
fn t068_a_second_finger_is_the_browsers_and_makes_no_move() -> Result<()> {
    visit(async |site| {
        site.set_up("Russian", "").await?;
        let untouched = "const at = name => document.querySelector(`[data-name=${name}]`);
            const touch = (kind, name, id) => {
                const place = at(name).getBoundingClientRect();
                return at(name).dispatchEvent(new PointerEvent(kind, { bubbles: true, cancelable: true, pointerId: id,
                    isPrimary: id === 1, pointerType: 'touch', clientX: place.x + 5, clientY: place.y + 5 })) };
            return [['pointerdown', 'c3', 1], ['pointerdown', 'f4', 2], ['pointermove', 'd4', 1],
                ['pointerup', 'd4', 1], ['pointerup', 'f4', 2]].every(what => touch(...what))";
        ensure!(site.script(untouched).await? == true, "a touch was taken from the browser");
        ensure!(site.moves().await?.is_empty(), "{:?}", site.moves().await?);
        Ok(())
    })
}

#[test]
fn t070_a_screen_that_turns_keeps_a_capture_that_was_begun() -> Result<()> {
    visit(async |site| {
        site.look_on(&Screen::PHONE).await?;
        site.set_up("Russian", "W:Wc3,g1:Bd4,d6,h8").await?;
        let board = site.board(8, Below::White).await?;
        board.play(&["c3", "e5"]).await?;
        let before = (site.squares("selected").await?, site.squares("waiting").await?);
        ensure!(before == (vec!["e5".to_owned()], vec!["d4".to_owned()]), "{before:?}");
        let wide = "return document.querySelector('canvas').width";
        let upright = site.script(wide).await?;
        site.look_on(&Screen { width: 740, height: 360, ..Screen::PHONE }).await?;
        site.holds(&format!("return document.querySelector('canvas').width !== {upright}")).await?;
        ensure!((site.squares("selected").await?, site.squares("waiting").await?) == before);
        board.tap(Pointer::Finger, "c7").await?;
        site.reads("#moves", "c3:c7").await.map(drop)
    })
}

#[test]
fn t072_the_right_square_is_hit_after_a_banner_scrolling_and_zooming() -> Result<()> {
    visit(async |site| {
        site.look_on(&Screen { height: 480, density: 1.0, ..Screen::PHONE }).await?;
        site.set_up("Russian", "").await?;
        let board = site.board(8, Below::White).await?;
        board.tap(Pointer::Mouse, "c3").await?;
        site.script("const banner = document.createElement('p'); banner.style.height = '53px'; document.body.prepend(banner)")
            .await?;
        board.tap(Pointer::Mouse, "d4").await?;
        site.reads("#moves", "c3-d4").await?;
        site.script("window.scrollTo(0, 61)").await?;
        board.play(&["b6", "a5"]).await?;
        site.reads("#moves", "b6-a5").await?;
        for (percent, squares) in [(90, ["g3", "h4"]), (110, ["a7", "b6"]), (150, ["b2", "c3"])] {
            let zoom = f64::from(percent) / 100.0;
            let size = |pixels: u32| (f64::from(pixels) / zoom) as u32;
            let screen = Screen { width: size(900), height: size(800), density: zoom, ..Screen::DESK };
            site.look_on(&screen).await?;
            site.turn().await?;
            let before = site.moves().await?.len();
            board.play(&squares).await?;
            ensure!(site.moves().await?.len() == before + 1, "at {percent} %: {:?}", site.moves().await?);
        }
        Ok(())
    })
}
