//! What a card can take: every union of disjoint groups, each summing to the card's value.

use std::sync::LazyLock;

use super::counts::{Counts, RANKS};
use super::rules::Ace;
use super::sums::{VALUES, played, sums};

/// For each rank, the groups of cards that one card of that rank takes.
#[derive(Debug, Clone)]
pub(super) struct Groups([GroupsOfRank; RANKS]);

/// The groups of one rank, smallest first, and which of them a table cannot have: for each rank
/// and number of its cards on the table, a bit for every group that needs more.
#[derive(Debug, Clone)]
struct GroupsOfRank {
    groups: Vec<Counts>,
    beyond: [[u128; 5]; RANKS],
}

impl GroupsOfRank {
    fn new(rank: usize, ace: Ace) -> Self {
        let mut groups = Vec::new();
        collect_groups(played(rank, ace), RANKS, Counts::EMPTY, ace, &mut groups);
        groups.sort_unstable();
        groups.dedup();
        // Fourteen can be made in a hundred ways.
        debug_assert!(groups.len() <= 128);
        let needing_more = |rank: usize, lie: u32| {
            let bits = groups.iter().enumerate().filter(|(_, group)| group.of(rank) > lie);
            bits.fold(0, |all, (at, _)| all | 1 << at)
        };
        let by_number = |rank| [0, 1, 2, 3, 4].map(|lie| needing_more(rank, lie));
        Self { beyond: std::array::from_fn(by_number), groups }
    }

    /// The groups that lie on the table.
    fn on(&self, table: Counts) -> impl Iterator<Item = Counts> {
        let beyond = self.beyond.iter().enumerate();
        let beyond =
            beyond.fold(0, |all, (rank, by_number)| all | by_number[table.of(rank) as usize]);
        let mut there = !beyond & !(u128::MAX << self.groups.len());
        std::iter::from_fn(move || {
            let first = there.trailing_zeros() as usize;
            there &= there.wrapping_sub(1);
            self.groups.get(first).copied()
        })
    }
}

impl Groups {
    fn new(ace: Ace) -> Self {
        Self(std::array::from_fn(|rank| GroupsOfRank::new(rank, ace)))
    }

    /// The groups under this rule, made once.
    pub(super) fn under(ace: Ace) -> &'static Self {
        static ONE: LazyLock<Groups> = LazyLock::new(|| Groups::new(Ace::One));
        static ONE_OR_ELEVEN: LazyLock<Groups> = LazyLock::new(|| Groups::new(Ace::OneOrEleven));
        match ace {
            Ace::One => &ONE,
            Ace::OneOrEleven => &ONE_OR_ELEVEN,
        }
    }

    /// Appends every set of cards (as counts) that a card of `rank` can take from `table`.
    ///
    /// The sets grow group by group, so that the work follows the number of different sets
    /// rather than the number of ways to make them.
    pub(super) fn captures(&self, table: Counts, rank: usize, sets: &mut Vec<Counts>) {
        self.some_captures(table, rank, usize::MAX, sets);
    }

    /// The same, but not many more than `enough`.
    fn some_captures(&self, table: Counts, rank: usize, enough: usize, sets: &mut Vec<Counts>) {
        let start = sets.len();
        for group in self.0[rank].on(table) {
            let is_first = sets.len() == start;
            sets.push(group);
            let mut at = start;
            // Sets pushed on the way are looked at too: a group may be taken twice.
            while at < sets.len() && sets.len() - start < enough {
                let set = sets[at];
                if table.minus(set).contains(group) {
                    sets.push(set.plus(group));
                }
                at += 1;
            }
            // Multiples of one group are different, and in order.
            if !is_first {
                sets[start..].sort_unstable();
                dedup_from(sets, start);
            }
        }
    }
}

fn dedup_from(sets: &mut Vec<Counts>, start: usize) {
    let mut kept = start;
    for at in start..sets.len() {
        if kept == start || sets[at] != sets[kept - 1] {
            sets[kept] = sets[at];
            kept += 1;
        }
    }
    sets.truncate(kept);
}

/// Multisets of cards of ranks below `ranks` with this sum, at most four of a rank.
fn collect_groups(sum: u32, ranks: usize, group: Counts, ace: Ace, groups: &mut Vec<Counts>) {
    if sum == 0 {
        groups.push(group);
        return;
    }
    for rank in (0..ranks).filter(|&rank| group.of(rank) < 4) {
        let values = [VALUES[rank], played(rank, ace)];
        for value in values.into_iter().filter(|&value| value <= sum) {
            collect_groups(sum - value, rank + 1, group.plus(Counts::one(rank)), ace, groups);
        }
    }
}

