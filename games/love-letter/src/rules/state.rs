//! Where a round stands, and how a play changes it.

use adut_kernel::Seat;

use super::action::{Action, seats_in};
use super::card::{Card, Counts, Effect, MAX_PACK};
use super::event::{Event, MAX_TURNS};

/// The most players.
pub(super) const MAX_PLAYERS: usize = 4;

/// A pack in dealing order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deck {
    pub(super) cards: [Card; MAX_PACK],
    pub(super) len: u8,
}

impl Deck {
    /// The cards in dealing order.
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// A pack of these cards; cards beyond the largest pack are dropped.
    pub(super) fn new(cards: impl IntoIterator<Item = Card>) -> Self {
        let mut deck = Self { cards: [Card::Guard; MAX_PACK], len: 0 };
        for (place, card) in deck.cards.iter_mut().zip(cards) {
            *place = card;
            deck.len += 1;
        }
        deck
    }
}

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Phase {
    /// The deal.
    Deal,
    /// A loose draw for whom the last play made discard.
    Redraw,
    /// A loose draw for the seat whose turn begins.
    Draw,
    /// A play.
    Act,
    /// Nothing any more.
    Over,
}

/// A round of Love Letter, hidden cards included.
///
/// The pack stays where it was dealt: first the set-aside card, with two players the three face-up
/// ones, the first card of each seat, then the deck from the top. In a [loose](Self::loosened)
/// state the order of what nobody has drawn means nothing.
#[derive(Clone, Debug)]
pub struct State {
    pub(super) deck: Deck,
    /// The next card of the deck to draw.
    pub(super) next: u8,
    pub(super) seats: u8,
    pub(super) phase: Phase,
    pub(super) loose: bool,
    pub(super) turn: Seat,
    pub(super) drawn: Card,
    pub(super) hands: [Card; MAX_PLAYERS],
    /// Bit masks of seats.
    pub(super) living: u8,
    pub(super) protected: u8,
    pub(super) turns: u8,
    pub(super) piles: [Counts; MAX_PLAYERS],
    pub(super) log: [Event; MAX_TURNS],
}

impl State {
    pub(super) const fn undealt(seats: usize) -> Self {
        Self {
            deck: Deck { cards: [Card::Guard; MAX_PACK], len: 0 },
            next: 0,
            seats: seats as u8,
            phase: Phase::Deal,
            loose: false,
            turn: Seat::FIRST,
            drawn: Card::Guard,
            hands: [Card::Guard; MAX_PLAYERS],
            living: (1 << seats) - 1,
            protected: 0,
            turns: 0,
            piles: [Counts::EMPTY; MAX_PLAYERS],
            log: [Event::NONE; MAX_TURNS],
        }
    }

    /// Deals, and seat 0 draws.
    #[inline]
    pub(super) fn deal(&mut self, deck: &Deck) {
        self.deck = *deck;
        let first = first_hand(self.seats());
        for seat in 0..self.seats() {
            self.hands[seat] = deck.cards[first + seat];
        }
        self.next = (first + self.seats()) as u8;
        self.phase = Phase::Draw;
        self.draw();
    }

    /// The same position with the undrawn cards as a set: every draw is a chance event from here
    /// on. The set-aside card is one of them, as nobody has seen it.
    #[must_use]
    pub fn loosened(&self) -> Self {
        Self { loose: true, ..self.clone() }
    }

    /// How many players there are.
    pub fn seats(&self) -> usize {
        usize::from(self.seats)
    }
    /// The seat whose turn it is; the last one's when the round is over.
    pub fn acting(&self) -> Seat {
        self.turn
    }
    /// The card that a seat still in held when the turn began.
    pub fn hand(&self, seat: Seat) -> Option<Card> {
        let held = self.phase != Phase::Deal && self.is_in(seat);
        (held && self.awaits_redraw() != Some(seat)).then(|| self.hands[seat.index()])
    }
    /// The card that the seat whose turn it is has drawn.
    pub fn drawn(&self) -> Option<Card> {
        (self.phase == Phase::Act).then_some(self.drawn)
    }
    /// Whether a seat is still in the round.
    pub fn is_in(&self, seat: Seat) -> bool {
        self.living >> seat.index() & 1 == 1
    }
    /// Whether a Handmaid protects a seat.
    pub fn is_protected(&self, seat: Seat) -> bool {
        self.protected >> seat.index() & 1 == 1
    }
    /// What a seat has discarded, face up.
    pub fn pile(&self, seat: Seat) -> Counts {
        self.piles[seat.index()]
    }
    /// The turns so far.
    pub fn events(&self) -> &[Event] {
        &self.log[..usize::from(self.turns)]
    }
    /// How many cards are left to draw; the set-aside card is not among them.
    pub fn deck_left(&self) -> usize {
        usize::from(self.deck.len - self.next)
    }
    /// The face-up cards of a round with two players.
    pub fn face_up(&self) -> &[Card] {
        self.deck.cards().get(1..first_hand(self.seats())).unwrap_or_default()
    }
    /// The whole pack in dealing order. In a loose state the undrawn cards are in no order.
    pub fn dealt(&self) -> &Deck {
        &self.deck
    }

