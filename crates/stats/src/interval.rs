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

/// The interval for the mean of shares of blocks, each between 0 and 1. It is Wilson's, with as many
/// trials as would have given the variance that was measured between blocks, and Student's quantile in
/// place of the normal one: where results are lopsided and blocks few, Student's own interval covers less
/// than it promises and reaches beyond what is possible, and this one does neither. Where all blocks are
/// alike each of them is a trial. With fewer than two blocks everything is possible.
pub fn share_interval(of: &Moments, level: f64) -> Interval {
    let quantile = |at: f64| share_quantiles(of, &[at])[0];
    Interval { low: quantile(0.5 - level / 2.0), high: quantile(0.5 + level / 2.0) }
}

/// The same for a mean of numbers that lie between two bounds.
pub fn bounded_interval(of: &Moments, within: Interval, level: f64) -> Interval {
    let width = within.high - within.low;
    if !width.is_finite() {
        return t_interval(of, level);
    }
    let Interval { low, high } = share_interval(&of.scaled(within.low, width), level);
    Interval { low: within.low + width * low, high: within.low + width * high }
}

/// The ends of the one-sided intervals of [`share_interval`] at these levels, ascending or not: read as a
/// distribution they say how sure one can be that the mean lies below each of them.
pub fn share_quantiles(of: &Moments, levels: &[f64]) -> Vec<f64> {
    share_ends(of, &students_quantiles(of.count(), levels))
}

/// Student's quantiles at these levels, for the mean of so many numbers; infinite for fewer than two.
pub(crate) fn students_quantiles(count: u64, levels: &[f64]) -> Vec<f64> {
    let student = StudentsT::new(0.0, 1.0, count as f64 - 1.0).ok();
    let unbounded = |level: f64| if level < 0.5 { f64::NEG_INFINITY } else { f64::INFINITY };
    let quantile =
        |&level: &f64| student.map_or_else(|| unbounded(level), |t| t.inverse_cdf(level));
    levels.iter().map(quantile).collect()
}

/// The shares that lie so many standard errors, by their own variance, above the mean.
pub(crate) fn share_ends(of: &Moments, quantiles: &[f64]) -> Vec<f64> {
    let (p, blocks) = (of.mean().clamp(0.0, 1.0), of.count() as f64);
    let spread = p * (1.0 - p);
    let measured = of.variance() / blocks;
    let trials = if measured > 0.0 && spread > 0.0 { spread / measured } else { blocks };
    let end = |&t: &f64| {
        if t.is_infinite() {
            return if t < 0.0 { 0.0 } else { 1.0 };
        }
        let scale = 1.0 + t * t / trials;
        let centre = p + t * t / (2.0 * trials);
        let half = t * (spread / trials + t * t / (4.0 * trials * trials)).sqrt();
        ((centre + half) / scale).clamp(0.0, 1.0)
    };
    quantiles.iter().map(end).collect()
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
        // The lower bound for 40 of 40 is 40 / (40 + t²), t = 2.022691 being Student's quantile of 39.
        close(share_interval(&won, 0.95).low, 40.0 / (40.0 + 2.022_691 * 2.022_691), 1e-6);
        assert_eq!(share_interval(&won, 0.95).high, 1.0);
        let one: Moments = [1.0].into_iter().collect();
        assert_eq!(share_interval(&one, 0.95), Interval { low: 0.0, high: 1.0 });
    }

    #[test]
    fn many_even_blocks_give_students_interval() {
        let blocks: Moments = (0..4000).map(|n| f64::from(n % 5) / 4.0).collect();
        let (share, student) = (share_interval(&blocks, 0.95), t_interval(&blocks, 0.95));
        close(share.low, student.low, 1e-5);
        close(share.high, student.high, 1e-5);
        let within = Interval { low: -3.0, high: 5.0 };
        let scaled = bounded_interval(&blocks.scaled(3.0 / 8.0, 1.0 / 8.0), within, 0.95);
        close(scaled.low, 8.0 * share.low - 3.0, 1e-9);
        close(scaled.high, 8.0 * share.high - 3.0, 1e-9);
        let unbounded = bounded_interval(&blocks, Interval::UNBOUNDED, 0.95);
        assert_eq!(unbounded, student);
    }

    /// The promise, where results are lopsided and decks few: a block is two games of one deck, whose
    /// results have much, little or nothing to do with each other. Student's interval covers 87 % in the
    /// worst of these, as the percentile bootstrap does.
    #[test]
    fn lopsided_shares_on_few_decks_are_covered() {
        let mut random = SplitMix::new(2);
        for (share, decks) in [(0.8, 10), (0.9, 20), (0.95, 20), (0.95, 50), (0.98, 50)] {
            for alike in [0.0, 0.5] {
                let runs = 3000;
                let mut held = 0;
                for _ in 0..runs {
                    let mut game = || random.unit() < share;
                    let blocks: Vec<[bool; 2]> = (0..decks).map(|_| [game(), game()]).collect();
                    let blocks: Moments = blocks
                        .into_iter()
                        .map(|[a, b]| [a, if random.unit() < alike { a } else { b }])
                        .map(|pair| {
                            pair.map(|won| f64::from(u8::from(won))).iter().sum::<f64>() / 2.0
                        })
                        .collect();
                    let interval = share_interval(&blocks, 0.95);
                    assert!(interval.low >= 0.0 && interval.high <= 1.0);
                    held += u32::from(interval.contains(share));
                }
                // Few decks have few possible results, so coverage cannot be 95 % everywhere.
                let covered = f64::from(held) / f64::from(runs);
                assert!(covered > 0.93, "{share} on {decks} decks, {alike} alike: {covered}");
            }
        }
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
