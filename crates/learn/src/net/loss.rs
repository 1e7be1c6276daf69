//! How wrong an answer is.

use serde::{Deserialize, Serialize};

use super::{ActionMask, Output, Real, is_open};

/// How the distance of an answer from its target is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    /// Half the sum of the squared differences: the source's.
    SquaredError,
    /// The surprise at the target: −Σ t·ln y, and for sigmoids that of the opposite beside it. Sums
    /// without a curve are no chances: for them it is the squared error.
    CrossEntropy,
}

/// Keeps logarithms finite.
const LEAST: f64 = 1e-12;

impl Loss {
    /// The loss of one answer.
    pub fn of<T: Real>(self, output: Output, answer: &[T], target: &[T], open: ActionMask) -> f64 {
        let ln = |x: f64| x.max(LEAST).ln();
        let pairs = answer.iter().zip(target).enumerate();
        let counted = pairs.filter(|(output, _)| is_open(open, *output));
        counted
            .map(|(_, (&y, &t))| (y.to_f64(), t.to_f64()))
            .map(|(y, t)| match (self, output) {
                (Self::SquaredError, _) | (_, Output::Identity) => 0.5 * (y - t) * (y - t),
                (Self::CrossEntropy, Output::Softmax) => -t * ln(y),
                (Self::CrossEntropy, Output::Sigmoid) => -t * ln(y) - (1.0 - t) * ln(1.0 - y),
            })
            .sum()
    }

    /// Turns an answer into the slope of the loss in the last layer's sums.
    #[inline]
    pub(super) fn slope<T: Real>(
        self,
        output: Output,
        answer: &mut [T],
        target: &[T],
        open: ActionMask,
    ) {
        // The slopes of cross-entropy and of its curve cancel to the plain difference.
        let mut mean = T::ZERO;
        if (self, output) == (Self::SquaredError, Output::Softmax) {
            for (&y, &t) in answer.iter().zip(target) {
                mean += y * (y - t);
            }
        }
        for (number, (y, &t)) in answer.iter_mut().zip(target).enumerate() {
            let value = *y;
            *y = if !is_open(open, number) {
                T::ZERO
            } else {
                match (self, output) {
                    (Self::CrossEntropy, _) | (_, Output::Identity) => value - t,
                    (Self::SquaredError, Output::Sigmoid) => (value - t) * value * (T::ONE - value),
                    (Self::SquaredError, Output::Softmax) => value * (value - t - mean),
                }
            };
        }
    }
}
