//! The machine word that holds a board: 64 bits on the fast path, 128 for larger boards.

use std::fmt::Debug;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Shl, Shr};

use super::table::{NarrowEntry, TableEntry, WideEntry};

/// A set of cells, one bit each.
pub(crate) trait Word:
    Copy
    + Eq
    + Ord
    + Debug
    + Send
    + Sync
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
{
    /// How many cells, guard cells included, the word can hold.
    const BITS: u32;
    /// What the table keeps of a position of this width.
    type Entry: TableEntry<Self>;
    /// An odd number whose multiples spread over the high bits.
    const SCATTER: Self;
    /// No cell.
    const EMPTY: Self;
    /// The lowest cell alone.
    const ONE: Self;

    /// The sum of two sets read as numbers; a carry climbs a column.
    fn plus(self, other: Self) -> Self;
    /// The product of two sets read as numbers, as far as it fits.
    fn times(self, other: Self) -> Self;
    /// The number of cells in the set.
    fn count(self) -> u32;
    /// The set as an index into memory; the caller keeps it small.
    fn to_index(self) -> usize;
    /// The low bits of a wide set.
    fn from_wide(wide: u128) -> Self;

    /// Whether the set has no cell.
    #[inline(always)]
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// The lowest cell alone, or the empty set.
    #[inline(always)]
    fn lowest(self) -> Self {
        self & (!self).plus(Self::ONE)
    }

    /// The set without its lowest cell.
    #[inline(always)]
    fn without_lowest(self) -> Self {
        self & self.plus(!Self::EMPTY)
    }

    /// Whether the set has two cells or more.
    #[inline(always)]
    fn has_several(self) -> bool {
        !self.without_lowest().is_empty()
    }
}

macro_rules! word {
    ($type:ty, $entry:ty, $scatter:expr) => {
        impl Word for $type {
            const BITS: u32 = <$type>::BITS;
            type Entry = $entry;
            const SCATTER: Self = $scatter;
            const EMPTY: Self = 0;
            const ONE: Self = 1;

            #[inline(always)]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            #[inline(always)]
            fn times(self, other: Self) -> Self {
                self.wrapping_mul(other)
            }

            #[inline(always)]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline(always)]
            fn to_index(self) -> usize {
                self as usize
            }

            #[inline(always)]
            fn from_wide(wide: u128) -> Self {
                wide as $type
            }
        }
    };
}

word!(u64, NarrowEntry, 0x9E37_79B9_7F4A_7C15);
word!(u128, WideEntry, 0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835);
