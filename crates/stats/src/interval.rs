//! Intervals.

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

/// Student's interval for the mean of independent numbers; with fewer than two it is unbounded.
pub fn t_interval(of: &Moments, level: f64) -> Interval {
    let freedom = of.count() as f64 - 1.0;
    let Ok(t) = StudentsT::new(0.0, 1.0, freedom) else {
        return Interval { low: f64::NEG_INFINITY, high: f64::INFINITY };
    };
    let half = t.inverse_cdf(0.5 + level / 2.0) * of.standard_error();
    Interval { low: of.mean() - half, high: of.mean() + half }
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

    fn close(a: f64, b: f64, within: f64) {
        assert!((a - b).abs() < within, "{a} is not {b}");
    }

    #[test]
    fn t_interval_of_a_textbook_sample() {
        // R: t.test(c(2, 4, 4, 4, 5, 5, 7, 9))$conf.int gives 3.212512 6.787488.
        let mut sample = Moments::new();
        sample.extend([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]);
        let interval = t_interval(&sample, 0.95);
        close(interval.low, 3.212_512, 1e-5);
        close(interval.high, 6.787_488, 1e-5);
    }

    #[test]
    fn one_number_bounds_nothing() {
        let mut one = Moments::new();
        one.add(3.0);
        assert_eq!(t_interval(&one, 0.95).high, f64::INFINITY);
    }

    #[test]
    fn wilson_of_thirty_five_in_fifty() {
        // 35 of 50, as in Brown, Cai and DasGupta's formula: 0.5624 to 0.8090.
        let interval = wilson(35.0, 50, 0.95);
        close(interval.low, 0.562_4, 1e-3);
        close(interval.high, 0.809_0, 1e-3);
        assert_eq!(wilson(0.0, 0, 0.95), Interval { low: 0.0, high: 1.0 });
        close(wilson(10.0, 10, 0.95).high, 1.0, 1e-12);
    }
}
