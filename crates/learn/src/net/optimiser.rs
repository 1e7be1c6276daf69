//! How a gradient changes the weights.

use serde::{Deserialize, Serialize};

use super::{Net, Real};

/// A rule of correction.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Optimiser {
    /// Steps down the slope, with a share of the last step kept on.
    Momentum {
        /// The length of a step.
        rate: f64,
        /// What is kept of the last step; 0 for plain descent.
        keep: f64,
    },
    /// Steps measured by how large and how steady each slope is (Kingma and Ba 2015).
    Adam {
        /// The length of a step.
        rate: f64,
    },
}

/// What Adam keeps of the mean slope and of the mean squared slope, and what keeps it finite.
const KEEP_SLOPE: f64 = 0.9;
const KEEP_SQUARE: f64 = 0.999;
const LEAST: f64 = 1e-8;

impl<T: Real> Net<T> {
    /// Corrects every weight by one step down this gradient; `pace` times the usual length.
    pub fn correct(
        &mut self,
        memory: &mut OptimiserState<T>,
        optimiser: Optimiser,
        pace: f64,
        gradient: &[T],
    ) {
        memory.step(optimiser, pace, &mut self.parameters, gradient);
    }
}

/// What an optimiser remembers between steps.
#[derive(Clone, Debug, PartialEq)]
pub struct OptimiserState<T = f32> {
    /// Steps made.
    pub(crate) steps: u64,
    /// The last step, or the mean slope.
    pub(crate) first: Vec<T>,
    /// The mean squared slope, for Adam.
    pub(crate) second: Vec<T>,
}

impl<T: Real> OptimiserState<T> {
    /// For so many parameters.
    pub fn new(optimiser: Optimiser, parameters: usize) -> Self {
        let squares = matches!(optimiser, Optimiser::Adam { .. });
        let second = if squares { vec![T::ZERO; parameters] } else { Vec::new() };
        Self { steps: 0, first: vec![T::ZERO; parameters], second }
    }

    fn step(&mut self, optimiser: Optimiser, pace: f64, parameters: &mut [T], gradient: &[T]) {
        self.steps += 1;
        match optimiser {
            Optimiser::Momentum { rate, keep } => {
                let (rate, keep) = (T::from_f64(rate * pace), T::from_f64(keep));
                for ((p, &g), last) in parameters.iter_mut().zip(gradient).zip(&mut self.first) {
                    *last = keep * *last - rate * g;
                    *p += *last;
                }
            }
            Optimiser::Adam { rate } => {
                // Both means begin at 0; early on they are that much too small.
                let steps = self.steps.min(1 << 30) as i32;
                let short = (1.0 - KEEP_SQUARE.powi(steps)).sqrt() / (1.0 - KEEP_SLOPE.powi(steps));
                let [keep_first, new_first] = [KEEP_SLOPE, 1.0 - KEEP_SLOPE].map(T::from_f64);
                let [keep_second, new_second] = [KEEP_SQUARE, 1.0 - KEEP_SQUARE].map(T::from_f64);
                let (rate, least) = (T::from_f64(rate * pace * short), T::from_f64(LEAST));
                let memory = self.first.iter_mut().zip(&mut self.second);
                for ((p, &g), (mean, square)) in parameters.iter_mut().zip(gradient).zip(memory) {
                    *mean = keep_first * *mean + new_first * g;
                    *square = keep_second * *square + new_second * g * g;
                    *p -= rate * *mean / (square.sqrt() + least);
                }
            }
        }
    }
}
