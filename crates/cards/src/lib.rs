//! The packs and sets of their cards.
//!
//! A card is its index in the pack, a set of cards is one 64-bit word with that bit set, so that
//! union, difference and counting cost one instruction each.

pub mod french;
pub mod trieste;

use thiserror::Error;

/// A text that names no card of the pack.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{text}` is not a card of the {pack} pack (expected {expected})")]
pub struct UnknownCard {
    /// The text.
    pub text: String,
    /// Which pack it is.
    pub pack: &'static str,
    /// How its cards are written.
    pub expected: &'static str,
}

/// Makes what all packs have in common of a card type around its index, and a set type over it, for
/// packs whose indices fit a `u64`.
macro_rules! card_set {
    ($(#[$doc:meta])* $set:ident of $card:ident, $pack:expr) => {
        impl $card {
            /// The card with this index, if the pack has so many.
            pub const fn from_index(index: usize) -> Option<Self> {
                if index < $pack { Some(Self(index as u8)) } else { None }
            }
            /// Its place in the pack, from 0.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl std::fmt::Debug for $card {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }

        $(#[$doc])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $set(u64);

        impl $set {
            /// No card.
            pub const EMPTY: Self = Self(0);
            /// The whole pack.
            pub const PACK: Self = Self((1 << $pack) - 1);

            /// The set with these bits; bits beyond the pack are dropped.
            pub const fn from_bits(bits: u64) -> Self {
                Self(bits & Self::PACK.0)
            }
            /// Bit `i` is set when the card with index `i` is in the set.
            pub const fn bits(self) -> u64 {
                self.0
            }
            /// How many cards.
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }
            /// Whether there is no card.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
            /// Whether `card` is in the set.
            pub const fn contains(self, card: $card) -> bool {
                self.0 >> card.index() & 1 == 1
            }
            /// Whether all of `other` is in the set.
            pub const fn contains_all(self, other: Self) -> bool {
                other.0 & !self.0 == 0
            }
            /// Adds a card.
            pub fn insert(&mut self, card: $card) {
                self.0 |= 1 << card.index();
            }
            /// Takes a card out, if it is there.
            pub fn remove(&mut self, card: $card) {
                self.0 &= !(1 << card.index());
            }
            /// The set with `card` added.
            pub const fn with(self, card: $card) -> Self {
                Self(self.0 | 1 << card.index())
            }
            /// The set without `card`.
            pub const fn without(self, card: $card) -> Self {
                Self(self.0 & !(1 << card.index()))
            }
            /// The lowest card.
            pub const fn first(self) -> Option<$card> {
                if self.0 == 0 { None } else { Some($card(self.0.trailing_zeros() as u8)) }
            }
            /// The card with `n` lower ones in the set.
            pub fn nth(self, n: u32) -> Option<$card> {
                let mut bits = self.0;
                for _ in 0..n {
                    bits &= bits.wrapping_sub(1);
                }
                Self(bits).first()
            }
            /// The cards in ascending order.
            pub fn iter(self) -> impl Iterator<Item = $card> + Clone {
                let mut rest = self;
                std::iter::from_fn(move || {
                    let card = rest.first()?;
                    rest.0 &= rest.0 - 1;
                    Some(card)
                })
            }
        }

        impl std::ops::BitOr for $set {
            type Output = Self;
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }
        impl std::ops::BitAnd for $set {
            type Output = Self;
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }
        impl std::ops::Sub for $set {
            type Output = Self;
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }
        impl std::ops::BitOrAssign for $set {
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }
        impl std::ops::SubAssign for $set {
            fn sub_assign(&mut self, other: Self) {
                self.0 &= !other.0;
            }
        }
        impl FromIterator<$card> for $set {
            fn from_iter<I: IntoIterator<Item = $card>>(cards: I) -> Self {
                cards.into_iter().fold(Self::EMPTY, Self::with)
            }
        }
        impl std::fmt::Display for $set {
            /// The cards in ascending order, a space between them.
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                for (i, card) in self.iter().enumerate() {
                    if i > 0 {
                        f.write_str(" ")?;
                    }
                    write!(f, "{card}")?;
                }
                Ok(())
            }
        }
        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{{{self}}}")
            }
        }
    };
}
use card_set;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_of_both_packs_reads_back() {
        for card in french::CardSet::PACK.iter() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for card in trieste::CardSet::PACK.iter() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert_eq!(french::CardSet::PACK.len(), 52);
        assert_eq!(trieste::CardSet::PACK.len(), 40);
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "1c", "11h", "Ax", "10", "c", "10dd", "ad", "€d", "K♦"] {
            assert!(text.parse::<french::Card>().is_err(), "{text}");
        }
        for text in ["", "8d", "10k", "Jb", "Ac", "K", "dd", "žd"] {
            assert!(text.parse::<trieste::Card>().is_err(), "{text}");
        }
        let error = "1c".parse::<french::Card>().unwrap_err().to_string();
        assert_eq!(
            error,
            "`1c` is not a card of the French pack (expected rank A 2 … 10 J Q K and suit c d h s, as in 10d)"
        );
    }

    #[test]
    fn sets_list_their_cards_in_order() {
        let set: french::CardSet =
            ["Ks", "10d", "As", "10c"].iter().map(|t| t.parse::<french::Card>().unwrap()).collect();
        assert_eq!(set.to_string(), "As 10c 10d Ks");
        assert_eq!(set.nth(2), "10d".parse().ok());
        assert_eq!(set.nth(4), None);
    }
}
