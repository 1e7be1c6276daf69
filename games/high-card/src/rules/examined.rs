//! What the test kit asks for, the slow way.
//!
//! To fill in: brute force that shares no code with the rules.

use adut_cards::french::{Card, CardSet};
use adut_kernel::testkit::Examined;
use adut_kernel::{Course, Game as _, Rng, Seat, Turn};

use super::{Deck, HAND, HighCard, State};

impl Examined for HighCard {
    type Hidden = Vec<CardSet>;

    fn audit(&self, state: &State) -> Result<(), String> {
        if state.turn() == Turn::Chance {
            return Ok(());
        }
        let mut all = CardSet::EMPTY;
        for seat in Seat::all(self.seats()) {
            let cards = state.hand(seat).len() + state.played(seat).len();
            if cards as usize != HAND {
                return Err(format!("{seat:?} has had {cards} cards"));
            }
            all |= state.hand(seat) | state.played(seat);
        }
        if all.len() as usize != HAND * self.seats() {
            return Err("a card is there twice".to_owned());
        }
        let played: u32 = Seat::all(self.seats()).map(|seat| state.played(seat).len()).sum();
        let taken: u32 = Seat::all(self.seats()).map(|seat| u32::from(state.tricks(seat))).sum();
        if taken != played / self.seats() as u32 {
            return Err(format!("{taken} tricks were taken with {played} cards"));
        }
        Ok(())
    }

    fn brute_force_actions(&self, state: &State) -> Vec<Card> {
        let Turn::Seat(seat) = state.turn() else { return Vec::new() };
        (0..52)
            .filter_map(Card::from_index)
            .filter(|&card| state.hand(seat).contains(card))
            .collect()
    }

    fn redeal(&self, course: &Course<Self>, seat: Seat, rng: &mut Rng) -> Option<Deck> {
        let mut deck = *course.deal()?;
        let state = course.state();
        let shown: CardSet = course.played().iter().map(|played| played.action).collect();
        let known = shown | state.hand(seat);
        let places: Vec<usize> = (0..52).filter(|&place| !known.contains(deck[place])).collect();
        let mut cards: Vec<Card> = places.iter().map(|&place| deck[place]).collect();
        rng.shuffle(&mut cards);
        for (place, card) in places.into_iter().zip(cards) {
            deck[place] = card;
        }
        Some(deck)
    }

    fn hidden(&self, state: &State, seat: Seat) -> Vec<CardSet> {
        let others = Seat::all(self.seats()).filter(|&other| other != seat);
        others.map(|other| state.hand(other)).collect()
    }
}
