//! What a seat sees in a game for two.

use adut_cards::trieste::{Card, CardSet};
use adut_kernel::{Game as _, Seat};
use arrayvec::ArrayVec;

use crate::rules::{Briskula, Observation, Variant, beaters};

/// What the seat to move sees in a game for two, turned to it: *mine* and *theirs*.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight {
    /// Dupla or obična.
    pub variant: Variant,
    /// My cards.
    pub hand: CardSet,
    /// The cards of the present trick in the order thrown, by turns; the next is mine.
    pub trick: ArrayVec<Card, 4>,
    /// Every card thrown so far, the present trick included.
    pub thrown: CardSet,
    /// The cards that the other is known to hold: the trump card once it is drawn.
    pub theirs: CardSet,
    /// The card turned up at the deal.
    pub trump: Card,
    /// How many cards can still be drawn, the trump card included.
    pub stock: u8,
    /// The points that I have taken, and that the other has.
    pub points: [u8; 2],
}

impl Sight {
    /// What is seen on one's turn in a game for two; none otherwise.
    pub fn new(game: &Briskula, seen: &Observation) -> Option<Self> {
        let me = seen.seat();
        if game.seats() != 2 || seen.turn() != Some(me) {
            return None;
        }
        let other = Seat::new(1 - me.index());
        Some(Self {
            variant: game.variant(),
            hand: seen.hand(),
            trick: seen.trick().cards().iter().copied().collect(),
            thrown: seen.thrown(),
            theirs: seen.known_hand(other),
            trump: seen.trump(),
            stock: seen.stock_len() as u8,
            points: [me, other].map(|seat| seen.points(seat.index())),
        })
    }

    /// How many cards make a trick.
    pub fn trick_len(&self) -> usize {
        match self.variant {
            Variant::Dupla => 4,
            Variant::Obicna => 2,
        }
    }

    /// The number of the trick, from 1.
    pub fn round(&self) -> usize {
        (self.thrown.len() as usize - self.trick.len()) / self.trick_len() + 1
    }

    /// The best card lying, and whether it is mine.
    pub fn best(&self) -> Option<(Card, bool)> {
        let mine = |place: usize| (self.trick.len() - place).is_multiple_of(2);
        let throws = self.trick.iter().enumerate().map(|(place, &card)| (card, mine(place)));
        throws.reduce(
            |best, throw| {
                if beaters(best.0, self.trump).contains(throw.0) { throw } else { best }
            },
        )
    }
}
