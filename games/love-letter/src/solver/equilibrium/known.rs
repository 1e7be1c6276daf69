//! Positions where both players know both hands: proper subgames, whatever led to them.

use super::graph::Graph;
use super::pace::exploitability;
use super::public::Public;
use super::real::Real;
use super::rounds::Rounds;

/// A solved position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    /// For the mover.
    pub(crate) value: f64,
    /// What the value may be off by.
    pub(crate) uncertainty: f64,
}

/// Rounds before the first look at how far a position is solved; then half as many again.
const FIRST_LOOK: u64 = 12;
/// However little work is allowed.
const FEWEST_ROUNDS: u64 = 2;
/// Where to give up.
const MOST_ROUNDS: u64 = 1 << 14;

/// Solves a position to this exactness, or as far as so many slots times rounds go; what the known
/// values further on may be off by comes on top of it, as far as they matter.
pub(crate) fn solve_known<F: Real>(
    graph: &Graph<F>,
    root: u32,
    at: &Public,
    tolerance: f64,
    work: u64,
) -> (Known, Rounds<F>) {
    let slots = graph.nodes[root as usize].subtree;
    let most = (work / slots.max(1)).clamp(FEWEST_ROUNDS, MOST_ROUNDS);
    let mut rounds = Rounds::new(graph, root, at);
    let mut next = FIRST_LOOK;
    loop {
        let apparent = exploitability(rounds.apparent_bounds(graph));
        if slots == 0 || apparent <= tolerance || rounds.count >= most {
            let bounds = rounds.bounds(graph);
            let value = f64::midpoint(bounds[0], bounds[1]);
            return (Known { value, uncertainty: exploitability(bounds) }, rounds);
        }
        while rounds.count < next.min(most) {
            rounds.play(graph);
        }
        next += next / 2;
    }
}
