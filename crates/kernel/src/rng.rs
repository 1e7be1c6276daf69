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
    #[inline]
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

    /// Puts `things` into a random order, each equally likely.
    #[inline]
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        self.shuffle_front(things, things.len().saturating_sub(1));
    }

    /// Fills the first `picks` places at random from all `things`; what is left over follows in no
    /// particular order. Several random indices come from each random word.
    ///
    /// # Panics
    /// If there are fewer things than picks.
    #[inline]
    pub fn shuffle_front<T>(&mut self, things: &mut [T], picks: usize) {
        let mut rest = things;
        let mut picks = picks;
        while picks >= BATCH && rest.len() <= BATCHED {
            rest = self.pick::<BATCH, T>(rest);
            picks -= BATCH;
        }
        while picks > 0 {
            rest = self.pick::<1, T>(rest);
            picks -= 1;
        }
    }

    /// Fills the first `N` places at random and returns the rest.
    #[inline]
    fn pick<'a, const N: usize, T>(&mut self, things: &'a mut [T]) -> &'a mut [T] {
        let indices = self.indices_below::<N>(things.len() as u64);
        for (place, index) in indices.into_iter().enumerate() {
            things.swap(place, place + index);
        }
        &mut things[N..]
    }

    /// Random indices below `top`, `top` − 1, `top` − 2, … A word times a bound has a random index
    /// in its upper half, and its lower half is the next word to multiply (N. Brackett-Rozinsky
    /// and D. Lemire, *Batched ranged random integer generation*, 2024); exactly even.
    #[inline]
    fn indices_below<const N: usize>(&mut self, top: u64) -> [usize; N] {
        let mut indices = [0; N];
        let draw = |indices: &mut [usize; N], mut word: u64| {
            for (bound, index) in (0..top + 1).rev().zip(indices) {
                let product = u128::from(word) * u128::from(bound);
                *index = (product >> 64) as usize;
                word = product as u64;
            }
            word
        };
        let mut left = draw(&mut indices, self.bits());
        let product: u64 = (0..top + 1).rev().take(N).product();
        if left < product {
            let threshold = product.wrapping_neg() % product;
            while left < threshold {
                left = draw(&mut indices, self.bits());
            }
        }
        indices
    }
}

/// Indices from one word, where at most [`BATCHED`] things are left: the product of the bounds then
/// stays below 2^48, so that a word is rejected less than once in 65,000.
const BATCH: usize = 8;
const BATCHED: usize = 64;

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

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
        assert_eq!(cards, [4, 3, 13, 12, 14, 2, 5, 8, 0, 15, 11, 6, 1, 10, 7, 9]);
        assert_eq!(rng.unit().to_bits(), 0x3fe7_d67d_53cd_20da);
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

    /// Whether equally likely things came up evenly: a chi-square far beyond its mean is a bias.
    fn assert_even(counts: &BTreeMap<Vec<u8>, u32>, kinds: usize) {
        assert_eq!(counts.len(), kinds);
        let expected = f64::from(counts.values().sum::<u32>()) / kinds as f64;
        let chi: f64 = counts.values().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum();
        let freedom = (kinds - 1) as f64;
        assert!(chi < freedom + 4.0 * (2.0 * freedom).sqrt(), "{chi} with {freedom}");
    }

    #[test]
    fn every_order_of_five_comes_up_evenly() {
        let mut rng = Rng::new(1);
        let mut counts = BTreeMap::new();
        for _ in 0..120_000 {
            let mut five: Vec<u8> = (0..5).collect();
            rng.shuffle(&mut five);
            *counts.entry(five).or_default() += 1;
        }
        assert_even(&counts, 120);
    }

    #[test]
    fn every_pair_of_places_comes_up_evenly_in_a_whole_pack() {
        for (first, second) in [(0, 39), (7, 8), (31, 32), (38, 39)] {
            let mut rng = Rng::new(2);
            let mut counts = BTreeMap::new();
            for _ in 0..100_000 {
                let mut pack: Vec<u8> = (0..40).collect();
                rng.shuffle(&mut pack);
                *counts.entry(vec![pack[first], pack[second]]).or_default() += 1;
            }
            assert_even(&counts, 40 * 39);
        }
    }

    #[test]
    fn the_front_is_picked_from_all() {
        let mut rng = Rng::new(3);
        let mut counts = BTreeMap::new();
        for _ in 0..100_000 {
            let mut things: Vec<u8> = (0..12).collect();
            rng.shuffle_front(&mut things, 9);
            *counts.entry(things[7..9].to_vec()).or_default() += 1;
            things.sort_unstable();
            assert!(things.iter().copied().eq(0..12));
        }
        assert_even(&counts, 12 * 11);
    }

    #[test]
    fn more_things_than_fit_a_batch_are_shuffled_too() {
        let mut things: Vec<u8> = (0..200).collect();
        Rng::new(4).shuffle(&mut things);
        assert!(!things.is_sorted());
        things.sort_unstable();
        assert!(things.iter().copied().eq(0..200));
        Rng::new(4).shuffle::<u8>(&mut []);
    }

    #[test]
    fn choosing_from_nothing_gives_nothing() {
        assert_eq!(Rng::new(1).choose::<u8>(&[]), None);
    }
}
