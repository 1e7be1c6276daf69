//! Counting numbers by value.

use std::collections::BTreeMap;

/// How often each value came up. For numbers with few distinct values, such as block scores;
/// values are told apart to a millionth.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Histogram(BTreeMap<i64, u64>);

const SCALE: f64 = 1e6;

impl Histogram {
    /// Of no numbers.
    pub fn new() -> Self {
        Self::default()
    }
    /// Counts a number.
    pub fn add(&mut self, x: f64) {
        *self.0.entry((x * SCALE).round() as i64).or_default() += 1;
    }
    /// Values and counts, ascending.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (f64, u64)> + '_ {
        self.0.iter().map(|(&value, &count)| (value as f64 / SCALE, count))
    }
    /// How many numbers.
    pub fn total(&self) -> u64 {
        self.0.values().sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_counted_in_order() {
        let mut histogram = Histogram::new();
        for x in [0.5, -1.0, 0.5, 1.0 / 3.0] {
            histogram.add(x);
        }
        let counted: Vec<(f64, u64)> = histogram.iter().collect();
        assert_eq!(counted, [(-1.0, 1), (0.333_333, 1), (0.5, 2)]);
        assert_eq!(histogram.total(), 4);
    }
}
