//! Greedy as the thesis means it: the move that is best now, and the least harmful lay.
//!
//! It takes the largest (points, cards) of this move over all legal captures; equal ones go to the
//! lowest card, then to the smallest set taken. With nothing to take it lays the card that opens
//! the fewest points: the most that one card of a rank still unseen could take from the table as
//! it then is, a tabla included; then the lowest card.

use std::cmp::Reverse;

use adut_games::cards::french::{Card, CardSet};

use super::captures::CaptureCache;
use super::counts::{Counts, each_rank};
use super::moves::PlayedMove;
use super::rules::Rules;
use super::state::{Kind, counts_of, special_ranks, take_cards};

/// The table as Greedy looks at it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Layout {
    /// The cards that can be taken.
    pub(super) table: Counts,
    /// Bit 0: 2♣ is among them; bit 1: 10♦ is.
    pub(super) specials: u8,
    /// Whether clearing the table is worth a point: none is beyond reach, and the rules say so.
    pub(super) tabla_counts: bool,
}

impl Layout {
    /// The points that taking these cards brings, the played card left out.
    fn points(self, taken: Counts) -> u32 {
        let specials = (self.specials & special_ranks(taken)).count_ones();
        taken.stihs() + specials + u32::from(self.tabla_counts && taken == self.table)
    }
}

/// The place in `hand` of the card Greedy plays, and what it takes. The hand is in ascending order
/// and not empty; `unseen` has the ranks Greedy has not seen yet, as [`Counts::ranks`] gives them.
pub(super) fn choose(
    captures: &mut CaptureCache,
    layout: Layout,
    hand: &[Kind],
    unseen: u64,
) -> (usize, Counts) {
    let mut best = None;
    for (place, kind) in hand.iter().enumerate() {
        for at in captures.find(layout.table, usize::from(kind.rank)) {
            let capture = captures.get(at);
            let points = layout.points(capture.taken()) + u32::from(kind.points());
            let merit = (points, capture.cards(), Reverse(place), Reverse(capture.taken()));
            best = best.max(Some(merit));
        }
    }
    if let Some((_, _, Reverse(place), Reverse(taken))) = best {
        return (place, taken);
    }
    let mut opened = |kind: &Kind| {
        let laid = Layout {
            table: layout.table.plus(Counts::one(usize::from(kind.rank))),
            specials: layout.specials | kind.special_bit(),
            ..layout
        };
        let most = |rank| captures.most(laid.table, rank, |taken| laid.points(taken));
        each_rank(unseen).map(most).max().unwrap_or(0)
    };
    let (place, _) = hand
        .iter()
        .enumerate()
        .map(|(place, kind)| (place, opened(kind)))
        .min_by_key(|&(place, points)| (points, place))
        .unwrap_or_default();
    (place, Counts::EMPTY)
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
    let cards: Vec<Card> = hand.iter().collect();
    if cards.is_empty() {
        return None;
    }
    let kinds: Vec<Kind> = cards.iter().copied().map(Kind::of).collect();
    let layout = Layout {
        table: counts_of(table.iter()),
        specials: table.iter().map(Kind::of).fold(0, |bits, kind| bits | kind.special_bit()),
        tabla_counts: rules.tabla_points > 0,
    };
    let mut captures = CaptureCache::new(rules.ace, 0);
    let (place, taken) = choose(&mut captures, layout, &kinds, counts_of(unseen.iter()).ranks());
    Some(PlayedMove { card: cards[place], taken: take_cards(table, taken, 0b11) })
}
