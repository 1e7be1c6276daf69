//! What a seat can imagine.
//!
//! To fill in: how the hidden cards may lie, from the observation alone. Each world must be as likely
//! as its deal; where moves rule deals out, leave those out.

use adut_cards::french::{Card, CardSet};
use adut_kernel::{Determinize, Rng, Seat};
use arrayvec::ArrayVec;

use super::{HighCard, Observation, SEATS, State};

/// The unseen cards, from which the others' hands are drawn.
#[derive(Clone, Debug)]
pub struct Worlds {
    seen: Observation,
    unseen: ArrayVec<Card, 52>,
}

impl Determinize for HighCard {
    type Worlds = Worlds;

    fn worlds(&self, seen: &Observation) -> Worlds {
        Worlds { seen: seen.clone(), unseen: seen.unseen().iter().collect() }
    }

    fn draw_world(&self, worlds: &Worlds, rng: &mut Rng) -> State {
        let (seen, mut cards) = (&worlds.seen, worlds.unseen.clone());
        let mut hands = [CardSet::EMPTY; SEATS];
        let mut drawn = 0;
        for seat in Seat::all(self.seats) {
            if seat == seen.seat {
                hands[seat.index()] = seen.hand;
                continue;
            }
            for _ in 0..seen.public.hand_sizes[seat.index()] {
                let left = cards.len() - drawn;
                cards.swap(drawn, drawn + rng.index(left));
                hands[seat.index()].insert(cards[drawn]);
                drawn += 1;
            }
        }
        State::with_hands(&seen.public, hands)
    }
}
