//! The cards and what they do, as data: another edition is another table.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// How many kinds of card there are.
pub const KINDS: usize = 8;
/// The most cards a pack holds.
pub(super) const MAX_PACK: usize = 16;

/// A card, in ascending order of its number. Cards of one kind are all alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the cards' own names")]
pub enum Card {
    Guard,
    Priest,
    Baron,
    Handmaid,
    Prince,
    King,
    Countess,
    Princess,
}

/// What a card does when it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Names another player and a card other than this; whoever holds what was named is out.
    Guess,
    /// Shows the player another's hand.
    Look,
    /// Compares hands with another player; the lower is out.
    Compare,
    /// Keeps every effect off until the player's next turn.
    Protect,
    /// Makes a player, oneself allowed, discard the hand and draw.
    Replace,
    /// Swaps hands with another player.
    Swap,
    /// Nothing, but it must be played when held with a card that is [bound](Card::is_bound).
    Yield,
    /// Puts its owner out, also when it is discarded.
    Lose,
}

/// Whom a card is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    Nobody,
    Other,
    Anybody,
}

struct Face {
    name: &'static str,
    number: u8,
    copies: u8,
    effect: Effect,
    bound: bool,
}

const fn face(name: &'static str, number: u8, copies: u8, effect: Effect, bound: bool) -> Face {
    Face { name, number, copies, effect, bound }
}

/// The edition of 2012.
const FACES: [Face; KINDS] = [
    face("guard", 1, 5, Effect::Guess, false),
    face("priest", 2, 2, Effect::Look, false),
    face("baron", 3, 2, Effect::Compare, false),
    face("handmaid", 4, 2, Effect::Protect, false),
    face("prince", 5, 2, Effect::Replace, true),
    face("king", 6, 1, Effect::Swap, true),
    face("countess", 7, 1, Effect::Yield, false),
    face("princess", 8, 1, Effect::Lose, false),
];

impl Card {
    /// One of each kind, ascending.
    pub const ALL: [Self; KINDS] = [
        Self::Guard,
        Self::Priest,
        Self::Baron,
        Self::Handmaid,
        Self::Prince,
        Self::King,
        Self::Countess,
        Self::Princess,
    ];

    const fn face(self) -> &'static Face {
        &FACES[self as usize]
    }
    /// The card's place in [`ALL`](Self::ALL).
    pub const fn index(self) -> usize {
        self as usize
    }
    /// The number printed on it, which hands are compared by.
    pub const fn number(self) -> u8 {
        self.face().number
    }
    /// How many the edition has of it; the option `guards` may leave some out.
    pub const fn copies(self) -> u8 {
        self.face().copies
    }
    /// What it does.
    pub const fn effect(self) -> Effect {
        self.face().effect
    }
    /// Whether it may not be played while the Countess is held with it.
    pub const fn is_bound(self) -> bool {
        self.face().bound
    }
    /// What a Guard may name: every card but his own kind, ascending.
    pub fn nameable() -> impl ExactSizeIterator<Item = Self> + Clone {
        Self::ALL[1..].iter().copied()
    }
    /// Whether the rules let a player play this card and keep `kept`.
    #[inline]
    pub const fn playable_beside(self, kept: Self) -> bool {
        !(self.is_bound() && matches!(kept.effect(), Effect::Yield))
    }
    #[inline]
    pub(super) const fn aim(self) -> Aim {
        match self.effect() {
            Effect::Guess | Effect::Look | Effect::Compare | Effect::Swap => Aim::Other,
            Effect::Replace => Aim::Anybody,
            Effect::Protect | Effect::Yield | Effect::Lose => Aim::Nobody,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.face().name)
    }
}

/// A text that names no card.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a Love Letter card (expected {names})", names = names())]
pub struct UnknownCard(String);

fn names() -> String {
    FACES.map(|face| face.name).join(", ")
}

impl FromStr for Card {
    type Err = UnknownCard;
    fn from_str(text: &str) -> Result<Self, UnknownCard> {
        let found = Self::ALL.into_iter().find(|card| card.face().name == text);
        found.ok_or_else(|| UnknownCard(text.chars().take(40).collect()))
    }
}

/// How many of each kind, four bits for each.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Counts(u32);

impl Counts {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// How many of a kind.
    #[inline]
    pub const fn of(self, card: Card) -> u32 {
        self.0 >> (4 * card.index()) & 15
    }
    /// How many cards in all.
    pub fn total(self) -> u32 {
        Card::ALL.iter().map(|&card| self.of(card)).sum()
    }
    /// The sum of their numbers.
    pub fn sum(self) -> u32 {
        Card::ALL.iter().map(|&card| self.of(card) * u32::from(card.number())).sum()
    }
    /// The cards, ascending.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().flat_map(move |card| (0..self.of(card)).map(move |_| card))
    }
    /// The same with one more of a kind.
    #[must_use]
    #[inline]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 + (1 << (4 * card.index())))
    }
    /// The same with one less of a kind; there must be one.
    #[must_use]
    #[inline]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 - (1 << (4 * card.index())))
    }
    /// Adds one of a kind.
    #[inline]
    pub(super) const fn add(&mut self, card: Card) {
        *self = self.with(card);
    }
    /// Takes one of a kind out; there must be one.
    #[inline]
    pub(super) const fn remove(&mut self, card: Card) {
        *self = self.without(card);
    }
}

impl FromIterator<Card> for Counts {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut counts = Self::EMPTY;
        cards.into_iter().for_each(|card| counts.add(card));
        counts
    }
}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
