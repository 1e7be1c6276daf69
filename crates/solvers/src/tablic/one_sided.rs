//! The thesis's one-sided questions: the most that the seat to move can collect when the other
//! seat answers as Greedy does.
//!
//! Every line of one's own is tried; what is remembered is the best total from a position on, so a
//! position reached twice is searched once. The thesis does it for one deal (`backtrack6`) and
//! gives up on the whole deck ((6!)⁴ orders); with positions that cannot differ made equal, as in
//! the solver, both are quick.

use rustc_hash::FxHashMap;

use super::captures::CaptureCache;
use super::greedy::choose;
use super::moves::PlayedMove;
use super::position::{Position, PositionError};
use super::state::{Deck, Last, Move, State};

/// How far to look.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Horizon {
    /// To the end of the deal in hand.
    Deal,
    /// To the end of the deck.
    Deck,
}

/// The most the seat to move can collect, points before cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Collected {
    /// Points from here on, tablas included.
    pub points: u32,
    /// Cards from here on.
    pub cards: u32,
    /// The first move towards it; none if the game is over.
    pub best: Option<PlayedMove>,
    /// Positions looked at, those remembered from before included.
    pub nodes: u64,
}

/// Points and cards in one number, ordered as the pair.
type Total = u32;
const POINT: Total = 64;

/// The best total of the seat to move against Greedy's replies, with every card known.
///
/// What lies on the table after the last card of the deck counts for whoever captured last.
///
/// # Errors
/// If the position is not one of the game.
pub fn collect_most(position: &Position, horizon: Horizon) -> Result<Collected, PositionError> {
    position.check()?;
    let position = position.clone().dealt();
    let deck = Deck::new(&position);
    let root = deck.root(&position);
    let captures = CaptureCache::new(position.rules.ace, position.plies_left());
    let mut search =
        OneSided { deck: &deck, horizon, captures, known: FxHashMap::default(), nodes: 0 };
    let (total, best) = search.best(&root);
    Ok(Collected {
        points: total / POINT,
        cards: total % POINT,
        best: best.map(|played| deck.cards(&root, played, position.table)),
        nodes: search.nodes,
    })
}

struct OneSided<'a> {
    deck: &'a Deck,
    horizon: Horizon,
    captures: CaptureCache,
    known: FxHashMap<(u64, u8, Last), Total>,
    nodes: u64,
}

impl OneSided<'_> {
    fn total(&mut self, state: &State) -> Total {
        self.nodes += 1;
        if state.plies == 0 {
            return self.best(state).0;
        }
        let key = (state.key().word, state.dead_cards(), state.last);
        if let Some(&total) = self.known.get(&key) {
            return total;
        }
        let (total, _) = self.best(state);
        self.known.insert(key, total);
        total
    }

    /// The best total and a move towards it.
    fn best(&mut self, state: &State) -> (Total, Option<Move>) {
        if state.plies == 0 {
            let mine = state.last == Last::Mover;
            return (u32::from(mine) * left(state), None);
        }
        let mut best = (0, None);
        let mut cards = self.deck.playable(state);
        while cards != 0 {
            let card = cards.trailing_zeros() as u8;
            cards &= cards - 1;
            let laid = self.after_reply(state, &self.deck.lay(state, card));
            if best.1.is_none() || laid > best.0 {
                best = (laid, Some(Move::lay(card)));
            }
            let rank = usize::from(self.deck.kind(state, card).rank);
            let list: Vec<_> =
                self.captures.find(state.table, rank).map(|at| self.captures.get(at)).collect();
            for capture in list {
                // What lies on the table sways Greedy, so even to leave 2♣ or 10♦ may pay.
                for specials in state.special_choices(capture.taken()) {
                    let (next, points) = self.deck.take_with(state, card, capture, specials);
                    let now = points as u32 * POINT + capture.cards() + 1;
                    let total = now + self.after_reply(state, &next);
                    if total > best.0 {
                        best = (total, Some(Move { card, taken: capture.taken(), specials }));
                    }
                }
            }
        }
        best
    }

    /// What the mover of `before` collects once Greedy has answered in `state`.
    fn after_reply(&mut self, before: &State, state: &State) -> Total {
        if self.over(before, state) {
            return 0;
        }
        if state.plies == 0 {
            // No card is left to answer with.
            return u32::from(state.last == Last::Other) * left(state);
        }
        let hand = self.deck.hand(state);
        let kinds: Vec<_> = hand.iter().map(|&(_, kind)| kind).collect();
        let unseen = self.deck.unseen(state).ranks();
        let layout = state.layout(self.deck.rules);
        let (place, taken) = choose(&mut self.captures, layout, &kinds, unseen);
        let played = Move::take(hand[place].0, taken);
        let next = self.deck.play(state, played);
        if self.over(state, &next) { 0 } else { self.total(&next) }
    }

    fn over(&self, before: &State, after: &State) -> bool {
        self.horizon == Horizon::Deal && self.deck.new_deal(before, after)
    }
}

/// Everything not taken yet, as a total.
fn left(state: &State) -> Total {
    u32::from(state.points) * POINT + u32::from(state.cards)
}
