//! Multilayer perceptrons: what they answer, and how they learn.
//!
//! A [`Net`] is a row of layers. Each neuron takes the weighted sum of the layer before it and its
//! bias, and passes it through a curve. K. Blaić's thesis (FER Zagreb, 2024) lays the method
//! out and uses sigmoids all through; rectified hidden layers with a softmax at the end are what one
//! would take today. Both are here, with the thesis's learning sample by sample and with
//! mini-batches.
//!
//! One sample goes through plain loops that allocate nothing ([`Net::answer`], [`SampleTrainer`]),
//! batches through products of matrices ([`Batch`]; [`Pass`] where most inputs are 0 and the loss is
//! somebody else's). [`Training`] is the whole course: an order of
//! samples from a seed, a held-out set, an early end, checkpoints.

mod batch;
mod examples;
mod init;
mod loss;
mod optimiser;
mod real;
mod sample_trainer;
mod sparse;
pub(crate) mod store;
#[cfg(test)]
mod tests;
mod training;

use serde::{Deserialize, Serialize};

pub use batch::{Batch, Row};
pub use examples::{Examples, Measure, Part, measure};
pub use init::Initial;
pub use loss::Loss;
pub use optimiser::{Optimiser, OptimiserState};
pub use real::{Matrix, Real};
pub use sample_trainer::SampleTrainer;
pub use sparse::{Pass, SparseRows};
pub use store::{Provenance, StoreError, Stored, Tensors};
pub use training::{Epoch, Learning, Plan, Training};

/// The curve of the hidden neurons: the six transfer functions that the thesis describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Hidden {
    /// x: the layers together are then one.
    Identity,
    /// 0 below 0, else 1. Flat everywhere, so nothing before it learns.
    Step,
    /// 1 / (1 + e⁻ˣ).
    Sigmoid,
    /// From −1 to 1.
    Tanh,
    /// x, but never below 0.
    Relu,
    /// x, and a hundredth of it below 0.
    LeakyRelu,
}

impl Hidden {
    /// All of them, in the thesis's order.
    pub const ALL: [Self; 6] =
        [Self::Identity, Self::Step, Self::Sigmoid, Self::Tanh, Self::Relu, Self::LeakyRelu];

    /// What it is called.
    pub fn name(self) -> &'static str {
        match self {
            Self::Identity => "identity",
            Self::Step => "step",
            Self::Sigmoid => "sigmoid",
            Self::Tanh => "tanh",
            Self::Relu => "relu",
            Self::LeakyRelu => "leaky-relu",
        }
    }
}

/// The slope of a leaky curve below 0.
const LEAK: f64 = 0.01;

/// What the last layer makes of its sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Output {
    /// The sums themselves, without a curve: the thesis's text has it so.
    Identity,
    /// 1 / (1 + e⁻ˣ), each for itself.
    Sigmoid,
    /// Shares that sum to 1.
    Softmax,
}

/// The layers of a net: how many neurons each has, the inputs first, and their curves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shape {
    /// The sizes: inputs, hidden layers, outputs.
    pub sizes: Vec<usize>,
    /// The curve of the hidden layers.
    pub hidden: Hidden,
    /// The curve of the last layer.
    pub output: Output,
}

impl Shape {
    /// How many inputs.
    pub fn inputs(&self) -> usize {
        self.sizes[0]
    }
    /// How many outputs.
    pub fn outputs(&self) -> usize {
        self.sizes[self.sizes.len() - 1]
    }
    /// How many layers of weights.
    pub fn layers(&self) -> usize {
        self.sizes.len() - 1
    }
    /// How many weights and biases.
    pub fn parameters(&self) -> usize {
        self.sizes.windows(2).map(|pair| (pair[0] + 1) * pair[1]).sum()
    }
    /// Whether there is such a net.
    pub(crate) fn is_possible(&self) -> bool {
        self.sizes.len() >= 2 && self.sizes.iter().all(|&size| (1..=1 << 16).contains(&size))
    }
}

