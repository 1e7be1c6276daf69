//! The search: null-window questions over a table of bounds.
//!
//! A node first looks at all its children without searching them (forced moves, closed forms, the
//! table); only when none of them answers the question are the open ones searched. Moves that make
//! more threats come first, then those nearer the middle. That order is deliberately coarse: a
//! fixed one leads different lines to the same positions, which saves more than cleverness does.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use super::bitboards::Bitboards;
use super::geometry::Geometry;
use super::lines::Lines;
use super::settle::{Branching, Settled, settle, win_score};
use super::table::{Bounds, OpenTable};
use super::word::Word;

/// The most columns of any board: one row and its guard, in 128 bits.
const MAX_COLS: usize = 64;
/// Nodes between two calls of the caller's hook: a few milliseconds.
const NODES_PER_CALL: u64 = 1 << 13;

/// The search was stopped from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stopped;

/// Called now and then with the nodes searched so far.
pub(crate) type Pulse<'a> = &'a mut (dyn FnMut(u64) -> ControlFlow<()> + Send);

/// One search with its table.
pub(crate) struct Search<'a, W: Word, L> {
    pub(crate) geometry: &'a Geometry<W, L>,
    pub(crate) table: OpenTable<'a, W>,
    /// Whether keys are shared with mirror images.
    pub(crate) mirrored: bool,
    pub(crate) nodes: u64,
    pub(crate) pulse: Pulse<'a>,
}

impl<W: Word, L: Lines> Search<'_, W, L> {
    /// Whether a position, in which the side to move cannot win at once, is worth at least `beta`:
    /// a value of at least `beta` is a lower bound, a smaller one an upper bound.
    pub(crate) fn ask(&mut self, position: Bitboards<W>, beta: i32) -> Result<i32, Stopped> {
        match settle(self.geometry, &self.table, self.mirrored, position, beta) {
            Settled::Answer(value) => Ok(value),
            Settled::Open(open) => self.ask_open(&open, beta),
        }
    }

    /// The same for a position found by [`settle`]; `beta` is that of the position it started from.
    #[inline(always)]
    fn ask_open(&mut self, open: &Branching<W>, beta: i32) -> Result<i32, Stopped> {
        if open.turned { Ok(-self.search(open, 1 - beta)?) } else { self.search(open, beta) }
    }

    fn search(&mut self, node: &Branching<W>, beta: i32) -> Result<i32, Stopped> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_PER_CALL) && (self.pulse)(self.nodes).is_break() {
            return Err(Stopped);
        }
        let first_node = self.nodes;
        let Branching { position, .. } = *node;
        let mut best = i32::MIN;
        let mut open_children: ArrayVec<Branching<W>, MAX_COLS> = ArrayVec::new();
        for &(_, cell) in &ordered(self.geometry, &position, node.moves) {
            let child = position.after(cell);
            match settle(self.geometry, &self.table, self.mirrored, child, 1 - beta) {
                Settled::Answer(value) => {
                    best = best.max(-value);
                    if best >= beta {
                        break;
                    }
                }
                Settled::Open(open) => open_children.push(open),
            }
        }
        if best < beta {
            for open in &open_children {
                best = best.max(-self.ask_open(open, 1 - beta)?);
                if best >= beta {
                    break;
                }
            }
        }
        let bounds = if best >= beta {
            // A win with the next stone but one has been ruled out.
            Bounds { lower: best, upper: win_score(self.geometry, position.stones + 5) }
        } else {
            Bounds { lower: -win_score(self.geometry, position.stones + 4), upper: best }
        };
        let key = position.key(self.geometry, self.mirrored);
        self.table.store(key, bounds, self.nodes - first_node + 1);
        Ok(best)
    }
}

/// The moves with their promise, the most promising first.
#[inline(always)]
fn ordered<W: Word, L: Lines>(
    geometry: &Geometry<W, L>,
    position: &Bitboards<W>,
    moves: W,
) -> ArrayVec<(u32, W), MAX_COLS> {
    let spoilt = (geometry.completing(position.theirs()) & !position.filled) << 1;
    let playable = position.playable(geometry);
    let mut list: ArrayVec<(u32, W), MAX_COLS> = ArrayVec::new();
    for &column in &geometry.middle_first {
        let cell = moves & column;
        if cell.is_empty() {
            continue;
        }
        let promise = promise(geometry, position, playable, cell, spoilt);
        let place = list.iter().rposition(|&(other, _)| other >= promise).map_or(0, |i| i + 1);
        list.insert(place, (promise, cell));
    }
    list
}

/// Counts the threats after a move, except those above a cell that completes the other side's line.
/// A threat that must be answered at once is half used up; one just above the move is worth a
/// little more.
#[inline(always)]
fn promise<W: Word, L: Lines>(
    geometry: &Geometry<W, L>,
    position: &Bitboards<W>,
    playable: W,
    cell: W,
    spoilt: W,
) -> u32 {
    let threats = geometry.completing(position.mine | cell) & !(position.filled | cell);
    let above = cell << 1;
    let mut promise = 4 * (threats & !spoilt).count() + 2;
    if !(threats & ((playable ^ cell) | above)).is_empty() {
        promise -= 2;
    }
    if !(threats & above).is_empty() {
        promise += 1;
    }
    promise
}
