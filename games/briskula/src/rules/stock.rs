//! The stock: face down in a fixed order, or loose, and the trump card under it.

use adut_cards::trieste::{Card, CardSet};
use adut_kernel::Rng;

use super::chance::Deck;

/// Places in the pile.
const PILE: usize = 40;
/// Where the trump card lies: at the bottom.
pub(super) const BOTTOM: usize = PILE - 1;

/// The cards not drawn yet.
#[derive(Clone, Debug)]
pub(super) struct Stock {
    /// The last `left` places are the stock in drawing order, the trump card at the very end;
    /// what lies before them means nothing.
    pile: [Card; PILE],
    left: u8,
    /// The cards above the trump card when their order is open, and then the pile holds nothing
    /// but the trump card. Empty when the order is fixed.
    loose: CardSet,
}

impl Stock {
    /// No cards.
    pub(super) const EMPTY: Self =
        Self { pile: [Card::new(0, 0); PILE], left: 0, loose: CardSet::EMPTY };

    /// The rest of a deck from its place `from` on, with the trump card put under it.
    #[inline]
    pub(super) fn of_deck(deck: &Deck, from: usize, trump: Card) -> Self {
        let mut stock = Self::EMPTY;
        let rest = &deck[from..];
        stock.pile[BOTTOM - rest.len()..BOTTOM].copy_from_slice(rest);
        stock.pile[BOTTOM] = trump;
        stock.left = rest.len() as u8 + 1;
        stock
    }

    /// A pile with `hidden` above the trump card, of which only the lowest `left`, trump card
    /// included, count as the stock.
    pub(super) fn of_hidden(hidden: CardSet, left: u8, trump: Card) -> Self {
        let mut stock = Self::EMPTY;
        for (place, card) in stock.pile[..BOTTOM].iter_mut().rev().zip(hidden.iter()) {
            *place = card;
        }
        stock.pile[BOTTOM] = trump;
        stock.left = left;
        stock
    }

    /// The lowest cards of the pile above the trump card, whether or not they count as stock.
    #[inline]
    pub(super) fn hidden_mut(&mut self, count: usize) -> &mut [Card] {
        &mut self.pile[BOTTOM - count..BOTTOM]
    }

    /// How many are left, the trump card included.
    #[inline]
    pub(super) fn left(&self) -> u8 {
        self.left
    }

    /// Whether the next draw is left to chance.
    #[inline]
    pub(super) fn is_loose(&self) -> bool {
        !self.loose.is_empty()
    }

    /// The cards in drawing order; of a loose stock only the trump card.
    pub(super) fn in_order(&self) -> &[Card] {
        let known = if self.is_loose() { 1 } else { usize::from(self.left) };
        &self.pile[PILE - known..]
    }

    /// All cards that are left.
    pub(super) fn cards(&self) -> CardSet {
        self.loose | self.in_order().iter().copied().collect()
    }

    /// The cards that may be drawn next.
    pub(super) fn next_cards(&self) -> CardSet {
        if self.is_loose() { self.loose } else { self.in_order().iter().copied().take(1).collect() }
    }

    /// Draws the top card of a stock in order. There must be one.
    #[inline]
    pub(super) fn draw(&mut self) -> Card {
        let card = self.pile[PILE - usize::from(self.left)];
        self.left -= 1;
        card
    }

    /// Takes out the card that chance drew.
    pub(super) fn take(&mut self, card: Card) {
        self.loose.remove(card);
        self.left -= 1;
    }

    /// One of the cards that may be drawn next, each equally likely.
    pub(super) fn sample(&self, rng: &mut Rng) -> Card {
        let next = self.next_cards();
        next.nth(rng.below(next.len())).expect("the choice is below the number of cards")
    }

    /// Forgets the order of what lies above the trump card.
    pub(super) fn loosen(&mut self) {
        let above = usize::from(self.left.saturating_sub(1));
        if !self.is_loose() {
            self.loose = self.pile[BOTTOM - above..BOTTOM].iter().copied().collect();
        }
    }
}
