//! Obična's tricks: one card each, three in hand.

use super::engine::{Boundary, Engine, Tricks};
use super::hand::{Fate, Hand};
use super::order::{CardOrder, order};
use super::pack::{BEATS, Cards, POINTS, iter};

/// No card yet.
const NONE: usize = 3;

/// Obična's tricks.
pub(super) struct Obicna;

impl Tricks for Obicna {
    const HAND: usize = 3;
    const CARDS: usize = 2;
    const ORDER: &'static [CardOrder] = &[
        order("A 3 H K K* H* F 4* 2* A* 3* F* 5* 6* 7* 6 7 2 4 5"),
        order("F* 3* 2* H* 7* A* 6* 4* 5* K* F 2 6 7 4 5 H K A 3"),
    ];

    fn expand(engine: &mut Engine<'_>, at: &Boundary, live: Cards, goal: i32) -> i32 {
        let lead = Hand::<3>::new(at.lead, live, &Self::ORDER[0]);
        let other = Hand::<3>::new(at.other, live, &Self::ORDER[1]);
        let mut best = -1;
        let mut refuting = NONE;
        for (place, &card) in lead.card.iter().enumerate() {
            let beaten_by = BEATS[card] & at.other;
            let fate = Fate::new(beaten_by == 0, beaten_by == at.other);
            if lead.no_worse(place, fate) != 0 {
                continue;
            }
            engine.nodes += 1;
            let mut worst = i32::MAX;
            // The answer that refuted the last lead comes first.
            for place in std::iter::once(refuting).chain((0..3).filter(|&place| place != refuting))
            {
                if place == NONE {
                    continue;
                }
                let answer = other.card[place];
                let wins = stands(card, answer);
                if other.no_worse(place, Fate::new(!wins, wins)) != 0 {
                    continue;
                }
                let (thrown, trick) = ([1 << card, 1 << answer], trick_points(card, answer));
                worst = worst.min(engine.after_trick::<Self>(at, thrown, trick, wins, goal));
                if worst < goal {
                    refuting = place;
                    break;
                }
            }
            best = best.max(worst);
            if best >= goal {
                break;
            }
        }
        best
    }

    fn ending(lead: Cards, other: Cards) -> i32 {
        let mut hands = [lead, other].map(iter);
        let [lead, other] = hands.each_mut().map(|hand| [(); 3].map(|()| hand.next()));
        match (lead, other) {
            ([Some(a), Some(b), Some(c)], [Some(x), Some(y), Some(z)]) => {
                last_three_tricks([a, b, c], [x, y, z])
            }
            ([Some(a), Some(b), None], [Some(x), Some(y), None]) => last_two_tricks([a, b], [x, y]),
            ([Some(a), None, None], [Some(x), None, None]) => last_trick(a, x),
            _ => 0,
        }
    }
}

/// What a trick of these two cards counts.
#[inline(always)]
fn trick_points(card: usize, answer: usize) -> i32 {
    i32::from(POINTS[card]) + i32::from(POINTS[answer])
}

/// Whether the card led is not beaten.
#[inline(always)]
const fn stands(card: usize, answer: usize) -> bool {
    BEATS[card] >> answer & 1 == 0
}

#[inline(always)]
fn last_trick(lead: usize, other: usize) -> i32 {
    if stands(lead, other) { trick_points(lead, other) } else { 0 }
}

#[inline(always)]
fn last_two_tricks(lead: [usize; 2], other: [usize; 2]) -> i32 {
    let after = |i: usize, j: usize| {
        let (kept, other_kept) = (lead[1 - i], other[1 - j]);
        if stands(lead[i], other[j]) {
            trick_points(lead[i], other[j]) + last_trick(kept, other_kept)
        } else {
            trick_points(kept, other_kept) - last_trick(other_kept, kept)
        }
    };
    after(0, 0).min(after(0, 1)).max(after(1, 0).min(after(1, 1)))
}

fn last_three_tricks(lead: [usize; 3], other: [usize; 3]) -> i32 {
    /// The places that are left when one card is thrown.
    const KEPT: [[usize; 2]; 3] = [[1, 2], [0, 2], [0, 1]];
    let mut best = 0;
    for i in 0..3 {
        let kept = KEPT[i].map(|place| lead[place]);
        let mut worst = i32::MAX;
        for j in 0..3 {
            let other_kept = KEPT[j].map(|place| other[place]);
            let value = if stands(lead[i], other[j]) {
                trick_points(lead[i], other[j]) + last_two_tricks(kept, other_kept)
            } else {
                trick_points(kept[0], other_kept[0]) + trick_points(kept[1], other_kept[1])
                    - last_two_tricks(other_kept, kept)
            };
            worst = worst.min(value);
            if worst <= best {
                break;
            }
        }
        best = best.max(worst);
    }
    best
}
