//! The table of positions already searched.
//!
//! Keys are exact: a key is multiplied by an odd number, which loses nothing, the high bits of the
//! product choose a bucket and the rest is kept in the entry. The table starts small enough for
//! the nearest cache and doubles as it fills, up to the size it was given, so that a short search
//! neither clears nor touches much memory. When it can grow no more, the entry that took the
//! least work makes room.
//!
//! Entries are plain numbers, so that memory can come from the system as it is.

use adut_search::memory;
use memmap2::MmapMut;
use zerocopy::{FromBytes, IntoBytes};

use super::word::Word;

/// Entries in a bucket; four narrow ones share half a cache line.
const WAYS: usize = 4;
/// Buckets of a fresh table, as a power of two.
const FIRST_LOG: u32 = 6;

/// What is known of a position's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    pub(crate) lower: i32,
    pub(crate) upper: i32,
}

/// One remembered position.
pub(crate) trait TableEntry<W>: Copy + Send + Sync + FromBytes + IntoBytes {
    /// How many bits of the key an entry can keep.
    const KEY_BITS: u32;
    /// The entry of no position: nothing but zeros.
    const VACANT: Self;

    /// Remembers the rest of a key with its bounds; `effort` is at most 63.
    fn new(rest: W, bounds: Bounds, effort: u32) -> Self;
    /// Whether no position is remembered.
    fn is_vacant(self) -> bool;
    /// The rest of the key.
    fn rest(self) -> W;
    /// What is known of the position.
    fn bounds(self) -> Bounds;
    /// The binary logarithm of the nodes that it took.
    fn effort(self) -> u32;
    /// The same entry under another rest of its key.
    fn moved(self, rest: W) -> Self {
        Self::new(rest, self.bounds(), self.effort())
    }
}

/// An entry of a board of up to 64 bits. From the top: the rest of the key (46 bits), the effort, the
/// lower and the upper bound (6 each).
pub(crate) type NarrowEntry = u64;

/// Added to a bound so that it is stored without sign; no narrow board has a score beyond 31.
const NARROW_OFFSET: i32 = 32;

impl TableEntry<u64> for NarrowEntry {
    const KEY_BITS: u32 = 46;
    /// A real entry never has effort 0.
    const VACANT: Self = 0;

    #[inline(always)]
    fn new(rest: u64, bounds: Bounds, effort: u32) -> Self {
        let code = |bound: i32| (bound + NARROW_OFFSET) as u64;
        rest << 18 | u64::from(effort) << 12 | code(bounds.lower) << 6 | code(bounds.upper)
    }

    #[inline(always)]
    fn is_vacant(self) -> bool {
        self == 0
    }

    #[inline(always)]
    fn rest(self) -> u64 {
        self >> 18
    }

    #[inline(always)]
    fn bounds(self) -> Bounds {
        Bounds {
            lower: (self >> 6 & 63) as i32 - NARROW_OFFSET,
            upper: (self & 63) as i32 - NARROW_OFFSET,
        }
    }

    #[inline(always)]
    fn effort(self) -> u32 {
        (self >> 12 & 63) as u32
    }
}

/// An entry of a board of more than 64 bits: the rest of the key; then, one byte each from the
/// lowest, the lower bound, the upper bound and the effort.
pub(crate) type WideEntry = [u128; 2];

impl TableEntry<u128> for WideEntry {
    const KEY_BITS: u32 = 128;
    const VACANT: Self = [0; 2];

    #[inline(always)]
    fn new(rest: u128, bounds: Bounds, effort: u32) -> Self {
        [rest, u32::from_le_bytes([bounds.lower as u8, bounds.upper as u8, effort as u8, 0]).into()]
    }

    #[inline(always)]
    fn is_vacant(self) -> bool {
        self[1] == 0
    }

    #[inline(always)]
    fn rest(self) -> u128 {
        self[0]
    }

    #[inline(always)]
    fn bounds(self) -> Bounds {
        Bounds { lower: (self[1] as i8).into(), upper: ((self[1] >> 8) as i8).into() }
    }

    #[inline(always)]
    fn effort(self) -> u32 {
        (self[1] >> 16) as u32
    }
}

/// The memory of a table, for boards of one shape at a time.
pub(crate) struct TranspositionTable<W: Word> {
    /// Room for the largest size, or for the smallest if the system gives no more.
    memory: Memory<W>,
    frame: Frame,
}

enum Memory<W: Word> {
    Mapped(MmapMut),
    Owned(Vec<W::Entry>),
}

/// How much of the memory is used, and for what.
#[derive(Clone, Copy, Debug, Default)]
struct Frame {
    key_bits: u32,
    /// Bits of the key that an entry keeps; the others number the buckets.
    rest_bits: u32,
    /// The largest size, as the logarithm of the buckets.
    last_log: u32,
    occupied: usize,
}

impl Frame {
    /// The size now, as the logarithm of the buckets.
    fn log(self) -> u32 {
        self.key_bits - self.rest_bits
    }
}

impl<W: Word> TranspositionTable<W> {
    /// A table without memory; [`TranspositionTable::reset`] prepares it for a board.
    pub(crate) fn new() -> Self {
        Self { memory: Memory::Owned(Vec::new()), frame: Frame::default() }
    }

