//! A tree valued by the searches of `adut-search`, which play it as a game.
//!
//! Where only the order of the first player's payoffs matters, a search sees their ranks instead:
//! it reckons in floating-point numbers, and the leaves of a tree use all 64 bits. Means over
//! chance are floating-point numbers anyway, exact for whole numbers up to 2⁵³.
//!
//! A search goes down the tree by recursion, so it gets a stack that suits the tree's height.

use std::panic;
use std::sync::Arc;
use std::thread;

use adut_kernel::{Game as _, Seat};
use adut_search::exact::{BestReply, Exact, MaxN, Method, Minimax, MtdfMethod, Negamax, PvsMethod};
use adut_search::trace::{self, Event, Tracer, Via};
use adut_search::{Insight, Keyed, RulesOnly};

use super::{Mode, Unsuited, Valuation, Value};
use crate::game::{AtNode, TreeGame};
use crate::game_tree::{GameTree, NodeKind};
use crate::shape::{NodeId, Shape};

/// What a search may take of the stack for a level of the tree. In an optimised build it takes less
/// than 600 bytes: a chain of a million levels is valued in every mode in 608 MiB.
const STACK_PER_LEVEL: usize = 2048;
/// What a search takes before it goes down.
const STACK: usize = 1 << 20;
/// More nodes than this are not remembered by MTD(f).
const MOST_REMEMBERED: usize = 1 << 22;

/// The root's value.
pub(super) fn value(tree: &Arc<GameTree>, mode: Mode) -> Result<Valuation, Unsuited> {
    let search = Search::new(tree, mode)?;
    Ok(match mode {
        Mode::MaxN => {
            let of_all = search.for_each_player(Trail::new(tree.shape()))?;
            let means = of_all.iter().map(|(mean, _)| *mean).collect();
            search.found(Value::Mean(means), &of_all[0].1)
        }
        Mode::Expectiminimax => {
            let (mean, trail) = search.expectation(Trail::new(tree.shape()))?;
            search.found(Value::Mean(vec![mean]), &trail)
        }
        _ => {
            let ranks = Ranks::of(tree);
            let (rank, trail) = search.rank(&ranks)?;
            search.found(Value::Exact(ranks.payoff(rank).into()), &trail)
        }
    })
}

/// The value of every node, by max-n or expectiminimax.
pub(super) fn node_values(
    tree: &Arc<GameTree>,
    mode: Mode,
) -> Result<Vec<Option<Value>>, Unsuited> {
    let search = Search::new(tree, mode)?;
    let trail = Trail::remembering(tree.shape());
    let trails = match mode {
        Mode::MaxN => search.for_each_player(trail)?,
        _ => vec![search.expectation(trail)?],
    };
    let mean_at = |node: usize| trails.iter().map(|(_, trail)| trail.values[node]).collect();
    Ok((0..tree.shape().len()).map(|node| Some(Value::Mean(mean_at(node)))).collect())
}

struct Search {
    game: TreeGame,
    mode: Mode,
}

impl Search {
    fn new(tree: &Arc<GameTree>, mode: Mode) -> Result<Self, Unsuited> {
        let players = tree.players();
        let game = TreeGame::new(Arc::clone(tree));
        let game = game.map_err(|_| Unsuited::Seats { mode, players })?;
        Ok(Self { game, mode })
    }

    fn shape(&self) -> &Shape {
        self.game.tree().shape()
    }

