//! Forward filtering: how likely each combination of hidden hands is, for one seat.
//!
//! The cards lie in an order of which all are equally likely, so a past is as likely as the number
//! of ways in which labelled cards can bring it about: each hidden draw multiplies by the copies of
//! the drawn card that are still unaccounted for. The [`Filter`] keeps, for every combination of
//! the other players' hands by kind, the sum of this product over all pasts that lead there and
//! show the seat what it saw. Turn by turn it lets the cards move and strikes out what was refuted.
//! Given the hands, what nobody has drawn is in any order, each equally likely.
//!
//! No more than 16! ways exist, so the numbers are exact in 64 bits.

use adut_kernel::Seat;

use super::LoveLetter;
use super::card::{Card, Counts, Effect, KINDS};
use super::event::Event;
use super::observation::Observation;
use super::state::MAX_PLAYERS;

/// The number of bits that tell the kind of a card.
const BITS: u32 = 3;
const _: () = assert!(1 << BITS == KINDS);

/// The probabilities of pasts are numbers out of this.
const CERTAIN: u32 = 1 << 31;

/// Where a player's card stands in the index of a combination of hidden hands: the players after
/// the observing seat in their order, three bits each. The bits of whoever has no card are 0.
#[inline]
pub(super) fn shift(observer: Seat, seats: usize, seat: Seat) -> u32 {
    let after = seat.index() + seats - observer.index() - 1;
    BITS * (if after >= seats { after - seats } else { after }) as u32
}

/// How many combinations of hidden hands there are, impossible ones included.
pub(super) const fn combinations(seats: usize) -> usize {
    1 << (BITS as usize * (seats - 1))
}

/// The weights of all combinations of hidden hands at some moment.
#[derive(Clone, Debug)]
pub(super) struct Filter {
    observer: Seat,
    seats: usize,
    /// The other players still in.
    hidden: u8,
    /// The cards that the observer has not located: hidden hands and what nobody has drawn.
    unseen: Counts,
    table: Vec<u64>,
}

/// Collects, for each turn of another player, how likely he played the card he had just drawn,
/// by the hidden hands after the play.
pub(super) type Pasts = Vec<u32>;

impl Filter {
    /// What `seen` tells about the others' hands; fills `pasts` if they are wanted.
    pub(super) fn of(game: &LoveLetter, seen: &Observation, mut pasts: Option<&mut Pasts>) -> Self {
        let mut filter = Self::after_deal(game, seen);
        for (turn, event) in seen.events().iter().enumerate() {
            filter.absorb(event, pasts.as_deref_mut());
            filter.replace(event, seen.awaits_redraw() == Some(turn));
        }
        if let Some(drawn) = seen.drawn {
            filter.see_draw(drawn);
        }
        for seat in seen.opponents() {
            if let Some(card) = seen.open_hand(seat) {
                filter.keep(|hand| hand(seat) == card);
            }
        }
        filter
    }

    fn after_deal(game: &LoveLetter, seen: &Observation) -> Self {
        let mut unseen: Counts = game.pack().iter().copied().collect();
        seen.face_up().chain(seen.dealt).for_each(|card| unseen.remove(card));
        let seats = seen.seats();
        let mut filter = Self {
            observer: seen.seat,
            seats,
            hidden: 0,
            unseen,
            table: vec![0; combinations(seats)],
        };
        filter.table[0] = 1;
        for seat in Seat::all(seats).filter(|&seat| seat != seen.seat) {
            filter.draw(seat);
        }
        filter
    }

    /// The cards that the observer has not located.
    pub(super) fn unseen(&self) -> Counts {
        self.unseen
    }

