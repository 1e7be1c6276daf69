//! What a hand may be.

use super::kinds;
use crate::rules::{Card, Counts};

/// A set of cards that a hand may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Hands(u8);

impl Hands {
    pub(crate) const NONE: Self = Self(0);

    pub(crate) fn of(cards: impl Iterator<Item = Card>) -> Self {
        Self(cards.fold(0, |set, card| set | 1 << card.index()))
    }
    /// Every kind of which there is at least one.
    pub(crate) fn among(cards: Counts) -> Self {
        Self::of(kinds(cards))
    }
    pub(crate) fn only(card: Card) -> Self {
        Self(1 << card.index())
    }
    pub(crate) const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub(crate) fn iter(self) -> impl Iterator<Item = Card> + Clone {
        Card::ALL.into_iter().filter(move |&card| self.contains(card))
    }
    pub(crate) fn filter(self, keeps: impl Fn(Card) -> bool) -> Self {
        Self::of(self.iter().filter(|&card| keeps(card)))
    }
    pub(crate) const fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.index())
    }
    pub(crate) const fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.index()))
    }
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
    /// One bit for each card.
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
    pub(crate) const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }
    /// The one card that it must be.
    pub(crate) fn known(self) -> Option<Card> {
        if self.0.count_ones() == 1 { self.iter().next() } else { None }
    }
}
