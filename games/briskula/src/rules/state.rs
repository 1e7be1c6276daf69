//! Where a game stands, and how cards move.

use adut_cards::trieste::{Card, CardSet};
use adut_kernel::{Rng, Seat};

use super::action::{Action, Foul};
use super::chance::{Deck, Seats};
use super::signals::{Signals, signable};
use super::stock::Stock;
use super::trick::{Trick, beaters};
use super::{Briskula, MAX_PLAYERS};

/// A game of Briškula, all cards known.
#[derive(Clone, Debug)]
pub struct State {
    pub(super) hands: [CardSet; MAX_PLAYERS],
    /// Every card thrown so far, the present trick included.
    pub(super) thrown: CardSet,
    /// The cards that would take the lead in the present trick.
    pub(super) leading: CardSet,
    pub(super) stock: Stock,
    pub(super) trump: Card,
    pub(super) phase: Phase,
    pub(super) to_act: u8,
    /// Who threw the best card of the present trick.
    pub(super) best: u8,
    /// The points lying in the present trick.
    pub(super) lying: u8,
    pub(super) trick: Trick,
    /// The trick before; no cards if there was none.
    pub(super) last: Trick,
    /// Points taken by each side.
    pub(super) points: [u8; MAX_PLAYERS],
    pub(super) signals: Signals,
}

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Phase {
    /// The deal.
    Deal,
    /// A card, or a signal.
    Play,
    /// Who sees the signal of this card.
    Signalled(Card),
    /// Cards from the stock: `due` of them, the first for `seat`.
    Draw { seat: u8, due: u8 },
    /// Nothing: the game is over.
    Over,
}

impl State {
    /// Before the deal.
    pub(super) fn undealt() -> Self {
        Self {
            hands: [CardSet::EMPTY; MAX_PLAYERS],
            thrown: CardSet::EMPTY,
            leading: CardSet::PACK,
            stock: Stock::EMPTY,
            trump: Card::new(0, 0),
            phase: Phase::Deal,
            to_act: 0,
            best: 0,
            lying: 0,
            trick: Trick::led_by(0),
            last: Trick::led_by(0),
            points: [0; MAX_PLAYERS],
            signals: Signals::default(),
        }
    }

    /// The cards of a seat.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }
    /// The card turned up at the deal.
    pub fn trump(&self) -> Card {
        self.trump
    }
    /// How many cards can still be drawn, the trump card included.
    pub fn stock_len(&self) -> usize {
        usize::from(self.stock.left())
    }
    /// The stock in drawing order, the trump card last. Of a loose stock, only the trump card.
    pub fn stock(&self) -> &[Card] {
        self.stock.in_order()
    }
    /// All cards of the stock, in order or loose.
    pub fn stock_cards(&self) -> CardSet {
        self.stock.cards()
    }
    /// The present trick.
    pub fn trick(&self) -> &Trick {
        &self.trick
    }
    /// The trick before the present one, if there was one. Its winner leads the present one.
    pub fn last_trick(&self) -> Option<&Trick> {
        (!self.last.cards().is_empty()).then_some(&self.last)
    }
    /// Every card thrown so far, the present trick included.
    pub fn thrown(&self) -> CardSet {
        self.thrown
    }
    /// The points that a side has taken.
    pub fn points(&self, side: usize) -> u8 {
        self.points[side]
    }
    /// Whose turn it is, or would be once chance has decided.
    #[inline]
    pub fn to_act(&self) -> Seat {
        Seat::new(usize::from(self.to_act))
    }

    /// The same position with the stock in no order: each draw down to the trump card is then a
    /// chance event.
    #[must_use]
    pub fn loosened(&self) -> Self {
        let mut state = self.clone();
        state.stock.loosen();
        state
    }

    /// Deals the cards.
    #[inline]
    pub(super) fn deal(&mut self, game: &Briskula, deck: &Deck) {
        *self = Self::undealt();
        let dealt = game.hand_size() * usize::from(game.players);
        let turned = game.trump_position();
        for nth in 0..dealt {
            let position = nth + usize::from(nth >= turned);
            self.hands[game.dealt_to(nth)].insert(deck[position]);
        }
        self.trump = deck[turned];
        self.stock = Stock::of_deck(deck, dealt + 1, self.trump);
        self.phase = Phase::Play;
    }

