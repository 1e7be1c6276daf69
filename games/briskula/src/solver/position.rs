//! A position with all cards known: what the solver is asked about.

use adut_cards::trieste::{Card, CardSet};
use arrayvec::ArrayVec;
use thiserror::Error;

/// The longest stock: obična leaves 34 cards after the deal.
const LONGEST_STOCK: usize = 34;
/// Room for a whole trick of dupla, though a position holds an unfinished one only.
const LONGEST_TRICK: usize = 4;

/// Which of the two games for two is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Variant {
    /// Two cards each to a trick, four in hand.
    Dupla,
    /// One card each to a trick, three in hand.
    Obicna,
}

impl Variant {
    /// How many cards a full hand has.
    pub const fn hand_size(self) -> usize {
        match self {
            Self::Dupla => 4,
            Self::Obicna => 3,
        }
    }

    /// How many cards each player throws in a trick, and draws after it.
    pub const fn throws(self) -> usize {
        match self {
            Self::Dupla => 2,
            Self::Obicna => 1,
        }
    }
}

/// The parts of a position, not yet checked.
#[derive(Debug, Clone, Copy)]
pub struct Setup<'a> {
    /// Dupla or obična.
    pub variant: Variant,
    /// The suit of the trump card: 0 … 3 are d s b k.
    pub trump: usize,
    /// The cards in the hands of seats 0 and 1.
    pub hands: [CardSet; 2],
    /// The stock in the order of drawing, the trump card last.
    pub stock: &'a [Card],
    /// The cards of the unfinished trick in the order of throwing.
    pub trick: &'a [Card],
    /// The seat that led to this trick, or leads to the next.
    pub leader: usize,
    /// The points that seats 0 and 1 have taken.
    pub points: [u8; 2],
}

/// Why a [`Setup`] is no position.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PositionError {
    /// There are two seats.
    #[error("seat {0} cannot lead: there are only seats 0 and 1")]
    NoSuchSeat(usize),
    /// There are four suits.
    #[error("suit {0} cannot be trump: suits are numbered 0 to 3")]
    NoSuchSuit(usize),
    /// A card lies in two places.
    #[error("the card {0} appears twice")]
    Twice(Card),
    /// A full trick belongs to its winner.
    #[error("the trick holds {thrown} cards, but an unfinished one has at most {most}")]
    TrickTooLong {
        /// Cards in the trick.
        thrown: usize,
        /// Cards in the longest unfinished trick.
        most: usize,
    },
    /// Players draw alike.
    #[error("a stock of {cards} cards does not divide into draws of {draw}")]
    UnevenStock {
        /// Cards in the stock.
        cards: usize,
        /// Cards that leave it after a trick.
        draw: usize,
    },
    /// A hand does not fit the trick and the stock.
    #[error("seat {seat} holds {cards} cards, which fits neither the trick nor the stock")]
    HandSize {
        /// Whose hand.
        seat: usize,
        /// How many cards it has.
        cards: usize,
    },
    /// The trump card is drawn last.
    #[error("the last card of the stock is {0}, which is no trump")]
    NotTrump(Card),
    /// Every point is somewhere.
    #[error("the points taken and the cards left count {0} together instead of 120")]
    PointTotal(u32),
}

/// A card that the seat to move does not hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("the card {0} is not in the hand to move")]
pub struct NotInHand(pub Card);

/// A consistent position, mid-trick or between tricks, with all cards known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    variant: Variant,
    trump: usize,
    hands: [CardSet; 2],
    /// The trump card first, the next card to draw last.
    stock: ArrayVec<Card, LONGEST_STOCK>,
    trick: ArrayVec<Card, LONGEST_TRICK>,
    leader: usize,
    points: [u8; 2],
}

