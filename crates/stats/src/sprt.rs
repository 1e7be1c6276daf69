//! The sequential probability ratio test on block scores.
//!
//! Two hypotheses about the mean block score, from two Elo differences. After every block the
//! log-likelihood ratio is that of the two distributions closest to the observed one which have
//! those means (the generalised test, Van den Bergh; for two players and duplicate deals the blocks
//! take five values, hence "pentanomial"). The test stops when the ratio leaves Wald's bounds.

use crate::{Histogram, Moments, elo_of_share, share_of_elo};

/// Where the test stops.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SprtBounds {
    /// At or below this ratio the first hypothesis stands.
    pub lower: f64,
    /// At or above this ratio the second stands.
    pub upper: f64,
}

/// What the test says so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Not enough evidence.
    Open,
    /// The difference is `elo0` or less rather than `elo1` or more.
    AcceptsElo0,
    /// The difference is `elo1` or more rather than `elo0` or less.
    AcceptsElo1,
}

/// A running test.
#[derive(Clone, Debug)]
pub struct Sprt {
    share0: f64,
    share1: f64,
    bounds: SprtBounds,
    scores: Histogram,
    moments: Moments,
}

/// Added to the count at both ends of the scale, so that results which are all alike have a
/// likelihood under either hypothesis.
const SOFTENING: f64 = 1e-3;

impl Sprt {
    /// A test of `elo0` against `elo1` that errs with chances `alpha` (accepting `elo1` wrongly)
    /// and `beta` (accepting `elo0` wrongly). None unless elo0 < elo1, both finite, and the chances lie between
    /// 0 and ½.
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Option<Self> {
        let chance = |p: f64| p > 0.0 && p < 0.5;
        if !elo0.is_finite() || !elo1.is_finite() || elo0 >= elo1 || !chance(alpha) || !chance(beta)
        {
            return None;
        }
        let bounds =
            SprtBounds { lower: (beta / (1.0 - alpha)).ln(), upper: ((1.0 - beta) / alpha).ln() };
        let (share0, share1) = (share_of_elo(elo0), share_of_elo(elo1));
        let (scores, moments) = (Histogram::new(), Moments::new());
        Some(Self { share0, share1, bounds, scores, moments })
    }

    /// Takes a block's mean score in, from 0 to 1.
    pub fn add(&mut self, score: f64) {
        self.scores.add(score);
        self.moments.add(score);
    }

    /// Where the test stops.
    pub fn bounds(&self) -> SprtBounds {
        self.bounds
    }

    /// The blocks so far.
    pub fn blocks(&self) -> &Moments {
        &self.moments
    }

    /// The Elo difference of the mean score so far.
    pub fn elo(&self) -> f64 {
        elo_of_share(self.moments.mean())
    }

    /// The normalised effect: distance of the mean score from ½ in standard deviations of a
    /// block. It says how many blocks a test needs, whatever the share of draws.
    pub fn normalised_effect(&self) -> f64 {
        let deviation = self.moments.variance().sqrt();
        if deviation > 0.0 { (self.moments.mean() - 0.5) / deviation } else { 0.0 }
    }

    /// The log-likelihood ratio so far.
    pub fn ratio(&self) -> f64 {
        if self.moments.count() == 0 {
            return 0.0;
        }
        let mut cells: Vec<(f64, f64)> = self.scores.iter().map(|(x, n)| (x, n as f64)).collect();
        for end in [0.0, 1.0] {
            match cells.iter_mut().find(|(x, _)| *x == end) {
                Some((_, n)) => *n += SOFTENING,
                None => cells.push((end, SOFTENING)),
            }
        }
        let log0 = tilted_log_weights(&cells, self.share0);
        let log1 = tilted_log_weights(&cells, self.share1);
        cells.iter().zip(log0.iter().zip(&log1)).map(|((_, n), (l0, l1))| n * (l1 - l0)).sum()
    }

    /// What the test says so far.
    pub fn verdict(&self) -> Verdict {
        match self.ratio() {
            ratio if ratio >= self.bounds.upper => Verdict::AcceptsElo1,
            ratio if ratio <= self.bounds.lower => Verdict::AcceptsElo0,
            _ => Verdict::Open,
        }
    }
}

