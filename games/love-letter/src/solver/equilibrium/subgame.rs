//! What follows a play, solved anew while it is played.
//!
//! One player, *we*, comes with a strategy that is fixed up to here; it says how likely each of our
//! hands is. Of the opponent only this is known: what each of his hands can win at most if we go on
//! as we meant to. So each of his hands may choose between that sum and going into the subgame. A
//! strategy of ours that does well there gives no hand more than it had, whatever the opponent did
//! so far, and the whole is no easier to exploit than before but for what the rounds leave open.

use std::ops::Range;

use super::super::hands::Hands;
use super::blueprint::full_reach;
use super::compile::Compiler;
use super::graph::{Edge, Graph, Passage, Vector};
use super::known::solve_known;
use super::public::{Play, Public};
use super::rounds::pace;
use super::slots::{Learning, Responding};
use super::walk::{add_value, passed_on, visit};
use crate::rules::KINDS;

/// How much work a subgame gets: rounds as slots allow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    /// Slots times rounds.
    pub work: u64,
    /// Slots times rounds for all positions of known hands within it, together.
    pub known: u64,
    /// The fewest rounds, whatever they cost.
    pub least: u64,
    /// The most rounds, however cheap they are.
    pub most: u64,
    /// How exactly positions of known hands are solved, if `work` allows.
    pub tolerance: f64,
}

impl Effort {
    fn rounds(&self, slots: u64) -> u64 {
        (self.work / slots.max(1)).clamp(self.least, self.most)
    }
}

/// A part of the game on its own, solved.
#[derive(Debug)]
pub(crate) struct Subgame {
    pub(super) graph: Graph<f32>,
    /// The positions that it begins with.
    pub(super) roots: Vec<Root>,
    pub(super) sums: Vec<f32>,
    /// Whether the opponent moves first.
    opponent_first: bool,
    /// What hands come to at once, the opponent's first, and what that may be off by.
    leaves: Vec<(usize, usize, [f32; 2])>,
    /// How likely our strategy makes our hands.
    own: Vector<f32>,
}

/// A position that a subgame begins with.
#[derive(Clone, Debug)]
pub(crate) struct Root {
    pub(super) at: Public,
    pub(super) edge: Edge<f32>,
    pub(super) slots: Range<usize>,
}

/// What the opponent can have instead of a subgame with each of his hands, times the ways to have
/// it.
pub(crate) type Instead = Vector<f64>;

impl Subgame {
    /// After a play of the opponent, who keeps one of these. `own` is how likely our hands are
    /// before it.
    pub(crate) fn after(
        at: &Public,
        (play, kept): (Play, Hands),
        own: Vector<f32>,
        instead: &Instead,
        effort: &Effort,
    ) -> Self {
        let mut compiler = Compiler::bounded(effort.tolerance, effort.work, effort.known);
        let outcomes = compiler.outcomes(at, play, kept);
        let positions = super::follow::positions_after(at, play, kept);
        let mut leaves = Vec::new();
        for mine in 0..KINDS {
            for other in 0..KINDS {
                let both = [outcomes.at_once[mine][other], outcomes.slack[mine][other]];
                if both != [0.0; 2] {
                    leaves.push((mine, other, both.map(|v| v as f32)));
                }
            }
        }
        let mut weights = [0.0; KINDS];
        for card in kept.iter() {
            weights[card.index()] = if card == play.card { 1.0 } else { 2.0 };
        }
        let positions = positions.into_iter().map(|(_, at)| at);
        let mut subgame = Self::begun(compiler, positions.zip(outcomes.edges), leaves, own, false);
        subgame.solve(&weights, Some(instead), effort);
        subgame
    }

    /// Where the opponent is to move after a play of ours, with how likely that left our hands.
    pub(crate) fn at(at: &Public, own: Vector<f32>, instead: &Instead, effort: &Effort) -> Self {
        let mut weights = [0.0; KINDS];
        at.mover.iter().for_each(|card| weights[card.index()] = 1.0);
        let mut subgame = Self::rooted(at, own, true, effort);
        subgame.solve(&weights, Some(instead), effort);
        subgame
    }

    /// A position where both hands are known. Those that follow it count as what a fraction of the
    /// work makes of them, for there may be thousands, and each is solved when it comes up.
    pub(crate) fn known(at: &Public, we_move: bool, effort: &Effort) -> Self {
        let hands = full_reach(at);
        let quick = Effort { work: effort.work / 40, tolerance: 0.1, ..*effort };
        let mut subgame = Self::rooted(at, hands[usize::from(!we_move)], !we_move, &quick);
        let root = subgame.roots[0].edge.child;
        let (_, rounds) = solve_known(&subgame.graph, root, at, effort.tolerance, effort.work);
        subgame.sums = rounds.sums;
        subgame
    }

    /// A position of which nothing is known but what both players know: every hand is as likely as
    /// the cards make it.
    pub(crate) fn open(at: &Public, we_move: bool, effort: &Effort) -> Self {
        let [mover, other] = full_reach(at);
        let (own, theirs) = if we_move { (mover, other) } else { (other, mover) };
        let mut subgame = Self::rooted(at, own, !we_move, effort);
        subgame.solve(&theirs, None, effort);
        subgame
    }

