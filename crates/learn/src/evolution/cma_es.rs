//! Covariance matrix adaptation (Hansen and Ostermeier 2001), after Hansen's tutorial of 2016.
//!
//! A generation is drawn from a normal distribution. Its centre moves towards the better half;
//! its shape learns in which directions the way led, its width how far. What lies outside [0, 1] is
//! measured at the nearest place inside, and what it lies outside costs it.

use adut_kernel::{Rng, Seed};
use serde::{Deserialize, Serialize};

use super::matrix::{Matrix, eigen, identity, times, transposed_times};
use super::{Measured, exact};

/// The width at the beginning: a third of the range.
const BEGINNING: f64 = 0.3;
/// What a unit of distance outside the range costs, in units of the generation's spread.
const OUTSIDE: f64 = 10.0;
/// Directions are never narrower than this part of the widest.
const FLATTEST: f64 = 1e-7;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct CmaEs {
    population: usize,
    generation: i32,
    #[serde(with = "exact::number")]
    width: f64,
    #[serde(with = "exact::numbers")]
    centre: Vec<f64>,
    /// Where the centre has been going, in the distribution's own measure.
    #[serde(with = "exact::numbers")]
    width_path: Vec<f64>,
    /// The same in the measure of the genes.
    #[serde(with = "exact::numbers")]
    shape_path: Vec<f64>,
    #[serde(with = "exact::rows")]
    shape: Matrix,
}

/// A generation as it was drawn.
pub(super) struct Drawn {
    /// Steps from the centre in units of the width.
    steps: Vec<Vec<f64>>,
    inside: Vec<Vec<f64>>,
    outside: Vec<f64>,
}

impl Drawn {
    pub(super) fn genes(&self) -> &[Vec<f64>] {
        &self.inside
    }
}

fn clamped(genes: &[f64]) -> Vec<f64> {
    genes.iter().map(|gene| gene.clamp(0.0, 1.0)).collect()
}

/// A normal number (Box and Muller).
fn normal(rng: &mut Rng) -> f64 {
    let radius = (-2.0 * (1.0 - rng.unit()).ln()).sqrt();
    radius * (std::f64::consts::TAU * rng.unit()).cos()
}

impl CmaEs {
    pub(super) fn new(population: usize, genes: usize) -> Self {
        Self {
            population: population.max(4),
            generation: 0,
            width: BEGINNING,
            centre: vec![0.5; genes],
            width_path: vec![0.0; genes],
            shape_path: vec![0.0; genes],
            shape: identity(genes),
        }
    }

    /// The best guess: the centre, or what is next to it inside.
    pub(super) fn centre(&self) -> Vec<f64> {
        clamped(&self.centre)
    }

    /// The roots of the shape's eigenvalues, and its axes as columns.
    fn axes(&self) -> (Vec<f64>, Matrix) {
        let (values, axes) = eigen(&self.shape);
        let widest = values.iter().copied().fold(f64::MIN_POSITIVE, f64::max);
        (values.iter().map(|value| value.max(FLATTEST * widest).sqrt()).collect(), axes)
    }

    pub(super) fn draw(&self, seed: Seed) -> Drawn {
        let mut rng = seed.child("draw").rng();
        let (lengths, axes) = self.axes();
        let mut drawn = Drawn { steps: Vec::new(), inside: Vec::new(), outside: Vec::new() };
        for _ in 0..self.population {
            let along: Vec<f64> = lengths.iter().map(|length| length * normal(&mut rng)).collect();
            let step = times(&axes, &along);
            let place: Vec<f64> =
                self.centre.iter().zip(&step).map(|(at, by)| at + self.width * by).collect();
            let inside = clamped(&place);
            drawn.outside.push(place.iter().zip(&inside).map(|(a, b)| (a - b).powi(2)).sum());
            drawn.inside.push(inside);
            drawn.steps.push(step);
        }
        drawn
    }

