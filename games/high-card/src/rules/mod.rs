//! High Card.
//!
//! **The deal.** Two to four players get five cards each of the French pack of 52; nobody sees the
//! rest.
//!
//! **A trick.** Seat 0 leads the first. Each in turn plays a card of the hand face up, any card. The
//! highest rank takes the trick, the ace above the king; of equal ranks the one that was played
//! first. Whoever took it leads the next.
//!
//! **The end.** Most of the five tricks win. Where several have most, the game is drawn.
//!
//! To fill in: the rules of your game, in prose, with the source that they follow. Then its types:
//! an action is small and its order is that of the list; a state has everything, an observation what
//! a perfect player in that seat would remember; chance is the deal.

mod described;
mod encoded;
#[cfg(any(test, feature = "testing"))]
mod examined;
mod notation;
mod observation;
mod state;
#[cfg(test)]
mod tests;
mod worlds;

use adut_cards::french::{Card, CardSet};
use adut_kernel::{Actions, Game, Outcome, Rng, Seat, Turn};
use thiserror::Error;

pub use observation::{Observation, Public};
pub use state::{State, Trick};
pub use worlds::Worlds;

/// The most players.
pub(crate) const SEATS: usize = 4;
/// The cards that each gets.
pub(crate) const HAND: usize = 5;

/// The rules, with the options that were chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HighCard {
    seats: usize,
}

impl Default for HighCard {
    fn default() -> Self {
        Self { seats: 2 }
    }
}

/// The pack in dealing order: seat 0 gets the first five cards, seat 1 the next five, and so on.
pub type Deck = [Card; 52];

/// Why a card cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Foul {
    /// It is nobody's turn.
    #[error("the game is over")]
    Over,
    /// The card lies elsewhere.
    #[error("{0} is not in the hand")]
    NotInHand(Card),
}

/// How strong a card is: by its rank, the ace above the king.
pub(crate) const fn strength(card: Card) -> usize {
    match card.rank() {
        0 => 13,
        rank => rank,
    }
}

impl Game for HighCard {
    type State = State;
    type Action = Card;
    type Chance = Deck;
    type Observation = Observation;
    type Foul = Foul;

    fn seats(&self) -> usize {
        self.seats
    }

    fn root(&self) -> State {
        State::undealt()
    }

    fn turn(&self, state: &State) -> Turn {
        state.turn()
    }

    fn actions(&self, state: &State, out: &mut Actions<Card>) {
        out.clear();
        if let Turn::Seat(seat) = state.turn() {
            out.extend(state.hand(seat).iter());
        }
    }

    fn check(&self, state: &State, card: Card) -> Result<(), Foul> {
        match state.turn() {
            Turn::Seat(seat) if state.hand(seat).contains(card) => Ok(()),
            Turn::Seat(_) => Err(Foul::NotInHand(card)),
            _ => Err(Foul::Over),
        }
    }

    fn apply(&self, state: &mut State, card: Card) {
        state.play(card, self.seats);
    }

    fn random_action(&self, state: &State, _: &mut Actions<Card>, rng: &mut Rng) -> Card {
        let Turn::Seat(seat) = state.turn() else { panic!("it is nobody's turn") };
        let hand = state.hand(seat);
        hand.nth(rng.below(hand.len())).expect("a hand has so many cards")
    }

    fn sample_chance(&self, _: &State, rng: &mut Rng) -> Deck {
        let mut deck = whole_pack();
        rng.shuffle(&mut deck);
        deck
    }

    fn chances(&self, _: &State, out: &mut Vec<(Deck, f64)>) -> bool {
        // There are far too many deals to list.
        out.clear();
        false
    }

    fn resolve(&self, state: &mut State, deck: &Deck) {
        state.deal(deck, self.seats);
    }

    fn outcome(&self, state: &State) -> Outcome {
        Outcome::highest(Seat::all(self.seats).map(|seat| f64::from(state.tricks(seat))))
    }

    fn observe(&self, state: &State, seat: Seat) -> Observation {
        Observation::new(state, seat)
    }
}

/// The pack in order.
pub(crate) fn whole_pack() -> Deck {
    let mut cards = CardSet::PACK.iter();
    std::array::from_fn(|_| cards.next().expect("the pack has 52 cards"))
}
