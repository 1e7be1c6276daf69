//! The search between tricks, common to both variants.
//!
//! Everything is a test: can the leader still win at least `goal` points? Points already won do
//! not matter for that, so positions reached with different scores merge, and the table (see
//! [`super::table`]) holds bounds on the leader's future points. Answers are fail-soft: a value
//! of at least the goal is a lower bound, a value below it an upper bound.

use super::order::CardOrder;
use super::pack::{Cards, pack_lisine, points};
use super::table::{Bounds, TranspositionTable};

/// At most this many draws: obična has seventeen.
const MOST_DRAWS: usize = 17;

/// The stock when a number of draws is left.
#[derive(Debug, Clone, Copy, Default)]
struct Level {
    /// The cards still in the stock.
    cards: Cards,
    /// What the winner of the next trick draws from it.
    to_winner: Cards,
    /// What the loser draws.
    to_loser: Cards,
}

/// The stock, by draws left.
#[derive(Debug, Clone, Default)]
pub(super) struct Stock {
    levels: [Level; MOST_DRAWS + 1],
    draws: usize,
}

impl Stock {
    /// From relabelled cards in the order of drawing; each player draws `each` at a time, one
    /// card in turn, the winner first.
    pub(super) fn new(cards: impl DoubleEndedIterator<Item = usize>, each: usize) -> Self {
        let mut stock = Self::default();
        let mut drawn = Level::default();
        for (from_end, card) in cards.rev().enumerate() {
            drawn.cards |= 1 << card;
            let pile = if from_end % 2 == 0 { &mut drawn.to_loser } else { &mut drawn.to_winner };
            *pile |= 1 << card;
            if (from_end + 1) % (2 * each) == 0 {
                stock.draws += 1;
                stock.levels[stock.draws] = drawn;
                (drawn.to_winner, drawn.to_loser) = (0, 0);
            }
        }
        stock
    }

    /// How often both draw until it is out.
    pub(super) const fn draws(&self) -> usize {
        self.draws
    }

    /// What the cards in it count.
    pub(super) fn points(&self) -> i32 {
        points(self.levels[self.draws].cards)
    }
}

/// A position between two tricks, from the leader's side.
#[derive(Debug, Clone, Copy)]
pub(super) struct Boundary {
    pub(super) lead: Cards,
    pub(super) other: Cards,
    /// Points that nobody has yet.
    pub(super) left: i32,
    /// How often both still draw.
    pub(super) draws: usize,
}

/// What differs between dupla and obična.
pub(super) trait Tricks {
    /// How many cards a full hand has.
    const HAND: usize;
    /// How many cards make a trick.
    const CARDS: usize;
    /// In which order cards are tried as first, second, … of a trick.
    const ORDER: &'static [CardOrder];

    /// Searches the trick that starts here, `live` being the cards not yet gone.
    fn expand(engine: &mut Engine<'_>, at: &Boundary, live: Cards, goal: i32) -> i32;
    /// The leader's future points once the stock is out and both hold equally many cards.
    fn ending(lead: Cards, other: Cards) -> i32;
}

/// One thread's search.
pub(super) struct Engine<'a> {
    stock: &'a Stock,
    table: &'a TranspositionTable,
    /// Positions searched so far: mid-trick ones, table hits and closed forms included.
    pub(super) nodes: u64,
    /// Hears the number of nodes now and then; answers whether to stop.
    pulse: &'a mut dyn FnMut(u64) -> bool,
    period: u64,
    next_pulse: u64,
    stopped: bool,
}

impl<'a> Engine<'a> {
    /// A search that calls `pulse` about every `period` nodes.
    pub(super) fn new(
        stock: &'a Stock,
        table: &'a TranspositionTable,
        period: u64,
        pulse: &'a mut dyn FnMut(u64) -> bool,
    ) -> Self {
        Self { stock, table, nodes: 0, pulse, period, next_pulse: period, stopped: false }
    }

    /// Whether the pulse said stop; what was returned since means nothing.
    pub(super) const fn stopped(&self) -> bool {
        self.stopped
    }

    #[cold]
    fn breathe(&mut self) -> bool {
        if !self.stopped {
            self.stopped = (self.pulse)(self.nodes);
            self.next_pulse = if self.stopped { 0 } else { self.nodes + self.period };
        }
        self.stopped
    }

    /// What the leader can still win, at least or at most, seen from `goal`.
    fn test<T: Tricks>(&mut self, at: &Boundary, goal: i32) -> i32 {
        self.nodes += 1;
        if self.nodes >= self.next_pulse && self.breathe() {
            return 0;
        }
        if at.draws == 0 && (at.lead.count_ones() as usize) < T::HAND {
            return T::ending(at.lead, at.other);
        }
        let live = at.lead | at.other | self.stock.levels[at.draws].cards;
        let packed = [pack_lisine(live, at.lead), pack_lisine(live, at.other)];
        let place = self.table.place(key::<T>(at.draws, packed));
        let mut bounds = Bounds { lower: 0, upper: at.left };
        if let Some(known) = self.table.get(place) {
            if known.lower >= goal {
                return known.lower;
            }
            if known.upper < goal {
                return known.upper;
            }
            bounds = known;
        }
        let value = if at.draws == 0 {
            let value = T::ending(at.lead, at.other);
            bounds = Bounds { lower: value, upper: value };
            value
        } else {
            let value = T::expand(self, at, live, goal);
            if self.stopped {
                return 0;
            }
            let bound = if value >= goal { &mut bounds.lower } else { &mut bounds.upper };
            *bound = value;
            value
        };
        self.table.put(place, bounds);
        value
    }

    /// What the present leader gets when this trick goes as told, seen from his goal.
    #[inline(always)]
    pub(super) fn after_trick<T: Tricks>(
        &mut self,
        at: &Boundary,
        thrown: [Cards; 2],
        trick: i32,
        leader_wins: bool,
        goal: i32,
    ) -> i32 {
        let level = &self.stock.levels[at.draws];
        let (lead, other) = (at.lead ^ thrown[0], at.other ^ thrown[1]);
        let (left, draws) = (at.left - trick, at.draws.saturating_sub(1));
        if leader_wins {
            let (lead, other) = (lead | level.to_winner, other | level.to_loser);
            let next = Boundary { lead, other, left, draws };
            trick + self.bounded_test::<T>(&next, goal - trick)
        } else {
            let (lead, other) = (other | level.to_winner, lead | level.to_loser);
            let next = Boundary { lead, other, left, draws };
            left - self.bounded_test::<T>(&next, left - goal + 1)
        }
    }

    /// A test that the points left may answer at once.
    #[inline(always)]
    fn bounded_test<T: Tricks>(&mut self, at: &Boundary, goal: i32) -> i32 {
        if goal <= 0 {
            0
        } else if goal > at.left {
            at.left
        } else {
            self.test::<T>(at, goal)
        }
    }
}

/// The draws left and the cards of two full hands, six bits each.
#[inline(always)]
fn key<T: Tricks>(draws: usize, packed: [Cards; 2]) -> u64 {
    let mut key = draws as u64;
    for mut hand in packed {
        for _ in 0..T::HAND {
            key = key << 6 | u64::from(hand.trailing_zeros());
            hand &= hand.wrapping_sub(1);
        }
    }
    key
}
