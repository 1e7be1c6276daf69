//! What a seat can work out about the others' hands.

use adut_kernel::Seat;

use super::LoveLetter;
use super::card::{Card, Counts, KINDS};
use super::filter::Filter;
use super::observation::Observation;
use super::state::MAX_PLAYERS;

/// Exact probabilities of the others' hands, given everything that a seat has seen and taking it
/// that the others' choices tell nothing beyond what the rules imply.
#[derive(Clone, Debug, PartialEq)]
pub struct Belief {
    hands: [Option<[f64; KINDS]>; MAX_PLAYERS],
    unseen: Counts,
}

impl Belief {
    /// The probabilities of a player's hand by kind of card, ascending. None for the observing
    /// seat and for players who are out. A player whose turn it is has drawn a card besides.
    pub fn hand(&self, seat: Seat) -> Option<&[f64; KINDS]> {
        self.hands.get(seat.index())?.as_ref()
    }

    /// The probability that a player holds a card; 0 for the observing seat and for players who
    /// are out.
    pub fn holds(&self, seat: Seat, card: Card) -> f64 {
        self.hand(seat).map_or(0.0, |hand| hand[card.index()])
    }

    /// The cards that the seat cannot place: in another's hand, in the deck or set aside. What it
    /// knows to be in another's hand counts too.
    pub fn unseen(&self) -> Counts {
        self.unseen
    }
}

impl LoveLetter {
    /// What whoever has `seen` this can work out about the others' hands.
    pub fn belief(&self, seen: &Observation) -> Belief {
        let filter = Filter::of(self, seen, None);
        let mut hands = [None; MAX_PLAYERS];
        for seat in seen.opponents() {
            hands[seat.index()] = Some([0.0; KINDS]);
        }
        let mut total = 0.0;
        for (combination, weight) in filter.possible() {
            let weight = weight as f64;
            total += weight;
            for (hand, card) in hands.iter_mut().zip(combination) {
                hand.iter_mut().for_each(|shares| shares[card.index()] += weight);
            }
        }
        for shares in hands.iter_mut().flatten() {
            shares.iter_mut().for_each(|share| *share /= total);
        }
        Belief { hands, unseen: filter.unseen() }
    }
}
