//! High Card as data: what everybody sees, moves in parts, what is told of them.
//!
//! To fill in: what everybody sees. The rest has a plain answer for any game; say more where you want
//! more shown. Messages of your own go to `words/`.

use adut_cards::french::{Card, CardSet};
use adut_kernel::{Described, Equipment, Message, Moved, Parts, Seat};
use serde_json::{Value, json};

use super::notation::listed;
use super::{HAND, HighCard, Observation, Public};

impl Described for HighCard {
    type Public = Public;

    fn public(&self, seen: &Observation) -> Public {
        seen.public.clone()
    }

    fn describe_public(&self, public: &Public) -> Value {
        let trick = public
            .trick
            .iter()
            .map(|(seat, card)| json!({ "seat": seat.index(), "card": card.to_string() }));
        json!({
            "turn": public.turn.map(Seat::index),
            "trick": trick.collect::<Vec<_>>(),
            "played": public.played[..self.seats].iter().copied().map(listed).collect::<Vec<_>>(),
            "tricks": public.tricks[..self.seats],
            "hand_sizes": public.hand_sizes[..self.seats],
        })
    }

    fn equipment(&self) -> Equipment {
        Equipment { pack: Some("french"), cards: listed(CardSet::PACK), hand: HAND, points: true }
    }

    fn parts(&self, card: Card) -> Parts {
        Parts { card: Some(card.to_string()), ..Parts::default() }
    }

    fn phrase(&self, _: &Observation, card: Card) -> Message {
        Message::new("choice-high-card").card("card", card)
    }

    fn story(&self, moved: &Moved<'_, Self>) -> Vec<Message> {
        let card = moved.played.action;
        vec![Message::new("move-high-card").about(moved.played.seat).card("card", card)]
    }
}