impl Position {
    /// Checks that the parts fit together.
    ///
    /// # Errors
    /// The first [`PositionError`] found.
    pub fn new(setup: &Setup<'_>) -> Result<Self, PositionError> {
        let Setup { variant, trump, hands, stock, trick, leader, points } = *setup;
        if leader > 1 {
            return Err(PositionError::NoSuchSeat(leader));
        }
        if trump > 3 {
            return Err(PositionError::NoSuchSuit(trump));
        }
        let all = distinct(&hands, stock, trick)?;
        let most = 2 * variant.throws() - 1;
        if trick.len() > most {
            return Err(PositionError::TrickTooLong { thrown: trick.len(), most });
        }
        let draw = 2 * variant.throws();
        if !stock.len().is_multiple_of(draw) {
            return Err(PositionError::UnevenStock { cards: stock.len(), draw });
        }
        for (seat, hand) in hands.iter().enumerate() {
            let thrown = if seat == leader { trick.len().div_ceil(2) } else { trick.len() / 2 };
            let before = hand.len() as usize + thrown;
            let fits = if stock.is_empty() {
                before <= variant.hand_size()
                    && before.is_multiple_of(variant.throws())
                    && (before > 0 || trick.is_empty())
            } else {
                before == variant.hand_size()
            };
            if !fits {
                return Err(PositionError::HandSize { seat, cards: hand.len() as usize });
            }
        }
        let [lead, other] = [leader, 1 - leader].map(|seat| hands[seat].len() as usize);
        if lead + trick.len() % 2 != other {
            return Err(PositionError::HandSize { seat: leader, cards: lead });
        }
        match stock.last() {
            Some(&last) if last.suit() != trump => return Err(PositionError::NotTrump(last)),
            _ => {}
        }
        let left: u32 = all.iter().map(|card| u32::from(card.points())).sum();
        let total = left + u32::from(points[0]) + u32::from(points[1]);
        if total != 120 {
            return Err(PositionError::PointTotal(total));
        }
        Ok(Self {
            variant,
            trump,
            hands,
            stock: stock.iter().rev().copied().collect(),
            trick: trick.iter().copied().collect(),
            leader,
            points,
        })
    }

    /// Dupla or obična.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The trump suit: 0 … 3 are d s b k.
    pub const fn trump(&self) -> usize {
        self.trump
    }

    /// The cards in a seat's hand; no seat but 0 and 1 has any.
    pub fn hand(&self, seat: usize) -> CardSet {
        self.hands.get(seat).copied().unwrap_or(CardSet::EMPTY)
    }

    /// The stock in the order of drawing.
    pub fn stock(&self) -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        self.stock.iter().rev().copied()
    }

    /// The unfinished trick in the order of throwing.
    pub fn trick(&self) -> &[Card] {
        &self.trick
    }

    /// The seat that led to this trick, or leads to the next.
    pub const fn leader(&self) -> usize {
        self.leader
    }

    /// The points that seats 0 and 1 have taken.
    pub const fn points(&self) -> [u8; 2] {
        self.points
    }

    /// The seat to move; players throw in turn, so it is the leader after an even number of cards.
    pub fn to_move(&self) -> usize {
        self.leader ^ (self.trick.len() & 1)
    }

    /// The cards that may be thrown: the whole hand, for there is no duty to follow suit.
    pub fn moves(&self) -> CardSet {
        self.hands[self.to_move()]
    }

    /// Whether every card has been thrown.
    pub fn is_over(&self) -> bool {
        self.moves().is_empty()
    }

    /// Points already taken, seat to move minus the other.
    pub fn lead_in_points(&self) -> i32 {
        let mover = self.to_move();
        i32::from(self.points[mover]) - i32::from(self.points[1 - mover])
    }

    /// The position after the seat to move has thrown `card`; a full trick is taken and both draw.
    ///
    /// # Errors
    /// If the seat to move does not hold the card.
    pub fn after(&self, card: Card) -> Result<Self, NotInHand> {
        let mover = self.to_move();
        if !self.hands[mover].contains(card) {
            return Err(NotInHand(card));
        }
        let mut next = self.clone();
        next.hands[mover].remove(card);
        next.trick.push(card);
        if next.trick.len() == 2 * self.variant.throws() {
            next.take_trick();
        }
        Ok(next)
    }

    /// Gives the full trick to its winner and lets both draw.
    fn take_trick(&mut self) {
        let mut best = 0;
        for (turn, &card) in self.trick.iter().enumerate() {
            if beats(card, self.trick[best], self.trump) {
                best = turn;
            }
        }
        let winner = self.leader ^ (best & 1);
        self.points[winner] += self.trick.iter().map(|card| card.points()).sum::<u8>();
        self.leader = winner;
        self.trick.clear();
        for turn in 0..2 * self.variant.throws() {
            if let Some(card) = self.stock.pop() {
                self.hands[winner ^ (turn & 1)].insert(card);
            }
        }
    }
}

fn beats(card: Card, best: Card, trump: usize) -> bool {
    if card.suit() == best.suit() {
        card.strength() > best.strength()
    } else {
        card.suit() == trump
    }
}

/// All cards, if none is there twice.
fn distinct(
    hands: &[CardSet; 2],
    stock: &[Card],
    trick: &[Card],
) -> Result<CardSet, PositionError> {
    let mut all = CardSet::EMPTY;
    let held = hands.iter().flat_map(|hand| hand.iter());
    for card in held.chain(stock.iter().copied()).chain(trick.iter().copied()) {
        if all.contains(card) {
            return Err(PositionError::Twice(card));
        }
        all.insert(card);
    }
    Ok(all)
}
