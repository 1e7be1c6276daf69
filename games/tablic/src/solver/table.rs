//! The transposition table: bounds on the value of positions, found by their exact key.
//!
//! An entry is two words, the key and the bounds, stored as key XOR bounds and bounds: when two
//! threads write the same entry at once, the mixture matches neither key and is not found. Four
//! entries make a bucket of one cache line.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use adut_search::memory;
use memmap2::MmapMut;
use zerocopy::FromBytes;

type Bucket = [[AtomicU64; 2]; 4];
const BUCKET_BYTES: usize = 64;

/// Set in the key of a position where the cards taken matter. It does not change the bucket, so
/// that what is known without them is found in the same cache line.
pub(super) const COUNTING: u64 = 1 << 61;

/// Below and above every value; also "nothing known".
pub(super) const MIN: i32 = -256;
pub(super) const MAX: i32 = 255;

/// Lower and upper bound of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Bounds {
    pub(super) low: i32,
    pub(super) high: i32,
}

impl Bounds {
    pub(super) const UNKNOWN: Self = Self { low: MIN, high: MAX };
}

/// A position as the table knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Key {
    /// Everything but the cards taken; its top bit is set.
    pub(super) word: u64,
    /// The mover's lead in cards taken, where it can still matter, else 0; −64 to 63.
    pub(super) lead: i8,
    /// Dead cards on the table, where their number can still matter, else 0; below 64.
    pub(super) dead_cards: u8,
    /// Whether the other seat, not the mover, captured last.
    pub(super) other_last: bool,
}

impl Key {
    fn tag(self) -> u64 {
        ((self.lead as u64) & 0x7f) << 6 | u64::from(self.dead_cards)
    }
}

/// The bounds of one entry: with the mover as the last capturer, and with the other seat.
#[derive(Clone, Copy)]
struct Data(u64);

impl Data {
    const BOUND_BITS: u32 = 9;
    const EFFORT_SHIFT: u32 = 36;
    const TAG_SHIFT: u32 = 41;

    fn new(tag: u64) -> Self {
        let unknown = 511 << 9;
        Self(unknown | unknown << 18 | tag << Self::TAG_SHIFT)
    }
    fn bounds(self, other_last: bool) -> Bounds {
        let bits = self.0 >> (18 * u32::from(other_last));
        let at = |shift: u32| (bits >> shift & 511) as i32 + MIN;
        Bounds { low: at(0), high: at(Self::BOUND_BITS) }
    }
    fn set(&mut self, other_last: bool, bounds: Bounds) {
        let shift = 18 * u32::from(other_last);
        let bits = (bounds.low - MIN) as u64 | ((bounds.high - MIN) as u64) << Self::BOUND_BITS;
        self.0 = self.0 & !(0x3_ffff << shift) | bits << shift;
    }
    /// About the logarithm of the nodes the bounds cost.
    fn effort(self) -> u64 {
        self.0 >> Self::EFFORT_SHIFT & 31
    }
    fn set_effort(&mut self, effort: u64) {
        self.0 = self.0 & !(31 << Self::EFFORT_SHIFT) | effort.min(31) << Self::EFFORT_SHIFT;
    }
    fn tag(self) -> u64 {
        self.0 >> Self::TAG_SHIFT
    }
    fn lead(self) -> i8 {
        (((self.tag() >> 6) as u8) << 1) as i8 >> 1
    }
    fn dead_cards(self) -> u8 {
        (self.tag() & 63) as u8
    }
}

/// The memory of the table.
#[derive(Debug)]
pub(super) struct TranspositionTable {
    memory: MmapMut,
    buckets: usize,
}

impl TranspositionTable {
    /// A cold table of the largest power of two of bytes within `bytes`, at least one bucket.
    pub(super) fn new(bytes: usize) -> std::io::Result<Self> {
        let buckets = (bytes / BUCKET_BYTES).max(1);
        let buckets = 1 << buckets.ilog2();
        Ok(Self { memory: memory::mapped(buckets * BUCKET_BYTES)?, buckets })
    }

    /// The entries, to be shared by the threads of one search.
    pub(super) fn entries(&mut self) -> Entries<'_> {
        let bytes = &mut self.memory[..self.buckets * BUCKET_BYTES];
        let buckets = <[Bucket]>::mut_from_bytes(bytes).unwrap_or_default();
        Entries { buckets, shift: 64 - self.buckets.ilog2().max(1) }
    }
}

/// A view of the table that many threads may use at once.
#[derive(Clone, Copy)]
pub(super) struct Entries<'a> {
    buckets: &'a [Bucket],
    shift: u32,
}

impl Entries<'_> {
    fn bucket(&self, word: u64) -> &Bucket {
        let word = word & !COUNTING;
        let mixed = (word ^ word >> 31).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let hash = (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        &self.buckets[(hash >> self.shift) as usize & (self.buckets.len() - 1)]
    }

    /// Brings the bucket into the cache.
    pub(super) fn touch(&self, key: Key) -> u64 {
        self.bucket(key.word)[0][0].load(Relaxed)
    }

    /// What is known of the position.
    ///
    /// More cards taken are never worse, so entries that differ in the lead alone bound it too.
    pub(super) fn probe(&self, key: Key) -> Bounds {
        let mut known = Bounds::UNKNOWN;
        for entry in self.bucket(key.word) {
            let data = Data(entry[1].load(Relaxed));
            if entry[0].load(Relaxed) ^ data.0 != key.word || data.dead_cards() != key.dead_cards {
                continue;
            }
            let bounds = data.bounds(key.other_last);
            if data.lead() <= key.lead {
                known.low = known.low.max(bounds.low);
            }
            if data.lead() >= key.lead {
                known.high = known.high.min(bounds.high);
            }
        }
        known
    }

    /// Narrows what is known of the position. To have captured last is never worse than the other
    /// seat having done so: a lower bound without it holds with it, an upper bound the other way.
    pub(super) fn narrow(&self, key: Key, bounds: Bounds, effort: u64) {
        let bucket = self.bucket(key.word);
        let mut victim = 0;
        let mut least = u64::MAX;
        let mut data = Data::new(key.tag());
        for (at, entry) in bucket.iter().enumerate() {
            let stored = Data(entry[1].load(Relaxed));
            let word = entry[0].load(Relaxed) ^ stored.0;
            if word == key.word && stored.tag() == key.tag() {
                data = stored;
                victim = at;
                break;
            }
            let worth = if word == 0 { 0 } else { 1 + stored.effort() };
            if worth < least {
                least = worth;
                victim = at;
            }
        }
        for other_last in [false, true] {
            let mut known = data.bounds(other_last);
            if other_last || !key.other_last {
                known.high = known.high.min(bounds.high);
            }
            if !other_last || key.other_last {
                known.low = known.low.max(bounds.low);
            }
            data.set(other_last, known);
        }
        data.set_effort(data.effort().max(effort));
        bucket[victim][0].store(key.word ^ data.0, Relaxed);
        bucket[victim][1].store(data.0, Relaxed);
    }
}
