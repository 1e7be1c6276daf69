//! The search: is the rest of the game worth at least so much to the seat to move?

use std::ops::ControlFlow;

use super::captures::CaptureCache;
use super::deck::Deck;
use super::state::{Move, State};
use super::table::{Bounds, Entries, Key};

/// What the rest of the game is counted in: so much for each point of difference, and so much for
/// ending with more cards than the other seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Weights {
    pub(super) point: i32,
    pub(super) cards: i32,
}

impl Weights {
    /// Points alone.
    pub(super) const POINTS: Self = Self { point: 1, cards: 0 };
}

/// A move, what it gains and where it leads.
#[derive(Clone, Copy)]
pub(super) struct Child {
    pub(super) state: State,
    key: Key,
    pub(super) gain: i32,
    order: i32,
    pub(super) played: Move,
}

/// Called now and then with the nodes so far; breaking off stops the search.
pub(super) type Pulse<'a> = &'a mut (dyn FnMut(u64) -> ControlFlow<()> + Send);

/// Nodes between two looks at the outside world.
const PULSE: u64 = 1 << 14;

/// What one thread keeps from test to test.
pub(super) struct Workspace {
    captures: CaptureCache,
    children: Vec<Child>,
    /// Calls of the search so far.
    pub(super) nodes: u64,
    /// Shakes the order of moves, so that threads do not walk in step; zero leaves it as it is.
    noise: u64,
}

impl Workspace {
    pub(super) fn new(deck: &Deck, noise: u64) -> Self {
        let captures = CaptureCache::new(deck.rules.ace, deck.plies());
        Self { captures, children: Vec::new(), nodes: 0, noise }
    }
}

