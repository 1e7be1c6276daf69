//! Inputs of which most numbers are 0, and passes over many of them.
//!
//! What stands for cards is 0 in nine places of ten, so the first layer of a net adds up rows of
//! weights instead of multiplying matrices; the layers after it multiply.

use super::{Matrix, Net, Real as _, Shape};

/// Inputs of many samples, of which only what is not 0 is kept.
#[derive(Clone, Debug)]
pub struct SparseRows {
    columns: usize,
    /// Where each row ends.
    ends: Vec<u32>,
    places: Vec<u16>,
    values: Vec<f32>,
}

impl SparseRows {
    /// No rows yet, of so many numbers each.
    ///
    /// # Panics
    /// If a row has more than 65,536 numbers.
    pub fn new(columns: usize) -> Self {
        assert!(columns <= 1 << 16, "a row of at most 65,536 numbers");
        Self { columns, ends: Vec::new(), places: Vec::new(), values: Vec::new() }
    }

    /// Takes all rows out.
    pub fn clear(&mut self) {
        self.ends.clear();
        self.places.clear();
        self.values.clear();
    }

    /// How many rows there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are no rows.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Adds a row.
    ///
    /// # Panics
    /// If it has another number of columns.
    pub fn push(&mut self, row: &[f32]) {
        assert_eq!(row.len(), self.columns, "a row of as many numbers as the others");
        for (place, &value) in row.iter().enumerate() {
            if value != 0.0 {
                self.places.push(place as u16);
                self.values.push(value);
            }
        }
        self.ends.push(self.places.len() as u32);
    }

    /// Where a row is not 0, and what stands there.
    #[inline(always)]
    fn row(&self, row: u32) -> impl Iterator<Item = (usize, f32)> + Clone + '_ {
        let row = row as usize;
        let from = if row == 0 { 0 } else { self.ends[row - 1] as usize };
        let range = from..self.ends[row] as usize;
        let places = self.places[range.clone()].iter().map(|&place| usize::from(place));
        places.zip(self.values[range].iter().copied())
    }
}

/// What becomes of samples on their way through a net, and of the slopes on their way back. Made
/// once, used for many batches.
#[derive(Clone, Debug)]
pub struct Pass {
    /// What each layer gave, a row for each sample; the last layer's are its plain sums.
    given: Vec<Vec<f32>>,
    /// The slope of the loss in each layer's sums, a row for each sample.
    slopes: Vec<Vec<f32>>,
}

impl Pass {
    /// For nets of this shape.
    pub fn new(shape: &Shape) -> Self {
        let rooms = || vec![Vec::new(); shape.layers()];
        Self { given: rooms(), slopes: rooms() }
    }

    /// The sums of the last layer for these rows, before its curve.
    ///
    /// # Panics
    /// If the rows are not of the size that the net takes.
    pub fn forward(&mut self, net: &Net<f32>, rows: &SparseRows, which: &[u32]) -> &[f32] {
        let shape = &net.shape;
        assert_eq!(rows.columns, shape.inputs(), "as many inputs as the net has");
        let last = shape.layers() - 1;
        for (number, layer) in net.layers().enumerate() {
            let (before, here) = self.given.split_at_mut(number);
            let (to, size) = (&mut here[0], layer.biases.len());
            to.clear();
            if let Some(from) = before.last() {
                which.iter().for_each(|_| to.extend_from_slice(layer.biases));
                if !which.is_empty() {
                    let from = Matrix::new(from, shape.sizes[number]);
                    f32::multiply(from, Matrix::new(layer.weights, size), 1.0, to);
                }
            } else {
                to.resize(which.len() * size, 0.0);
                simd::sums(rows, which, layer.weights, layer.biases, to);
            }
            if number < last {
                shape.hidden.bend(to);
            }
        }
        &self.given[last]
    }

    /// The slopes of the loss in the last layer's sums, to be filled in before
    /// [`backward`](Self::backward): as many as the sums, from 0.
    pub fn output_slopes(&mut self) -> (&[f32], &mut [f32]) {
        let last = self.given.len() - 1;
        self.slopes[last].clear();
        self.slopes[last].resize(self.given[last].len(), 0.0);
        (&self.given[last], &mut self.slopes[last])
    }

