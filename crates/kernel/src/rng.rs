//! The one random generator, frozen for good.
//!
//! A seed printed in a report must give the same cards on any machine in ten years, so the
//! generator is a named one, and bounded numbers and shuffles are ours: the sampling code of
//! random-number libraries may change between their minor versions.

use rand_core::Rng as _;
use rand_pcg::Pcg64Mcg;

/// A fast, portable, reproducible random generator (PCG XSL 64/128, multiplicative).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng(Pcg64Mcg);

impl Rng {
    /// The generator in a given state. Usually made by [`Seed::rng`](crate::Seed::rng).
    pub fn new(state: u128) -> Self {
        Self(Pcg64Mcg::new(state))
    }

    /// Sixty-four random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `n`, each equally likely (Lemire's method with rejection).
    ///
    /// # Panics
    /// If `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "no number is below 0");
        let mut product = (self.bits() >> 32) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = (self.bits() >> 32) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// An index below `len`, each equally likely.
    ///
    /// # Panics
    /// If `len` is 0 or does not fit 32 bits.
    #[inline]
    pub fn index(&mut self, len: usize) -> usize {
        let len = u32::try_from(len).expect("at most 2^32 things to choose from");
        self.below(len) as usize
    }

    /// One of `things`, each equally likely; none if there are none.
    #[inline]
    pub fn choose<'a, T>(&mut self, things: &'a [T]) -> Option<&'a T> {
        if things.is_empty() { None } else { Some(&things[self.index(things.len())]) }
    }

    /// A number in [0, 1) with 53 random bits.
    #[inline]
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Puts `things` into a random order, each equally likely (Fisher–Yates from the end).
    #[inline]
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for i in (1..things.len()).rev() {
            let j = self.below(i as u32 + 1) as usize;
            things.swap(i, j);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Golden values: if this test fails, every seed ever published changes its meaning.
    #[test]
    fn the_stream_is_frozen() {
        let mut rng = Rng::new(42);
        let bits: Vec<u64> = (0..4).map(|_| rng.bits()).collect();
        assert_eq!(
            bits,
            [
                0x63b4_a3a8_13ce_700a,
                0x3829_5420_0617_ab24,
                0xa7fd_85ae_3fe9_50ce,
                0xd715_286a_a288_7737
            ]
        );
        let below: Vec<u32> = (0..12).map(|_| rng.below(52)).collect();
        assert_eq!(below, [19, 26, 28, 24, 27, 9, 36, 30, 25, 37, 2, 19]);
        let mut cards: Vec<u8> = (0..16).collect();
        rng.shuffle(&mut cards);
        assert_eq!(cards, [13, 1, 7, 14, 3, 8, 10, 5, 9, 0, 2, 6, 15, 12, 11, 4]);
        assert_eq!(rng.unit().to_bits(), 0x3fa3_f6ac_dc6b_a370);
    }

    #[test]
    fn below_is_even() {
        let mut rng = Rng::new(7);
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[rng.below(7) as usize] += 1;
        }
        // Chi-square with 6 degrees of freedom: 22.46 is passed once in a thousand.
        let chi: f64 = counts.iter().map(|&c| (f64::from(c) - 1e4).powi(2) / 1e4).sum();
        assert!(chi < 22.46, "{counts:?}");
    }

    #[test]
    fn every_order_of_four_comes_up_evenly() {
        let mut rng = Rng::new(8);
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut four = [0, 1, 2, 3];
            rng.shuffle(&mut four);
            *counts.entry(four).or_insert(0u32) += 1;
        }
        assert_eq!(counts.len(), 24);
        let chi: f64 = counts.values().map(|&c| (f64::from(c) - 1e3).powi(2) / 1e3).sum();
        assert!(chi < 49.7, "{chi}"); // 23 degrees of freedom, once in a thousand
    }

    #[test]
    fn choosing_from_nothing_gives_nothing() {
        assert_eq!(Rng::new(1).choose::<u8>(&[]), None);
    }
}
