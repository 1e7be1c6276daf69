//! Dupla's last two tricks in closed form.
//!
//! With four cards each and no stock a way to play is the leader's pair, which of it he leads, and
//! the other's pair. Who wins the first trick and who the second are then sets of the other's
//! pairs, six bits each, and the leader's points come for all pairs at once.

use super::pack::{BEATS, Cards, POINTS, points};
use super::pairs::{MEMBERS, PAIR, better, stands};

/// Two cards each: all four go into one trick, and only the leader has a choice that matters.
pub(super) fn last_trick(lead: Cards, other: Cards) -> i32 {
    let first = lead.trailing_zeros() as usize;
    let second = (lead & (lead - 1)).trailing_zeros() as usize;
    let holds = |led: usize, then: usize| {
        let best = if BEATS[led] >> then & 1 != 0 { then } else { led };
        BEATS[best] & other == 0
    };
    if holds(first, second) || holds(second, first) { points(lead | other) } else { 0 }
}

/// One number for each of the other's first cards, three times: once with each second card.
type Lanes = [u8; 16];

/// The pair of each lane; the last four are idle.
const LANE: [usize; 16] = [0, 0, 1, 2, 1, 3, 3, 4, 2, 4, 5, 5, 0, 0, 0, 0];

/// `SPREAD[pairs]`: all bits in the lanes of these pairs.
const SPREAD: [Lanes; 64] = {
    let mut spread = [[0; 16]; 64];
    let mut pairs = 0;
    while pairs < 64 {
        let mut lane = 0;
        while lane < 16 {
            spread[pairs][lane] = if pairs >> LANE[lane] & 1 != 0 { u8::MAX } else { 0 };
            lane += 1;
        }
        pairs += 1;
    }
    spread
};

/// A hand of four once the stock is out.
struct LastHand {
    card: [usize; 4],
    /// What each pair counts.
    points: [u8; 6],
}

impl LastHand {
    #[inline(always)]
    fn new(mut hand: Cards) -> Self {
        let card = [(); 4].map(|()| {
            let card = hand.trailing_zeros() as usize;
            hand &= hand.wrapping_sub(1);
            card
        });
        Self { card, points: MEMBERS.map(|[i, j]| POINTS[card[i]] + POINTS[card[j]]) }
    }

    /// By the pair thrown first: the other's first pairs that let this hand, leading to the last
    /// trick, win it.
    #[inline(always)]
    fn wins_leading_last(&self, standing: &[u8; 4]) -> [u8; 6] {
        // A pair's number is five less that of the two cards kept, on both sides.
        let mut wins = MEMBERS.map(|[i, j]| {
            let last = standing[better(&self.card, i, j)] | standing[better(&self.card, j, i)];
            REVERSED[usize::from(last)]
        });
        wins.reverse();
        wins
    }
}

/// Six bits in the opposite order.
const REVERSED: [u8; 64] = {
    let mut reversed = [0; 64];
    let mut bits = 0;
    while bits < 64 {
        reversed[bits] = (bits as u8).reverse_bits() >> 2;
        bits += 1;
    }
    reversed
};

/// Bit j of row i becomes bit i of row j.
#[inline(always)]
fn transposed(rows: [u8; 6]) -> [u8; 6] {
    let mut columns = [0; 6];
    for (j, column) in columns.iter_mut().enumerate() {
        for (i, row) in rows.iter().enumerate() {
            *column |= (row >> j & 1) << i;
        }
    }
    columns
}

/// Four cards each and no stock: every pair against every pair.
pub(super) fn last_two_tricks(lead: Cards, other: Cards) -> i32 {
    let (lead, other) = (LastHand::new(lead), LastHand::new(other));
    let standing = stands(&lead.card, &other.card);
    let wins_if_leading = lead.wins_leading_last(&standing);
    let wins_if_not =
        transposed(other.wins_leading_last(&stands(&other.card, &lead.card)).map(|wins| !wins));
    let all = lead.points[0] + lead.points[5] + other.points[0] + other.points[5];
    let answers = LANE.map(|pair| other.points[pair]);
    let mut best = 0;
    for a in 0..4 {
        let mut after_answer = [0; 4];
        for c in 0..4 {
            if c == a {
                continue;
            }
            let pair = PAIR[a][c];
            let wins = standing[better(&lead.card, a, c)];
            let wins_last = wins & wins_if_leading[pair] | !wins & wins_if_not[pair];
            let (first, last) = (&SPREAD[usize::from(wins)], &SPREAD[usize::from(wins_last)]);
            let mut value = [0; 16];
            for lane in 0..16 {
                let trick = lead.points[pair] + answers[lane];
                value[lane] = (trick & first[lane]) + (all.wrapping_sub(trick) & last[lane]);
            }
            for b in 0..4 {
                let worst = value[b].min(value[4 + b]).min(value[8 + b]);
                after_answer[b] = worst.max(after_answer[b]);
            }
        }
        let [w, x, y, z] = after_answer;
        best = best.max(w.min(x).min(y.min(z)));
    }
    i32::from(best)
}
