//! Counting numbers by value.

use crate::Moments;

/// How often each value came up. For numbers with few distinct values, such as block scores;
/// values are told apart to a billionth.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Histogram(Vec<(i64, u64)>);

const SCALE: f64 = 1e9;

impl Histogram {
    /// Of no numbers.
    pub fn new() -> Self {
        Self::default()
    }
    /// Counts a number.
    pub fn add(&mut self, x: f64) {
        self.add_many(x, 1);
    }
    /// Counts a number that came up so often.
    pub fn add_many(&mut self, x: f64, times: u64) {
        // The cast drops what is behind the point, so this rounds to the nearest.
        let key = (x * SCALE + 0.5f64.copysign(x)) as i64;
        match self.0.binary_search_by_key(&key, |&(value, _)| value) {
            Ok(i) => self.0[i].1 += times,
            Err(i) => self.0.insert(i, (key, times)),
        }
    }
    /// Values and counts, ascending.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (f64, u64)> + '_ {
        self.0.iter().map(|&(value, count)| (value as f64 / SCALE, count))
    }
    /// Their mean and variance.
    pub fn moments(&self) -> Moments {
        let mut moments = Moments::new();
        self.iter().for_each(|(value, count)| moments.add_many(value, count));
        moments
    }
    /// How many numbers.
    pub fn total(&self) -> u64 {
        self.0.iter().map(|(_, count)| count).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_counted_in_order() {
        let mut histogram = Histogram::new();
        for x in [0.5, -1.0, 0.5, 1.0 / 3.0, -2.0 / 3.0, -0.0] {
            histogram.add(x);
        }
        let counted: Vec<(f64, u64)> = histogram.iter().collect();
        assert_eq!(
            counted,
            [(-1.0, 1), (-0.666_666_667, 1), (0.0, 1), (0.333_333_333, 1), (0.5, 2)]
        );
        assert_eq!(histogram.total(), 6);
        let one_by_one: Moments =
            [0.5, -1.0, 0.5, 1.0 / 3.0, -2.0 / 3.0, -0.0].into_iter().collect();
        let moments = histogram.moments();
        assert_eq!(moments.count(), 6);
        assert!((moments.mean() - one_by_one.mean()).abs() < 1e-9);
        assert!((moments.variance() - one_by_one.variance()).abs() < 1e-9);
    }
}
