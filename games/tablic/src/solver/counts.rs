//! Cards as numbers of each rank, three bits a rank, in one word.
//!
//! Suits matter in Tablić only for 10♦ and 2♣; captures look at ranks alone.

/// How many cards of each of the 13 ranks (0 is the ace): 39 bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub(super) struct Counts(u64);

const fn every_rank(bits: u64) -> u64 {
    let mut word = 0;
    let mut rank = 0;
    while rank < RANKS {
        word |= bits << (3 * rank);
        rank += 1;
    }
    word
}

const LOW: u64 = every_rank(0b001);
const TOP: u64 = every_rank(0b100);
/// Ranks whose every card is a štih: the ace and 10, J, Q, K.
const STIHS: u64 = 0b111 | 0o7777 << 27;

/// Number of ranks.
pub(super) const RANKS: usize = 13;
/// Bits of the word in use.
pub(super) const BITS: u32 = 39;

impl Counts {
    pub(super) const EMPTY: Self = Self(0);

    pub(super) const fn one(rank: usize) -> Self {
        Self(1 << (3 * rank))
    }
    /// The counts in the low bits of a word, whatever stands above them.
    pub(super) const fn from_bits(word: u64) -> Self {
        Self(word & (LOW * 7))
    }
    pub(super) const fn bits(self) -> u64 {
        self.0
    }
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub(super) const fn of(self, rank: usize) -> u32 {
        (self.0 >> (3 * rank) & 7) as u32
    }
    /// The low bit of each rank that is there.
    pub(super) const fn ranks(self) -> u64 {
        (self.0 | self.0 >> 1 | self.0 >> 2) & LOW
    }
    /// A bit for each rank that is there, side by side.
    pub(super) const fn rank_set(self) -> u32 {
        let mut bits = self.ranks();
        bits = (bits | bits >> 2) & 0x10_c30c_30c3;
        bits = (bits | bits >> 4) & 0x10_0f00_f00f;
        bits = (bits | bits >> 8) & 0x1f00_00ff;
        ((bits | bits >> 16) & 0x1fff) as u32
    }
    /// Only the cards of the ranks in `ranks`, as [`Counts::ranks`] gives them.
    pub(super) const fn only(self, ranks: u64) -> Self {
        Self(self.0 & (ranks * 7))
    }
    /// Only the cards of the first so many ranks.
    pub(super) const fn first(self, ranks: u32) -> Self {
        Self(self.0 & ((1 << (3 * ranks)) - 1))
    }
    /// Cards in all.
    pub(super) const fn total(self) -> u32 {
        (self.0 & LOW).count_ones()
            + 2 * (self.0 >> 1 & LOW).count_ones()
            + 4 * (self.0 >> 2 & LOW).count_ones()
    }
    /// Štihs, the extra points of 10♦ and 2♣ left out.
    pub(super) const fn stihs(self) -> u32 {
        Self(self.0 & STIHS).total()
    }
    /// Whether all of `other` is here: no field of the difference borrows.
    pub(super) const fn contains(self, other: Self) -> bool {
        let difference = self.0.wrapping_sub(other.0);
        let borrows = (!self.0 & other.0) | (!(self.0 ^ other.0) & difference);
        borrows & TOP == 0
    }
    /// Both together; a rank has at most four cards, so no field overflows.
    pub(super) const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
    /// Without `other`, which must be here.
    pub(super) const fn minus(self, other: Self) -> Self {
        debug_assert!(self.contains(other));
        Self(self.0 - other.0)
    }
}

/// The ranks in a word as [`Counts::ranks`] gives it, ascending.
pub(super) fn each_rank(mut ranks: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if ranks == 0 {
            return None;
        }
        let rank = ranks.trailing_zeros() as usize / 3;
        ranks &= ranks - 1;
        Some(rank)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn containment_is_rank_by_rank() {
        let mut seed = 1_u64;
        let mut random = || {
            let mut counts = Counts::EMPTY;
            for rank in 0..RANKS {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695);
                for _ in 0..(seed >> 33) % 5 * u64::from(seed >> 60 < 12) {
                    counts = counts.plus(Counts::one(rank));
                }
            }
            counts
        };
        for _ in 0..100_000 {
            let (a, b) = (random(), random());
            assert_eq!(a.contains(b), (0..RANKS).all(|rank| a.of(rank) >= b.of(rank)));
            assert_eq!(a.total(), (0..RANKS).map(|rank| a.of(rank)).sum::<u32>());
            let stihs: u32 = [0, 9, 10, 11, 12].iter().map(|&rank| a.of(rank)).sum();
            assert_eq!(a.stihs(), stihs);
            let ranks = (0..RANKS).filter(|&rank| a.of(rank) > 0);
            assert_eq!(a.rank_set(), ranks.map(|rank| 1 << rank).sum::<u32>());
        }
    }
}
