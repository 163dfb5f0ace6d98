//! The colours of pictures: in a page from its style sheets, in a picture of its own written into it.

use rules::{Rules, Setup, Side};

use crate::drawing::Drawing;
use crate::scene::Scene;

/// The style sheet for whatever a [`Drawing`] draws. It needs the custom properties of
/// `www/style/tokens.css`.
pub const LOOK: &str = include_str!("look.css");

const TOKENS: &str = include_str!("../../../www/style/tokens.css");

/// The picture of a position as an SVG file of its own, `pixels` wide unless it is scaled, in the
/// light colours of the wooden board. It names no font but the system's.
///
/// ```
/// use rules::{Setup, Side, Variant};
///
/// let rules = Variant::Russian.rules();
/// let svg = diagrams::picture(&rules, &Setup::start(&rules, Side::White), Side::White, 512);
/// assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 800 800\" width=\"512\""));
/// assert!(!svg.contains("var("));
/// ```
#[must_use]
pub fn picture(rules: &Rules, setup: &Setup, below: Side, pixels: u32) -> String {
    let drawing = Drawing::new(rules, below);
    let (width, height) = (u32::from(rules.board.width), u32::from(rules.board.height));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{}\" width=\"{pixels}\" height=\"{}\"><style>{}</style>{}{}</svg>\n",
        drawing.view_box(),
        pixels * height / width,
        coloured(LOOK),
        drawing.definitions(),
        drawing.inside(&Scene::of(setup)),
    )
}

/// The style sheet with each custom property replaced by its value.
fn coloured(style: &str) -> String {
    let mut parts = style.split("var(");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |done, part| {
        let (name, rest) = part.split_once(')').unwrap_or((part, ""));
        done + value(name) + rest
    })
}

/// The first value of a custom property, which is the light one of the wooden set.
fn value(name: &str) -> &'static str {
    let lines = TOKENS.lines().filter_map(|line| line.trim().strip_suffix(';')?.split_once(": "));
    lines.filter(|(known, _)| *known == name).map(|(_, value)| value).next().unwrap_or("none")
}

#[cfg(test)]
mod tests {
    use rules::Variant;

    use super::*;

    #[test]
    fn every_colour_is_one_of_the_site() {
        for name in LOOK.split("var(").skip(1).filter_map(|part| part.split(')').next()) {
            assert_ne!(value(name), "none", "{name}");
        }
    }

    #[test]
    fn a_picture_shows_every_piece_once() {
        for rules in Variant::ALL.iter().map(|game| game.rules()) {
            let setup = Setup::start(&rules, rules.first);
            let svg = picture(&rules, &setup, Side::White, 100);
            let men = svg.matches("<use href=\"#d-white-man\"").count();
            assert_eq!(men, usize::from(rules.board.men()));
            assert_eq!(svg.matches("<use").count(), 1 + setup.pieces.len());
        }
    }
}
