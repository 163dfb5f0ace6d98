//! How each shape of a scene looks. All lengths are parts of a square's side.

use crate::dom::Fault;
use crate::palette::{Disc, Palette};
use app::{Corner, Look, Mark, Point, Scene, Shape, Tone};
use rules::{Piece, Rank, Side};
use std::f64::consts::TAU;
use web_sys::CanvasRenderingContext2d;

const RADIUS: f64 = 0.375;
const RIM: f64 = 0.03;
/// How far the face of a piece lies above its centre, and its lower edge below.
const MAN_EDGES: (f64, f64) = (-0.02, 0.05);
const KING_EDGES: (f64, f64) = (-0.045, 0.095);
/// How far a crown reaches to each side, as a part of the disc's radius.
const CROWN_REACH: f64 = 0.68;
/// Coordinates: the size of their letters, how far from the centre they begin, and the height of
/// a digit as a part of that size. Two digits just clear a piece.
const LABEL: f64 = 0.165;
const LABEL_AWAY: f64 = 0.465;
const DIGIT: f64 = 0.73;
/// An arrow's head this far from the centre of a square is clear of a piece that lies there.
const CLEAR: f64 = 0.47;
const FADED: f64 = 0.45;
const CARRIED: f64 = 1.12;

/// A crown in a box from -1 to 1: the band below, three points above.
const CROWN: [(f64, f64); 7] =
    [(-0.8, 0.6), (-1.0, -0.45), (-0.42, 0.05), (0.0, -0.75), (0.42, 0.05), (1.0, -0.45), (0.8, 0.6)];

/// Paints on a canvas with a palette; `unit` is the side of a square in pixels, `up` is -1 for
/// pieces that face the other edge of the screen, else 1.
pub(crate) struct Brush<'a> {
    pub(crate) pen: &'a CanvasRenderingContext2d,
    pub(crate) palette: &'a Palette,
    pub(crate) unit: f64,
    pub(crate) up: f64,
}

