//! From what is seen to the numbers that a net is fed.

use adut_cards::trieste::{Card, CardSet};
use adut_learn::net::{ActionMask, Real};
use serde::{Deserialize, Serialize};

use super::Sight;
use crate::rules::Variant;

/// How a sight becomes an input, and what the outputs stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Encoding {
    /// The source's ten numbers: four cards of the hand, four of the trick, the round, the trump
    /// card; cards as 1 … 40 and 0 for none. Output k is the k-th card of the hand. The source
    /// does not say how cards are numbered: ours follow the suits d s b k, weak cards first.
    Published,
    /// A number for each card and place, 1 if it is there. Suits are named by what is seen of
    /// them, the trump suit first, so that positions that differ only in the names of suits are one.
    /// The outputs are the forty cards under these names.
    Meant,
}

/// How many inputs the published net has.
const PUBLISHED_INPUTS: usize = 10;

/// The cards of the pack.
const CARDS: usize = 40;
/// Sets of cards that are fed card by card: my hand, the best card of the trick, the others that
/// lie in it, cards thrown in earlier tricks, cards that the other is known to hold.
const SETS: usize = 5;
/// The strength of the trump card while it lies under the stock.
const TURNED: usize = 10;
/// How many cards lie in the trick, each count its own input.
const PLACES: usize = 4;
/// Whether I am winning the trick; the points in it; the stock; the points of each; whether each
/// has won already.
const SCALARS: usize = 7;

impl Encoding {
    /// How many inputs it gives.
    pub const fn inputs(self) -> usize {
        match self {
            Self::Published => PUBLISHED_INPUTS,
            Self::Meant => SETS * CARDS + TURNED + PLACES + SCALARS,
        }
    }

    /// How many outputs it takes.
    pub const fn outputs(self) -> usize {
        match self {
            Self::Published => 4,
            Self::Meant => CARDS,
        }
    }

    /// Writes the input over zeros and says which outputs stand for a card of the hand.
    pub fn encode<T: Real>(self, sight: &Sight, input: &mut [T]) -> ActionMask {
        match self {
            Self::Published => published(sight, input),
            Self::Meant => meant(sight, &Names::of(sight), input),
        }
    }

    /// The output that stands for each card of the hand, in ascending order of cards.
    pub fn outputs_of(self, sight: &Sight) -> impl Iterator<Item = usize> {
        let names = (self == Self::Meant).then(|| Names::of(sight));
        let places = sight.hand.iter().enumerate();
        places.map(move |(place, card)| names.as_ref().map_or(place, |names| names.name(card)))
    }
}

fn published<T: Real>(sight: &Sight, input: &mut [T]) -> ActionMask {
    let number = |card: Card| T::from_f64((card.index() + 1) as f64);
    for (place, card) in input[..4].iter_mut().zip(sight.hand.iter()) {
        *place = number(card);
    }
    for (place, &card) in input[4..8].iter_mut().zip(&sight.trick) {
        *place = number(card);
    }
    input[8] = T::from_f64(sight.round() as f64);
    input[9] = number(sight.trump);
    (1 << sight.hand.len()) - 1
}

/// Suits under other names: the trump suit is 0, the rest follow by what is seen of them.
struct Names([usize; 4]);

impl Names {
    fn of(sight: &Sight) -> Self {
        let trick: CardSet = sight.trick.iter().copied().collect();
        let suit = |set: CardSet, suit: usize| set.bits() >> (10 * suit) & 0x3ff;
        let mut suits = [0, 1, 2, 3];
        suits.sort_by_key(|&name| {
            let seen = [sight.hand, trick, sight.thrown, sight.theirs].map(|set| suit(set, name));
            (name != sight.trump.suit(), std::cmp::Reverse(seen))
        });
        let mut names = [0; 4];
        for (name, suit) in suits.into_iter().enumerate() {
            names[suit] = name;
        }
        Self(names)
    }

    fn name(&self, card: Card) -> usize {
        10 * self.0[card.suit()] + card.strength()
    }
}

fn meant<T: Real>(sight: &Sight, names: &Names, input: &mut [T]) -> ActionMask {
    let trick: CardSet = sight.trick.iter().copied().collect();
    let (best, is_mine) = sight
        .best()
        .map_or((CardSet::EMPTY, false), |(card, is_mine)| (CardSet::EMPTY.with(card), is_mine));
    let sets = [sight.hand, best, trick - best, sight.thrown - trick, sight.theirs];
    for (set, places) in sets.into_iter().zip(input.chunks_exact_mut(CARDS)) {
        set.iter().for_each(|card| places[names.name(card)] = T::ONE);
    }
    let rest = &mut input[SETS * CARDS..];
    if sight.stock > 0 {
        rest[sight.trump.strength()] = T::ONE;
    }
    rest[TURNED + sight.trick.len().min(PLACES - 1)] = T::ONE;
    let lying: u8 = sight.trick.iter().map(|card| card.points()).sum();
    let [mine, theirs] = sight.points;
    let whole_stock = match sight.variant {
        Variant::Dupla => 32.0,
        Variant::Obicna => 34.0,
    };
    let scalars = [
        f64::from(u8::from(is_mine)),
        f64::from(lying) / 20.0,
        f64::from(sight.stock) / whole_stock,
        f64::from(mine) / 60.0,
        f64::from(theirs) / 60.0,
        f64::from(u8::from(mine > 60)),
        f64::from(u8::from(theirs > 60)),
    ];
    for (place, value) in rest[TURNED + PLACES..].iter_mut().zip(scalars) {
        *place = T::from_f64(value);
    }
    sight.hand.iter().fold(0, |open, card| open | 1 << names.name(card))
}
