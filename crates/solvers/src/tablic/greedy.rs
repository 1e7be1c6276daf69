//! Greedy as the thesis means it: the move that is best now, and the least harmful lay.
//!
//! It takes the largest (points, cards) of this move over all legal captures; equal ones go to the
//! lowest card, then to the smallest set taken. With nothing to take it lays the card that opens
//! the fewest points: the most that one card of a rank still unseen could take from the table as
//! it then is, a tabla included; then the lowest card.

use std::cmp::Reverse;

use adut_games::cards::french::{Card, CardSet};
use arrayvec::ArrayVec;
use rustc_hash::FxHashMap;

use super::captures::CaptureCache;
use super::counts::{Counts, each_rank};
use super::deck::Deck;
use super::kind::{Kind, counts_of, special_ranks, take_cards};
use super::moves::PlayedMove;
use super::rules::{Ace, Rules};
use super::state::{Move, State};

/// The table as Greedy looks at it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Layout {
    /// The cards that can be taken.
    pub(super) table: Counts,
    /// Bit 0: 2♣ is among them; bit 1: 10♦ is.
    pub(super) specials: u8,
    /// Whether clearing the table is worth a point: none is beyond reach, and the rules say so.
    pub(super) tabla_counts: bool,
}

impl Layout {
    fn with(self, kind: Kind) -> Self {
        Self {
            table: self.table.plus(Counts::one(usize::from(kind.rank))),
            specials: self.specials | kind.special_bit(),
            ..self
        }
    }

    /// The points that taking these cards brings, the played card left out.
    fn points(self, taken: Counts) -> u32 {
        let specials = (self.specials & special_ranks(taken)).count_ones();
        taken.stihs() + specials + u32::from(self.tabla_counts && taken == self.table)
    }
}

/// Greedy's choice, with what it has worked out before.
#[derive(Debug)]
pub(super) struct Greedy {
    pub(super) captures: CaptureCache,
    /// What a table opens to a card of one of these ranks.
    opened: FxHashMap<(Layout, u64), u32>,
}

impl Greedy {
    pub(super) fn new(ace: Ace, plies: usize) -> Self {
        Self { captures: CaptureCache::new(ace, plies), opened: FxHashMap::default() }
    }

    /// What the seat to move plays as Greedy.
    pub(super) fn reply(&mut self, deck: &Deck, state: &State) -> Move {
        let hand: ArrayVec<(u8, Kind), 6> = deck.hand(state).collect();
        let unseen = deck.unseen(state).ranks();
        self.choose(state.layout(deck.rules), &hand, unseen)
    }

    /// The card of `hand` to play, by its place, and what it takes. The hand is ascending;
    /// `unseen` has the ranks Greedy has not seen yet, as [`Counts::ranks`] gives them.
    fn choose(&mut self, layout: Layout, hand: &[(u8, Kind)], unseen: u64) -> Move {
        let mut best = None;
        for (order, &(_, kind)) in hand.iter().enumerate() {
            for at in self.captures.find(layout.table, usize::from(kind.rank)) {
                let capture = self.captures.get(at);
                let points = layout.points(capture.taken()) + u32::from(kind.points());
                let merit = (points, capture.cards(), Reverse(order), Reverse(capture.taken()));
                best = best.max(Some(merit));
            }
        }
        if let Some((_, _, Reverse(order), Reverse(taken))) = best {
            return Move::take(hand[order].0, taken);
        }
        let mut least = (u32::MAX, 0);
        for &(place, kind) in hand {
            let opened = self.opened(layout.with(kind), unseen);
            if opened < least.0 {
                least = (opened, place);
            }
        }
        Move::lay(least.1)
    }

    fn opened(&mut self, layout: Layout, unseen: u64) -> u32 {
        if let Some(&points) = self.opened.get(&(layout, unseen)) {
            return points;
        }
        let most = |rank| self.captures.most(layout.table, rank, |taken| layout.points(taken));
        let points = each_rank(unseen).map(most).max().unwrap_or(0);
        self.opened.insert((layout, unseen), points);
        points
    }
}

/// Greedy's move with `hand`, knowing the table and which cards it has not seen yet (the other
/// hand and the deck together). `None` with no card in hand.
///
/// The rule `jack = sweeps` is not known here: a jack counts 12.
pub fn greedy_move(
    table: CardSet,
    hand: CardSet,
    unseen: CardSet,
    rules: Rules,
) -> Option<PlayedMove> {
    let hand: Vec<Card> = hand.iter().collect();
    if hand.is_empty() {
        return None;
    }
    let kinds: Vec<_> = (0_u8..).zip(hand.iter().copied().map(Kind::of)).collect();
    let layout = Layout {
        table: counts_of(table.iter()),
        specials: table.iter().map(Kind::of).fold(0, |bits, kind| bits | kind.special_bit()),
        tabla_counts: rules.tabla_points > 0,
    };
    let unseen = counts_of(unseen.iter()).ranks();
    let played = Greedy::new(rules.ace, 0).choose(layout, &kinds, unseen);
    let taken = take_cards(table, played.taken, played.specials);
    Some(PlayedMove { card: hand[usize::from(played.card)], taken })
}