impl Brush<'_> {
    /// Paints the squares that look otherwise than in the scene that is there. Each is painted by
    /// itself, so that the picture does not depend on which ones are.
    pub(crate) fn scene(&self, scene: &Scene, before: Option<&Scene>) -> Result<(), Fault> {
        self.pen.set_line_join("round");
        self.pen.set_line_cap("round");
        scene.changed(before).try_for_each(|square| self.within(scene, square))
    }

    /// The shapes that reach into a square, one over the other, cut off at its edges.
    fn within(&self, scene: &Scene, square: Point) -> Result<(), Fault> {
        let (left, top, width, height) = self.edges(square);
        self.pen.save();
        self.pen.begin_path();
        self.pen.rect(left, top, width, height);
        self.pen.clip();
        scene.reaching(square).try_for_each(|shape| self.shape(scene, shape))?;
        self.pen.restore();
        Ok(())
    }

    fn shape(&self, scene: &Scene, shape: &Shape) -> Result<(), Fault> {
        match shape {
            Shape::Square(at, tone) => self.square(*at, *tone),
            Shape::Label(at, corner, text) => self.label(*at, tone(scene, *at), *corner, text)?,
            Shape::Trace(points) => self.trace(points),
            Shape::Hint(points) => self.hint(points)?,
            Shape::Piece(at, piece, look) => self.piece(*at, *piece, *look)?,
            Shape::Mark(at, mark) => self.mark(*at, *mark)?,
        }
        Ok(())
    }

    fn square(&self, at: Point, tone: Tone) {
        let (left, top, width, height) = self.edges(at);
        self.pen.set_fill_style_str(match tone {
            Tone::Light => &self.palette.light,
            Tone::Dark => &self.palette.dark,
        });
        self.pen.fill_rect(left, top, width, height);
    }

    /// Left, top, width and height of a square: whole pixels, so that no seam shows between squares.
    fn edges(&self, at: Point) -> (f64, f64, f64, f64) {
        let edge = |centre: f32, side: f64| ((f64::from(centre) + side) * self.unit).round();
        let (left, top) = (edge(at.x, -0.5), edge(at.y, -0.5));
        (left, top, edge(at.x, 0.5) - left, edge(at.y, 0.5) - top)
    }

    fn label(&self, at: Point, tone: Tone, corner: Corner, text: &str) -> Result<(), Fault> {
        let pen = self.pen;
        pen.set_font(&format!("600 {}px {}", (LABEL * self.unit).round() as u32, self.palette.font));
        pen.set_fill_style_str(match tone {
            Tone::Light => &self.palette.label_on_light,
            Tone::Dark => &self.palette.label_on_dark,
        });
        let (align, right, low) = match corner {
            Corner::TopLeft => ("left", -LABEL_AWAY, DIGIT * LABEL - LABEL_AWAY),
            Corner::BottomRight => ("right", LABEL_AWAY, LABEL_AWAY),
        };
        pen.set_text_align(align);
        pen.fill_text(text, self.pixels(at.x, right), self.pixels(at.y, low))
    }

    fn trace(&self, points: &[Point]) {
        let Some(chevron) = chevron(points, CLEAR) else { return };
        for (width, colour) in [(0.065, &self.palette.under), (0.035, &self.palette.last)] {
            self.line(points.iter().map(|at| (f64::from(at.x), f64::from(at.y))));
            self.stroke(width, colour);
            self.line(chevron);
            self.stroke(width * 1.2, colour);
        }
    }

    fn hint(&self, points: &[Point]) -> Result<(), Fault> {
        let Some(head) = chevron(points, 0.0) else { return Ok(()) };
        for (width, colour) in [(0.13, &self.palette.under), (0.08, &self.palette.mark)] {
            self.dash(0.16)?;
            self.line(points.iter().map(|at| (f64::from(at.x), f64::from(at.y))));
            self.stroke(width, colour);
            self.pen.set_line_dash(&js_sys::Array::new())?;
            self.line(head);
            self.stroke(width, colour);
        }
        Ok(())
    }

    /// From now on lines are dashes of this length.
    fn dash(&self, length: f64) -> Result<(), Fault> {
        let length = self.unit * length;
        self.pen.set_line_dash(&js_sys::Array::of2(&length.into(), &length.into()))
    }

    fn piece(&self, at: Point, piece: Piece, look: Look) -> Result<(), Fault> {
        let disc = match piece.side {
            Side::White => &self.palette.white,
            Side::Black => &self.palette.black,
        };
        let size = if look == Look::Carried { CARRIED } else { 1.0 };
        self.pen.set_global_alpha(if look == Look::Waiting { FADED } else { 1.0 });
        self.shadow(at, size, look)?;
        let (up, down) = if piece.rank == Rank::King { KING_EDGES } else { MAN_EDGES };
        let (up, down) = (up * self.up, down * self.up);
        self.disc(at, down, size, &disc.edge, &disc.rim)?;
        self.disc(at, up, size, &disc.face, &disc.rim)?;
        self.face(at, up, size, piece.rank, disc)?;
        self.pen.set_global_alpha(1.0);
        Ok(())
    }

    fn shadow(&self, at: Point, size: f64, look: Look) -> Result<(), Fault> {
        let fall = if look == Look::Resting { 0.09 } else { 0.16 };
        self.circle(at, fall, RADIUS * size)?;
        self.fill(&self.palette.shadow);
        Ok(())
    }

    fn disc(&self, at: Point, down: f64, size: f64, face: &str, rim: &str) -> Result<(), Fault> {
        self.circle(at, down, RADIUS * size)?;
        self.fill(face);
        self.stroke(RIM, rim);
        Ok(())
    }

    fn face(&self, at: Point, down: f64, size: f64, rank: Rank, disc: &Disc) -> Result<(), Fault> {
        if rank == Rank::King {
            self.crown(at, down, size);
            self.fill(&disc.crown);
            return Ok(());
        }
        for part in [0.76, 0.4] {
            self.circle(at, down, RADIUS * part * size)?;
            self.stroke(0.025, &disc.edge);
        }
        Ok(())
    }

    fn crown(&self, at: Point, down: f64, size: f64) {
        let reach = RADIUS * CROWN_REACH * size;
        let (x, y) = (f64::from(at.x), f64::from(at.y) + down);
        self.line(CROWN.map(|(right, low)| (x + right * reach, y + low * reach * self.up)));
        self.pen.close_path();
    }

    fn mark(&self, at: Point, mark: Mark) -> Result<(), Fault> {
        let palette = self.palette;
        match mark {
            Mark::Selected => self.ring(at, 0.45, 0.05, &palette.mark)?,
            Mark::MustCapture => self.brackets(at),
            Mark::Destination => self.dot(at, 0.13)?,
            Mark::CaptureDestination => {
                self.ring(at, 0.27, 0.05, &palette.mark)?;
                self.dot(at, 0.12)?;
            }
            Mark::Victim => self.lines(at, &[&[(-0.17, 0.0), (-0.05, 0.13), (0.18, -0.14)]], &palette.mark),
            Mark::Waiting => self.cross(at, 0.22, &palette.mark),
            Mark::Origin => self.frame(at, 0.47, &palette.last),
            Mark::Taken => self.cross(at, 0.1, &palette.last),
            Mark::Goal => self.frame(at, 0.32, &palette.mark),
            Mark::Refused => self.no_entry(at)?,
            Mark::Reason => self.dashes(at)?,
            Mark::Cursor => self.frame(at, 0.455, &palette.mark),
        }
        Ok(())
    }

    fn brackets(&self, at: Point) {
        let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
        for (right, low) in corners {
            let bracket =
                [(right * 0.46, low * 0.26), (right * 0.46, low * 0.46), (right * 0.26, low * 0.46)];
            self.lines(at, &[&bracket], &self.palette.mark);
        }
    }

    fn frame(&self, at: Point, half: f64, colour: &str) {
        let corners = [(-half, -half), (half, -half), (half, half), (-half, half), (-half, -half)];
        self.drawn(at, &[&corners], colour, 0.03);
    }

    fn cross(&self, at: Point, half: f64, colour: &str) {
        self.lines(at, &[&[(-half, -half), (half, half)], &[(half, -half), (-half, half)]], colour);
    }

    fn no_entry(&self, at: Point) -> Result<(), Fault> {
        self.ring(at, 0.3, 0.06, &self.palette.refused)?;
        self.lines(at, &[&[(-0.16, 0.0), (0.16, 0.0)]], &self.palette.refused);
        Ok(())
    }

    fn dashes(&self, at: Point) -> Result<(), Fault> {
        self.dash(0.12)?;
        self.ring(at, 0.425, 0.035, &self.palette.refused)?;
        self.pen.set_line_dash(&js_sys::Array::new())?;
        Ok(())
    }

    fn dot(&self, at: Point, radius: f64) -> Result<(), Fault> {
        self.circle(at, 0.0, radius)?;
        self.stroke(0.05, &self.palette.under);
        self.fill(&self.palette.mark);
        Ok(())
    }

    fn ring(&self, at: Point, radius: f64, width: f64, colour: &str) -> Result<(), Fault> {
        self.circle(at, 0.0, radius)?;
        self.stroke(width + 0.04, &self.palette.under);
        self.stroke(width, colour);
        Ok(())
    }

    /// Lines around a centre, light over dark, so that they show on everything.
    fn lines(&self, at: Point, lines: &[&[(f64, f64)]], colour: &str) {
        self.drawn(at, lines, colour, 0.05);
    }

    fn drawn(&self, at: Point, lines: &[&[(f64, f64)]], colour: &str, width: f64) {
        for (width, colour) in [(width + 0.035, self.palette.under.as_str()), (width, colour)] {
            for line in lines {
                self.line(line.iter().map(|(x, y)| (f64::from(at.x) + x, f64::from(at.y) + y)));
                self.stroke(width, colour);
            }
        }
    }

    fn line(&self, points: impl IntoIterator<Item = (f64, f64)>) {
        self.pen.begin_path();
        for (x, y) in points {
            self.pen.line_to(x * self.unit, y * self.unit);
        }
    }

    fn circle(&self, at: Point, down: f64, radius: f64) -> Result<(), Fault> {
        self.pen.begin_path();
        self.pen.arc(self.pixels(at.x, 0.0), self.pixels(at.y, down), radius * self.unit, 0.0, TAU)
    }

    fn stroke(&self, width: f64, colour: &str) {
        self.pen.set_line_width((width * self.unit).max(1.0));
        self.pen.set_stroke_style_str(colour);
        self.pen.stroke();
    }

    fn fill(&self, colour: &str) {
        self.pen.set_fill_style_str(colour);
        self.pen.fill();
    }

    fn pixels(&self, centre: f32, away: f64) -> f64 {
        (f64::from(centre) + away) * self.unit
    }
}

/// The tone of the square with this centre.
fn tone(scene: &Scene, centre: Point) -> Tone {
    let mut tones = scene.shapes.iter().filter_map(|shape| match shape {
        Shape::Square(at, tone) if *at == centre => Some(*tone),
        _ => None,
    });
    tones.next_back().unwrap_or(Tone::Dark)
}

/// An arrow's head, so far before the last of the points.
fn chevron(points: &[Point], before_end: f64) -> Option<[(f64, f64); 3]> {
    let (end, before) = (points.last()?, points.get(points.len().checked_sub(2)?)?);
    let (x, y) = (f64::from(end.x - before.x), f64::from(end.y - before.y));
    let length = x.hypot(y);
    let (x, y) = (x / length, y / length);
    let tip = (f64::from(end.x) - x * before_end, f64::from(end.y) - y * before_end);
    let side = |turn: f64| (tip.0 - (x - turn * y) * 0.13, tip.1 - (y + turn * x) * 0.13);
    Some([side(1.0), tip, side(-1.0)])
}
