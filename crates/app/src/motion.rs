//! Things that move: a piece along the path of its move, a refused piece that shakes.

use crate::model::Model;
use crate::wish::Speed;
use rules::{Position, Square};

/// A time or a span in milliseconds, as the page counts them.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
pub struct Millis(pub f64);

/// The player's wish about moving things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Moving {
    /// Moves are shown hop by hop.
    #[default]
    Animated,
    /// Nothing slides; what changed is marked.
    Still,
}

/// The longest that one move is shown, unless its hops would be too quick to see.
const MOVE: f64 = 1500.0;
/// The time of one hop of a short move, and of a long one.
const HOP: (f64, f64) = (150.0, 220.0);
const SHAKE: f64 = 240.0;

/// Something that moves, from the first frame that shows it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Motion {
    what: What,
    started: Option<Millis>,
    /// How much faster than usual.
    tempo: f64,
}

/// What moves.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum What {
    /// A piece along the squares of its move.
    Slide(Slide),
    /// The piece or mark on a square that was refused.
    Shake(Square),
}

/// A piece on its way.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Slide {
    /// The position in which the move began.
    pub(crate) before: Position,
    /// The squares of the move so far, its first square included.
    pub(crate) squares: Vec<Square>,
    /// What each hop captured; empty for a quiet move.
    pub(crate) captured: Vec<Square>,
    /// The index of the square from where the piece sets out now.
    pub(crate) from: usize,
}

/// How far a slide has come: `part` of the way from one square of its list to the next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Progress {
    /// Index of the square last left.
    pub(crate) index: usize,
    /// 0 to 1, eased.
    pub(crate) part: f32,
}

impl Motion {
    pub(crate) fn new(what: What, speed: Speed) -> Self {
        Self { what, started: None, tempo: tempo(speed) }
    }

    /// A frame at `now`: true while there is more to show. If the clock jumps back, it starts again.
    pub(crate) fn frame(&mut self, now: Millis) -> bool {
        let began = self.started.filter(|began| *began <= now).unwrap_or(now);
        self.started = Some(began);
        self.elapsed(now) < self.length()
    }

    pub(crate) fn slide(&self) -> Option<&Slide> {
        match &self.what {
            What::Slide(slide) => Some(slide),
            What::Shake(_) => None,
        }
    }

    /// The sliding piece's place at `now`.
    pub(crate) fn progress(&self, now: Millis) -> Option<Progress> {
        let slide = self.slide()?;
        let hops = self.elapsed(now) / slide.hop();
        let last = slide.squares.len() - 1;
        let whole = (slide.from..last).take_while(|k| count(k - slide.from + 1) <= hops).count();
        let part = ease((hops - count(whole)).clamp(0.0, 1.0));
        Some(Progress { index: (slide.from + whole).min(last), part })
    }

    /// The shaken square and how far it is off to the right, in squares.
    pub(crate) fn shake(&self, now: Millis) -> Option<(Square, f32)> {
        let What::Shake(square) = self.what else { return None };
        Some((square, swing(self.elapsed(now) / SHAKE)))
    }

    fn length(&self) -> f64 {
        self.slide().map_or(SHAKE, |slide| slide.hop() * count(slide.hops()))
    }

    /// When each hop ends, counted from the first frame.
    pub(crate) fn landings(&self) -> Vec<Millis> {
        let Some(slide) = self.slide() else { return Vec::new() };
        (1..=slide.hops()).map(|hop| Millis(slide.hop() * count(hop) / self.tempo)).collect()
    }

    /// A clock that jumps back or says nothing must not hold the game up.
    fn elapsed(&self, now: Millis) -> f64 {
        let elapsed = self.started.map_or(0.0, |started| (now.0 - started.0) * self.tempo);
        if elapsed.is_nan() { f64::INFINITY } else { elapsed.max(0.0) }
    }
}

impl Slide {
    fn hops(&self) -> usize {
        self.squares.len() - 1 - self.from
    }

    fn hop(&self) -> f64 {
        (MOVE / count(self.hops().max(1))).clamp(HOP.0, HOP.1)
    }
}

