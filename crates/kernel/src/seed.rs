//! Seeds by path.
//!
//! All randomness of a run comes from one text. Everything random in it has a path below that
//! text (tournament, deal 17, seat 1), and the path alone fixes its stream: changing a player
//! never changes the cards, and any number of threads gives the same result.

use crate::Rng;

/// A node in the tree of seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seed(u128);

/// The multiplier of PCG's 128-bit generators: odd, and its high bits mix well.
const MULTIPLIER: u128 = 0x2360_ED05_1FC6_5DA4_4385_DF64_9FCC_F645;
/// Keeps `child("x")` and `nth(n)` apart.
const NAMED: u64 = 0x6e61_6d65;
const NUMBERED: u64 = 0x6e75_6d62;

impl Seed {
    /// The root of a run. Any text will do; a number is the text of its digits.
    pub fn from_text(text: &str) -> Self {
        Self(0x0001_0002_0003_0005_0007_000b_000d_0011).absorb_text(text)
    }

    /// The seed for the part called `name`.
    #[must_use]
    #[inline]
    pub fn child(self, name: &str) -> Self {
        self.absorb(NAMED).absorb_text(name)
    }

    /// The seed for part number `n`.
    #[must_use]
    #[inline]
    pub fn nth(self, n: u64) -> Self {
        self.absorb(NUMBERED).absorb(n)
    }

    /// The random stream of this node.
    #[inline]
    pub fn rng(self) -> Rng {
        Rng::new(self.0)
    }

    #[inline]
    fn absorb_text(self, text: &str) -> Self {
        let mut seed = self.absorb(text.len() as u64);
        for chunk in text.as_bytes().chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            seed = seed.absorb(u64::from_le_bytes(word));
        }
        seed
    }

    /// A bijection of the state for each word, so no two paths of one shape can meet.
    #[inline]
    fn absorb(self, word: u64) -> Self {
        let mut x = self.0 ^ u128::from(word);
        x = x.wrapping_mul(MULTIPLIER);
        x ^= x >> 71;
        x = x.wrapping_mul(MULTIPLIER);
        x ^= x >> 67;
        Self(x)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// Golden values: if this test fails, every seed ever published changes its meaning.
    #[test]
    fn paths_are_frozen() {
        let root = Seed::from_text("1");
        assert_eq!(root.0, 0x0d25_a978_c88a_2fb8_9161_53ea_88bd_f148);
        assert_eq!(root.child("cards").0, 0xe2d8_f87e_4b73_2e07_9397_2bcc_2e5f_2a0a);
        assert_eq!(root.nth(17).child("seat").nth(1).rng().bits(), 0xafc8_2bff_fb5d_91b6);
    }

    #[test]
    fn different_paths_give_different_seeds() {
        let mut seen = HashSet::new();
        for text in ["", "1", "2", "12", "adut", "a rather long name of a run"] {
            let root = Seed::from_text(text);
            assert!(seen.insert(root));
            for n in 0..100 {
                assert!(seen.insert(root.nth(n)));
                assert!(seen.insert(root.child(&n.to_string())));
            }
        }
    }

    #[test]
    fn neighbouring_numbers_share_no_pattern() {
        // Half of the bits should differ between the first outputs of neighbouring streams.
        let root = Seed::from_text("neighbours");
        let differing: u32 = (0..1000)
            .map(|n| (root.nth(n).rng().bits() ^ root.nth(n + 1).rng().bits()).count_ones())
            .sum();
        assert!((31_500..32_500).contains(&differing), "{differing}");
    }
}