/// Which outputs count for a sample, one bit each; the others are as if they were not there.
pub type ActionMask = u64;
/// Every output counts.
pub const ALL_OPEN: ActionMask = ActionMask::MAX;

/// Whether an output counts; those beyond the sixty-fourth always do.
#[inline]
fn is_open(open: ActionMask, output: usize) -> bool {
    open.checked_shr(output as u32).is_none_or(|bits| bits & 1 == 1)
}

/// A multilayer perceptron.
#[derive(Clone, Debug, PartialEq)]
pub struct Net<T = f32> {
    shape: Shape,
    /// Layer after layer: for each input of it the weights to its neurons, then their biases.
    parameters: Vec<T>,
}

/// The weights and biases of one layer.
#[derive(Clone, Copy, Debug)]
pub struct Layer<'a, T> {
    /// For each input the weights to all neurons.
    pub weights: &'a [T],
    /// One for each neuron.
    pub biases: &'a [T],
}

impl<T: Real> Net<T> {
    /// A net with these parameters, which stand layer after layer, weights before biases.
    ///
    /// # Panics
    /// If the shape is not possible, or there are more or fewer parameters than it has.
    pub fn new(shape: Shape, parameters: Vec<T>) -> Self {
        assert!(shape.is_possible(), "a net has inputs and outputs, and no empty layer");
        assert_eq!(parameters.len(), shape.parameters(), "parameters of this shape");
        Self { shape, parameters }
    }

    /// Its layers.
    pub fn shape(&self) -> &Shape {
        &self.shape
    }
    /// All weights and biases.
    pub fn parameters(&self) -> &[T] {
        &self.parameters
    }
    /// The weights and biases, layer by layer.
    pub fn layers(&self) -> impl Iterator<Item = Layer<'_, T>> {
        let mut rest = self.parameters.as_slice();
        self.shape.sizes.windows(2).map(move |pair| {
            let (weights, after) = rest.split_at(pair[0] * pair[1]);
            let (biases, after) = after.split_at(pair[1]);
            rest = after;
            Layer { weights, biases }
        })
    }

    /// Its answer to an input; outputs that are not `open` are 0. Allocates nothing.
    ///
    /// # Panics
    /// If the input has another size, or the scratch was made for another shape.
    #[inline]
    pub fn answer<'a>(
        &self,
        input: &[T],
        open: ActionMask,
        scratch: &'a mut Scratch<T>,
    ) -> &'a [T] {
        let sums = self.sums(input, scratch);
        self.shape.output.bend(sums, open);
        sums
    }

    /// The sums of the last layer, before its curve. Allocates nothing.
    ///
    /// # Panics
    /// If the input has another size, or the scratch was made for another shape.
    #[inline]
    pub fn sums<'a>(&self, input: &[T], scratch: &'a mut Scratch<T>) -> &'a mut [T] {
        assert_eq!(input.len(), self.shape.inputs(), "as many inputs as the net has");
        let last = self.shape.layers() - 1;
        for (number, layer) in self.layers().enumerate() {
            let (before, here) = scratch.0.split_at_mut(number);
            let to = &mut here[0];
            layer.sums(before.last().map_or(input, Vec::as_slice), to);
            if number < last {
                self.shape.hidden.bend(to);
            }
        }
        &mut scratch.0[last]
    }
}

impl<T: Real> Layer<'_, T> {
    /// The weighted sums of an input. Inputs that are 0, most of those that stand for cards, cost
    /// nothing.
    #[inline]
    fn sums(&self, input: &[T], sums: &mut [T]) {
        sums.copy_from_slice(self.biases);
        for (&value, weights) in input.iter().zip(self.weights.chunks_exact(sums.len())) {
            if value != T::ZERO {
                for (sum, &weight) in sums.iter_mut().zip(weights) {
                    *sum += value * weight;
                }
            }
        }
    }
}