    /// The slope of the loss in every parameter of the net, written over `gradient`, for the rows
    /// of the last [`forward`](Self::forward).
    ///
    /// # Panics
    /// If the gradient has another size than the net.
    pub fn backward(
        &mut self,
        net: &Net<f32>,
        rows: &SparseRows,
        which: &[u32],
        gradient: &mut [f32],
    ) {
        let shape = &net.shape;
        assert_eq!(gradient.len(), shape.parameters(), "a slope for each parameter");
        let mut end = gradient.len();
        for number in (0..shape.layers()).rev() {
            let (inputs, outputs) = (shape.sizes[number], shape.sizes[number + 1]);
            let begin = end - (inputs + 1) * outputs;
            let (weights, biases) = gradient[begin..end].split_at_mut(inputs * outputs);
            let (before, here) = self.slopes.split_at_mut(number);
            biases.fill(0.0);
            for row in here[0].chunks_exact(outputs) {
                biases.iter_mut().zip(row).for_each(|(bias, &slope)| *bias += slope);
            }
            match before.last_mut() {
                None => {
                    weights.fill(0.0);
                    simd::scatter(rows, which, &here[0], outputs, weights);
                }
                Some(_) if which.is_empty() => weights.fill(0.0),
                Some(before) => {
                    let slopes = Matrix::new(&here[0], outputs);
                    let from = &self.given[number - 1];
                    f32::multiply(Matrix::new(from, inputs).turned(), slopes, 0.0, weights);
                    let there =
                        Matrix::new(&net.parameters[begin..begin + inputs * outputs], outputs);
                    before.resize(which.len() * inputs, 0.0);
                    f32::multiply(slopes, there.turned(), 0.0, before);
                    for (slope, &y) in before.iter_mut().zip(from) {
                        *slope *= shape.hidden.slope(y);
                    }
                }
            }
            end = begin;
        }
    }
}

/// The first layer, there and back. The plain loops are compiled a second time for processors that
/// add eight numbers at once; no sum is taken in another order for it, so both give the same bits.
mod simd {
    use super::SparseRows;

    /// Sums that are kept in registers together.
    const LANES: usize = 64;

    #[inline(always)]
    fn sums_of(rows: &SparseRows, which: &[u32], weights: &[f32], biases: &[f32], out: &mut [f32]) {
        let size = biases.len();
        for (&row, out) in which.iter().zip(out.chunks_exact_mut(size)) {
            let places = rows.row(row);
            let mut from = 0;
            while from + LANES <= size {
                let mut sums: [f32; LANES] = std::array::from_fn(|lane| biases[from + lane]);
                for (place, value) in places.clone() {
                    let weights = &weights[place * size + from..][..LANES];
                    for (sum, &weight) in sums.iter_mut().zip(weights) {
                        *sum += value * weight;
                    }
                }
                out[from..from + LANES].copy_from_slice(&sums);
                from += LANES;
            }
            let out = &mut out[from..];
            out.copy_from_slice(&biases[from..]);
            for (place, value) in places {
                let weights = &weights[place * size + from..][..out.len()];
                for (sum, &weight) in out.iter_mut().zip(weights) {
                    *sum += value * weight;
                }
            }
        }
    }