/// The most likely distribution with mean `share` gives a cell that was seen with frequency f the
/// chance f / (1 + θ·(x − share)); this returns −ln(1 + θ·(x − share)) for each cell.
fn tilted_log_weights(cells: &[(f64, f64)], share: f64) -> Vec<f64> {
    let total: f64 = cells.iter().map(|(_, n)| n).sum();
    let low = cells.iter().map(|(x, _)| x - share).fold(f64::INFINITY, f64::min);
    let high = cells.iter().map(|(x, _)| x - share).fold(f64::NEG_INFINITY, f64::max);
    // The sum falls with θ between the poles; its zero is found by halving.
    let imbalance = |theta: f64| -> f64 {
        cells.iter().map(|(x, n)| n / total * (x - share) / (1.0 + theta * (x - share))).sum()
    };
    let (mut left, mut right) = (-1.0 / high, -1.0 / low);
    for _ in 0..200 {
        let middle = left + (right - left) / 2.0;
        if imbalance(middle) > 0.0 {
            left = middle;
        } else {
            right = middle;
        }
    }
    let theta = left + (right - left) / 2.0;
    cells.iter().map(|(x, _)| -(1.0 + theta * (x - share)).max(1e-300).ln()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bootstrap::SplitMix;

    #[test]
    fn bounds_are_walds() {
        let bounds = Sprt::new(0.0, 10.0, 0.05, 0.05).unwrap().bounds();
        assert!((bounds.upper - 19f64.ln()).abs() < 1e-12);
        assert!((bounds.lower + 19f64.ln()).abs() < 1e-12);
        for (elo0, elo1, alpha) in
            [(1.0, 1.0, 0.05), (2.0, 1.0, 0.05), (0.0, 5.0, 0.0), (0.0, 5.0, 0.6)]
        {
            assert!(Sprt::new(elo0, elo1, alpha, 0.05).is_none());
        }
        assert!(Sprt::new(f64::NAN, 1.0, 0.05, 0.05).is_none());
        assert!(Sprt::new(0.0, f64::INFINITY, 0.05, 0.05).is_none());
    }

    /// With two outcomes the ratio is the binomial one, which can be written down.
    #[test]
    fn two_outcomes_give_the_binomial_ratio() {
        let mut test = Sprt::new(0.0, 20.0, 0.05, 0.05).unwrap();
        for i in 0..1000 {
            test.add(f64::from(u8::from(i % 100 < 53)));
        }
        let (p0, p1): (f64, f64) = (0.5, share_of_elo(20.0));
        let expected = 530.0 * (p1 / p0).ln() + 470.0 * ((1.0 - p1) / (1.0 - p0)).ln();
        assert!((test.ratio() - expected).abs() < 0.01, "{} {expected}", test.ratio());
    }

    /// Five kinds of block, as duplicate deals of two players give them.
    #[test]
    fn five_outcomes_give_the_pentanomial_ratio() {
        // SciPy: both constrained likelihoods maximised by SLSQP.
        for (elo0, elo1, expected) in [(0.0, 20.0, 3.322_597), (-5.0, 5.0, 2.975_184)] {
            let mut test = Sprt::new(elo0, elo1, 0.05, 0.05).unwrap();
            for (score, count) in [(0.0, 12), (0.25, 55), (0.5, 160), (0.75, 81), (1.0, 20)] {
                (0..count).for_each(|_| test.add(score));
            }
            assert!((test.ratio() - expected).abs() < 1e-3, "{} {expected}", test.ratio());
        }
    }

    #[test]
    fn one_sided_results_end_the_test() {
        for (score, verdict) in [(1.0, Verdict::AcceptsElo1), (0.0, Verdict::AcceptsElo0)] {
            let mut test = Sprt::new(0.0, 50.0, 0.05, 0.05).unwrap();
            let mut blocks = 0;
            while test.verdict() == Verdict::Open {
                test.add(score);
                blocks += 1;
                assert!(blocks < 1000);
            }
            assert_eq!(test.verdict(), verdict);
            assert!(test.ratio().is_finite());
        }
    }

    #[test]
    fn draws_only_accept_no_difference() {
        let mut test = Sprt::new(0.0, 50.0, 0.05, 0.05).unwrap();
        for _ in 0..10_000 {
            test.add(0.5);
        }
        assert_eq!(test.verdict(), Verdict::AcceptsElo0);
    }

    /// The errors stay near what was asked for, with draws and five kinds of block.
    #[test]
    fn errors_are_as_rare_as_promised() {
        let mut random = SplitMix::new(5);
        let mut block = |share: f64| -> f64 {
            let mut game = || match random.unit() {
                u if u < share - 0.15 => 1.0,
                u if u < share + 0.15 => 0.5,
                _ => 0.0,
            };
            (game() + game()) / 2.0
        };
        for (elo, wrong) in [(0.0, Verdict::AcceptsElo1), (60.0, Verdict::AcceptsElo0)] {
            let mut errors = 0;
            for _ in 0..400 {
                let mut test = Sprt::new(0.0, 60.0, 0.05, 0.05).unwrap();
                while test.verdict() == Verdict::Open {
                    test.add(block(share_of_elo(elo)));
                }
                errors += u32::from(test.verdict() == wrong);
            }
            assert!(errors <= 36, "{errors} wrong verdicts in 400 at {elo} Elo");
        }
    }
}
