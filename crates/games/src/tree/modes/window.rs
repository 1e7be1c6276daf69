//! Searches with a window, in the negamax form, on a stack of their own.
//!
//! A value is always seen from whoever is to move, so that the best of a node is the highest of
//! the opposites of its children, within a window from α to β that is turned round on the way
//! down. Three searches differ only in the windows that they hand to children and in memory:
//! negamax hands the whole window to every child; PVS does so for the first, and asks of the
//! others only whether they beat α, in a window with nothing inside, and again properly if so;
//! MTD(f) asks such questions at the root until the bounds meet, and remembers bounds of nodes.

use super::{Found, Value};
use crate::tree::game_tree::GameTree;
use crate::tree::shape::NodeId;

/// Beyond every 64-bit value and its opposite, with room for one more on either side.
const INFINITY: i128 = 1 << 70;

#[derive(Clone, Copy)]
struct Window {
    low: i128,
    high: i128,
}

impl Window {
    const FULL: Self = Self { low: -INFINITY, high: INFINITY };

    /// The same window for the other player.
    fn turned(self) -> Self {
        Self { low: -self.high, high: -self.low }
    }
}

/// A node on the way down.
struct Frame {
    node: NodeId,
    /// The child that is being looked at.
    child: NodeId,
    window: Window,
    /// As it was on entering, before children raised it.
    entered_low: i128,
    best: i128,
    /// The child was only asked whether it beats α.
    is_question: bool,
}

/// What is known of a node, from its mover's side.
#[derive(Clone, Copy)]
struct Bounds {
    low: i128,
    high: i128,
}

struct Search<'a> {
    tree: &'a GameTree,
    asks_first: bool,
    memory: Option<Vec<Bounds>>,
    leaf_visits: u64,
    seen: Vec<bool>,
    path: Vec<Frame>,
}

enum Step {
    Enter(NodeId, Window),
    Return(i128),
}

impl<'a> Search<'a> {
    fn new(tree: &'a GameTree) -> Self {
        Self {
            tree,
            asks_first: false,
            memory: None,
            leaf_visits: 0,
            seen: vec![false; tree.shape().len()],
            path: Vec::new(),
        }
    }

    fn run(&mut self, window: Window) -> i128 {
        let mut step = Step::Enter(0, window);
        loop {
            step = match step {
                Step::Enter(node, window) => self.enter(node, window),
                Step::Return(value) => match self.path.pop() {
                    Some(frame) => self.back_in(frame, -value),
                    None => return value,
                },
            };
        }
    }

    fn enter(&mut self, node: NodeId, mut window: Window) -> Step {
        if self.tree.shape().is_leaf(node) {
            self.leaf_visits += 1;
            self.seen[node as usize] = true;
            let value = i128::from(self.tree.written_payoffs(node)[0]);
            // The mover at an even depth is the first player.
            return Step::Return(if self.path.len().is_multiple_of(2) { value } else { -value });
        }
        if let Some(memory) = &self.memory {
            let known = memory[node as usize];
            if known.low >= window.high || known.low == known.high {
                return Step::Return(known.low);
            }
            if known.high <= window.low {
                return Step::Return(known.high);
            }
            window = Window { low: window.low.max(known.low), high: window.high.min(known.high) };
        }
        let child = self.tree.shape().children(node).start;
        let entered_low = window.low;
        let best = -INFINITY;
        self.path.push(Frame { node, child, window, entered_low, best, is_question: false });
        Step::Enter(child, window.turned())
    }

    /// Goes on in a node whose child has turned out to be worth `value`.
    fn back_in(&mut self, mut frame: Frame, value: i128) -> Step {
        let Window { low, high } = frame.window;
        let is_exact = !frame.is_question || self.tree.shape().is_leaf(frame.child);
        if !is_exact && low < value && value < high {
            // The answer was yes, so now the question is how much.
            frame.is_question = false;
            let child = frame.child;
            self.path.push(frame);
            return Step::Enter(child, Window { low: value, high }.turned());
        }
        frame.best = frame.best.max(value);
        frame.window.low = low.max(frame.best);
        frame.child += 1;
        let is_last = frame.child == self.tree.shape().children(frame.node).end;
        if is_last || frame.window.low >= high {
            self.remember(&frame);
            return Step::Return(frame.best);
        }
        frame.is_question = self.asks_first;
        let low = frame.window.low;
        let high = if frame.is_question { low + 1 } else { high };
        let child = frame.child;
        self.path.push(frame);
        Step::Enter(child, Window { low, high }.turned())
    }

    fn remember(&mut self, frame: &Frame) {
        if let Some(memory) = &mut self.memory {
            let known = &mut memory[frame.node as usize];
            if frame.best < frame.window.high {
                known.high = frame.best;
            }
            if frame.best > frame.entered_low {
                known.low = frame.best;
            }
        }
    }

    fn found(self, value: i128) -> Found {
        Found {
            value: Value::Exact(value),
            leaf_visits: self.leaf_visits,
            distinct_leaves: self.seen.iter().filter(|&&seen| seen).count() as u64,
        }
    }
}

pub(super) fn negamax(tree: &GameTree) -> Found {
    let mut search = Search::new(tree);
    let value = search.run(Window::FULL);
    search.found(value)
}

pub(super) fn pvs(tree: &GameTree) -> Found {
    let mut search = Search::new(tree);
    search.asks_first = true;
    let value = search.run(Window::FULL);
    search.found(value)
}

pub(super) fn mtd_f(tree: &GameTree, guess: i128) -> Found {
    let mut search = Search::new(tree);
    let unknown = Bounds { low: -INFINITY, high: INFINITY };
    search.memory = Some(vec![unknown; tree.shape().len()]);
    let mut value = guess;
    let mut bounds = unknown;
    while bounds.low < bounds.high {
        let high = if value == bounds.low { value + 1 } else { value };
        value = search.run(Window { low: high - 1, high });
        if value < high {
            bounds.high = value;
        } else {
            bounds.low = value;
        }
    }
    search.found(value)
}