    #[inline(always)]
    fn scatter_of(
        rows: &SparseRows,
        which: &[u32],
        slopes: &[f32],
        size: usize,
        weights: &mut [f32],
    ) {
        for (&row, slopes) in which.iter().zip(slopes.chunks_exact(size)) {
            for (place, value) in rows.row(row) {
                let weights = &mut weights[place * size..][..size];
                for (weight, &slope) in weights.iter_mut().zip(slopes) {
                    *weight += value * slope;
                }
            }
        }
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2")]
    fn sums_avx2(r: &SparseRows, which: &[u32], weights: &[f32], biases: &[f32], out: &mut [f32]) {
        sums_of(r, which, weights, biases, out);
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2")]
    fn scatter_avx2(r: &SparseRows, which: &[u32], slopes: &[f32], size: usize, out: &mut [f32]) {
        scatter_of(r, which, slopes, size, out);
    }

    /// Biases and the weights of what is not 0, summed for each row.
    #[allow(unsafe_code, reason = "a function for some processors is called where they have it")]
    pub(super) fn sums(
        rows: &SparseRows,
        which: &[u32],
        weights: &[f32],
        biases: &[f32],
        out: &mut [f32],
    ) {
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("avx2") {
            // SAFETY: the processor was asked.
            return unsafe { sums_avx2(rows, which, weights, biases, out) };
        }
        sums_of(rows, which, weights, biases, out);
    }

    /// Adds each row's slopes to the weights of what is not 0 in it.
    #[allow(unsafe_code, reason = "a function for some processors is called where they have it")]
    pub(super) fn scatter(
        rows: &SparseRows,
        which: &[u32],
        slopes: &[f32],
        size: usize,
        weights: &mut [f32],
    ) {
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("avx2") {
            // SAFETY: the processor was asked.
            return unsafe { scatter_avx2(rows, which, slopes, size, weights) };
        }
        scatter_of(rows, which, slopes, size, weights);
    }
}

#[cfg(test)]
mod tests {
    use adut_kernel::Rng;

    use super::*;
    use crate::net::{ALL_OPEN, Hidden, Initial, Output, Scratch};

    fn shape(sizes: &[usize]) -> Shape {
        Shape { sizes: sizes.to_vec(), hidden: Hidden::Relu, output: Output::Sigmoid }
    }

    fn rows(count: usize, columns: usize, rng: &mut Rng) -> (SparseRows, Vec<Vec<f32>>) {
        let mut sparse = SparseRows::new(columns);
        let number = |rng: &mut Rng| if rng.below(5) == 0 { rng.unit() as f32 } else { 0.0 };
        let dense: Vec<Vec<f32>> =
            (0..count).map(|_| (0..columns).map(|_| number(rng)).collect()).collect();
        dense.iter().for_each(|row| sparse.push(row));
        (sparse, dense)
    }

    #[test]
    fn a_pass_answers_as_the_net_does() {
        let mut rng = Rng::new(1);
        let shape = shape(&[23, 150, 9, 3]);
        let net = Net::initial(shape.clone(), Initial::He, &mut rng);
        let (sparse, dense) = rows(7, 23, &mut rng);
        let which = [6, 0, 3, 3];
        let mut pass = Pass::new(&shape);
        let sums = pass.forward(&net, &sparse, &which).to_vec();
        let mut scratch = Scratch::new(&shape);
        for (&row, sums) in which.iter().zip(sums.chunks_exact(3)) {
            let answer = net.answer(&dense[row as usize], ALL_OPEN, &mut scratch);
            for (&sum, &y) in sums.iter().zip(answer) {
                assert!((1.0 / (1.0 + (-sum).exp()) - y).abs() < 1e-5);
            }
        }
        assert!(pass.forward(&net, &sparse, &[]).is_empty());
    }

    /// Half the sum of the squares of all sums has the sums themselves as slopes.
    #[test]
    fn slopes_are_those_of_small_steps() {
        let mut rng = Rng::new(2);
        let shape = shape(&[12, 70, 5, 2]);
        let net = Net::initial(shape.clone(), Initial::He, &mut rng);
        let (sparse, _) = rows(6, 12, &mut rng);
        let which = [1, 5, 2];
        let mut pass = Pass::new(&shape);
        let loss = |net: &Net<f32>, pass: &mut Pass| -> f64 {
            let sums = pass.forward(net, &sparse, &which);
            sums.iter().map(|&sum| 0.5 * f64::from(sum) * f64::from(sum)).sum()
        };
        loss(&net, &mut pass);
        let (sums, slopes) = pass.output_slopes();
        slopes.copy_from_slice(sums);
        let mut gradient = vec![9.0; shape.parameters()];
        pass.backward(&net, &sparse, &which, &mut gradient);
        let step = 1e-2;
        for at in (0..shape.parameters()).step_by(7) {
            let around = [step, -step].map(|step| {
                let mut parameters = net.parameters().to_vec();
                parameters[at] += step;
                loss(&Net::new(shape.clone(), parameters), &mut Pass::new(&shape))
            });
            let slope = (around[0] - around[1]) / f64::from(2.0 * step);
            let found = f64::from(gradient[at]);
            assert!((slope - found).abs() < 0.02 * (1.0 + slope.abs()), "{at}: {slope} {found}");
        }
    }
}
