//! The pictures that messengers show beside a link: the board at the start of each game.

use anyhow::{Context, Result, anyhow};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use rules::{Setup, Side, Variant};

/// What Facebook and others ask for, in pixels.
const WIDTH: u32 = 1200;
const HEIGHT: u32 = 630;

/// How far the board stays away from the edge.
const MARGIN: u32 = 20;

/// The colour of the page in `www/style/tokens.css`, light.
const GROUND: &str = "#f5efe4";

/// The name of a game's picture at the site's root.
pub(crate) fn name(game: Variant) -> String {
    format!("card-{}.png", game.id())
}

/// A game's picture as a PNG file.
///
/// # Errors
/// If the picture is not what the renderer knows.
pub(crate) fn png(game: Variant) -> Result<Vec<u8>> {
    let tree = Tree::from_str(&svg(game), &Options::default()).context("reading a board's picture")?;
    let mut canvas = Pixmap::new(WIDTH, HEIGHT).context("a canvas for a picture")?;
    resvg::render(&tree, Transform::identity(), &mut canvas.as_mut());
    canvas.encode_png().map_err(|error| anyhow!("writing a board's picture: {error}"))
}

fn svg(game: Variant) -> String {
    let rules = game.rules();
    let side = HEIGHT - 2 * MARGIN;
    let board = diagrams::picture(&rules, &Setup::start(&rules, rules.first), Side::White, side);
    let placed = format!("<svg x=\"{}\" y=\"{MARGIN}\" ", (WIDTH - side) / 2);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\">\
         <rect width=\"100%\" height=\"100%\" fill=\"{GROUND}\"/>{}</svg>",
        board.replacen("<svg ", &placed, 1)
    )
}

#[cfg(test)]
mod tests {
    use resvg::tiny_skia::PremultipliedColorU8;

    use super::*;

    #[test]
    fn every_game_has_a_picture_of_its_board() {
        for &game in Variant::ALL {
            let picture = Pixmap::decode_png(&png(game).expect("a picture")).expect("a PNG file");
            assert_eq!((picture.width(), picture.height()), (WIDTH, HEIGHT));
            let mut colours: Vec<_> = picture.pixels().iter().map(PremultipliedColorU8::demultiply).collect();
            colours.sort_by_key(|c| (c.red(), c.green(), c.blue()));
            colours.dedup();
            assert!(
                colours.len() > 8,
                "{}: ground, squares and pieces in {} colours",
                game.id(),
                colours.len()
            );
        }
    }
}