    /// The root's rank where everything is a choice.
    fn rank<'a>(&'a self, ranks: &'a Ranks) -> Result<(f64, Trail<'a>), Unsuited> {
        let trail = Trail::new(self.shape());
        let key = |_: &TreeGame, state: &AtNode| u64::from(state.node());
        match self.mode {
            Mode::Negamax => self.run(Negamax::to_the_end(), ranks, Seat::FIRST, trail),
            Mode::Pvs => {
                let search = Exact::by(PvsMethod::with_table(0), u32::MAX);
                self.run(search, ranks, Seat::FIRST, trail)
            }
            Mode::MtdF => {
                let memory = self.shape().len().min(MOST_REMEMBERED);
                let search = Exact::by(MtdfMethod::new(memory, ranks.of_zero()), u32::MAX);
                self.run(search, Keyed { inner: ranks, key }, Seat::FIRST, trail)
            }
            _ => self.run(BestReply::to_the_end(), ranks, Seat::FIRST, trail),
        }
    }

    /// The root's mean for the first player, all others against him.
    fn expectation<'a>(&'a self, trail: Trail<'a>) -> Result<(f64, Trail<'a>), Unsuited> {
        self.run(Minimax::to_the_end(), RulesOnly, Seat::FIRST, trail)
    }

    /// The root's mean for each player, everyone for himself.
    fn for_each_player<'a>(&'a self, trail: Trail<'a>) -> Result<Vec<(f64, Trail<'a>)>, Unsuited> {
        let seats = Seat::all(self.game.seats());
        let search = |seat| self.run(MaxN::to_the_end(), RulesOnly, seat, trail.clone());
        seats.map(search).collect()
    }

    /// Searches the whole tree with the eyes of a seat.
    fn run<'a, M, I>(
        &'a self,
        search: Exact<M>,
        insight: I,
        seat: Seat,
        trail: Trail<'a>,
    ) -> Result<(f64, Trail<'a>), Unsuited>
    where
        M: Method<TreeGame>,
        I: Insight<TreeGame>,
    {
        let levels = self.shape().height();
        let too_deep = || Unsuited::Deep { mode: self.mode, levels };
        let stack = levels.checked_mul(STACK_PER_LEVEL).and_then(|size| size.checked_add(STACK));
        let stack = stack.ok_or_else(too_deep)?;
        let mut search = search.with_insight(insight).traced(trail);
        let work = || {
            let value = search.search_for(&self.game, &self.game.root(), seat).value;
            (value, search.tracer().clone())
        };
        thread::scope(|scope| {
            let worker = thread::Builder::new().stack_size(stack).spawn_scoped(scope, work);
            let worker = worker.map_err(|_| too_deep())?;
            Ok(worker.join().unwrap_or_else(|panic| panic::resume_unwind(panic)))
        })
    }

    fn found(&self, value: Value, trail: &Trail<'_>) -> Valuation {
        let distinct_leaves = trail.seen.iter().filter(|&&seen| seen).count() as u64;
        Valuation { value, leaf_visits: trail.leaf_visits, distinct_leaves }
    }
}

/// The first player's payoffs, each once, in order.
struct Ranks(Vec<i64>);

impl Ranks {
    fn of(tree: &GameTree) -> Self {
        let is_leaf = |node: &NodeId| tree.kind(*node) == NodeKind::Leaf;
        let leaves = tree.shape().nodes().filter(is_leaf);
        let mut payoffs: Vec<i64> = leaves.map(|leaf| tree.written_payoffs(leaf)[0]).collect();
        payoffs.sort_unstable();
        payoffs.dedup();
        Self(payoffs)
    }

    fn payoff(&self, rank: f64) -> i64 {
        self.0[rank as usize]
    }

    /// The rank of the least payoff that is not negative.
    fn of_zero(&self) -> f64 {
        self.0.partition_point(|&payoff| payoff < 0) as f64
    }
}

impl Insight<TreeGame> for &Ranks {
    fn value(&self, game: &TreeGame, state: &AtNode, _: Seat) -> f64 {
        let payoff = game.tree().written_payoffs(state.node())[0];
        self.0.partition_point(|&other| other < payoff) as f64
    }
}

/// Follows a search through the tree.
#[derive(Clone)]
struct Trail<'a> {
    shape: &'a Shape,
    /// The way down to where the search is: nodes of the search and of the tree.
    path: Vec<(trace::NodeId, NodeId)>,
    leaf_visits: u64,
    seen: Vec<bool>,
    /// What each node of the tree was found to be worth; empty if that is not wanted.
    values: Vec<f64>,
}

impl<'a> Trail<'a> {
    fn new(shape: &'a Shape) -> Self {
        let seen = vec![false; shape.len()];
        Self { shape, path: Vec::new(), leaf_visits: 0, seen, values: Vec::new() }
    }

    /// The same, and it remembers values.
    fn remembering(shape: &'a Shape) -> Self {
        Self { values: vec![0.0; shape.len()], ..Self::new(shape) }
    }

    /// Goes back up to a node of the search, and says where in the tree that is.
    fn back_at(&mut self, node: trace::NodeId) -> NodeId {
        while let Some(&(number, place)) = self.path.last() {
            if number == node {
                return place;
            }
            self.path.pop();
        }
        0
    }

    fn note(&mut self, place: NodeId, value: f64) {
        if let Some(known) = self.values.get_mut(place as usize) {
            *known = value;
        }
    }
}

impl Tracer<u32> for Trail<'_> {
    fn event(&mut self, event: Event<u32>) {
        match event {
            Event::Enter { node, parent, via } => {
                let above = parent.map(|parent| self.back_at(parent));
                let child = match via {
                    Via::Root => 0,
                    Via::Action(child) => child,
                    Via::Chance { outcome, .. } => outcome as u32,
                };
                let place = above.map_or(0, |above| self.shape.children(above).start + child);
                self.path.push((node, place));
            }
            Event::Leaf { node, value } => {
                let place = self.back_at(node);
                self.leaf_visits += 1;
                self.seen[place as usize] = true;
                self.note(place, value);
            }
            Event::Back { node, value } => {
                let place = self.back_at(node);
                self.note(place, value);
            }
        }
    }
}