/// One thread's search with one objective.
pub(super) struct Search<'a> {
    deck: &'a Deck,
    entries: Entries<'a>,
    weights: Weights,
    work: &'a mut Workspace,
    pulse: Pulse<'a>,
    stopped: bool,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        deck: &'a Deck,
        entries: Entries<'a>,
        weights: Weights,
        work: &'a mut Workspace,
        pulse: Pulse<'a>,
    ) -> Self {
        Self { deck, entries, weights, work, pulse, stopped: false }
    }

    /// The rest of the game as the weights count it, mover less other seat, tested against
    /// `threshold`: a result at or above it is a lower bound, one below it an upper bound.
    /// `None` if stopped.
    pub(super) fn test(&mut self, state: &State, threshold: i32) -> Option<i32> {
        let bound = if self.weights == Weights::POINTS {
            self.points(state, threshold)
        } else {
            self.weighted(state, threshold)
        };
        (!self.stopped).then_some(bound)
    }

    /// The moves in the order of the search, with what is known of where they lead; gains are
    /// weighted.
    pub(super) fn moves(&mut self, state: &State) -> Vec<(Child, Bounds)> {
        self.push_children(state);
        let mut children: Vec<_> = self.work.children.drain(..).collect();
        children.sort_by_key(|child| -child.order);
        let known = |mut child: Child| {
            child.gain *= self.weights.point;
            let bounds = if child.state.plies <= 1 {
                Bounds::UNKNOWN
            } else if self.weights == Weights::POINTS {
                self.known::<false>(&child.state, child.key)
            } else {
                self.known::<true>(&child.state, child.state.counting_key())
            };
            (child, bounds)
        };
        children.into_iter().map(known).collect()
    }

    fn enter(&mut self) {
        self.work.nodes += 1;
        if self.work.nodes.is_multiple_of(PULSE) && (self.pulse)(self.work.nodes).is_break() {
            self.stopped = true;
        }
    }

    fn points(&mut self, state: &State, threshold: i32) -> i32 {
        self.enter();
        self.value::<false>(state, threshold)
    }

    fn weighted(&mut self, state: &State, threshold: i32) -> i32 {
        self.enter();
        let Some(bonus) = self.decided_bonus(state) else {
            return self.value::<true>(state, threshold);
        };
        let point = self.weights.point;
        let needed = -(bonus - threshold).div_euclid(point);
        point * self.value::<false>(state, needed) + bonus
    }

    /// What the cards are worth in the end, once no play can change who has more.
    fn decided_bonus(&self, state: &State) -> Option<i32> {
        let lead = i32::from(state.lead);
        (lead.abs() > i32::from(state.cards)).then(|| self.weights.cards * lead.signum())
    }

    fn value<const WEIGHTED: bool>(&mut self, state: &State, threshold: i32) -> i32 {
        if state.plies <= 1 {
            return self.last_ply::<WEIGHTED>(state);
        }
        let key = Self::key::<WEIGHTED>(state);
        let known = self.known::<WEIGHTED>(state, key);
        if known.low >= threshold {
            return known.low;
        }
        if known.high < threshold {
            return known.high;
        }
        let nodes_before = self.work.nodes;
        let base = self.work.children.len();
        let best = self.best_child::<WEIGHTED>(state, threshold, base);
        self.work.children.truncate(base);
        if self.stopped {
            return best;
        }
        let bounds = if best >= threshold {
            Bounds { low: best, ..Bounds::UNKNOWN }
        } else {
            Bounds { high: best, ..Bounds::UNKNOWN }
        };
        let effort = (self.work.nodes - nodes_before + 1).ilog2();
        self.entries.narrow(key, bounds, u64::from(effort));
        best
    }

    fn key<const WEIGHTED: bool>(state: &State) -> Key {
        if WEIGHTED { state.counting_key() } else { state.key() }
    }

    /// What table and limits say. Without its cards counted a position is never worth more than
    /// the cards' weight more or less, so its entry bounds the weighted value too.
    fn known<const WEIGHTED: bool>(&self, state: &State, key: Key) -> Bounds {
        let limits = self.limits(state);
        let plain = self.entries.probe(if WEIGHTED { state.key() } else { key });
        let low = plain.low.max(limits.low);
        let high = plain.high.min(limits.high);
        if !WEIGHTED {
            return Bounds { low, high };
        }
        let Weights { point, cards } = self.weights;
        if let Some(bonus) = self.decided_bonus(state) {
            return Bounds { low: point * low + bonus, high: point * high + bonus };
        }
        let known = self.entries.probe(key);
        Bounds {
            low: known.low.max(point * low - cards),
            high: known.high.min(point * high + cards),
        }
    }

    /// The best result over all moves, or the first at or above the threshold. All children are
    /// looked up before any is searched: many a node is settled by one of them.
    fn best_child<const WEIGHTED: bool>(
        &mut self,
        state: &State,
        threshold: i32,
        base: usize,
    ) -> i32 {
        self.push_children(state);
        let point = if WEIGHTED { self.weights.point } else { 1 };
        let mut touched = 0;
        for child in &mut self.work.children[base..] {
            child.gain *= point;
            child.key = Self::key::<WEIGHTED>(&child.state);
            // The loads overlap here; probed one by one, each would wait for the memory.
            touched ^= self.entries.touch(child.key);
        }
        std::hint::black_box(touched);
        let mut best = i32::MIN;
        let mut kept = base;
        for at in base..self.work.children.len() {
            let child = self.work.children[at];
            let known = self.known::<WEIGHTED>(&child.state, child.key);
            if child.gain - known.high >= threshold {
                return child.gain - known.high;
            }
            if child.gain - known.low < threshold {
                best = best.max(child.gain - known.low);
                continue;
            }
            self.work.children[kept] = child;
            kept += 1;
        }
        self.work.children.truncate(kept);
        self.work.children[base..].sort_unstable_by_key(|child| -child.order);
        for at in base..kept {
            let Child { state, gain, .. } = self.work.children[at];
            let needed = gain - threshold + 1;
            let reply =
                if WEIGHTED { self.weighted(&state, needed) } else { self.points(&state, needed) };
            best = best.max(gain - reply);
            if best >= threshold || self.stopped {
                break;
            }
        }
        best
    }

    /// What the points left and the tablas possible allow.
    fn limits(&self, state: &State) -> Bounds {
        let points = i32::from(state.points);
        if state.has_dead() || self.deck.rules.tabla_points == 0 {
            return Bounds { low: -points, high: points };
        }
        let plies = i32::from(state.plies);
        let empty = i32::from(state.table.is_empty());
        let mine = (plies + 1) / 2 - empty;
        let theirs = plies / 2;
        Bounds { low: -points - theirs, high: points + mine.max(0) }
    }

    /// The last card, or none: whoever captures with it gets everything.
    fn last_ply<const WEIGHTED: bool>(&mut self, state: &State) -> i32 {
        let points = i32::from(state.points);
        let mut sign = state.last.sign();
        let mut tabla = 0;
        if state.plies == 1 {
            let card = self.deck.playable(state).trailing_zeros() as u8;
            let rank = usize::from(self.deck.kind(state, card).rank);
            let captures = self.work.captures.find(state.table, rank);
            if !captures.is_empty() {
                sign = 1;
                let clears = !state.has_dead()
                    && captures.clone().any(|at| self.work.captures.get(at).taken() == state.table);
                tabla = i32::from(clears) * i32::from(self.deck.rules.tabla_points);
            }
        }
        let value = sign * points + tabla;
        if !WEIGHTED {
            return value;
        }
        let lead = i32::from(state.lead) + sign * i32::from(state.cards);
        value * self.weights.point + lead.signum() * self.weights.cards
    }

    /// Appends the positions after each move that no other is always as good as.
    ///
    /// The order is plain on purpose: captures first, the largest before the others, then lays
    /// from the lowest card up. Orders that look at the replies lead to fewer common positions
    /// and cost more nodes than they save.
    fn push_children(&mut self, state: &State) {
        let mut cards = self.deck.playable(state);
        while cards != 0 {
            let card = cards.trailing_zeros() as u8;
            cards &= cards - 1;
            let kind = self.deck.kind(state, card);
            let next = self.deck.lay(state, card);
            let order = -4 * i32::from(kind.points()) - i32::from(kind.rank);
            self.push(next, 0, order, Move::lay(card));
            if self.deck.special_twin_captures(state, card) {
                continue;
            }
            for at in self.work.captures.find(state.table, usize::from(kind.rank)) {
                let capture = self.work.captures.get(at);
                let (next, gain) = self.deck.take(state, card, capture);
                let order = 5 * gain + 10 * capture.cards() as i32;
                self.push(next, gain, order, Move::take(card, capture.taken()));
            }
        }
    }

    fn push(&mut self, state: State, gain: i32, order: i32, played: Move) {
        let key = state.key();
        let shaken = key.word.wrapping_mul(self.work.noise) >> 60;
        self.work.children.push(Child { state, key, gain, order: order + shaken as i32, played });
    }
}