    #[inline]
    pub(super) fn acting_hand(&self) -> (Card, Card) {
        (self.hands[self.turn.index()], self.drawn)
    }
    /// The seats that an effect reaches.
    #[inline]
    pub(super) fn reachable(&self) -> u8 {
        self.living & !self.protected
    }
    /// Whom a loose draw is due to in the middle of a turn.
    pub(super) fn awaits_redraw(&self) -> Option<Seat> {
        let last = self.events().last().filter(|_| self.phase == Phase::Redraw);
        last.and_then(|event| event.action.target)
    }

    /// Carries out a legal play, the draws that follow included.
    #[inline]
    pub(super) fn play(&mut self, action: Action) {
        let (actor, drawn) = (self.turn, self.drawn);
        let a = actor.index();
        let kept = if action.card == drawn { self.hands[a] } else { drawn };
        self.hands[a] = kept;
        self.piles[a].add(action.card);
        let met = action.target.map(|target| self.hands[target.index()]);
        let event =
            Event { actor, action, drawn: Some(drawn), kept: Some(kept), met, redrawn: None };
        self.log[usize::from(self.turns)] = event;
        self.turns += 1;
        let out = match (action.card.effect(), action.target, met) {
            (Effect::Guess, target, Some(met)) if action.guess == Some(met) => target,
            (Effect::Compare, target, Some(met)) => match kept.cmp(&met) {
                std::cmp::Ordering::Less => Some(actor),
                std::cmp::Ordering::Equal => None,
                std::cmp::Ordering::Greater => target,
            },
            (Effect::Protect, ..) => {
                self.protected |= 1 << a;
                None
            }
            (Effect::Replace, Some(target), Some(met)) => {
                if met.effect() != Effect::Lose {
                    self.piles[target.index()].add(met);
                    self.phase = Phase::Redraw;
                    self.draw();
                    return;
                }
                Some(target)
            }
            (Effect::Swap, Some(target), Some(met)) => {
                self.hands[a] = met;
                self.hands[target.index()] = kept;
                None
            }
            (Effect::Lose, ..) => Some(actor),
            _ => None,
        };
        if let Some(seat) = out {
            self.living &= !(1 << seat.index());
            self.piles[seat.index()].add(self.hands[seat.index()]);
        }
        self.end_turn();
    }

    /// Ends the round, or hands the turn on.
    #[inline]
    fn end_turn(&mut self) {
        if self.living & (self.living - 1) == 0 || self.next == self.deck.len {
            self.phase = Phase::Over;
            return;
        }
        loop {
            self.turn = self.turn.next(self.seats());
            if self.is_in(self.turn) {
                break;
            }
        }
        self.protected &= !(1 << self.turn.index());
        self.phase = Phase::Draw;
        self.draw();
    }

    /// Carries out the draw that is due, unless it is left to chance.
    #[inline]
    fn draw(&mut self) {
        if !self.loose {
            let card = self.take_top();
            self.receive(card);
        }
    }

    /// Carries out a draw that was left to chance: any undrawn card may come.
    pub(super) fn draw_loose(&mut self, card: Card) {
        let top = usize::from(self.next);
        let found = (top..usize::from(self.deck.len)).find(|&i| self.deck.cards[i] == card);
        if top < usize::from(self.deck.len) {
            self.deck.cards.swap(top, found.unwrap_or(0));
        }
        let card = self.take_top();
        self.receive(card);
    }

    /// The top card of the deck, or the set-aside card if the deck is empty.
    #[inline]
    fn take_top(&mut self) -> Card {
        if self.next == self.deck.len {
            return self.deck.cards[0];
        }
        self.next += 1;
        self.deck.cards[usize::from(self.next - 1)]
    }

    #[inline]
    fn receive(&mut self, card: Card) {
        if self.phase == Phase::Draw {
            self.drawn = card;
            self.phase = Phase::Act;
            return;
        }
        let event = &mut self.log[usize::from(self.turns - 1)];
        event.redrawn = Some(card);
        if let Some(target) = event.action.target {
            self.hands[target.index()] = card;
        }
        self.end_turn();
    }

    /// What can still be drawn, the set-aside card included.
    pub(super) fn undrawn(&self) -> Counts {
        let deck = &self.deck.cards()[usize::from(self.next)..];
        deck.iter().chain(self.deck.cards().first()).copied().collect()
    }

    /// Of the players still in, those with the highest hand.
    pub(super) fn highest(&self) -> u8 {
        best(self.living, |seat| u32::from(self.hands[seat.index()].number()))
    }
    /// Of these players, those with the highest sum of discards.
    pub(super) fn most_discarded(&self, among: u8) -> u8 {
        best(among, |seat| self.pile(seat).sum())
    }
    /// Whether the hands still in were laid open at the end.
    pub(super) fn is_showdown(&self) -> bool {
        self.phase == Phase::Over && self.living.count_ones() > 1
    }
}

/// Where the first hand lies in the pack: after the set-aside card and, with two players, the
/// three face-up cards.
pub(super) const fn first_hand(seats: usize) -> usize {
    if seats == 2 { 4 } else { 1 }
}

fn best(among: u8, worth: impl Fn(Seat) -> u32) -> u8 {
    let top = seats_in(among).map(&worth).max();
    let tied = seats_in(among).filter(|&seat| Some(worth(seat)) == top);
    tied.fold(0, |mask, seat| mask | 1 << seat.index())
}