    fn rooted(at: &Public, own: Vector<f32>, opponent_first: bool, effort: &Effort) -> Self {
        let mut compiler = Compiler::bounded(effort.tolerance, effort.work, effort.known);
        let child = compiler.place(*at);
        let slots = compiler.graph.nodes[child as usize].subtree;
        let edge = Edge { child, factor: 1.0, passage: Passage::Same, slots };
        Self::begun(compiler, [(*at, edge)].into_iter(), Vec::new(), own, opponent_first)
    }

    fn begun(
        compiler: Compiler<f32>,
        positions: impl Iterator<Item = (Public, Edge<f32>)>,
        leaves: Vec<(usize, usize, [f32; 2])>,
        own: Vector<f32>,
        opponent_first: bool,
    ) -> Self {
        let mut roots = Vec::new();
        let mut slot = 0;
        for (at, edge) in positions {
            let slots = slot..slot + edge.slots as usize;
            slot = slots.end;
            roots.push(Root { at, edge, slots });
        }
        let sums = vec![0.0; slot];
        Self { graph: compiler.graph, roots, sums, opponent_first, leaves, own }
    }

    /// Plays rounds: the opponent's hands decide whether to come and how to go on, then we.
    fn solve(&mut self, weights: &Vector<f32>, instead: Option<&Instead>, effort: &Effort) {
        let mut regrets = vec![0.0; self.sums.len()];
        // Coming, and not.
        let mut entering = [[0.0f64; 2]; KINDS];
        for round in 1..=effort.rounds(self.sums.len() as u64) {
            let (kept, weight) = pace(round - 1);
            let (kept_part, weight) = (kept as f32, weight as f32);
            let mut wins = self.at_once::<false>();
            let mut left = (&mut regrets[..], &mut self.sums[..]);
            for root in &self.roots {
                let count = root.slots.len();
                let slots = Learning {
                    regrets: left.0.split_off_mut(..count).unwrap_or_default(),
                    sums: left.1.split_off_mut(..count).unwrap_or_default(),
                    kept: kept_part,
                    weight,
                    round,
                };
                let [ours, _] = passed_on(root.edge.passage, &[0.0; KINDS], &self.own);
                let node = root.edge.child;
                let value = visit(&self.graph, node, self.opponent_first, &ours, slots);
                add_value(&mut wins, &root.edge, &value);
            }
            let mut theirs = *weights;
            if let Some(instead) = instead {
                for hand in (0..KINDS).filter(|&hand| weights[hand] > 0.0) {
                    let both = [f64::from(wins[hand]), instead[hand]];
                    theirs[hand] *= decide(&mut entering[hand], both, kept) as f32;
                }
            }
            let mut left = (&mut regrets[..], &mut self.sums[..]);
            for root in &self.roots {
                let count = root.slots.len();
                let slots = Learning {
                    regrets: left.0.split_off_mut(..count).unwrap_or_default(),
                    sums: left.1.split_off_mut(..count).unwrap_or_default(),
                    kept: kept_part,
                    weight,
                    round,
                };
                let [_, moved] = passed_on(root.edge.passage, &theirs, &[0.0; KINDS]);
                if moved.iter().any(|&r| r > 0.0) {
                    visit(&self.graph, root.edge.child, !self.opponent_first, &moved, slots);
                }
            }
        }
    }

    fn at_once<const BOUNDS: bool>(&self) -> Vector<f32> {
        let mut wins = [0.0; KINDS];
        for &(theirs, ours, [value, slack]) in &self.leaves {
            let value = if BOUNDS { value + slack } else { value };
            wins[theirs] += value * self.own[ours];
        }
        wins
    }

    /// How likely our strategy makes our hands where the subgame begins.
    pub(crate) fn own_at(&self, root: usize) -> Vector<f32> {
        passed_on(self.roots[root].edge.passage, &[0.0; KINDS], &self.own)[0]
    }

    /// What each of the opponent's hands can win against our solution, times the ways to have it;
    /// with `BOUNDS`, values that are not known exactly are taken as high as they may be.
    pub(crate) fn wins<const BOUNDS: bool>(&self) -> Vector<f32> {
        let mut wins = self.at_once::<BOUNDS>();
        for root in &self.roots {
            let slots = Responding::<f32, BOUNDS>(&self.sums[root.slots.clone()]);
            let [ours, _] = passed_on(root.edge.passage, &[0.0; KINDS], &self.own);
            let value = visit(&self.graph, root.edge.child, self.opponent_first, &ours, slots);
            add_value(&mut wins, &root.edge, &value);
        }
        wins
    }
}

/// Chooses between two sums by their regrets, which are brought up to date; returns how likely the
/// first is after that.
fn decide(regrets: &mut [f64; 2], sums: [f64; 2], kept: f64) -> f64 {
    let share = |[a, b]: [f64; 2]| if a + b > 0.0 { a / (a + b) } else { 0.5 };
    let first = share(*regrets);
    let value = first * sums[0] + (1.0 - first) * sums[1];
    for (regret, sum) in regrets.iter_mut().zip(sums) {
        *regret = (*regret * kept + sum - value).max(0.0);
    }
    share(*regrets)
}
