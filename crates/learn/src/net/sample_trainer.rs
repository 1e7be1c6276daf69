//! Back-propagation, one sample at a time: the source's way.

use super::{ActionMask, Loss, Net, Real, Scratch, Shape};

/// Trains a net sample by sample, and allocates nothing after it was made.
#[derive(Clone, Debug)]
pub struct SampleTrainer<T = f32> {
    /// What each layer gave.
    given: Scratch<T>,
    /// The slope of the loss in each layer's sums.
    slopes: Vec<Vec<T>>,
}

impl<T: Real> SampleTrainer<T> {
    /// For nets of this shape.
    pub fn new(shape: &Shape) -> Self {
        let given = Scratch::new(shape);
        let slopes = given.0.clone();
        Self { given, slopes }
    }

    /// Shows the net a sample and corrects every weight by `rate` times its part in the error. All
    /// errors are found before any weight changes. Gives the loss before the correction.
    pub fn train(
        &mut self,
        net: &mut Net<T>,
        loss: Loss,
        rate: T,
        input: &[T],
        target: &[T],
        open: ActionMask,
    ) -> f64 {
        let error = self.propagate(net, loss, input, target, open);
        let mut rest = net.parameters.as_mut_slice();
        for (number, slopes) in self.slopes.iter().enumerate() {
            let from = if number == 0 { input } else { &self.given.0[number - 1] };
            let (weights, after) = rest.split_at_mut(from.len() * slopes.len());
            let (biases, after) = after.split_at_mut(slopes.len());
            rest = after;
            for (&value, weights) in from.iter().zip(weights.chunks_exact_mut(slopes.len())) {
                if value != T::ZERO {
                    let step = rate * value;
                    for (weight, &slope) in weights.iter_mut().zip(slopes) {
                        *weight -= step * slope;
                    }
                }
            }
            for (bias, &slope) in biases.iter_mut().zip(slopes) {
                *bias -= rate * slope;
            }
        }
        error
    }

    /// Finds the slope of the loss in the sums of every layer, the last first. Gives the loss.
    fn propagate(
        &mut self,
        net: &Net<T>,
        loss: Loss,
        input: &[T],
        target: &[T],
        open: ActionMask,
    ) -> f64 {
        let Self { given, slopes } = self;
        let (hidden, output) = (net.shape.hidden, net.shape.output);
        let last = slopes.len() - 1;
        let answer = net.answer(input, open, given);
        let error = loss.of(output, answer, target, open);
        slopes[last].copy_from_slice(answer);
        loss.slope(output, &mut slopes[last], target, open);
        // The layers come from the first on, the errors from the last: walk back by length.
        let mut end = net.parameters.len();
        for number in (1..=last).rev() {
            let (before, after) = slopes.split_at_mut(number);
            let (slopes, next) = (&mut before[number - 1], &after[0]);
            let begin = end - (slopes.len() + 1) * next.len();
            let weights = net.parameters[begin..].chunks_exact(next.len());
            for ((slope, weights), &y) in slopes.iter_mut().zip(weights).zip(&given.0[number - 1]) {
                let mut sum = T::ZERO;
                for (&weight, &next) in weights.iter().zip(next) {
                    sum += weight * next;
                }
                *slope = sum * hidden.slope(y);
            }
            end = begin;
        }
        error
    }
}