    /// Forgets everything and prepares for keys of `key_bits` bits in at most `bytes` of memory,
    /// or the least that exact keys allow.
    pub(crate) fn reset(&mut self, key_bits: u32, bytes: usize) {
        let bucket = WAYS * size_of::<W::Entry>();
        let least = key_bits.saturating_sub(W::Entry::KEY_BITS);
        let log = least.max(FIRST_LOG.min(key_bits));
        let wanted = (bytes / bucket).max(1).ilog2().clamp(log, key_bits.max(log));
        if wanted != self.frame.last_log || self.is_unused() {
            self.memory = match memory::mapped(bucket << wanted) {
                Ok(memory) => Memory::Mapped(memory),
                Err(_) => Memory::Owned(vec![W::Entry::VACANT; WAYS << log]),
            };
        }
        let last_log = match self.memory {
            Memory::Mapped(_) => wanted,
            Memory::Owned(_) => log,
        };
        self.frame = Frame { key_bits, rest_bits: key_bits - log, last_log, occupied: 0 };
        self.open().entries[..WAYS << log].fill(W::Entry::VACANT);
    }

    /// Has to be prepared anew before it is used.
    pub(crate) fn forget(&mut self) {
        self.frame.key_bits = 0;
    }

    /// Whether the table was last prepared for keys of this many bits.
    pub(crate) fn suits(&self, key_bits: u32) -> bool {
        self.frame.key_bits == key_bits
    }

    /// Whether no memory was ever asked for.
    fn is_unused(&self) -> bool {
        matches!(&self.memory, Memory::Owned(entries) if entries.is_empty())
    }

    /// The table ready for use.
    pub(crate) fn open(&mut self) -> OpenTable<'_, W> {
        let entries = match &mut self.memory {
            Memory::Mapped(memory) => <[W::Entry]>::mut_from_bytes(memory).unwrap_or_default(),
            Memory::Owned(entries) => entries,
        };
        OpenTable { entries, frame: &mut self.frame }
    }
}

/// A table in use.
pub(crate) struct OpenTable<'a, W: Word> {
    /// All memory, also what is not yet in use and may hold anything.
    entries: &'a mut [W::Entry],
    frame: &'a mut Frame,
}

impl<W: Word> OpenTable<'_, W> {
    #[inline(always)]
    fn locate(&self, key: W) -> (usize, W) {
        let rest_bits = self.frame.rest_bits;
        let mixed = key.times(W::SCATTER) & (!W::EMPTY >> (W::BITS - self.frame.key_bits));
        let bucket = (mixed >> rest_bits).to_index();
        (bucket * WAYS, mixed ^ (mixed >> rest_bits << rest_bits))
    }

    /// What is known of the position.
    #[inline(always)]
    pub(crate) fn probe(&self, key: W) -> Option<Bounds> {
        let (start, rest) = self.locate(key);
        self.entries[start..start + WAYS]
            .iter()
            .find(|entry| entry.rest() == rest && !entry.is_vacant())
            .map(|entry| entry.bounds())
    }

    /// Remembers bounds that took `nodes` nodes to prove, and what was known before.
    #[inline(always)]
    pub(crate) fn store(&mut self, key: W, bounds: Bounds, nodes: u64) {
        let (start, rest) = self.locate(key);
        let effort = (u64::BITS - nodes.leading_zeros()).clamp(1, 63);
        let bucket = &mut self.entries[start..start + WAYS];
        let mut victim = 0;
        let mut least = u32::MAX;
        for (way, entry) in bucket.iter_mut().enumerate() {
            if entry.is_vacant() {
                *entry = W::Entry::new(rest, bounds, effort);
                self.frame.occupied += 1;
                if 2 * self.frame.occupied > WAYS << self.frame.log() {
                    self.grow();
                }
                return;
            }
            if entry.rest() == rest {
                let known = entry.bounds();
                let bounds = Bounds {
                    lower: bounds.lower.max(known.lower),
                    upper: bounds.upper.min(known.upper),
                };
                *entry = W::Entry::new(rest, bounds, effort.max(entry.effort()));
                return;
            }
            if entry.effort() < least {
                least = entry.effort();
                victim = way;
            }
        }
        // The newest is most likely wanted next, so it always enters; the cheapest leaves.
        bucket[victim] = W::Entry::new(rest, bounds, effort);
    }

    /// Doubles the buckets: the highest bit of each rest becomes the lowest of the bucket.
    #[cold]
    fn grow(&mut self) {
        let log = self.frame.log();
        if log == self.frame.last_log {
            return;
        }
        self.frame.rest_bits -= 1;
        let rest_bits = self.frame.rest_bits;
        for bucket in (0..1usize << log).rev() {
            let old: [W::Entry; WAYS] =
                std::array::from_fn(|way| self.entries[bucket * WAYS + way]);
            let mut next = [2 * bucket * WAYS, (2 * bucket + 1) * WAYS];
            self.entries[next[0]..next[1] + WAYS].fill(W::Entry::VACANT);
            for entry in old.into_iter().filter(|entry| !entry.is_vacant()) {
                let half = (entry.rest() >> rest_bits).to_index();
                let rest = entry.rest() ^ (entry.rest() >> rest_bits << rest_bits);
                self.entries[next[half]] = entry.moved(rest);
                next[half] += 1;
            }
        }
    }
}
