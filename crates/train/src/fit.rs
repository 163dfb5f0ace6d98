//! Worths that fit the samples best: logistic regression, with the worths before as the starting
//! point and as what is believed where there is little to learn from.

use rayon::prelude::*;

use crate::sample::Sample;

/// How a fit is made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fit {
    /// How much the result of the game counts; the rest is what the search said.
    pub(crate) by_result: f32,
    /// How far a worth is expected to move, in points.
    pub(crate) spread: f32,
    /// Steps of the descent.
    pub(crate) steps: usize,
}

impl Default for Fit {
    fn default() -> Fit {
        Fit { by_result: 0.6, spread: 50.0, steps: 60 }
    }
}

type Worths = Vec<(f32, f32)>;

/// Points that make a win e times as likely as a loss: the scale between points and results.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Scale(pub(crate) f32);

impl Scale {
    /// The scale by which these worths foretell the results best, so that fitting by it leaves a man
    /// at about as many points as before.
    pub(crate) fn of(samples: &[Sample], worths: &[(f32, f32)]) -> Scale {
        let judged: Vec<_> = samples.iter().map(|s| (s.judge(worths), s.result)).collect();
        let loss = |scale: f32| -> f64 {
            judged.iter().map(|&(points, result)| cross_entropy(Scale(scale).chance(points), result)).sum()
        };
        let candidates = (0..60).map(|k| 40.0 * 1.05_f32.powi(k));
        let best = candidates.min_by(|&a, &b| loss(a).total_cmp(&loss(b)));
        Scale(best.unwrap_or(150.0))
    }

    /// The share of the point that White may expect.
    fn chance(self, points: f32) -> f32 {
        1.0 / (1.0 + (-points / self.0).exp())
    }
}

fn cross_entropy(chance: f32, result: f32) -> f64 {
    let chance = f64::from(chance.clamp(1e-6, 1.0 - 1e-6));
    let result = f64::from(result);
    -(result * chance.ln() + (1.0 - result) * (1.0 - chance).ln())
}

/// How badly the worths foretell the results: the mean cross entropy, in nats.
pub(crate) fn loss(samples: &[Sample], worths: &[(f32, f32)], scale: Scale) -> f64 {
    let each = |sample: &Sample| cross_entropy(scale.chance(sample.judge(worths)), sample.result);
    #[allow(clippy::cast_precision_loss, reason = "fewer than 2^53")]
    let count = samples.len().max(1) as f64;
    samples.iter().map(each).sum::<f64>() / count
}

/// For each worth, how the loss changes with it, and how fast that changes.
#[derive(Clone)]
struct Slope {
    gradient: Worths,
    curvature: Worths,
}

impl Slope {
    fn flat(len: usize) -> Slope {
        Slope { gradient: vec![(0.0, 0.0); len], curvature: vec![(0.0, 0.0); len] }
    }

    fn add(&mut self, other: &Slope) {
        let add = |into: &mut Worths, from: &Worths| {
            into.iter_mut().zip(from).for_each(|(a, b)| *a = (a.0 + b.0, a.1 + b.1));
        };
        add(&mut self.gradient, &other.gradient);
        add(&mut self.curvature, &other.curvature);
    }

    fn see(&mut self, sample: &Sample, worths: &[(f32, f32)], scale: Scale, by_result: f32) {
        let chance = scale.chance(sample.judge(worths));
        let target = by_result * sample.result + (1.0 - by_result) * scale.chance(sample.points);
        let error = (chance - target) / scale.0;
        let bend = chance * (1.0 - chance) / (scale.0 * scale.0);
        let (opening, ending) = sample.phases();
        for &(feature, times) in &sample.sighting.terms {
            let (times, at) = (f32::from(times), feature as usize);
            let gradient = &mut self.gradient[at];
            *gradient = (gradient.0 + error * times * opening, gradient.1 + error * times * ending);
            let (a, b) = (times * opening, times * ending);
            let curvature = &mut self.curvature[at];
            *curvature = (curvature.0 + bend * a * a, curvature.1 + bend * b * b);
        }
    }
}

