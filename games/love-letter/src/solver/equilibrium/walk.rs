//! One walk through everything below a position.
//!
//! Every walk is for one player. Down goes how likely the *other* player makes each of his hands,
//! up comes what each hand of one's own is worth. Chance is in the graph: with `n` copies unseen of
//! each card, hands a and b come about in n(a)·(n(b) − [a = b]) ways, and whatever is drawn and
//! played, the ways of what is left are again such a product times a number for the play. So the
//! two players' likelihoods never mix, and eight numbers for each are enough.

use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};

use super::graph::{Edge, Graph, MAX_PLAYS, Node, Passage, PlayNode, Vector};
use super::last::{others_last, own_last};
use super::real::Real;
use super::slots::Slots;
use crate::rules::KINDS;

/// Subtrees with more slots than this are walked by several threads.
const WIDE: u64 = 1 << 22;

/// A vector for each play, by the kept card.
pub(crate) type PlayVectors<F> = [Vector<F>; MAX_PLAYS];

/// What each of one's hands is worth below a node. `own` says whose turn it is, `reach` how likely
/// the other makes his hands.
pub(crate) fn visit<F: Real, S: Slots<F>>(
    graph: &Graph<F>,
    node: u32,
    own: bool,
    reach: &Vector<F>,
    mut slots: S,
) -> Vector<F> {
    let node = &graph.nodes[node as usize];
    match (node.is_last, own) {
        (true, true) => own_last(graph, node, reach, slots),
        (true, false) => others_last(graph, node, reach, slots),
        (false, true) => {
            let mine = slots.take(usize::from(node.slots));
            let tried = mine.tries(graph, node);
            let values = values(graph, node, reach, tried, slots);
            decide(graph, node, &values, mine)
        }
        (false, false) => {
            let theirs = slots.take(usize::from(node.slots));
            let kept = spread(graph, node, reach, theirs);
            answer(graph, node, &kept, slots)
        }
    }
}

/// One's own turn: what each play is worth for each kept card.
pub(crate) fn values<F: Real, S: Slots<F>>(
    graph: &Graph<F>,
    node: &Node,
    reach: &Vector<F>,
    tried: u16,
    mut below: S,
) -> PlayVectors<F> {
    let mut table = [[F::ZERO; KINDS]; MAX_PLAYS];
    let mut jobs = Vec::new();
    for (i, play) in graph.plays_of(node).iter().enumerate() {
        let value = &mut table[i];
        if tried >> i & 1 == 0 {
            // Worse than anything, so that its regrets stay at nothing.
            *value = [F::of(-1e30); KINDS];
            skip(graph, play, &mut below);
            continue;
        }
        for leaf in graph.leaves_of(play) {
            value[leaf.kept as usize & 7] += leaf.value * reach[leaf.other as usize & 7];
        }
        if S::BOUNDS {
            for (leaf, &slack) in graph.leaves_of(play).iter().zip(graph.slacks_of(play)) {
                value[leaf.kept as usize & 7] += slack * reach[leaf.other as usize & 7];
            }
        }
        for edge in graph.edges_of(play) {
            let slots = below.take(edge.slots as usize);
            let [others, _] = passed_on(edge.passage, &[F::ZERO; KINDS], reach);
            if is_nothing(&others) {
                continue;
            }
            if node.subtree > WIDE {
                jobs.push((i, edge, others, slots));
                continue;
            }
            let worth = visit(graph, edge.child, false, &others, slots);
            add_value(value, edge, &worth);
        }
    }
    for (i, edge, worth) in all_at_once(graph, false, jobs) {
        add_value(&mut table[i], edge, &worth);
    }
    table
}

#[inline]
pub(crate) fn add_value<F: Real>(value: &mut Vector<F>, edge: &Edge<F>, worth: &Vector<F>) {
    match edge.passage {
        Passage::MoverRedraws(card) => value[card as usize & 7] += total(edge, worth),
        _ => add(value, edge.factor, worth),
    }
}

/// One's own turn: decides with every pair of cards.
fn decide<F: Real, S: Slots<F>>(
    graph: &Graph<F>,
    node: &Node,
    values: &PlayVectors<F>,
    mut mine: S,
) -> Vector<F> {
    let mut worth = [F::ZERO; KINDS];
    for pair in graph.pairs_of(node) {
        let choices = graph.choices_of(pair);
        let mut row = [F::ZERO; MAX_PLAYS];
        for (v, &choice) in row.iter_mut().zip(choices) {
            *v = values[(choice >> 3) as usize & (MAX_PLAYS - 1)][choice as usize & 7];
        }
        let value = if choices.len() == 1 { row[0] } else { mine.choose(&row[..choices.len()]) };
        worth[pair.low as usize & 7] += value;
        if pair.low != pair.high {
            worth[pair.high as usize & 7] += value;
        }
    }
    worth
}

