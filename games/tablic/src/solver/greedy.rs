//! Greedy as the thesis means it: the move that is best now, and the least harmful lay.
//!
//! It takes the largest (points, cards) of this move over all legal captures; equal ones go to the
//! lowest card, then to the smallest set taken. With nothing to take it lays the card that opens
//! the fewest points, then the lowest. What a table opens is counted over all cards still unseen:
//! the most points that each could take from it, a tabla included, its own left out.

use std::cmp::Reverse;

use adut_cards::french::CardSet;
use arrayvec::ArrayVec;
use rustc_hash::FxHashMap;

use super::captures::{Capture, CaptureCache, MANY};
use super::counts::{Counts, RANKS, each_rank};
use super::deck::Deck;
use super::kind::{Kind, counts_of, special_ranks, take_cards};
use super::moves::PlayedMove;
use super::rules::{Jack, Rules};
use super::state::{Move, State};

/// How far a player looks who is asked move by move.
const PLIES_OF_A_DEAL: usize = 12;
/// The rank of a jack.
const JACK: usize = 10;

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
    fn of(table: CardSet, rules: Rules) -> Self {
        Self {
            table: counts_of(table.iter()),
            specials: table.iter().map(Kind::of).fold(0, |bits, kind| bits | kind.special_bit()),
            tabla_counts: rules.tabla_points > 0,
        }
    }

    fn with(self, kind: Kind) -> Self {
        Self {
            table: self.table.plus(Counts::one(usize::from(kind.rank))),
            specials: self.specials | kind.special_bit(),
            ..self
        }
    }

    /// The points that taking these cards brings, the played card and a tabla left out.
    fn plain_points(self, capture: Capture) -> u32 {
        capture.stihs() + (self.specials & special_ranks(capture.taken())).count_ones()
    }

    /// The same with a tabla.
    fn points(self, capture: Capture) -> u32 {
        let is_tabla = self.tabla_counts && capture.taken() == self.table;
        self.plain_points(capture) + u32::from(is_tabla)
    }
}

/// Greedy, with what it has worked out before. It looks through at most some thousand captures of
/// a card: tables that offer more are not left to it.
#[derive(Debug)]
pub struct Greedy {
    rules: Rules,
    pub(super) captures: CaptureCache,
    /// The most points that a card of each rank can take from a table, as far as it was asked.
    offers: FxHashMap<Layout, [Option<u8>; RANKS]>,
}

impl Greedy {
    /// Greedy for a game by these rules.
    pub fn new(rules: Rules) -> Self {
        Self::expecting(rules, PLIES_OF_A_DEAL)
    }

    /// For a search over so many plies.
    pub(super) fn expecting(rules: Rules, plies: usize) -> Self {
        let captures = CaptureCache::new(rules.ace, plies).listing(MANY);
        Self { rules, captures, offers: FxHashMap::default() }
    }

    /// The move with `hand`, knowing the table and which cards are still unseen: in the other hands
    /// and the deck together. `None` with no card in hand.
    pub fn play(&mut self, table: CardSet, hand: CardSet, unseen: CardSet) -> Option<PlayedMove> {
        if hand.is_empty() {
            return None;
        }
        let layout = Layout::of(table, self.rules);
        let played = self.choose(layout, &kinds_of(hand), counts_of(unseen.iter()));
        let taken = take_cards(table, played.taken, played.specials);
        hand.nth(u32::from(played.card)).map(|card| PlayedMove { card, taken })
    }

    /// The points and cards of the best capture with `hand`; none if nothing can be taken.
    pub fn most(&mut self, table: CardSet, hand: CardSet) -> (u32, u32) {
        let best = self.best_capture(Layout::of(table, self.rules), &kinds_of(hand));
        best.map_or((0, 0), |(points, cards, _, _)| (points, cards + 1))
    }

    /// The points that a table opens to whoever holds these cards, summed over them.
    pub fn opened(&mut self, table: CardSet, unseen: CardSet) -> u32 {
        self.opened_by(Layout::of(table, self.rules), counts_of(unseen.iter()), u32::MAX)
    }

