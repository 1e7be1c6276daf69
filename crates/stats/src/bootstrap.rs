//! The Poisson bootstrap: each replicate takes each block as often as a Poisson variable of mean
//! 1 says. Nothing is stored but a pair of sums for each replicate, so memory does not grow with
//! the number of blocks, and blocks may come in any order.

use crate::Interval;

/// A small generator with a fixed stream; its quality is ample for resampling.
pub(crate) struct SplitMix(u64);

impl SplitMix {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }
    pub(crate) fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
    /// A number in [0, 1).
    #[cfg(test)]
    pub(crate) fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }
}

/// How often each replicate takes each block. The same block has the same weights wherever it is
/// asked for, so several statistics of one run can be resampled together.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    seed: u64,
}

impl Weights {
    /// Weights from a seed.
    pub fn new(seed: u64) -> Self {
        Self { seed }
    }

    /// The weights of a block, one for each replicate: Poisson with mean 1.
    pub fn of_block(self, block: u64, replicates: usize) -> impl Iterator<Item = f64> {
        let mut random = SplitMix::new(self.seed ^ block.wrapping_mul(0xd6e8_feb8_6659_fd93));
        random.bits();
        // Eight weights from one word: a byte decides, against cumulated chances in 256ths. The
        // error of any chance is below 1/512.
        let mut word = 0;
        (0..replicates).map(move |i| {
            if i % 8 == 0 {
                word = random.bits();
            }
            let byte = word & 0xff;
            word >>= 8;
            match byte {
                0..94 => 0.0,
                94..188 => 1.0,
                188..235 => 2.0,
                235..251 => 3.0,
                251..255 => 4.0,
                _ => 5.0,
            }
        })
    }
}

/// Bootstrap replicates of a mean.
#[derive(Clone, Debug)]
pub struct Bootstrap {
    weights: Weights,
    blocks: u64,
    sums: Vec<[f64; 2]>,
}

impl Bootstrap {
    /// So many replicates, with these weights.
    pub fn new(replicates: usize, weights: Weights) -> Self {
        Self { weights, blocks: 0, sums: vec![[0.0; 2]; replicates] }
    }

    /// Takes the next block's number in.
    pub fn add(&mut self, x: f64) {
        let weights = self.weights.of_block(self.blocks, self.sums.len());
        for (sum, weight) in self.sums.iter_mut().zip(weights) {
            sum[0] += weight * x;
            sum[1] += weight;
        }
        self.blocks += 1;
    }

    /// The mean of each replicate; replicates that took no block are left out.
    pub fn means(&self) -> Vec<f64> {
        self.sums.iter().filter(|sum| sum[1] > 0.0).map(|[sum, weight]| sum / weight).collect()
    }

    /// The interval between the quantiles of the replicates' means.
    pub fn interval(&self, level: f64) -> Interval {
        quantile_interval(self.means(), level)
    }
}

/// The interval between the outer quantiles of replicated values.
pub(crate) fn quantile_interval(mut values: Vec<f64>, level: f64) -> Interval {
    if values.len() < 2 {
        return Interval::UNBOUNDED;
    }
    values.sort_by(f64::total_cmp);
    let at = |quantile: f64| {
        let place = quantile * (values.len() - 1) as f64;
        let (below, above) = (place.floor() as usize, place.ceil() as usize);
        values[below] + (values[above] - values[below]) * place.fract()
    };
    Interval { low: at(0.5 - level / 2.0), high: at(0.5 + level / 2.0) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Moments, t_interval};

    #[test]
    fn weights_have_mean_and_variance_one() {
        let weights = Weights::new(3);
        let all: Moments = (0..2000).flat_map(|block| weights.of_block(block, 64)).collect();
        assert!((all.mean() - 1.0).abs() < 0.015, "{}", all.mean());
        assert!((all.variance() - 1.0).abs() < 0.03, "{}", all.variance());
    }

    #[test]
    fn agrees_with_students_interval_on_many_blocks() {
        let mut random = SplitMix::new(9);
        let mut bootstrap = Bootstrap::new(2000, Weights::new(1));
        let mut moments = Moments::new();
        for _ in 0..5000 {
            let x = random.unit() + random.unit();
            bootstrap.add(x);
            moments.add(x);
        }
        let (a, b) = (bootstrap.interval(0.95), t_interval(&moments, 0.95));
        let width = b.high - b.low;
        assert!((a.low - b.low).abs() < 0.07 * width && (a.high - b.high).abs() < 0.07 * width);
    }

    #[test]
    fn too_little_bounds_nothing() {
        assert_eq!(Bootstrap::new(1, Weights::new(1)).interval(0.95), Interval::UNBOUNDED);
    }
}