    /// Moves and reshapes the distribution by what was measured.
    pub(super) fn learn(&mut self, drawn: &Drawn, measured: &Measured) {
        let ranked = ranking(drawn, measured);
        let size = self.centre.len() as f64;
        let weights = weights(self.population);
        let effective = 1.0 / weights.iter().map(|w| w * w).sum::<f64>();
        let width_rate = (effective + 2.0) / (size + effective + 5.0);
        let damping =
            1.0 + 2.0 * (((effective - 1.0) / (size + 1.0)).sqrt() - 1.0).max(0.0) + width_rate;
        let path_rate = (4.0 + effective / size) / (size + 4.0 + 2.0 * effective / size);
        let one_rate = 2.0 / ((size + 1.3).powi(2) + effective);
        let many_rate = (1.0 - one_rate)
            .min(2.0 * (effective - 2.0 + 1.0 / effective) / ((size + 2.0).powi(2) + effective));
        let usual_length = size.sqrt() * (1.0 - 1.0 / (4.0 * size) + 1.0 / (21.0 * size * size));

        let mut step = vec![0.0; self.centre.len()];
        for (weight, &at) in weights.iter().zip(&ranked) {
            for (sum, by) in step.iter_mut().zip(&drawn.steps[at]) {
                *sum += weight * by;
            }
        }
        let (lengths, axes) = self.axes();
        let along = transposed_times(&axes, &step);
        let along: Vec<f64> = along.iter().zip(&lengths).map(|(by, length)| by / length).collect();
        let whitened = times(&axes, &along);
        follow(&mut self.width_path, &whitened, width_rate, effective);
        self.generation += 1;
        let length = self.width_path.iter().map(|x| x * x).sum::<f64>().sqrt();
        let settled = (1.0 - (1.0 - width_rate).powi(2 * self.generation)).sqrt();
        let stalls = length / settled >= (1.4 + 2.0 / (size + 1.0)) * usual_length;
        let fresh = if stalls { vec![0.0; step.len()] } else { step.clone() };
        follow(&mut self.shape_path, &fresh, path_rate, effective);
        let lost = if stalls { one_rate * path_rate * (2.0 - path_rate) } else { 0.0 };

        for (at, by) in self.centre.iter_mut().zip(&step) {
            *at += self.width * by;
        }
        for (row, shape) in self.shape.iter_mut().enumerate() {
            for (column, value) in shape.iter_mut().enumerate() {
                let steps = weights
                    .iter()
                    .zip(&ranked)
                    .map(|(weight, &at)| weight * drawn.steps[at][row] * drawn.steps[at][column]);
                *value = (1.0 - one_rate - many_rate + lost) * *value
                    + one_rate * self.shape_path[row] * self.shape_path[column]
                    + many_rate * steps.sum::<f64>();
            }
        }
        self.width *= (width_rate / damping * (length / usual_length - 1.0)).exp();
    }
}

/// Turns a path towards the last step.
fn follow(path: &mut [f64], step: &[f64], rate: f64, effective: f64) {
    let share = (rate * (2.0 - rate) * effective).sqrt();
    for (at, by) in path.iter_mut().zip(step) {
        *at = (1.0 - rate) * *at + share * by;
    }
}

/// How much each of the better half counts, the best first; together 1.
fn weights(population: usize) -> Vec<f64> {
    let half = population / 2;
    let raw = (1..=half).map(|rank| (half as f64 + 0.5).ln() - (rank as f64).ln());
    let sum: f64 = raw.clone().sum();
    raw.map(|weight| weight / sum).collect()
}

/// The individuals, best first; being outside costs.
fn ranking(drawn: &Drawn, measured: &Measured) -> Vec<usize> {
    let values = || measured.iter().map(|(value, _)| *value);
    let highest = values().fold(f64::NEG_INFINITY, f64::max);
    let lowest = values().fold(f64::INFINITY, f64::min);
    let cost = OUTSIDE * (highest - lowest).max(f64::MIN_POSITIVE);
    let value = |at: usize| measured[at].0 - cost * drawn.outside[at];
    let mut ranked: Vec<usize> = (0..measured.len()).collect();
    ranked.sort_by(|&a, &b| value(b).total_cmp(&value(a)));
    ranked
}
