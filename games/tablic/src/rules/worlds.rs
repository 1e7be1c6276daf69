//! The worlds that a seat can imagine.
//!
//! Laying is always allowed and captures are made in the open, so moves rule nothing out: every
//! way to spread the unseen cards over the other hands and the stock is equally likely. Only the
//! cut card, where it is shown, has its known place: at the bottom, and after the last deal in the
//! last seat's hand. Open hands are as they are, and with an open stock there is one world only.

use adut_cards::french::Card;
use adut_kernel::{Determinize, Game as _, Rng, Seed, Turn};
use arrayvec::ArrayVec;

use super::observation::Observation;
use super::state::{HAND, State};
use super::stock::{STOCK, Stock};
use super::{SEATS, Tablic};

/// What an observation leaves open.
#[derive(Clone, Debug)]
pub struct Worlds {
    /// Everything that is known, with only the known cards in hands and an empty stock.
    known: State,
    /// The cards that may be anywhere.
    open: ArrayVec<Card, 52>,
    /// How many of them each seat holds; the others are in the stock.
    wanted: [u8; SEATS],
    /// The bottom card, if it is known to lie there.
    bottom: Option<Card>,
    /// Whether the stock's order is known: then `open` is the stock, the bottom card first.
    ordered: bool,
}

impl Determinize for Tablic {
    type Worlds = Worlds;

    fn worlds(&self, seen: &Observation) -> Worlds {
        let mut known = self.root();
        known.table = seen.table;
        known.piles = seen.piles;
        known.tablas = seen.tablas;
        known.cut_card = seen.cut_card;
        known.last_move = seen.last_move;
        known.last_capture = seen.last_capture;
        known.ledger = seen.ledger;
        let mut wanted = seen.hand_sizes;
        match seen.open_hands {
            Some(hands) => (known.hands, wanted) = (hands, [0; SEATS]),
            None => {
                known.hands[seen.seat.index()] = seen.hand;
                wanted[seen.seat.index()] = 0;
            }
        }
        let mut open = seen.unseen();
        let hidden_cut = seen.cut_card.filter(|&cut| open.contains(cut));
        let bottom = hidden_cut.filter(|_| seen.undealt > 0);
        if let Some(cut) = hidden_cut {
            open.remove(cut);
            if bottom.is_none() && seen.open_hands.is_none() {
                known.hands[self.players - 1].insert(cut);
                wanted[self.players - 1] -= 1;
            }
        }
        if let Some(seat) = seen.to_move {
            known.turn = Turn::Seat(seat);
        } else if seen.is_over() {
            known.turn = Turn::Over;
        } else if seen.undealt < 52 {
            // In the middle of a deal from a loose stock.
            let given: u8 = seen.hand_sizes.iter().sum();
            known.due = seen.undealt.min((HAND * self.players) as u8 - given);
        }
        match &seen.open_stock {
            Some(stock) => {
                let open = stock.iter().rev().copied().collect();
                Worlds { known, open, wanted, bottom: None, ordered: true }
            }
            None => Worlds { known, open: open.iter().collect(), wanted, bottom, ordered: false },
        }
    }

    fn draw_world(&self, worlds: &Worlds, rng: &mut Rng) -> State {
        let mut world = worlds.known.clone();
        let mut open = worlds.open.clone();
        if open.len() == 52 {
            return world;
        }
        if !worlds.ordered {
            rng.shuffle(&mut open);
        }
        let mut rest = &open[..];
        for (hand, &wanted) in world.hands.iter_mut().zip(&worlds.wanted) {
            let (given, others) = rest.split_at(usize::from(wanted));
            *hand |= given.iter().copied().collect();
            rest = others;
        }
        world.stock = if world.due > 0 {
            Stock::Loose(rest.iter().copied().chain(worlds.bottom).collect())
        } else {
            let mut cards = [ANY; STOCK];
            let mut left = 0;
            for card in worlds.bottom.into_iter().chain(rest.iter().copied()) {
                cards[left] = card;
                left += 1;
            }
            Stock::Ordered { cards, left: left as u8 }
        };
        world
    }
}

impl Tablic {
    /// The one way in which the cards can lie for whoever has `seen` this and counts: two players
    /// in the last deal, or with an open stock. None where there are more.
    pub fn only_world(&self, seen: &Observation) -> Option<State> {
        let worlds = self.worlds(seen);
        let is_settled = worlds.ordered || (self.seats() == 2 && seen.undealt == 0);
        // No lots are drawn where there is no choice.
        is_settled.then(|| self.draw_world(&worlds, &mut Seed::from_text("any").rng()))
    }
}

/// Fills the places of cards that are dealt already.
const ANY: Card = Card::new(0, 0);
