//! The numbers that solving is done in.

use std::fmt::Debug;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Div, Mul, Sub, SubAssign};

/// A floating-point number: `f32`, which is small, or `f64`, which is exact enough to check it.
pub trait Real:
    Copy
    + Debug
    + Default
    + PartialOrd
    + Send
    + Sync
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + AddAssign
    + SubAssign
    + Sum
    + 'static
{
    /// Nothing.
    const ZERO: Self;
    /// The nearest number of this kind.
    fn of(value: f64) -> Self;
    /// The same number.
    fn to_f64(self) -> f64;
    /// The larger of the two.
    fn larger(self, other: Self) -> Self;
}

impl Real for f32 {
    const ZERO: Self = 0.0;
    #[inline]
    fn of(value: f64) -> Self {
        value as Self
    }
    #[inline]
    fn to_f64(self) -> f64 {
        f64::from(self)
    }
    #[inline]
    fn larger(self, other: Self) -> Self {
        if self > other { self } else { other }
    }
}

impl Real for f64 {
    const ZERO: Self = 0.0;
    #[inline]
    fn of(value: f64) -> Self {
        value
    }
    #[inline]
    fn to_f64(self) -> f64 {
        self
    }
    #[inline]
    fn larger(self, other: Self) -> Self {
        if self > other { self } else { other }
    }
}
