//! In which order cards are tried.
//!
//! One fixed order for each place in a trick beats orders that look at the situation, because
//! lines that throw the same cards in the same order merge. The orders are not wisdom about the
//! game: they were found by climbing, one card moved at a time, on the number of nodes over
//! random deals.

/// The place of each relabelled card in the order: lower is tried first.
pub(super) type CardOrder = [u8; 40];

/// Reads an order such as `A K 3* …`: ranks from first to last, a star marks a trump.
///
/// # Panics
/// Unless each of the ten ranks stands there once plain and once as a trump.
pub(super) const fn order(text: &str) -> CardOrder {
    const RANKS: &[u8; 10] = b"24567FHK3A";
    let text = text.as_bytes();
    let mut order = [u8::MAX; 40];
    let (mut at, mut place) = (0, 0);
    while at < text.len() {
        let mut rank = 0;
        while RANKS[rank] != text[at] {
            rank += 1;
        }
        let trump = at + 1 < text.len() && text[at + 1] == b'*';
        let mut card = if trump { rank } else { 10 + rank };
        assert!(order[card] == u8::MAX);
        while card < if trump { 10 } else { 40 } {
            order[card] = place;
            card += 10;
        }
        at += if trump { 3 } else { 2 };
        place += 1;
    }
    assert!(place == 20);
    order
}
