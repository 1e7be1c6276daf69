//! Shares drawn as sure as one can be of them.
//!
//! A rating is made of the shares of many pairs. How sure it is follows from how sure each share is: all
//! shares are drawn again and again from what their intervals say, and the rating is made of each draw. For
//! two players the interval of the rating is then that of the share, on another scale.

use std::collections::BTreeMap;

use crate::Moments;
use crate::bootstrap::SplitMix;
use crate::interval::{share_ends, students_quantiles};

/// Draws shares. Each share gets the same evenly spread levels, in an order of its own.
#[derive(Clone, Debug)]
pub struct Draws {
    levels: Vec<f64>,
    /// Student's quantiles at these levels, by the number of blocks: most shares have as many.
    quantiles: BTreeMap<u64, Vec<f64>>,
    /// What the order of the next share comes from.
    seed: u64,
}

impl Draws {
    /// So many draws.
    pub fn new(draws: usize) -> Self {
        let level = |n: usize| (n as f64 + 0.5) / draws as f64;
        Self { levels: (0..draws).map(level).collect(), quantiles: BTreeMap::new(), seed: 0 }
    }

    /// The draws of the next share.
    pub fn of(&mut self, shares: &Moments) -> Vec<f64> {
        let Self { levels, quantiles, .. } = self;
        let count = shares.count();
        let quantiles = quantiles.entry(count).or_insert_with(|| students_quantiles(count, levels));
        let mut drawn = share_ends(shares, quantiles);
        let mut random = SplitMix::new(self.seed);
        self.seed += 1;
        for last in (1..drawn.len()).rev() {
            let other = (random.unit() * (last + 1) as f64) as usize;
            drawn.swap(last, other.min(last));
        }
        drawn
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{quantile_interval, share_interval};

    #[test]
    fn draws_have_the_quantiles_of_the_interval() {
        let shares: Moments =
            [1.0, 1.0, 0.5, 1.0, 0.75, 1.0, 1.0, 0.0, 1.0, 1.0].into_iter().collect();
        let mut draws = Draws::new(1000);
        let (first, second) = (draws.of(&shares), draws.of(&shares));
        assert_ne!(first, second, "each share has an order of its own");
        let (drawn, meant) = (quantile_interval(first, 0.95), share_interval(&shares, 0.95));
        assert!((drawn.low - meant.low).abs() < 2e-3 && (drawn.high - meant.high).abs() < 2e-3);
        let product: f64 =
            draws.of(&shares).iter().zip(&second).map(|(a, b)| a * b).sum::<f64>() / 1e3;
        let mean = second.iter().sum::<f64>() / 1e3;
        assert!(
            (product - mean * mean).abs() < 2e-3,
            "the orders have nothing to do with each other"
        );
    }
}
