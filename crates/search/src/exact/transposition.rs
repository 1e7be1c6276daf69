//! The transposition table: what was found about positions met before.

/// What a stored value says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<A> {
    pub(super) key: u64,
    pub(super) value: f64,
    pub(super) depth: u32,
    pub(super) bound: Bound,
    pub(super) best: Option<A>,
    /// The search saw the end of the game on every line, so that a deeper one finds the same.
    pub(super) whole: bool,
}

#[derive(Clone, Copy, Debug)]
struct Aged<A> {
    entry: Entry<A>,
    age: u32,
}

/// Places come in pairs: the first keeps the deepest search, the second the latest.
#[derive(Clone, Debug)]
pub(super) struct TranspositionTable<A> {
    pairs: Vec<[Option<Aged<A>>; 2]>,
    capacity: usize,
    /// Entries of another age are forgotten, without a walk through the whole table.
    age: u32,
}

impl<A: Copy> TranspositionTable<A> {
    /// At most `entries` positions. Memory is taken when the first one is stored.
    pub(super) fn new(entries: usize) -> Self {
        Self { pairs: Vec::new(), capacity: (entries / 2).max(1), age: 0 }
    }

    fn slot(&self, key: u64) -> usize {
        // The high half of a product spreads any keys, also ones that differ in few bits.
        let mixed = key.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        ((u128::from(mixed) * self.pairs.len() as u128) >> 64) as usize
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry<A>> {
        let pair = self.pairs.get(self.slot(key))?;
        let known = pair.iter().flatten().filter(|aged| aged.age == self.age);
        known.map(|aged| aged.entry).find(|entry| entry.key == key)
    }

    pub(super) fn put(&mut self, entry: Entry<A>) {
        if self.pairs.is_empty() {
            self.pairs.resize(self.capacity, [None; 2]);
        }
        let slot = self.slot(entry.key);
        let [deepest, latest] = &mut self.pairs[slot];
        let stays = deepest.is_some_and(|kept| {
            let Entry { key, depth, .. } = kept.entry;
            kept.age == self.age && key != entry.key && depth > entry.depth
        });
        *if stays { latest } else { deepest } = Some(Aged { entry, age: self.age });
    }

    pub(super) fn clear(&mut self) {
        self.age = self.age.wrapping_add(1);
        if self.age == 0 {
            self.pairs.fill([None; 2]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deepest_and_the_latest_stay() {
        let mut table = TranspositionTable::<u8>::new(2);
        assert!(table.get(1).is_none());
        for (key, value, depth, bound) in
            [(1, 0.5, 9, Bound::Exact), (2, 0.25, 4, Bound::AtLeast), (3, 0.75, 2, Bound::AtMost)]
        {
            table.put(Entry { key, value, depth, bound, best: None, whole: false });
        }
        assert_eq!(table.get(1).map(|e| (e.value, e.depth)), Some((0.5, 9)));
        assert!(table.get(2).is_none());
        assert_eq!(table.get(3).map(|e| e.bound), Some(Bound::AtMost));
        table.clear();
        assert!(table.get(1).is_none());
    }
}
