//! What a net learns from, and how well it has learned.

use serde::{Deserialize, Serialize};

use super::{ActionMask, Batch, Loss, Net, Real, choice};

/// A set of samples with known answers.
pub trait Examples<T: Real> {
    /// How many samples.
    fn len(&self) -> usize;

    /// Whether there is none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Writes a sample's input and target, both zeros so far, and says which outputs count.
    fn fill(&self, sample: usize, input: &mut [T], target: &mut [T]) -> ActionMask;

    /// What it costs to choose this output; a best one costs nothing.
    fn cost(&self, sample: usize, output: usize) -> f64;
}

/// Some samples of a set.
#[derive(Clone, Debug)]
pub struct Part<'a, E> {
    /// The whole set.
    pub of: &'a E,
    /// The samples that belong to the part.
    pub samples: Vec<usize>,
}

impl<T: Real, E: Examples<T>> Examples<T> for Part<'_, E> {
    fn len(&self) -> usize {
        self.samples.len()
    }
    fn fill(&self, sample: usize, input: &mut [T], target: &mut [T]) -> ActionMask {
        self.of.fill(self.samples[sample], input, target)
    }
    fn cost(&self, sample: usize, output: usize) -> f64 {
        self.of.cost(self.samples[sample], output)
    }
}

/// How well a net answers.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Measure {
    /// How many samples were asked.
    pub samples: u64,
    /// The mean loss.
    pub loss: f64,
    /// The share of answers that cost nothing.
    pub accuracy: f64,
    /// The mean cost.
    pub cost: f64,
    /// How often each output was chosen.
    pub answers: Vec<u64>,
}

impl Measure {
    /// The share of samples that were answered by anything but the most common answer: 0 for a net
    /// that says the same whatever it is asked.
    pub fn varied(&self) -> f64 {
        let most = self.answers.iter().copied().max().unwrap_or(0);
        (self.samples - most) as f64 / self.samples.max(1) as f64
    }
}

/// Samples that are looked at together.
const TOGETHER: usize = 256;

/// Asks a net about all samples.
pub fn measure<T: Real>(net: &Net<T>, loss: Loss, examples: &impl Examples<T>) -> Measure {
    let mut batch = Batch::new(net.shape());
    let mut sum = Measure { answers: vec![0; net.shape().outputs()], ..Measure::default() };
    let mut right = 0;
    for begin in (0..examples.len()).step_by(TOGETHER) {
        let samples = begin..examples.len().min(begin + TOGETHER);
        batch.clear();
        for sample in samples.clone() {
            batch.push(|input, target| examples.fill(sample, input, target));
        }
        for (row, sample) in batch.answers(net).zip(samples) {
            sum.loss += loss.of(net.shape().output, row.answer, row.target, row.open);
            if let Some(output) = choice(row.answer, row.open) {
                let cost = examples.cost(sample, output);
                sum.cost += cost;
                right += u64::from(cost <= 0.0);
                sum.answers[output] += 1;
            }
        }
    }
    let count = examples.len().max(1) as f64;
    Measure {
        samples: examples.len() as u64,
        loss: sum.loss / count,
        accuracy: right as f64 / count,
        cost: sum.cost / count,
        answers: sum.answers,
    }
}