/// So many parts, whatever the cores, so that sums come out the same everywhere.
const PARTS: usize = 8;

impl Fit {
    /// The worths that fit the samples best.
    ///
    /// Each step goes down the slope of every worth by itself, damped because several features share
    /// each position, and keeps most of the speed of the step before.
    pub(crate) fn worths(&self, samples: &[Sample], before: &[(f32, f32)], scale: Scale) -> Worths {
        let mut worths = before.to_vec();
        let mut speed: Worths = vec![(0.0, 0.0); before.len()];
        let belief = 1.0 / (self.spread * self.spread);
        for _ in 0..self.steps {
            let slope = self.slope(samples, &worths, scale);
            for at in 0..worths.len() {
                let step = |worth: f32, prior: f32, speed: f32, gradient: f32, curvature: f32| {
                    let down = (gradient + belief * (worth - prior)) / (curvature + belief);
                    KEPT * speed - DAMPED * down
                };
                let (w, p, v) = (worths[at], before[at], speed[at]);
                let (g, c) = (slope.gradient[at], slope.curvature[at]);
                speed[at] = (step(w.0, p.0, v.0, g.0, c.0), step(w.1, p.1, v.1, g.1, c.1));
                worths[at] = (w.0 + speed[at].0, w.1 + speed[at].1);
            }
        }
        worths
    }

    fn slope(&self, samples: &[Sample], worths: &[(f32, f32)], scale: Scale) -> Slope {
        let part = |samples: &[Sample]| {
            let mut slope = Slope::flat(worths.len());
            samples.iter().for_each(|sample| slope.see(sample, worths, scale, self.by_result));
            slope
        };
        let parts: Vec<_> = samples.par_chunks(samples.len().div_ceil(PARTS).max(1)).map(part).collect();
        parts.iter().fold(Slope::flat(worths.len()), |mut sum, part| {
            sum.add(part);
            sum
        })
    }
}

const KEPT: f32 = 0.9;
const DAMPED: f32 = 0.02;

#[cfg(test)]
mod tests {
    use super::*;
    use ai::Sighting;

    /// Two features that are worth 60 and 30 points; the game is decided by chance at that rate.
    fn samples() -> Vec<Sample> {
        let kinds = [[(0, 1), (1, 1)], [(0, 1), (1, -1)], [(0, -1), (1, 1)], [(0, -1), (1, -1)]];
        let truth = [(60.0, 60.0), (30.0, 30.0)];
        let mut samples = vec![];
        for round in 0..4000 {
            let terms = kinds[round % 4].to_vec();
            let opening = (round % 7) as f32 / 7.0;
            let mut sample = Sample { sighting: Sighting { terms, opening }, points: 0.0, result: 0.0 };
            sample.points = sample.judge(&truth);
            sample.result = Scale(100.0).chance(sample.points);
            samples.push(sample);
        }
        samples
    }

    #[test]
    fn what_made_the_results_is_found_again() {
        let fit = Fit { by_result: 1.0, spread: 1000.0, steps: 800 };
        for (found, right) in fit.worths(&samples(), &[(0.0, 0.0); 2], Scale(100.0)).iter().zip([60.0, 30.0])
        {
            assert!((found.0 - right).abs() < 1.0 && (found.1 - right).abs() < 1.0, "{found:?} {right}");
        }
    }

    #[test]
    fn what_is_never_seen_stays_as_it_was() {
        let before = [(0.0, 0.0), (0.0, 0.0), (7.0, -7.0)];
        assert_eq!(Fit::default().worths(&samples(), &before, Scale(100.0))[2], (7.0, -7.0));
    }

    #[test]
    fn the_scale_is_the_one_that_made_the_results() {
        let Scale(found) = Scale::of(&samples(), &[(60.0, 60.0), (30.0, 30.0)]);
        assert!((found / 100.0 - 1.0).abs() < 0.05, "{found}");
    }
}
