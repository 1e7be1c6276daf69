//! The table of what is known about positions between two tricks.
//!
//! An entry is one word of eight bytes, so that a whole deal fits a core's second-level cache and
//! threads can share the table without locks. Keys are exact: the position's 52 bits are mixed by
//! a bijection, the slot's number holds some of the mixed bits and the entry the rest. There is
//! no hashing risk.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Bits of a position's key.
pub(super) const KEY_BITS: u32 = 52;
const KEY: u64 = (1 << KEY_BITS) - 1;
/// The smallest table, so that the rest of a key fits beside bounds and generation.
const LEAST_SLOT_BITS: u32 = 12;
const BOUND_BITS: u32 = 7;
const BOUND: u64 = (1 << BOUND_BITS) - 1;
const TAG_BITS: u32 = KEY_BITS - LEAST_SLOT_BITS;
const GENERATION_BITS: u32 = 64 - TAG_BITS - 2 * BOUND_BITS;
const LAST_GENERATION: u64 = (1 << GENERATION_BITS) - 1;

/// The leader's future points lie between these, both included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Bounds {
    pub(super) lower: i32,
    pub(super) upper: i32,
}

/// Bounds by position; a position that falls on another's slot takes its place.
#[derive(Debug)]
pub(super) struct TranspositionTable {
    slots: Vec<AtomicU64>,
    slot_bits: u32,
    generation: u64,
}

/// Where a position's entry is, and what the entry must carry to be that position's.
#[derive(Clone, Copy)]
pub(super) struct Place {
    slot: usize,
    stamp: u64,
}

impl TranspositionTable {
    /// The largest table that fits into `bytes`, though never below 32 KiB.
    pub(super) fn new(bytes: usize) -> Self {
        let slot_bits = (bytes / 8).max(1).ilog2().clamp(LEAST_SLOT_BITS, KEY_BITS - 1);
        let slots = std::iter::repeat_with(AtomicU64::default).take(1 << slot_bits).collect();
        Self { slots, slot_bits, generation: 1 }
    }

    /// Forgets everything, usually without touching the memory.
    pub(super) fn forget(&mut self) {
        if self.generation == LAST_GENERATION {
            self.slots.iter_mut().for_each(|slot| *slot.get_mut() = 0);
            self.generation = 0;
        }
        self.generation += 1;
    }

    /// Where the position with this key belongs.
    #[inline(always)]
    pub(super) fn place(&self, key: u64) -> Place {
        debug_assert!(key <= KEY);
        // Both steps can be undone, so different keys never share slot and tag.
        let folded = key ^ key >> (KEY_BITS / 2 + 1);
        let mixed = folded.wrapping_mul(0x9E37_79B9_7F4A_7C15) & KEY;
        let rest = KEY_BITS - self.slot_bits;
        let tag = mixed & ((1 << rest) - 1);
        Place {
            slot: (mixed >> rest) as usize,
            stamp: (tag << GENERATION_BITS | self.generation) << (2 * BOUND_BITS),
        }
    }

    #[inline(always)]
    pub(super) fn get(&self, place: Place) -> Option<Bounds> {
        let entry = self.slots[place.slot].load(Relaxed);
        (entry >> (2 * BOUND_BITS) == place.stamp >> (2 * BOUND_BITS)).then_some(Bounds {
            lower: (entry & BOUND) as i32,
            upper: (entry >> BOUND_BITS & BOUND) as i32,
        })
    }

    #[inline(always)]
    pub(super) fn put(&self, place: Place, bounds: Bounds) {
        let word = place.stamp | (bounds.upper as u64) << BOUND_BITS | bounds.lower as u64;
        self.slots[place.slot].store(word, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOME: Bounds = Bounds { lower: 17, upper: 120 };

    #[test]
    fn different_keys_never_share_slot_and_tag() {
        let table = TranspositionTable::new(0);
        let near = (0..4096).chain((0..4096).map(|low| low << 40));
        let places: std::collections::HashSet<_> =
            near.map(|key| table.place(key)).map(|place| (place.slot, place.stamp)).collect();
        assert_eq!(places.len(), 4096 + 4095);
    }

    #[test]
    fn an_entry_is_found_by_its_own_key_only() {
        let table = TranspositionTable::new(1 << 15);
        assert_eq!(table.get(table.place(KEY)), None);
        table.put(table.place(KEY), SOME);
        assert_eq!(table.get(table.place(KEY)), Some(SOME));
        assert!((0..100_000).all(|key| table.get(table.place(key)).is_none()));
    }

    #[test]
    fn nothing_survives_forgetting() {
        let mut table = TranspositionTable::new(0);
        for key in 0..2 * LAST_GENERATION {
            table.put(table.place(5), SOME);
            table.put(table.place(key), SOME);
            table.forget();
            assert_eq!(table.get(table.place(5)), None);
            assert_eq!(table.get(table.place(key)), None);
        }
    }
}
