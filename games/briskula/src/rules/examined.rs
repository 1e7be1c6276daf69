//! What the test kit asks for, the slow way.

use std::collections::BTreeSet;

use adut_cards::trieste::{Card, CardSet};
use adut_kernel::testkit::Examined;
use adut_kernel::{Course, Game, Notation, Rng, Seat};

use super::{Action, Briskula, Chance, Deck, State};

/// All hands.
pub(super) fn held(state: &State, game: &Briskula) -> Vec<CardSet> {
    Seat::all(game.seats()).map(|seat| state.hand(seat)).collect()
}

impl Examined for Briskula {
    /// All hands, and the stock in drawing order.
    type Hidden = (Vec<CardSet>, Vec<Card>);

    fn audit(&self, state: &State) -> Result<(), String> {
        let (hands, stock) = (held(state, self), state.stock_cards());
        let mut all: Vec<Card> = hands.iter().flat_map(|hand| hand.iter()).collect();
        all.extend(stock.iter());
        all.extend(state.thrown().iter());
        all.sort();
        if !all.iter().copied().eq(self.pack().iter()) {
            return Err(format!("the cards are {all:?}"));
        }
        if state.stock_len() != stock.len() as usize {
            return Err(format!("{} cards counted in a stock of {stock}", state.stock_len()));
        }
        if state.stock_len() > 0 && state.stock().last() != Some(&state.trump()) {
            return Err("the trump card does not lie under the stock".to_owned());
        }
        let taken: u32 = (0..self.sides()).map(|side| u32::from(state.points(side))).sum();
        let gone: u32 = state.thrown().iter().map(|card| u32::from(card.points())).sum();
        if taken + u32::from(state.trick().points()) != gone {
            return Err(format!("{taken} points taken of {gone}"));
        }
        let thrown_now = state.trick().throws(self.seats()).map(|(seat, _)| seat);
        let mut sizes: Vec<usize> = hands.iter().map(|hand| hand.len() as usize).collect();
        thrown_now.for_each(|seat| sizes[seat.index()] += 1);
        if sizes.iter().any(|&size| size != sizes[0] || size > self.hand_size()) {
            return Err(format!("before this trick the hands had {sizes:?} cards"));
        }
        if state.stock_len() > 0 && sizes[0] < self.hand_size() {
            return Err("a hand was not filled up from the stock".to_owned());
        }
        Ok(())
    }

    fn brute_force_actions(&self, state: &State) -> Vec<Action> {
        let hand = state.hand(state.to_act());
        let mut actions: Vec<Action> = hand.iter().map(Action::Throw).collect();
        if self.signals().is_some() && state.signals.now.is_none() {
            let good = |card: &Card| card.suit() == state.trump().suit() && card.points() > 0;
            actions.extend(hand.iter().filter(good).map(Action::Signal));
        }
        actions
    }

    /// Cards that the seat has never seen change places: those of the stock, and those that others
    /// still hold and have not shown.
    fn redeal(&self, course: &Course<Self>, seat: Seat, rng: &mut Rng) -> Option<Chance> {
        let Some(Chance::Deck(deck)) = course.deal() else { return None };
        let state = course.state();
        let mut shown: BTreeSet<Card> = BTreeSet::from([state.trump()]);
        shown.extend(state.thrown().iter());
        shown.extend(state.hand(seat).iter());
        let seen = course.events().filter(|played| self.witnessed(played, seat));
        shown.extend(seen.map(|played| match played.action {
            Action::Throw(card) | Action::Signal(card) => card,
        }));
        let (stock, rules) = (state.stock_len(), self.rules());
        let tricks_left = (self.pack().len() - state.thrown().len()).div_ceil(4);
        let open = match rules.get("open_hands") {
            Some("stock-out") => stock == 0,
            Some("last-trick") => tricks_left <= 1,
            _ => false,
        };
        if open {
            shown.extend(state.hand(Seat::new((seat.index() + 2) % 4)).iter());
        }
        let places: Vec<usize> = (0..deck.len()).filter(|&i| !shown.contains(&deck[i])).collect();
        let mut hidden: Vec<Card> = places.iter().map(|&place| deck[place]).collect();
        rng.shuffle(&mut hidden);
        let mut order = deck.to_vec();
        for (&place, card) in places.iter().zip(hidden) {
            order[place] = card;
        }
        Some(Chance::Deck(Deck::new(&order)))
    }

    fn hidden(&self, state: &State, _: Seat) -> Self::Hidden {
        (held(state, self), state.stock().to_vec())
    }
}
