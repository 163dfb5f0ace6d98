//! The board's colours, as the style sheets have them for this scheme of colours.

use crate::dom::{self, Fault};
use web_sys::{CssStyleDeclaration, Element};

/// One colour for each thing that is painted; CSS colours.
pub(crate) struct Palette {
    pub(crate) light: String,
    pub(crate) dark: String,
    pub(crate) label_on_light: String,
    pub(crate) label_on_dark: String,
    pub(crate) white: Disc,
    pub(crate) black: Disc,
    pub(crate) shadow: String,
    pub(crate) mark: String,
    pub(crate) under: String,
    pub(crate) last: String,
    pub(crate) refused: String,
    pub(crate) font: String,
}

/// The colours of one side's pieces.
pub(crate) struct Disc {
    pub(crate) face: String,
    pub(crate) rim: String,
    pub(crate) edge: String,
    pub(crate) crown: String,
}

impl Palette {
    /// Reads the custom properties that hold at `element`.
    pub(crate) fn read(element: &Element) -> Result<Self, Fault> {
        let style = dom::window().get_computed_style(element)?.ok_or("the canvas has no style")?;
        let colour = |name: &str| property(&style, name);
        Ok(Self {
            light: colour("--board-light")?,
            dark: colour("--board-dark")?,
            label_on_light: colour("--board-label-light")?,
            label_on_dark: colour("--board-label")?,
            white: Disc::read(&style, "white")?,
            black: Disc::read(&style, "black")?,
            shadow: colour("--piece-shadow")?,
            mark: colour("--mark")?,
            under: colour("--mark-under")?,
            last: colour("--mark-last")?,
            refused: colour("--mark-refused")?,
            font: colour("--font-interface")?,
        })
    }
}

impl Disc {
    fn read(style: &CssStyleDeclaration, side: &str) -> Result<Self, Fault> {
        Ok(Self {
            face: property(style, &format!("--piece-{side}"))?,
            rim: property(style, &format!("--piece-{side}-rim"))?,
            edge: property(style, &format!("--piece-{side}-edge"))?,
            crown: property(style, &format!("--piece-{side}-crown"))?,
        })
    }
}

fn property(style: &CssStyleDeclaration, name: &str) -> Result<String, Fault> {
    Ok(style.get_property_value(name)?.trim().to_string())
}
