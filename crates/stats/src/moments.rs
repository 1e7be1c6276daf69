//! Mean and variance of a stream of numbers.

/// Count, mean and variance, kept without storing the numbers (Welford's method).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Moments {
    count: u64,
    mean: f64,
    squares: f64,
}

impl Moments {
    /// Of no numbers.
    pub fn new() -> Self {
        Self::default()
    }
    /// Takes a number in.
    pub fn add(&mut self, x: f64) {
        self.add_many(x, 1);
    }
    /// Takes a number in that came up so often.
    pub fn add_many(&mut self, x: f64, times: u64) {
        if times == 0 {
            return;
        }
        self.count += times;
        let before = x - self.mean;
        self.mean += before * (times as f64 / self.count as f64);
        self.squares += times as f64 * before * (x - self.mean);
    }
    /// Those of the same numbers, measured from another zero and in another unit.
    #[must_use]
    pub fn scaled(&self, zero: f64, unit: f64) -> Self {
        let squares = self.squares / (unit * unit);
        Self { count: self.count, mean: (self.mean - zero) / unit, squares }
    }
    /// How many numbers.
    pub fn count(&self) -> u64 {
        self.count
    }
    /// Their mean; 0 of none.
    pub fn mean(&self) -> f64 {
        self.mean
    }
    /// Their sample variance (divided by one less than the count); 0 of fewer than two.
    pub fn variance(&self) -> f64 {
        if self.count < 2 { 0.0 } else { self.squares / (self.count - 1) as f64 }
    }
    /// The standard error of the mean; 0 of fewer than two.
    pub fn standard_error(&self) -> f64 {
        if self.count < 2 { 0.0 } else { (self.variance() / self.count as f64).sqrt() }
    }
}

impl Extend<f64> for Moments {
    fn extend<I: IntoIterator<Item = f64>>(&mut self, numbers: I) {
        numbers.into_iter().for_each(|x| self.add(x));
    }
}

impl FromIterator<f64> for Moments {
    fn from_iter<I: IntoIterator<Item = f64>>(numbers: I) -> Self {
        let mut moments = Self::new();
        moments.extend(numbers);
        moments
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_numbers() {
        let moments: Moments = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0].into_iter().collect();
        assert_eq!(moments.mean(), 5.0);
        assert!((moments.variance() - 32.0 / 7.0).abs() < 1e-12);
        assert_eq!(Moments::new().standard_error(), 0.0);
    }

    #[test]
    fn many_at_once_are_as_many_one_by_one() {
        let mut many = Moments::new();
        [(2.0, 1), (4.0, 3), (1.0, 0), (5.0, 2), (7.0, 1), (9.0, 1)]
            .iter()
            .for_each(|&(x, times)| many.add_many(x, times));
        assert_eq!((many.count(), many.mean()), (8, 5.0));
        assert!((many.variance() - 32.0 / 7.0).abs() < 1e-12);
    }

    #[test]
    fn large_offsets_lose_nothing() {
        let moments: Moments = [4.0, 7.0, 13.0, 16.0].map(|x| x + 1e9).into_iter().collect();
        assert!((moments.variance() - 30.0).abs() < 1e-6);
    }
}