impl Model {
    /// A frame came: what moves goes on or ends.
    pub(crate) fn frame(&mut self, now: Millis) {
        self.frame_came();
        let Some(motion) = &mut self.motion else { return };
        if motion.frame(now) { self.request_frame() } else { self.finish_motion() }
    }

    /// What moves arrives at once.
    pub(crate) fn finish_motion(&mut self) {
        if self.motion.take().is_some() {
            self.face_mover();
            self.play_answer();
        }
    }

    pub(crate) fn set_moving(&mut self, moving: Moving) {
        self.moving = moving;
        if moving == Moving::Still {
            self.finish_motion();
        }
    }
}

fn tempo(speed: Speed) -> f64 {
    match speed {
        Speed::Slow => 0.5,
        Speed::Normal | Speed::Off => 1.0,
        Speed::Fast => 2.0,
    }
}

#[allow(clippy::cast_precision_loss, reason = "no path has so many squares")]
fn count(number: usize) -> f64 {
    number as f64
}

/// Slow, quick, slow.
#[allow(clippy::cast_possible_truncation, reason = "between 0 and 1")]
fn ease(part: f64) -> f32 {
    (part * part * (3.0 - 2.0 * part)) as f32
}

/// Three swings there and back that die away: parabolas, which the eye cannot tell from a sine and
/// for which no library is downloaded.
#[allow(clippy::cast_possible_truncation, reason = "a small number")]
fn swing(part: f64) -> f32 {
    let part = part.clamp(0.0, 1.0);
    let (half, within) = ((part * 6.0).trunc(), (part * 6.0).fract());
    let side = if half % 2.0 == 0.0 { 1.0 } else { -1.0 };
    (side * 4.0 * within * (1.0 - within) * 0.08 * (1.0 - part)) as f32
}

/// Whether something moves, so that a frame is on its way.
pub fn is_moving(model: &Model) -> bool {
    model.motion.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Game, Variant};

    fn slide(hops: u8, from: usize) -> Motion {
        let before = *Game::site(Variant::American.rules()).position();
        let squares = (0..=hops).map(Square::from_bit).collect();
        Motion::new(What::Slide(Slide { before, squares, captured: Vec::new(), from }), Speed::Normal)
    }

    #[test]
    fn a_slide_starts_with_its_first_frame_and_ends() {
        for (hops, from) in [(1, 0), (3, 0), (3, 2), (12, 0)] {
            let mut motion = slide(hops, from);
            let length = motion.length();
            assert!(motion.frame(Millis(1000.0)));
            assert_eq!(motion.progress(Millis(1000.0)), Some(Progress { index: from, part: 0.0 }));
            assert!(motion.frame(Millis(1000.0 + length - 1.0)));
            assert!(!motion.frame(Millis(1000.0 + length)));
            let end = motion.progress(Millis(1000.0 + length)).unwrap();
            assert_eq!(end.index, usize::from(hops));
        }
    }

    #[test]
    fn hops_take_between_150_and_250_milliseconds() {
        for hops in 1..30 {
            let motion = slide(hops, 0);
            let hop = motion.length() / f64::from(hops);
            assert!((150.0..=250.0).contains(&hop), "{hops} hops of {hop} ms");
        }
    }

    #[test]
    fn progress_never_goes_back() {
        let mut motion = slide(4, 1);
        motion.frame(Millis(0.0));
        let places: Vec<_> = (0..900).map(|now| motion.progress(Millis(f64::from(now))).unwrap()).collect();
        let place = |progress: &Progress| f64::from(progress.part) + count(progress.index);
        assert!(places.windows(2).all(|pair| place(&pair[0]) <= place(&pair[1])));
    }

    #[test]
    fn a_bad_clock_does_not_hold_the_game_up() {
        let mut motion = slide(1, 0);
        assert!(motion.frame(Millis(5000.0)));
        assert!(motion.frame(Millis(10.0)));
        assert!(!motion.frame(Millis(10.0 + motion.length())));
        assert!(!slide(1, 0).frame(Millis(f64::NAN)));
    }
}
