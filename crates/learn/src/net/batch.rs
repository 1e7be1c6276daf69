//! Many samples at once, by products of matrices.

use super::{ActionMask, Hidden, Loss, Matrix, Net, Real, Shape};

/// Room for a batch of samples: inputs and targets to be filled in, and what becomes of them.
#[derive(Clone, Debug)]
pub struct Batch<T = f32> {
    shape: Shape,
    inputs: Vec<T>,
    targets: Vec<T>,
    open: Vec<ActionMask>,
    /// What each layer gave, a row for each sample.
    given: Vec<Vec<T>>,
    /// The slope of the loss in each layer's sums, a row for each sample.
    slopes: Vec<Vec<T>>,
    gradient: Vec<T>,
}

impl<T: Real> Batch<T> {
    /// For nets of this shape.
    pub fn new(shape: &Shape) -> Self {
        let rooms = || vec![Vec::new(); shape.layers()];
        Self {
            shape: shape.clone(),
            inputs: Vec::new(),
            targets: Vec::new(),
            open: Vec::new(),
            given: rooms(),
            slopes: rooms(),
            gradient: vec![T::ZERO; shape.parameters()],
        }
    }

    /// Takes all samples out.
    pub fn clear(&mut self) {
        self.inputs.clear();
        self.targets.clear();
        self.open.clear();
    }

    /// How many samples are in it.
    pub fn len(&self) -> usize {
        self.open.len()
    }

    /// Whether there are no samples.
    pub fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    /// Adds a sample: `fill` writes its input and its target over zeros and says which outputs
    /// count.
    pub fn push(&mut self, fill: impl FnOnce(&mut [T], &mut [T]) -> ActionMask) {
        let (inputs, targets) = (self.inputs.len(), self.targets.len());
        self.inputs.resize(inputs + self.shape.inputs(), T::ZERO);
        self.targets.resize(targets + self.shape.outputs(), T::ZERO);
        self.open.push(fill(&mut self.inputs[inputs..], &mut self.targets[targets..]));
    }

    /// The net's answers, a row for each sample.
    ///
    /// # Panics
    /// If the net has another shape.
    pub fn answers(&mut self, net: &Net<T>) -> impl Iterator<Item = Row<'_, T>> {
        assert_eq!(net.shape, self.shape, "a net of the shape that the batch was made for");
        let (samples, last) = (self.len(), self.shape.layers() - 1);
        for (number, layer) in net.layers().enumerate() {
            let (before, here) = self.given.split_at_mut(number);
            let (from, to) = (before.last().unwrap_or(&self.inputs), &mut here[0]);
            let size = layer.biases.len();
            to.clear();
            (0..samples).for_each(|_| to.extend_from_slice(layer.biases));
            if samples > 0 {
                let from = Matrix::new(from, self.shape.sizes[number]);
                T::multiply(from, Matrix::new(layer.weights, size), T::ONE, to);
            }
            if number < last {
                self.shape.hidden.bend(to);
            } else {
                for (row, &open) in to.chunks_exact_mut(size).zip(&self.open) {
                    self.shape.output.bend(row, open);
                }
            }
        }
        let size = self.shape.outputs();
        let rows = self.given[last].chunks_exact(size).zip(self.targets.chunks_exact(size));
        rows.zip(&self.open).map(|((answer, target), &open)| Row { answer, target, open })
    }

    /// The mean loss of the samples, and its slope in every parameter of the net.
    ///
    /// # Panics
    /// If the net has another shape, or there are no samples.
    pub fn gradient(&mut self, net: &Net<T>, loss: Loss) -> (f64, &[T]) {
        let output = self.shape.output;
        let total: f64 =
            self.answers(net).map(|row| loss.of(output, row.answer, row.target, row.open)).sum();
        let (samples, last) = (self.len(), self.shape.layers() - 1);
        assert!(samples > 0, "the mean of no samples");
        let share = T::from_f64(1.0 / samples as f64);
        let size = self.shape.outputs();
        self.slopes[last].clone_from(&self.given[last]);
        let rows = self.slopes[last].chunks_exact_mut(size);
        for ((row, target), &open) in rows.zip(self.targets.chunks_exact(size)).zip(&self.open) {
            loss.slope(output, row, target, open);
            row.iter_mut().for_each(|slope| *slope *= share);
        }
        let mut end = self.gradient.len();
        for number in (0..=last).rev() {
            let (inputs, outputs) = (self.shape.sizes[number], self.shape.sizes[number + 1]);
            let begin = end - (inputs + 1) * outputs;
            let (weights, biases) = self.gradient[begin..end].split_at_mut(inputs * outputs);
            let from = if number == 0 { &self.inputs } else { &self.given[number - 1] };
            let (before, here) = self.slopes.split_at_mut(number);
            let slopes = Matrix::new(&here[0], outputs);
            T::multiply(Matrix::new(from, inputs).turned(), slopes, T::ZERO, weights);
            biases.fill(T::ZERO);
            for row in here[0].chunks_exact(outputs) {
                biases.iter_mut().zip(row).for_each(|(bias, &slope)| *bias += slope);
            }
            if let Some(before) = before.last_mut() {
                let weights =
                    Matrix::new(&net.parameters[begin..begin + inputs * outputs], outputs);
                before.resize(samples * inputs, T::ZERO);
                T::multiply(slopes, weights.turned(), T::ZERO, before);
                flatten(self.shape.hidden, before, from);
            }
            end = begin;
        }
        (total / samples as f64, &self.gradient)
    }
}

/// Multiplies slopes by those of the curve that gave these values.
fn flatten<T: Real>(hidden: Hidden, slopes: &mut [T], given: &[T]) {
    for (slope, &y) in slopes.iter_mut().zip(given) {
        *slope *= hidden.slope(y);
    }
}

/// An answer to a sample of a batch.
#[derive(Clone, Copy, Debug)]
pub struct Row<'a, T> {
    /// What the net said.
    pub answer: &'a [T],
    /// What it should have said.
    pub target: &'a [T],
    /// Which outputs count.
    pub open: ActionMask,
}