    /// Every combination of hands that is possible, with its weight. The hands of players who
    /// are out, and the observer's own, mean nothing.
    pub(super) fn possible(&self) -> impl Iterator<Item = ([Card; MAX_PLAYERS], u64)> + '_ {
        let weights = self.table.iter().enumerate().filter(|&(_, &weight)| weight > 0);
        weights.map(|(index, &weight)| {
            let mut hands = [Card::Guard; MAX_PLAYERS];
            for seat in Seat::all(self.seats).filter(|&seat| seat != self.observer) {
                hands[seat.index()] = self.card_at(index, seat);
            }
            (hands, weight)
        })
    }

    fn absorb(&mut self, event: &Event, pasts: Option<&mut Pasts>) {
        let (actor, observer) = (event.actor, self.observer);
        if actor == observer {
            event.drawn.into_iter().for_each(|card| self.see_draw(card));
        } else {
            self.play_hidden(actor, event.action.card, pasts);
        }
        let Some(target) = event.action.target else {
            if let (Effect::Lose, Some(kept)) = (event.action.card.effect(), event.kept) {
                self.leave(actor, kept);
            }
            return;
        };
        match event.action.card.effect() {
            Effect::Guess => match event.action.guess {
                Some(guess) if event.put_out().is_some() => self.leave(target, guess),
                Some(guess) if target != observer => self.keep(|hand| hand(target) != guess),
                _ => {}
            },
            Effect::Look => {
                if let (true, Some(met)) = (actor == observer, event.met) {
                    self.keep(|hand| hand(target) == met);
                }
            }
            Effect::Compare => self.compare(event, target),
            Effect::Swap => self.swap(event, target),
            Effect::Replace | Effect::Protect | Effect::Yield | Effect::Lose => {}
        }
    }

    fn compare(&mut self, event: &Event, target: Seat) {
        let actor = event.actor;
        match (event.kept, event.met) {
            (Some(_), Some(met)) if actor == self.observer => {
                self.keep(|hand| hand(target) == met);
            }
            (Some(kept), Some(_)) => self.keep(|hand| hand(actor) == kept),
            (Some(kept), None) => self.keep(|hand| hand(target) > kept),
            (None, Some(met)) => self.keep(|hand| hand(actor) > met),
            (None, None) => self.keep(|hand| hand(actor) == hand(target)),
        }
        match event.put_out() {
            Some(out) if out == actor => event.kept.into_iter().for_each(|c| self.leave(out, c)),
            Some(out) => event.met.into_iter().for_each(|card| self.leave(out, card)),
            None => {}
        }
    }

    /// A Prince's effect; the draw may still be due.
    fn replace(&mut self, event: &Event, draw_is_due: bool) {
        let (Effect::Replace, Some(target)) = (event.action.card.effect(), event.action.target)
        else {
            return;
        };
        event.met.into_iter().for_each(|card| self.leave(target, card));
        match event.redrawn {
            Some(redrawn) => self.see_draw(redrawn),
            None if target == self.observer || event.put_out().is_some() || draw_is_due => {}
            None => self.draw(target),
        }
    }

    fn swap(&mut self, event: &Event, target: Seat) {
        let (actor, observer) = (event.actor, self.observer);
        match (event.kept, event.met) {
            (Some(given), Some(taken)) if actor == observer => self.trade(target, taken, given),
            (Some(taken), Some(given)) => self.trade(actor, taken, given),
            _ => self.exchange(actor, target),
        }
    }

    #[inline]
    fn shift(&self, seat: Seat) -> u32 {
        shift(self.observer, self.seats, seat)
    }
    #[inline]
    fn card_at(&self, index: usize, seat: Seat) -> Card {
        Card::ALL[index >> self.shift(seat) & (KINDS - 1)]
    }
    fn is_hidden(&self, seat: Seat) -> bool {
        self.hidden >> seat.index() & 1 == 1
    }

    /// The unseen cards that are in none of the hidden hands of a combination, as far as they
    /// can be: a combination that has too many of a kind has no weight.
    fn loose_cards(&self, index: usize) -> [u64; KINDS] {
        let mut left = Card::ALL.map(|card| u64::from(self.unseen.of(card)));
        for seat in super::action::seats_in(self.hidden) {
            let card = &mut left[self.card_at(index, seat).index()];
            *card = card.saturating_sub(1);
        }
        left
    }

    /// Strikes out what was refuted.
    fn keep(&mut self, agrees: impl Fn(&dyn Fn(Seat) -> Card) -> bool) {
        for index in 0..self.table.len() {
            if self.table[index] > 0 && !agrees(&|seat| self.card_at(index, seat)) {
                self.table[index] = 0;
            }
        }
    }

    /// The observer draws a card.
    fn see_draw(&mut self, card: Card) {
        for index in 0..self.table.len() {
            if self.table[index] > 0 {
                self.table[index] *= self.loose_cards(index)[card.index()];
            }
        }
        self.unseen.remove(card);
    }

    /// A player whose hand is empty draws a card that the observer does not see.
    fn draw(&mut self, seat: Seat) {
        let shift = self.shift(seat);
        for index in 0..self.table.len() {
            if index >> shift & (KINDS - 1) == 0 && self.table[index] > 0 {
                let weight = self.table[index];
                for (card, copies) in self.loose_cards(index).into_iter().enumerate() {
                    self.table[index | card << shift] = weight * copies;
                }
            }
        }
        self.hidden |= 1 << seat.index();
    }

    /// A player lays his card face up: what was discarded, or the hand of one who is out.
    fn leave(&mut self, seat: Seat, card: Card) {
        if !self.is_hidden(seat) {
            return;
        }
        let shift = self.shift(seat);
        for index in 0..self.table.len() {
            if index >> shift & (KINDS - 1) == 0 {
                self.table[index] = self.table[index | card.index() << shift];
                for other in 1..KINDS {
                    self.table[index | other << shift] = 0;
                }
            }
        }
        self.hidden &= !(1 << seat.index());
        self.unseen.remove(card);
    }

    /// A player gives the observer his card for another.
    fn trade(&mut self, seat: Seat, taken: Card, given: Card) {
        let shift = self.shift(seat);
        self.leave(seat, taken);
        for index in 0..self.table.len() {
            if index >> shift & (KINDS - 1) == 0 {
                let weight = std::mem::take(&mut self.table[index]);
                self.table[index | given.index() << shift] = weight;
            }
        }
        self.hidden |= 1 << seat.index();
        self.unseen.add(given);
    }

    /// Two other players swap hands.
    fn exchange(&mut self, one: Seat, other: Seat) {
        for index in 0..self.table.len() {
            let (a, b) = (self.card_at(index, one), self.card_at(index, other));
            let differing = a.index() ^ b.index();
            let swapped = index ^ differing << self.shift(one) ^ differing << self.shift(other);
            if index < swapped {
                self.table.swap(index, swapped);
            }
        }
    }

    /// Another player draws and plays `card`: either he had just drawn it, or he held it and
    /// keeps what he drew.
    fn play_hidden(&mut self, seat: Seat, card: Card, mut pasts: Option<&mut Pasts>) {
        let start = pasts.as_ref().map_or(0, |pasts| pasts.len());
        if let Some(pasts) = pasts.as_deref_mut() {
            pasts.resize(start + self.table.len(), 0);
        }
        let shift = self.shift(seat);
        self.hidden &= !(1 << seat.index());
        for base in (0..self.table.len()).filter(|base| base >> shift & (KINDS - 1) == 0) {
            let held = self.table[base | card.index() << shift];
            let copies = self.loose_cards(base);
            for kept in Card::ALL {
                let index = base | kept.index() << shift;
                let allowed = u64::from(card.playable_beside(kept));
                let again = u64::from(kept == card);
                let played_drawn =
                    allowed * self.table[index] * copies[card.index()].saturating_sub(again);
                let played_held = (1 - again) * allowed * held * copies[kept.index()];
                self.table[index] = played_drawn + played_held;
                if let Some(pasts) = pasts.as_deref_mut().filter(|_| self.table[index] > 0) {
                    let share = played_drawn as f64 / self.table[index] as f64;
                    pasts[start + index] = (share * f64::from(CERTAIN)) as u32;
                }
            }
        }
        self.hidden |= 1 << seat.index();
        self.unseen.remove(card);
    }
}
