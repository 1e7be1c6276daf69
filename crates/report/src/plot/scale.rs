//! From values to places along an axis.

/// An axis.
#[derive(Clone, Debug)]
pub(crate) struct Scale {
    from: f64,
    to: f64,
    left: f64,
    right: f64,
}

impl Scale {
    /// Holds all finite values with some air around them, between `left` and `right`.
    pub(crate) fn holding(values: impl IntoIterator<Item = f64>, left: f64, right: f64) -> Self {
        let finite = values.into_iter().filter(|value| value.is_finite());
        let (low, high) = finite
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(l, h), value| (l.min(value), h.max(value)));
        let (low, high) = if low <= high { (low, high) } else { (0.0, 1.0) };
        let air = if high > low { 0.06 * (high - low) } else { 0.05 * high.abs().max(1.0) };
        Self { from: low - air, to: high + air, left, right }
    }

    /// From one value to another, between `left` and `right`.
    pub(crate) fn between([from, to]: [f64; 2], left: f64, right: f64) -> Self {
        Self { from, to, left, right }
    }

    /// Where a value lies; what is beyond an end lies on it.
    pub(crate) fn place(&self, value: f64) -> f64 {
        let share = (value.clamp(self.from, self.to) - self.from) / (self.to - self.from);
        self.left + share * (self.right - self.left)
    }

    pub(crate) fn left(&self) -> f64 {
        self.left
    }

    pub(crate) fn right(&self) -> f64 {
        self.right
    }

    /// Round values within, about so many, and how many decimals they need.
    pub(crate) fn ticks(&self, about: usize) -> (Vec<f64>, usize) {
        let rough = (self.to - self.from) / about.max(1) as f64;
        let power = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|m| m * power).into_iter().find(|s| *s >= rough);
        let step = step.unwrap_or(10.0 * power);
        let first = (self.from / step).ceil() as i64;
        let last = (self.to / step).floor() as i64;
        let decimals = (-step.log10().floor()).max(0.0) as usize;
        ((first..=last).map(|k| k as f64 * step).collect(), decimals)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_within() {
        let scale = Scale::holding([0.37, 0.63], 0.0, 100.0);
        let (ticks, decimals) = scale.ticks(5);
        assert_eq!(decimals, 1);
        assert_eq!(
            ticks.iter().map(|t| format!("{t:.1}")).collect::<Vec<_>>(),
            ["0.4", "0.5", "0.6"]
        );
        let (ticks, decimals) = Scale::holding([-120.0, 95.0], 0.0, 100.0).ticks(5);
        assert_eq!((ticks, decimals), (vec![-100.0, -50.0, 0.0, 50.0, 100.0], 0));
    }

    #[test]
    fn scales_hold_what_they_are_given() {
        let scale = Scale::holding([1.0, 3.0, f64::INFINITY], 10.0, 20.0);
        assert!(scale.place(1.0) > 10.0 && scale.place(3.0) < 20.0);
        assert_eq!(scale.place(f64::INFINITY), 20.0);
        for values in [vec![], vec![5.0], vec![0.0]] {
            assert!(Scale::holding(values, 0.0, 1.0).place(0.0).is_finite());
        }
    }
}