/// What the neurons of each layer gave for one sample; made once, used for many.
#[derive(Clone, Debug)]
pub struct Scratch<T = f32>(Vec<Vec<T>>);

impl<T: Real> Scratch<T> {
    /// Room for nets of this shape.
    pub fn new(shape: &Shape) -> Self {
        Self(shape.sizes[1..].iter().map(|&size| vec![T::ZERO; size]).collect())
    }
}

fn sigmoid<T: Real>(x: T) -> T {
    T::ONE / (T::ONE + (-x).exp())
}

impl Hidden {
    /// Turns sums into what the neurons give.
    #[inline]
    fn bend<T: Real>(self, sums: &mut [T]) {
        match self {
            Self::Identity => {}
            Self::Step => {
                for x in sums {
                    *x = if *x >= T::ZERO { T::ONE } else { T::ZERO };
                }
            }
            Self::Sigmoid => sums.iter_mut().for_each(|x| *x = sigmoid(*x)),
            Self::Tanh => {
                for x in sums {
                    let s = sigmoid(*x + *x);
                    *x = s + s - T::ONE;
                }
            }
            Self::LeakyRelu => {
                for x in sums {
                    *x = if *x > T::ZERO { *x } else { T::from_f64(LEAK) * *x };
                }
            }
            Self::Relu => {
                for x in sums {
                    *x = if *x > T::ZERO { *x } else { T::ZERO };
                }
            }
        }
    }

    /// The slope of the curve where it gives `y`.
    #[inline]
    fn slope<T: Real>(self, y: T) -> T {
        match self {
            Self::Identity => T::ONE,
            Self::Step => T::ZERO,
            Self::Sigmoid => y * (T::ONE - y),
            Self::Tanh => T::ONE - y * y,
            Self::LeakyRelu if y > T::ZERO => T::ONE,
            Self::LeakyRelu => T::from_f64(LEAK),
            Self::Relu if y > T::ZERO => T::ONE,
            Self::Relu => T::ZERO,
        }
    }
}

impl Output {
    /// Turns sums into the answer.
    #[inline]
    fn bend<T: Real>(self, sums: &mut [T], open: ActionMask) {
        match self {
            Self::Identity => {
                for (output, x) in sums.iter_mut().enumerate() {
                    *x = if is_open(open, output) { *x } else { T::ZERO };
                }
            }
            Self::Sigmoid => {
                for (output, x) in sums.iter_mut().enumerate() {
                    *x = if is_open(open, output) { sigmoid(*x) } else { T::ZERO };
                }
            }
            Self::Softmax => softmax(sums, open),
        }
    }
}

/// Shares in proportion to e to the power of each sum. The largest is taken off first, so that
/// nothing grows beyond bounds.
fn softmax<T: Real>(sums: &mut [T], open: ActionMask) {
    let counted = |output: &usize| is_open(open, *output);
    let Some(first) = (0..sums.len()).find(counted) else {
        sums.fill(T::ZERO);
        return;
    };
    let largest = sums
        .iter()
        .enumerate()
        .filter(|(output, _)| counted(output))
        .fold(sums[first], |most, (_, &x)| if x > most { x } else { most });
    let mut total = T::ZERO;
    for (output, x) in sums.iter_mut().enumerate() {
        *x = if counted(&output) { (*x - largest).exp() } else { T::ZERO };
        total += *x;
    }
    sums.iter_mut().for_each(|x| *x = *x / total);
}

/// The open output with the largest value, the first of equals; none if none is open.
pub fn choice<T: Real>(answer: &[T], open: ActionMask) -> Option<usize> {
    let mut best: Option<(usize, T)> = None;
    for (output, &value) in answer.iter().enumerate().filter(|(output, _)| is_open(open, *output)) {
        if best.is_none_or(|(_, most)| value > most) {
            best = Some((output, value));
        }
    }
    best.map(|(output, _)| output)
}
