//! The page fits every screen, is crisp on it, and rests while nothing happens.

use anyhow::{Context, Result, ensure};
use browser_tests::{Ask, Below, Board, Pointer, Role, Screen, Site, visit};

#[test]
fn t069_nothing_sticks_out_at_the_side() -> Result<()> {
    visit(async |site| {
        for page in site.languages().await? {
            site.open(&page).await?;
            site.holds("return document.documentElement.dataset.ready === '1'").await?;
            for (width, height) in [(320, 568), (360, 740), (400, 800), (568, 320), (768, 1024), (1024, 768)]
            {
                site.look_on(&Screen { name: "some", width, height, density: 1.0, fingers: 0 }).await?;
                let fits = format!("return document.documentElement.scrollWidth === {width}");
                site.holds(&fits)
                    .await
                    .with_context(|| format!("{page:?} on a screen of {width}×{height}"))?;
            }
        }
        Ok(())
    })
}

#[test]
fn t071_the_canvas_has_the_pixels_of_the_screen() -> Result<()> {
    visit(async |site| {
        site.open("").await?;
        for (width, density) in [(360, 1.0), (361, 1.5), (411, 2.625), (360, 2.0), (390, 3.0), (1440, 1.25)] {
            site.look_on(&Screen { width, density, ..Screen::PHONE }).await?;
            site.holds(
                "const canvas = document.querySelector('canvas');
                 const pixels = canvas.getBoundingClientRect().width * devicePixelRatio;
                 return Math.abs(canvas.width - pixels) <= 1 && canvas.width === canvas.height",
            )
            .await?;
        }
        Ok(())
    })
}

/// Whether the canvas looks as when it is painted at once, which it is where it has another size.
const AS_AT_ONCE: &str = "const canvas = document.querySelector('canvas'), seen = canvas.toDataURL();
    for (const width of ['50%', '']) {
        canvas.style.width = width;
        window.dispatchEvent(new Event('resize'));
    }
    return canvas.toDataURL() === seen";

#[test]
fn what_changed_is_painted_as_in_a_picture_painted_at_once() -> Result<()> {
    visit(async |site| {
        for (density, below) in [(1.0, Below::White), (2.0, Below::Black)] {
            for set in ["wood", "paper", "slate", "contrast"] {
                site.look_on(&Screen::DESK).await?;
                site.set_up("Russian", "W:Wc3,h2,Kg1:Bd4,d6,b8").await?;
                site.look_on(&Screen { density, ..Screen::PHONE }).await?;
                act(site, &format!("set-{set}")).await?;
                if below == Below::Black {
                    act(site, "flip").await?;
                }
                let board = site.board(8, below).await?;
                dragged(site).await.with_context(|| format!("{set} on {density} pixels"))?;
                tapped(site, &board).await.with_context(|| format!("{set} on {density} pixels"))?;
            }
        }
        Ok(())
    })
}

/// Presses a control or a choice of the menu, wherever it is.
async fn act(site: &Site, action: &str) -> Result<()> {
    site.script(&format!("document.querySelector('[data-action={action}]').click()")).await.map(drop)
}

/// A piece in the hand: between squares, over others, and put back.
async fn dragged(site: &Site) -> Result<()> {
    for (kind, square, off) in [
        ("pointerdown", "c3", 0),
        ("pointermove", "d4", 3),
        ("pointermove", "e5", -11),
        ("pointermove", "b8", 7),
        ("pointercancel", "b8", 7),
    ] {
        let script = format!(
            "const cell = document.querySelector('[data-name={square}]'), place = cell.getBoundingClientRect();
             cell.dispatchEvent(new PointerEvent('{kind}', {{ bubbles: true, pointerId: 1, isPrimary: true,
                 clientX: place.x + place.width / 2 + {off}, clientY: place.y + place.height / 2 + {off} }}))"
        );
        site.script(&script).await?;
        site.next_frames().await?;
        ensure!(site.script(AS_AT_ONCE).await? == true, "{kind} at {square}");
    }
    Ok(())
}

/// A refusal, a capture of two in steps, the one of the other side, a king's move: each on its way
/// and at rest.
async fn tapped(site: &Site, board: &Board<'_>) -> Result<()> {
    for square in ["h2", "c3", "e5", "c7", "b8", "d6", "g1", "b6"] {
        board.tap(Pointer::Mouse, square).await?;
        for pause in [0, 60, 300] {
            site.script(&format!("return new Promise(done => setTimeout(done, {pause}))")).await?;
            ensure!(site.script(AS_AT_ONCE).await? == true, "{pause} ms later, {square}");
        }
    }
    ensure!(site.moves().await?.len() == 3, "{:?}", site.moves().await?);
    Ok(())
}

#[test]
fn t108_no_frame_is_asked_for_while_nothing_happens() -> Result<()> {
    visit(async |site| {
        site.before_each_page(
            "const ask = window.requestAnimationFrame;
             window.asked = 0; window.requestAnimationFrame = paint => { window.asked++; return ask(paint) }",
        );
        site.open("").await?;
        site.two_play("Russian").await?;
        let board = site.board(8, Below::Black).await?;
        board.play(&["f6", "e5"]).await?;
        site.turn().await?;
        let asked = site.script("return window.asked").await?;
        ensure!(asked.as_u64().is_some_and(|asked| asked > 0), "the move was not shown moving");
        let later = "return new Promise(done => setTimeout(() => done(window.asked), 700))";
        ensure!(site.script(later).await? == asked, "frames are asked for while nothing moves");
        Ok(())
    })
}

#[test]
fn t063_t064_a_finger_scrolls_from_an_empty_square_and_not_from_a_piece() -> Result<()> {
    visit(async |site| {
        site.look_on(&Screen { height: 480, ..Screen::PHONE }).await?;
        site.open("").await?;
        site.two_play("Russian").await?;
        let board = site.board(8, Below::Black).await?;
        site.turn().await?;
        board.drag(Pointer::Finger, &["f6", "e5", "d4"]).await?;
        let away = site.script("return window.scrollY").await?;
        ensure!(away == 0, "the page went away under a dragged piece, by {away}");
        site.engine().can(Ask::Scrolling)?;
        board.drag(Pointer::Finger, &["c5", "d4", "e3"]).await?;
        site.holds("return window.scrollY > 0").await
    })
}

#[test]
fn t090_a_page_in_another_language_is_two_presses_away() -> Result<()> {
    visit(async |site| {
        site.open("").await?;
        site.press(Role::Button, "Menu").await?;
        site.press(Role::Link, "Deutsch").await?;
        site.holds("return document.documentElement.lang === 'de'").await?;
        site.press(Role::Button, "Menü").await?;
        site.press(Role::Link, "Polski").await?;
        site.holds("return document.documentElement.lang === 'pl'").await?;
        site.holds("return document.documentElement.dataset.ready === '1'").await
    })
}
