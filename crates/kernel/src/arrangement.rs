//! All orders of some things.

/// Goes on to the next order of some things, of which the ascending one is the first and the
/// descending one the last. Equal things are not told apart, so each order comes once. False, and
/// things are left alone, where this is the last.
pub fn next_arrangement<T: Ord>(things: &mut [T]) -> bool {
    let Some(rise) = things.windows(2).rposition(|pair| pair[0] < pair[1]) else { return false };
    let larger = things.iter().rposition(|thing| *thing > things[rise]).unwrap_or(rise);
    things.swap(rise, larger);
    things[rise + 1..].reverse();
    true
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// As many as there are, each once: 7! / (2! 3!).
    #[test]
    fn every_order_comes_once() {
        let mut things = [1, 2, 2, 3, 3, 3, 4];
        let mut seen = BTreeSet::from([things]);
        while next_arrangement(&mut things) {
            assert!(seen.insert(things), "{things:?} comes twice");
        }
        assert_eq!(seen.len(), 420);
        assert_eq!(things, [4, 3, 3, 3, 2, 2, 1]);
        assert!(!next_arrangement::<u8>(&mut []));
    }
}
