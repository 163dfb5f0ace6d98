//! The canvas: as many pixels as the screen has under it, painted only when something differs.

use crate::dom::{self, Fault};
use crate::paint::Brush;
use crate::palette::Palette;
use app::{Facing, Point, Scene};
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

/// The painted board. Nothing is ever read from it.
pub(crate) struct Canvas {
    element: HtmlCanvasElement,
    pen: CanvasRenderingContext2d,
    palette: Palette,
    shown: Option<Scene>,
}

impl Canvas {
    /// The page's canvas.
    pub(crate) fn new() -> Result<Self, Fault> {
        let element: HtmlCanvasElement = dom::find("canvas")?;
        let pen = element.get_context("2d")?.ok_or("the browser does not paint on a canvas")?;
        let palette = Palette::read(&element)?;
        Ok(Self { element, pen: pen.unchecked_into(), palette, shown: None })
    }

    /// The element, for those who watch its size.
    pub(crate) fn element(&self) -> &HtmlCanvasElement {
        &self.element
    }

    /// The point at these parts of the board's width and height, in board units.
    pub(crate) fn point(&self, x: f32, y: f32) -> Point {
        let (width, height) = self.shown.as_ref().map_or((0, 0), |scene| (scene.width, scene.height));
        Point::new(x * f32::from(width), y * f32::from(height))
    }

    /// Paints the scene, unless it is there already.
    pub(crate) fn show(&mut self, scene: Scene) -> Result<(), Fault> {
        if self.shown.as_ref() == Some(&scene) {
            return Ok(());
        }
        dom::root()?.set_attribute("data-set", scene.set.id())?;
        let set = scene.set;
        match self.shown.replace(scene) {
            Some(before) if before.set == set => self.paint(Some(&before)),
            _ => self.recolour(),
        }
    }

    /// Takes the number of pixels that the screen has in a row of the canvas.
    pub(crate) fn resize(&mut self, pixels: u32) -> Result<(), Fault> {
        if pixels == self.element.width() {
            return Ok(());
        }
        self.element.set_width(pixels);
        self.element.set_height(pixels);
        self.paint(None)
    }

    /// Reads the colours again and paints with them.
    pub(crate) fn recolour(&mut self) -> Result<(), Fault> {
        self.palette = Palette::read(&self.element)?;
        self.paint(None)
    }

    /// Paints what differs from the scene that is there, or all.
    fn paint(&self, before: Option<&Scene>) -> Result<(), Fault> {
        let Some(scene) = &self.shown else { return Ok(()) };
        let unit = f64::from(self.element.width()) / f64::from(scene.width.max(scene.height));
        let up = match scene.facing {
            Facing::Below => 1.0,
            Facing::Above => -1.0,
        };
        Brush { pen: &self.pen, palette: &self.palette, unit, up }.scene(scene, before)
    }
}