    /// What the seat to move plays.
    pub(super) fn reply(&mut self, deck: &Deck, state: &State) -> Move {
        // Of equal cards the first is as good as any.
        let mut hand: ArrayVec<(u8, Kind), 6> = ArrayVec::new();
        for (place, kind) in deck.hand(state) {
            if hand.last().is_none_or(|last| last.1 != kind) {
                hand.push((place, kind));
            }
        }
        self.choose(state.layout(deck.rules), &hand, deck.unseen(state))
    }

    /// The card of `hand` to play, by its place, and what it takes. The hand is ascending.
    fn choose(&mut self, layout: Layout, hand: &[(u8, Kind)], unseen: Counts) -> Move {
        if let Some((_, _, Reverse(order), Reverse(taken))) = self.best_capture(layout, hand) {
            return Move::take(hand[order].0, taken);
        }
        let mut least = (u32::MAX, 0);
        for &(place, kind) in hand {
            let opened = self.opened_by(layout.with(kind), unseen, least.0);
            if opened < least.0 {
                least = (opened, place);
            }
        }
        Move::lay(least.1)
    }

    fn best_capture(&mut self, layout: Layout, hand: &[(u8, Kind)]) -> Option<Merit> {
        let mut best = None;
        for (order, &(_, kind)) in hand.iter().enumerate() {
            let mut look = |capture: Capture, points: u32| {
                let points = points + u32::from(kind.points());
                let taken = Reverse(capture.taken());
                best = best.max(Some((points, capture.cards(), Reverse(order), taken)));
            };
            let sweeps = self.rules.jack == Jack::Sweeps;
            each_capture(&mut self.captures, sweeps, layout, kind.rank.into(), &mut look);
        }
        best
    }

    /// The points that a table opens to whoever holds these cards; once that is `enough`, no more
    /// are counted.
    fn opened_by(&mut self, layout: Layout, unseen: Counts, enough: u32) -> u32 {
        if self.offers.len() >= MOST_OFFERS {
            self.offers.clear();
        }
        let offers = self.offers.entry(layout).or_default();
        let sweeps = self.rules.jack == Jack::Sweeps;
        let mut opened = 0;
        for rank in each_rank(unseen.ranks()) {
            let offer = *offers[rank].get_or_insert_with(|| {
                let mut most = 0;
                let mut look = |_, points: u32| most = points.max(most);
                each_capture(&mut self.captures, sweeps, layout, rank, &mut look);
                most as u8
            });
            opened += unseen.of(rank) * u32::from(offer);
            if opened >= enough {
                break;
            }
        }
        opened
    }
}

/// Hands over every capture of a card of `rank` and its points, the card's own left out. Where
/// jacks sweep, a jack takes all there is.
fn each_capture(
    captures: &mut CaptureCache,
    sweeps: bool,
    layout: Layout,
    rank: usize,
    look: &mut impl FnMut(Capture, u32),
) {
    if rank == JACK && sweeps {
        if !layout.table.is_empty() {
            let all = Capture::new(layout.table);
            look(all, layout.plain_points(all));
        }
        return;
    }
    for at in captures.find(layout.table, rank) {
        let capture = captures.get(at);
        look(capture, layout.points(capture));
    }
}

/// Points and cards of a capture, the place of the card that takes, and what it takes.
type Merit = (u32, u32, Reverse<usize>, Reverse<Counts>);

fn kinds_of(hand: CardSet) -> ArrayVec<(u8, Kind), 52> {
    (0_u8..).zip(hand.iter().map(Kind::of)).collect()
}

/// Beyond so many remembered tables all are forgotten (a few MB).
const MOST_OFFERS: usize = 1 << 17;

/// Greedy's move with `hand`, as [`Greedy::play`] finds it.
pub fn greedy_move(
    table: CardSet,
    hand: CardSet,
    unseen: CardSet,
    rules: Rules,
) -> Option<PlayedMove> {
    Greedy::new(rules).play(table, hand, unseen)
}
