//! Intervals and the test that belongs to them.

use statrs::distribution::{ContinuousCDF as _, Normal, StudentsT};

use crate::Moments;

/// Two bounds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl Interval {
    /// Nothing is known.
    pub const UNBOUNDED: Self = Self { low: f64::NEG_INFINITY, high: f64::INFINITY };

    /// Whether a value lies within.
    pub fn contains(self, value: f64) -> bool {
        (self.low..=self.high).contains(&value)
    }
}

/// Student's interval for the mean of independent numbers; with fewer than two it is unbounded.
pub fn t_interval(of: &Moments, level: f64) -> Interval {
    let Some(t) = students_t(of) else { return Interval::UNBOUNDED };
    let half = t.inverse_cdf(0.5 + level / 2.0) * of.standard_error();
    Interval { low: of.mean() - half, high: of.mean() + half }
}

/// The 95 % interval, or one of another level, for the mean of shares of blocks. Student's, except
/// where all blocks are alike: then it would have no width, as if nothing else could ever come, and
/// Wilson's stands in for it with a trial for each block. Stays within 0 and 1.
pub fn share_interval(of: &Moments, level: f64) -> Interval {
    if of.count() > 1 && of.variance() == 0.0 {
        return wilson(of.mean() * of.count() as f64, of.count(), level);
    }
    let Interval { low, high } = t_interval(of, level);
    Interval { low: low.max(0.0), high: high.min(1.0) }
}

/// The chance of a mean at least as far from `null` as this one, were `null` true (two-sided).
/// With fewer than two numbers it is 1: nothing is known. Where all numbers are alike Student's
/// test would be certain after two of them; the sign test, which is not, stands in for it.
pub fn t_test(of: &Moments, null: f64) -> f64 {
    let Some(t) = students_t(of) else { return 1.0 };
    let distance = (of.mean() - null).abs();
    if distance == 0.0 {
        1.0
    } else if of.standard_error() == 0.0 {
        // All on one side, or all on the other, of a coin that was thrown so often.
        0.5f64.powf(of.count() as f64 - 1.0)
    } else {
        2.0 * t.sf(distance / of.standard_error())
    }
}

fn students_t(of: &Moments) -> Option<StudentsT> {
    StudentsT::new(0.0, 1.0, of.count() as f64 - 1.0).ok()
}

/// Wilson's interval for a share, of independent trials of which `successes` succeeded; a draw
/// counts half. Unlike the plain interval it stays within 0 and 1.
pub fn wilson(successes: f64, trials: u64, level: f64) -> Interval {
    if trials == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let z = Normal::standard().inverse_cdf(0.5 + level / 2.0);
    let n = trials as f64;
    let p = successes / n;
    let scale = 1.0 + z * z / n;
    let centre = (p + z * z / (2.0 * n)) / scale;
    let half = z / scale * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    Interval { low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bootstrap::SplitMix;

    fn close(a: f64, b: f64, within: f64) {
        assert!((a - b).abs() < within, "{a} is not {b}");
    }

    fn sample() -> Moments {
        [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0].into_iter().collect()
    }

    #[test]
    fn t_interval_of_a_textbook_sample() {
        // SciPy: t.interval(0.95, 7, 5, sqrt(32 / 7 / 8)) gives 3.212512 and 6.787488.
        let interval = t_interval(&sample(), 0.95);
        close(interval.low, 3.212_512, 1e-5);
        close(interval.high, 6.787_488, 1e-5);
    }

    #[test]
    fn t_test_agrees_with_its_interval() {
        // At the end of the 95 % interval the two-sided chance is 5 %.
        // SciPy: ttest_1samp([2, 4, 4, 4, 5, 5, 7, 9], 4) gives 0.227453.
        close(t_test(&sample(), 4.0), 0.227_453, 1e-6);
        let interval = t_interval(&sample(), 0.95);
        close(t_test(&sample(), interval.low), 0.05, 1e-9);
        close(t_test(&sample(), interval.high), 0.05, 1e-9);
        assert_eq!(t_test(&sample(), 5.0), 1.0);
        let same: Moments = [1.0, 1.0, 1.0].into_iter().collect();
        assert_eq!(t_test(&same, 0.5), 0.25);
    }

    #[test]
    fn one_number_bounds_nothing() {
        let one: Moments = [3.0].into_iter().collect();
        assert_eq!(t_interval(&one, 0.95), Interval::UNBOUNDED);
        assert_eq!(t_test(&one, 0.0), 1.0);
    }

    #[test]
    fn wilson_of_thirty_five_in_fifty() {
        // The formula evaluated apart, in Python.
        let interval = wilson(35.0, 50, 0.95);
        close(interval.low, 0.562_496, 1e-6);
        close(interval.high, 0.808_964, 1e-6);
        assert_eq!(wilson(0.0, 0, 0.95), Interval { low: 0.0, high: 1.0 });
        close(wilson(10.0, 10, 0.95).high, 1.0, 1e-12);
    }

    #[test]
    fn blocks_that_are_all_alike_are_not_certain() {
        let won: Moments = [1.0; 40].into_iter().collect();
        // Wilson's lower bound for 40 of 40 is 40 / (40 + z²).
        close(share_interval(&won, 0.95).low, 0.912_378, 1e-6);
        assert_eq!(share_interval(&won, 0.95).high, 1.0);
        let mixed: Moments = [0.0, 0.5, 0.5, 1.0].into_iter().collect();
        assert_eq!(share_interval(&mixed, 0.95), {
            let Interval { low, high } = t_interval(&mixed, 0.95);
            Interval { low: low.max(0.0), high: high.min(1.0) }
        });
        let one: Moments = [1.0].into_iter().collect();
        assert_eq!(share_interval(&one, 0.95), Interval { low: 0.0, high: 1.0 });
    }

    /// The promise itself: 95 % intervals hold the truth 95 times in a hundred.
    #[test]
    fn students_interval_covers_what_it_promises() {
        let mut random = SplitMix::new(1);
        let runs = 4000;
        let mut held = 0;
        for _ in 0..runs {
            // Block scores: 0, ½ or 1 with chances 0.2, 0.3, 0.5; their mean is 0.65.
            let blocks: Moments = (0..200)
                .map(|_| match random.unit() {
                    u if u < 0.2 => 0.0,
                    u if u < 0.5 => 0.5,
                    _ => 1.0,
                })
                .collect();
            held += u32::from(t_interval(&blocks, 0.95).contains(0.65));
        }
        // Three standard errors of a share of 0.95 in 4000 runs are 1.03 %.
        close(f64::from(held) / f64::from(runs), 0.95, 0.0104);
    }

    /// Wilson's coverage goes up and down with the true share; its mean is what it promises. Summed
    /// exactly over all results of 100 trials.
    #[test]
    fn wilsons_interval_covers_what_it_promises() {
        let shares: Moments = (20..=180)
            .map(|i| {
                let p = f64::from(i) / 200.0;
                let mut chance = (1.0 - p).powi(100);
                let mut held = 0.0;
                for wins in 0..=100 {
                    if wilson(f64::from(wins), 100, 0.95).contains(p) {
                        held += chance;
                    }
                    chance *= p / (1.0 - p) * f64::from(100 - wins) / f64::from(wins + 1);
                }
                held
            })
            .collect();
        close(shares.mean(), 0.949_774, 1e-6);
    }
}
