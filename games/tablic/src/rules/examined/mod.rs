//! What the test kit asks for, the slow way.

pub(super) mod oracle;

use adut_cards::french::{Card, CardSet};
use adut_kernel::testkit::Examined;
use adut_kernel::{Course, Game as _, Rng, Seat, Turn};

use super::state::{SIDES, State};
use super::{Action, Chance, OpenCards, Tablic, points};

impl Examined for Tablic {
    type Hidden = (Vec<CardSet>, Vec<Card>);

    fn audit(&self, state: &State) -> Result<(), String> {
        let places = [state.table, state.undealt_cards()]
            .into_iter()
            .chain(state.hands)
            .chain(state.piles)
            .collect::<Vec<_>>();
        let total: u32 = places.iter().map(|cards| cards.len()).sum();
        let union = places.iter().fold(CardSet::EMPTY, |all, &cards| all | cards);
        if total != 52 || union != CardSet::PACK {
            return Err(format!("{total} cards, {union} among them"));
        }
        if places.iter().map(|&cards| points(cards)).sum::<u32>() != 22 {
            return Err("there are not 22 points".to_owned());
        }
        self.audit_ledger(state)?;
        if (0..SIDES).any(|side| state.tablas[side] > 0 && state.piles[side].is_empty()) {
            return Err("a tabla without cards".to_owned());
        }
        let unclaimed = state.last_capturer().is_none() && !self.is_published_code();
        let left = state.table.is_empty() || unclaimed;
        if state.turn == Turn::Over && !left {
            return Err("the last capturer did not get the rest".to_owned());
        }
        Ok(())
    }

    fn brute_force_actions(&self, state: &State) -> Vec<Action> {
        let Turn::Seat(seat) = state.turn else { return Vec::new() };
        let mut all = Vec::new();
        for card in state.hands[seat.index()].iter() {
            all.push(Action { card, taken: CardSet::EMPTY });
            let captures = oracle::captures(self.capture_rules(), state.table, card);
            all.extend(captures.into_iter().map(|taken| Action { card, taken }));
        }
        all
    }

    fn redeal(&self, course: &Course<Self>, seat: Seat, rng: &mut Rng) -> Option<Chance> {
        let Some(Chance::Deck(deck)) = course.deal() else { return None };
        let mut deck = *deck;
        let played: CardSet = course.played().iter().map(|played| played.action.card).collect();
        let state = course.state();
        let known = |place: usize| {
            let card = deck[place];
            let own = state.hands[seat.index()].contains(card);
            let shown = self.shows_cut_card() && place == 51;
            let held = state.hands.iter().any(|hand| hand.contains(card));
            let open = match self.open() {
                OpenCards::None => false,
                OpenCards::Hands => held,
                OpenCards::Deck => true,
            };
            place < 4 || played.contains(card) || own || shown || open
        };
        let open: Vec<usize> = (0..52).filter(|&place| !known(place)).collect();
        let mut cards: Vec<Card> = open.iter().map(|&place| deck[place]).collect();
        rng.shuffle(&mut cards);
        for (place, card) in open.into_iter().zip(cards) {
            deck[place] = card;
        }
        Some(Chance::Deck(deck))
    }

    fn hidden(&self, state: &State, seat: Seat) -> Self::Hidden {
        let closed = self.open() == OpenCards::None;
        let hands = Seat::all(self.seats()).filter(|&other| closed && other != seat);
        let stock = state.stock().filter(|_| self.open() != OpenCards::Deck);
        let stock = stock.map(Iterator::collect).unwrap_or_default();
        (hands.map(|other| state.hand(other)).collect(), stock)
    }
}

impl Tablic {
    /// What moves have scored, as far as the piles tell: a laid card may score once when it is laid
    /// and once when it is taken, and never without the published code.
    fn audit_ledger(&self, state: &State) -> Result<(), String> {
        let ledger = state.ledger;
        if !self.is_published_code() {
            let is_empty = ledger == super::Ledger::default();
            return if is_empty { Ok(()) } else { Err("a ledger by the rules".to_owned()) };
        }
        for side in 0..2 {
            let pile = state.piles[side];
            let (points, cards) = (u32::from(ledger.points[side]), u32::from(ledger.cards[side]));
            let least = super::stihs(pile) + u32::from(state.tablas[side]);
            if points < least || cards < pile.len() {
                return Err(format!("side {side} scored {points} and {cards}, its pile is more"));
            }
            if self.lay() == super::Lay::Nothing && (points, cards) != (least, pile.len()) {
                return Err(format!("side {side} scored {points} and {cards} beside its pile"));
            }
        }
        Ok(())
    }
}