/// One capture: the cards taken, and what the search asks of them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Capture(u64);

impl Capture {
    pub(super) fn new(taken: Counts) -> Self {
        Self(taken.bits() | u64::from(taken.stihs()) << 40 | u64::from(taken.total()) << 48)
    }
    /// The cards.
    pub(super) const fn taken(self) -> Counts {
        Counts::from_bits(self.0)
    }
    /// Their štihs, without the extra points of 10♦ and 2♣.
    pub(super) const fn stihs(self) -> u32 {
        (self.0 >> 40 & 0xff) as u32
    }
    /// How many.
    pub(super) const fn cards(self) -> u32 {
        (self.0 >> 48) as u32
    }
}

/// Captures remembered by table and rank: the same tables come up again and again.
#[derive(Debug)]
pub(super) struct CaptureCache {
    ace: Ace,
    groups: &'static Groups,
    slots: Vec<Slot>,
    /// Runs of captures, each behind its length.
    lists: Vec<Capture>,
    scratch: Vec<Counts>,
    enough: usize,
    shift: u32,
}

/// What is known of a table, in one cache line.
#[derive(Debug, Clone, Copy)]
#[repr(align(64))]
struct Slot {
    table: Counts,
    /// What some of its cards add up to: most ranks find nothing to take.
    sums: u16,
    /// The ranks whose captures are listed.
    listed: u16,
    /// Where their number stands in `lists`, and behind it they.
    at: [u32; RANKS],
}

const FREE: Slot = Slot { table: Counts::EMPTY, sums: 0, listed: 0, at: [0; RANKS] };
/// More captures of one card than any table has that people leave each other.
pub(super) const MANY: usize = 4096;
/// More slots than fit the cache next to the processor do not pay.
const MAX_SLOT_BITS: u32 = 13;
/// Beyond this many remembered captures everything is forgotten (8 MB).
const MAX_LISTED: usize = 1 << 20;

impl CaptureCache {
    /// For a game of so many plies to come: short ones meet few tables.
    pub(super) fn new(ace: Ace, plies: usize) -> Self {
        let slot_bits = (plies as u32 / 2 + 4).min(MAX_SLOT_BITS);
        Self {
            ace,
            groups: Groups::under(ace),
            slots: vec![FREE; 1 << slot_bits],
            lists: Vec::new(),
            scratch: Vec::new(),
            enough: usize::MAX,
            shift: 64 - slot_bits,
        }
    }

    /// The same, but where a card has more captures than `enough` only so many are found.
    pub(super) fn listing(self, enough: usize) -> Self {
        Self { enough, ..self }
    }

    /// Where the captures of a card of `rank` from `table` stand; [`CaptureCache::get`] reads them
    /// as long as no other range is asked for.
    pub(super) fn find(&mut self, table: Counts, rank: usize) -> std::ops::Range<usize> {
        let hash = table.bits().wrapping_mul(0x9e37_79b9_7f4a_7c15) >> self.shift;
        let slot = &mut self.slots[hash as usize];
        if slot.table != table {
            (slot.table, slot.sums, slot.listed) = (table, sums(table, self.ace) as u16, 0);
        }
        if slot.sums >> played(rank, self.ace) & 1 == 0 {
            return 0..0;
        }
        if slot.listed >> rank & 1 == 0 {
            self.list(hash as usize, rank);
        }
        let at = self.slots[hash as usize].at[rank] as usize;
        at + 1..at + 1 + self.lists[at].0 as usize
    }

    /// Lists the captures of a card of `rank` behind all others.
    fn list(&mut self, slot: usize, rank: usize) {
        if self.lists.len() > MAX_LISTED {
            self.lists.clear();
            self.slots.iter_mut().for_each(|slot| slot.listed = 0);
        }
        let slot = &mut self.slots[slot];
        slot.listed |= 1 << rank;
        slot.at[rank] = self.lists.len() as u32;
        self.scratch.clear();
        self.groups.some_captures(slot.table, rank, self.enough, &mut self.scratch);
        self.lists.push(Capture(self.scratch.len() as u64));
        self.lists.extend(self.scratch.iter().map(|&taken| Capture::new(taken)));
    }

    pub(super) fn get(&self, at: usize) -> Capture {
        self.lists[at]
    }
}