    /// The hand of the player to act.
    #[inline]
    pub(super) fn hand_to_act(&self) -> CardSet {
        self.hands[usize::from(self.to_act)]
    }

    /// What the player to act may signal.
    pub(super) fn signals_allowed(&self, game: &Briskula) -> CardSet {
        if game.signals().is_none() || self.signals.now.is_some() {
            return CardSet::EMPTY;
        }
        self.hand_to_act() & signable(self.trump)
    }

    /// A random card of the player to act. A hand has at most four cards, so taking off the lowest
    /// three times shows how many there are, without branches.
    #[inline]
    pub(super) fn random_card(&self, rng: &mut Rng) -> Card {
        let all = self.hand_to_act().bits();
        let lower = |bits: u64| bits & bits.wrapping_sub(1);
        let without = [all, lower(all), lower(lower(all)), lower(lower(lower(all)))];
        let count: u32 = without.iter().map(|&bits| u32::from(bits != 0)).sum();
        let choice = without[rng.below(count) as usize & 3];
        Card::from_index(choice.trailing_zeros() as usize).expect("hands hold cards of the pack")
    }

    /// Whether the player to act may do this.
    pub(super) fn check(&self, game: &Briskula, action: Action) -> Result<(), Foul> {
        if self.phase != Phase::Play {
            return Err(Foul::NobodysTurn);
        }
        let seat = self.to_act();
        let (Action::Throw(card) | Action::Signal(card)) = action;
        if !self.hand_to_act().contains(card) {
            return Err(Foul::NotHeld { seat, card });
        }
        match action {
            Action::Throw(_) => Ok(()),
            Action::Signal(_) if game.signals().is_none() => Err(Foul::SignalsOff),
            Action::Signal(_) if !signable(self.trump).contains(card) => Err(Foul::NoSign(card)),
            Action::Signal(_) if self.signals.now.is_some() => Err(Foul::SecondSignal(seat)),
            Action::Signal(_) => Ok(()),
        }
    }

    /// The player to act throws a card.
    #[inline]
    pub(super) fn throw(&mut self, game: &Briskula, card: Card) {
        self.hands[usize::from(self.to_act)].remove(card);
        self.thrown.insert(card);
        if game.signals.is_some() {
            self.signals.forget(card, self.trump);
        }
        if self.lay(card) == game.trick_len {
            self.end_trick(game);
        } else {
            self.to_act = game.after(self.to_act);
        }
    }

    /// Lays a card of the player to act into the trick and says how many lie there.
    #[inline]
    pub(super) fn lay(&mut self, card: Card) -> u8 {
        if self.leading.contains(card) {
            self.best = self.to_act;
            self.leading = beaters(card, self.trump);
        }
        self.lying += card.points();
        self.trick.push(card)
    }

    #[inline]
    fn end_trick(&mut self, game: &Briskula) {
        let winner = self.best;
        self.points[game.side_of(winner)] += self.lying;
        self.lying = 0;
        self.last = self.trick;
        self.trick = Trick::led_by(winner);
        self.leading = CardSet::PACK;
        self.to_act = winner;
        if self.stock.left() > 0 {
            self.draw(game, winner, game.trick_len);
        } else if self.hands[usize::from(winner)].is_empty() {
            self.phase = Phase::Over;
        }
    }

    /// Draws from the stock in turn, as far as its order is known.
    #[inline]
    fn draw(&mut self, game: &Briskula, mut seat: u8, mut due: u8) {
        while due > 0 {
            if self.stock.is_loose() {
                self.phase = Phase::Draw { seat, due };
                return;
            }
            self.hands[usize::from(seat)].insert(self.stock.draw());
            seat = game.after(seat);
            due -= 1;
        }
        self.phase = Phase::Play;
    }

    /// Draws the card that chance decided on.
    pub(super) fn draw_card(&mut self, game: &Briskula, card: Card) {
        if let Phase::Draw { seat, due } = self.phase {
            self.stock.take(card);
            self.hands[usize::from(seat)].insert(card);
            self.draw(game, game.after(seat), due - 1);
        }
    }

    /// Lets these, and the signaller, know of the signal just given.
    pub(super) fn reveal_signal(&mut self, seats: Seats) {
        if let Phase::Signalled(card) = self.phase {
            self.signals.add(card, self.trump, seats.with(self.to_act()));
            self.phase = Phase::Play;
        }
    }
}