/// The other's turn: how likely he makes each play and keeps each card.
pub(crate) fn spread<F: Real, S: Slots<F>>(
    graph: &Graph<F>,
    node: &Node,
    reach: &Vector<F>,
    mut theirs: S,
) -> PlayVectors<F> {
    let mut kept = [[F::ZERO; KINDS]; MAX_PLAYS];
    for pair in graph.pairs_of(node) {
        let choices = graph.choices_of(pair);
        let mut weight = reach[pair.low as usize & 7];
        if pair.low != pair.high {
            weight += reach[pair.high as usize & 7];
        }
        if weight == F::ZERO {
            if choices.len() > 1 {
                theirs.take(choices.len());
            }
            continue;
        }
        let mut row = [weight; MAX_PLAYS];
        if choices.len() > 1 {
            theirs.mix(weight, &mut row[..choices.len()]);
        }
        for (&p, &choice) in row.iter().zip(choices) {
            kept[(choice >> 3) as usize & (MAX_PLAYS - 1)][choice as usize & 7] += p;
        }
    }
    kept
}

/// The other's turn: what his plays leave one's own hands worth.
fn answer<F: Real, S: Slots<F>>(
    graph: &Graph<F>,
    node: &Node,
    kept: &PlayVectors<F>,
    mut below: S,
) -> Vector<F> {
    let mut worth = [F::ZERO; KINDS];
    let mut jobs = Vec::new();
    for (play, kept) in graph.plays_of(node).iter().zip(kept) {
        if is_nothing(kept) {
            skip(graph, play, &mut below);
            continue;
        }
        for leaf in graph.leaves_of(play) {
            worth[leaf.other as usize & 7] -= leaf.value * kept[leaf.kept as usize & 7];
        }
        if S::BOUNDS {
            for (leaf, &slack) in graph.leaves_of(play).iter().zip(graph.slacks_of(play)) {
                worth[leaf.other as usize & 7] += slack * kept[leaf.kept as usize & 7];
            }
        }
        for edge in graph.edges_of(play) {
            let slots = below.take(edge.slots as usize);
            let [_, theirs] = passed_on(edge.passage, kept, &[F::ZERO; KINDS]);
            if is_nothing(&theirs) {
                continue;
            }
            if node.subtree > WIDE {
                jobs.push((0, edge, theirs, slots));
                continue;
            }
            let value = visit(graph, edge.child, true, &theirs, slots);
            add_worth(&mut worth, edge, &value);
        }
    }
    for (_, edge, value) in all_at_once(graph, true, jobs) {
        add_worth(&mut worth, edge, &value);
    }
    worth
}

#[inline]
pub(crate) fn add_worth<F: Real>(worth: &mut Vector<F>, edge: &Edge<F>, value: &Vector<F>) {
    match edge.passage {
        Passage::Same | Passage::MoverRedraws(_) => add(worth, edge.factor, value),
        Passage::Without(card) => add(worth, edge.factor, &without(value, card)),
        Passage::Only(card) => worth[card as usize & 7] += edge.factor * value[card as usize & 7],
        Passage::OtherRedraws(card) => worth[card as usize & 7] += total(edge, value),
    }
}

/// How likely the next mover and the one who has just moved make their hands, after a play that
/// left its maker with these cards.
#[inline]
pub(crate) fn passed_on<F: Real>(
    passage: Passage,
    kept: &Vector<F>,
    other: &Vector<F>,
) -> [Vector<F>; 2] {
    let moved = match passage {
        Passage::MoverRedraws(card) => [kept[card as usize & 7]; KINDS],
        _ => *kept,
    };
    let next = match passage {
        Passage::Same | Passage::MoverRedraws(_) => *other,
        Passage::Without(card) => without(other, card),
        Passage::Only(card) => only(other, card),
        Passage::OtherRedraws(card) => [other[card as usize & 7]; KINDS],
    };
    [next, moved]
}

type Job<'a, F, S> = (usize, &'a Edge<F>, Vector<F>, S);

/// Walks several subtrees at a time; the order of the results is that of the jobs, so that sums
/// come out the same for any number of threads.
fn all_at_once<'a, F: Real, S: Slots<F>>(
    graph: &'a Graph<F>,
    own: bool,
    jobs: Vec<Job<'a, F, S>>,
) -> Vec<(usize, &'a Edge<F>, Vector<F>)> {
    if jobs.is_empty() {
        return Vec::new();
    }
    let walked = jobs
        .into_par_iter()
        .map(|(i, edge, reach, slots)| (i, edge, visit(graph, edge.child, own, &reach, slots)));
    walked.collect()
}

/// Leaves out what a play leads to.
#[inline]
fn skip<F: Real, S: Slots<F>>(graph: &Graph<F>, play: &PlayNode, below: &mut S) {
    for edge in graph.edges_of(play) {
        below.take(edge.slots as usize);
    }
}

#[inline]
fn is_nothing<F: Real>(reach: &Vector<F>) -> bool {
    reach.iter().all(|&r| r == F::ZERO)
}

#[inline]
fn without<F: Real>(reach: &Vector<F>, card: u8) -> Vector<F> {
    let mut rest = *reach;
    rest[card as usize & 7] = F::ZERO;
    rest
}

#[inline]
fn only<F: Real>(reach: &Vector<F>, card: u8) -> Vector<F> {
    let mut one = [F::ZERO; KINDS];
    one[card as usize & 7] = reach[card as usize & 7];
    one
}

#[inline]
fn add<F: Real>(to: &mut Vector<F>, factor: F, worth: &Vector<F>) {
    to.iter_mut().zip(worth).for_each(|(t, &w)| *t += factor * w);
}

#[inline]
fn total<F: Real>(edge: &Edge<F>, worth: &Vector<F>) -> F {
    edge.factor * worth.iter().copied().sum()
}
