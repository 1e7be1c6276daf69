//! The whole tree of a small game, with its information sets.

use adut_kernel::{Actions, Game, Seat, Turn};
use rustc_hash::FxHashMap;
use thiserror::Error;

use super::policy::{Policy, Tabular};

/// Why there is no tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TreeError {
    /// More nodes than allowed.
    #[error("the game tree has more than {0} nodes")]
    TooLarge(usize),
    /// A chance event whose outcomes the game does not list.
    #[error("the game tree has a chance event with too many outcomes to list")]
    WideChance,
}

#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) kind: Kind,
    /// Children lie side by side.
    pub(super) children: std::ops::Range<u32>,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    /// Where in the list of payoffs those of this end begin.
    Over(u32),
    Chance,
    /// The number of an information set.
    Choice(u32),
}

#[derive(Clone, Debug)]
pub(super) struct InformationSet<G: Game> {
    pub(super) seat: Seat,
    pub(super) seen: G::Observation,
    pub(super) actions: Vec<G::Action>,
    /// Where its probabilities begin in a strategy.
    pub(super) first: usize,
    /// Its nodes.
    pub(super) nodes: Vec<u32>,
}

impl<G: Game> InformationSet<G> {
    pub(super) fn place(&self) -> std::ops::Range<usize> {
        self.first..self.first + self.actions.len()
    }
}

/// A game unrolled from before the deal to every end. Seats do not share information sets, and a
/// seat must never forget, which the game's observations see to.
#[derive(Clone, Debug)]
pub struct GameTree<G: Game> {
    game: G,
    pub(super) nodes: Vec<Node>,
    /// How likely each node is among its siblings, where chance decides.
    pub(super) chance: Vec<f64>,
    pub(super) payoffs: Vec<f64>,
    pub(super) sets: Vec<InformationSet<G>>,
    /// The length of a strategy.
    entries: usize,
}

/// A probability for each action of each information set of a [`GameTree`].
#[derive(Clone, Debug, PartialEq)]
pub struct Strategy(pub(super) Vec<f64>);

impl<G: Game> GameTree<G> {
    /// Unrolls a game of at most `limit` nodes.
    pub fn build(game: &G, limit: usize) -> Result<Self, TreeError> {
        let tree = Self {
            game: game.clone(),
            nodes: Vec::new(),
            chance: Vec::new(),
            payoffs: Vec::new(),
            sets: Vec::new(),
            entries: 0,
        };
        let mut builder = Builder {
            tree,
            known: FxHashMap::default(),
            listed: Actions::new(),
            limit: limit.min(u32::MAX as usize),
        };
        builder.room_for(1)?;
        builder.grow(0, &game.root())?;
        Ok(builder.tree)
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }
    /// How many nodes there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }
    /// A tree has at least a root.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }
    /// How many information sets there are.
    pub fn information_sets(&self) -> usize {
        self.sets.len()
    }
    pub(super) fn entries(&self) -> usize {
        self.entries
    }

    /// What a policy does in this tree.
    pub fn strategy_of(&self, policy: &impl Policy<G>) -> Strategy {
        let mut strategy = Vec::with_capacity(self.entries);
        let mut row = Vec::new();
        for set in &self.sets {
            policy.probabilities(&self.game, set.seat, &set.seen, &set.actions, &mut row);
            strategy.extend_from_slice(&row);
        }
        Strategy(strategy)
    }

    /// A strategy as a policy that can be played.
    pub fn policy_of(&self, strategy: &Strategy) -> Tabular<G> {
        let mut table = Tabular::default();
        for set in &self.sets {
            table.set(set.seat, set.seen.clone(), strategy.0[set.place()].to_vec());
        }
        table
    }

    /// What a seat gets in the mean when everyone plays by `strategy`.
    pub fn value(&self, strategy: &Strategy, seat: Seat) -> f64 {
        self.value_below(0, strategy, seat)
    }

    fn value_below(&self, node: u32, strategy: &Strategy, seat: Seat) -> f64 {
        let Node { kind, children } = &self.nodes[node as usize];
        let below = children.clone().map(|child| self.value_below(child, strategy, seat));
        match *kind {
            Kind::Over(first) => self.payoffs[first as usize + seat.index()],
            Kind::Chance => {
                below.zip(&self.chance[range(children)]).map(|(value, p)| p * value).sum()
            }
            Kind::Choice(set) => {
                let row = &strategy.0[self.sets[set as usize].place()];
                below.zip(row).map(|(value, p)| p * value).sum()
            }
        }
    }
}

pub(super) fn range(nodes: &std::ops::Range<u32>) -> std::ops::Range<usize> {
    nodes.start as usize..nodes.end as usize
}

struct Builder<G: Game> {
    tree: GameTree<G>,
    known: FxHashMap<(Seat, G::Observation), u32>,
    listed: Actions<G::Action>,
    limit: usize,
}

impl<G: Game> Builder<G> {
    /// Makes room for more nodes, side by side.
    fn room_for(&mut self, count: usize) -> Result<std::ops::Range<u32>, TreeError> {
        let first = self.tree.nodes.len();
        if first + count > self.limit {
            return Err(TreeError::TooLarge(self.limit));
        }
        let unknown = Node { kind: Kind::Chance, children: 0..0 };
        self.tree.nodes.resize(first + count, unknown);
        self.tree.chance.resize(first + count, 0.0);
        Ok(first as u32..(first + count) as u32)
    }

    fn grow(&mut self, node: u32, state: &G::State) -> Result<(), TreeError> {
        let game = self.tree.game.clone();
        let (kind, children) = match game.turn(state) {
            Turn::Over => {
                let first = self.tree.payoffs.len() as u32;
                let payoffs = Seat::all(game.seats()).map(|seat| game.payoff(state, seat));
                self.tree.payoffs.extend(payoffs);
                (Kind::Over(first), 0..0)
            }
            Turn::Chance => {
                let mut outcomes = Vec::new();
                if !game.chances(state, &mut outcomes) {
                    return Err(TreeError::WideChance);
                }
                let children = self.room_for(outcomes.len())?;
                for (child, (outcome, probability)) in children.clone().zip(&outcomes) {
                    let mut next = state.clone();
                    game.resolve(&mut next, outcome);
                    self.tree.chance[child as usize] = *probability;
                    self.grow(child, &next)?;
                }
                (Kind::Chance, children)
            }
            Turn::Seat(seat) => {
                game.actions(state, &mut self.listed);
                let actions = self.listed.to_vec();
                let set = self.set_of(seat, game.observe(state, seat), &actions);
                self.tree.sets[set as usize].nodes.push(node);
                let children = self.room_for(actions.len())?;
                for (child, action) in children.clone().zip(actions) {
                    let mut next = state.clone();
                    game.apply(&mut next, action);
                    self.grow(child, &next)?;
                }
                (Kind::Choice(set), children)
            }
        };
        self.tree.nodes[node as usize] = Node { kind, children };
        Ok(())
    }

    fn set_of(&mut self, seat: Seat, seen: G::Observation, actions: &[G::Action]) -> u32 {
        let Self { tree, known, .. } = self;
        let set = *known.entry((seat, seen)).or_insert_with_key(|(_, seen)| {
            let (seen, actions, first) = (seen.clone(), actions.to_vec(), tree.entries);
            tree.entries += actions.len();
            tree.sets.push(InformationSet { seat, seen, actions, first, nodes: Vec::new() });
            tree.sets.len() as u32 - 1
        });
        debug_assert_eq!(tree.sets[set as usize].actions, actions, "what is seen fixes the moves");
        set
    }
}
