//! The Poisson bootstrap over blocks.
//!
//! Each replicate takes each block as often as a Poisson variable of mean 1 says. Blocks with the
//! same number need not be told apart: n of them are taken Poisson(n) times together. So a
//! histogram of block numbers is all that is needed, and memory does not grow with the run.

use statrs::distribution::{ContinuousCDF as _, Normal};

use crate::{Histogram, Interval};

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
    /// A number in (0, 1).
    pub(crate) fn unit(&mut self) -> f64 {
        ((self.bits() >> 11) as f64 + 0.5) / (1u64 << 53) as f64
    }
    /// A Poisson variable: by counting arrivals for small means, by the normal curve for large
    /// ones, where it differs by less than the rounding of a percent.
    pub(crate) fn poisson(&mut self, mean: f64) -> f64 {
        if mean > 64.0 {
            let z = Normal::standard().inverse_cdf(self.unit());
            return (mean + mean.sqrt() * z).round().max(0.0);
        }
        let (mut arrivals, left) = (0.0, (-mean).exp());
        let mut product = self.unit();
        while product > left {
            product *= self.unit();
            arrivals += 1.0;
        }
        arrivals
    }
}

/// The means of so many replicates of a run whose blocks gave these numbers. Replicates that took
/// no block are left out.
pub fn bootstrap_means(blocks: &Histogram, replicates: usize, seed: u64) -> Vec<f64> {
    let mut random = SplitMix::new(seed);
    let mut means = Vec::with_capacity(replicates);
    for _ in 0..replicates {
        let (mut sum, mut weight) = (0.0, 0.0);
        for (value, count) in blocks.iter() {
            let taken = random.poisson(count as f64);
            sum += taken * value;
            weight += taken;
        }
        if weight > 0.0 {
            means.push(sum / weight);
        }
    }
    means
}

/// The interval between the outer quantiles of replicated values.
pub fn quantile_interval(mut values: Vec<f64>, level: f64) -> Interval {
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
    fn poisson_has_its_mean_and_variance() {
        let mut random = SplitMix::new(3);
        for mean in [0.3, 1.0, 7.0, 60.0, 100.0, 10_000.0] {
            let all: Moments = (0..40_000).map(|_| random.poisson(mean)).collect();
            let error = 4.0 * (mean / 40_000.0).sqrt();
            assert!((all.mean() - mean).abs() < error, "{mean}: {}", all.mean());
            assert!((all.variance() / mean - 1.0).abs() < 0.05, "{mean}: {}", all.variance());
        }
    }

    #[test]
    fn agrees_with_students_interval_on_many_blocks() {
        let mut random = SplitMix::new(9);
        let mut histogram = Histogram::new();
        let mut moments = Moments::new();
        for _ in 0..5000 {
            let x = ((random.unit() + random.unit()) * 8.0).floor() / 8.0;
            histogram.add(x);
            moments.add(x);
        }
        let a = quantile_interval(bootstrap_means(&histogram, 4000, 1), 0.95);
        let b = t_interval(&moments, 0.95);
        let width = b.high - b.low;
        assert!((a.low - b.low).abs() < 0.05 * width && (a.high - b.high).abs() < 0.05 * width);
    }

    #[test]
    fn quantiles_are_interpolated() {
        // NumPy: quantile(values, [0.025, 0.975]) and quantile(values, [0.1, 0.9]).
        let values = vec![3.1, -2.0, 7.5, 0.4, 1.1, 9.9, 4.2, -5.3];
        for (level, low, high) in [(0.95, -4.7225, 9.48), (0.8, -2.99, 8.22)] {
            let interval = quantile_interval(values.clone(), level);
            assert!((interval.low - low).abs() < 1e-9 && (interval.high - high).abs() < 1e-9);
        }
    }

    /// The promise itself: 95 % intervals hold the truth 95 times in a hundred.
    #[test]
    fn covers_what_it_promises() {
        let mut random = SplitMix::new(4);
        let runs = 1500;
        let mut held = 0;
        for run in 0..runs {
            // Block scores 0, ¼, ½, ¾ or 1 with mean 0.55.
            let mut blocks = Histogram::new();
            for _ in 0..150 {
                blocks.add(match random.unit() {
                    u if u < 0.1 => 0.0,
                    u if u < 0.25 => 0.25,
                    u if u < 0.6 => 0.5,
                    u if u < 0.85 => 0.75,
                    _ => 1.0,
                });
            }
            let truth = 0.15 * 0.25 + 0.35 * 0.5 + 0.25 * 0.75 + 0.15;
            let interval = quantile_interval(bootstrap_means(&blocks, 400, run), 0.95);
            held += u32::from(interval.contains(truth));
        }
        // Three standard errors of a share of 0.95 in 1500 runs are 1.7 %.
        let share = f64::from(held) / runs as f64;
        assert!((share - 0.95).abs() < 0.017, "{share}");
    }

    #[test]
    fn too_little_bounds_nothing() {
        assert_eq!(quantile_interval(vec![1.0], 0.95), Interval::UNBOUNDED);
        assert!(bootstrap_means(&Histogram::new(), 10, 1).is_empty());
    }
}
