//! Nine ways to value the same tree, and how many leaves each has to look at.
//!
//! | mode | for | what it does |
//! | --- | --- | --- |
//! | minimax | two | every node, the definition of the value |
//! | alpha–beta | two | skips what cannot change the root |
//! | negamax | two | alpha–beta from the mover's side, one rule for both players |
//! | PVS | two | after the first child only asks whether another is better at all |
//! | MTD(f) | two | only such questions, with a memory, closing in on the value |
//! | paranoid | any number | all others against the first player |
//! | max-n | any number | everyone for himself |
//! | best-reply | any number | of the others only one resists in each round |
//! | expectiminimax | any number, chance | paranoid with averages at chance nodes |
//!
//! Modes for two play for the first player's payoff. Among equal children the first is chosen.
//!
//! Minimax, alpha–beta and paranoid are the tool's own, which fill in whole trees fast. All others
//! are searches of `adut-search`, for which a tree is a game as any other.

mod searched;

use std::fmt;
use std::sync::Arc;

use adut_kernel::MAX_SEATS;
use thiserror::Error;

use super::alpha_beta::alpha_beta;
use super::game_tree::GameTree;
use super::minimax::{minimax, paranoid};
use super::shape::NodeId;

/// A way to value a tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mode {
    /// The definition: the best for whoever chooses.
    Minimax,
    /// Minimax without what cannot matter (fail-soft, from left to right).
    AlphaBeta,
    /// Alpha–beta where each player maximises the opposite of the other's value.
    Negamax,
    /// Principal variation search (Marsland and Campbell 1982).
    Pvs,
    /// MTD(f) (Plaat, Schaeffer, Pijls and de Bruin 1996), starting from 0.
    MtdF,
    /// Paranoid search (Sturtevant and Korf 2000).
    Paranoid,
    /// Max-n (Luckhardt and Irani 1986).
    MaxN,
    /// Best-reply search (Schadd and Winands 2011). A tree has no passing, so an opponent who
    /// does not reply plays his first move, as in the variant BRS+ (Esser et al. 2014).
    BestReply,
    /// Expectiminimax (Michie 1966).
    Expectiminimax,
}

impl Mode {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Minimax,
        Self::AlphaBeta,
        Self::Negamax,
        Self::Pvs,
        Self::MtdF,
        Self::Paranoid,
        Self::MaxN,
        Self::BestReply,
        Self::Expectiminimax,
    ];

    /// The name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Minimax => "minimax",
            Self::AlphaBeta => "alphabeta",
            Self::Negamax => "negamax",
            Self::Pvs => "pvs",
            Self::MtdF => "mtdf",
            Self::Paranoid => "paranoid",
            Self::MaxN => "maxn",
            Self::BestReply => "best-reply",
            Self::Expectiminimax => "expectiminimax",
        }
    }

    fn is_for_two(self) -> bool {
        matches!(self, Self::Minimax | Self::AlphaBeta | Self::Negamax | Self::Pvs | Self::MtdF)
    }

    fn knows_chance(self) -> bool {
        matches!(self, Self::MaxN | Self::Expectiminimax)
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Why a mode cannot value a tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Unsuited {
    /// It knows no chance nodes.
    #[error("{0} knows no chance nodes, take expectiminimax or maxn")]
    Chance(Mode),
    /// It is for two players.
    #[error(
        "{mode} is for two players, this tree has {players}; take paranoid, maxn or best-reply"
    )]
    Players {
        /// The mode.
        mode: Mode,
        /// How many the tree is for.
        players: usize,
    },
    /// Its search seats fewer players.
    #[error("{mode} is for at most {MAX_SEATS} players, this tree has {players}; take paranoid")]
    Seats {
        /// The mode.
        mode: Mode,
        /// How many the tree is for.
        players: usize,
    },
    /// There is not enough memory for a search to go all the way down.
    #[error(
        "{mode} cannot go down {levels} levels in the memory there is; take minimax or paranoid"
    )]
    Deep {
        /// The mode.
        mode: Mode,
        /// How many levels the tree has.
        levels: usize,
    },
    /// It looks at nodes more than once and only values the root.
    #[error("{0} values the root only, take minimax, alphabeta, paranoid, maxn or expectiminimax")]
    NoNodeValues(Mode),
}

/// What a node is worth.
#[derive(Debug, Clone, PartialEq)]
pub enum Value {
    /// A whole number for the first player.
    Exact(i128),
    /// A tuple of whole numbers.
    Tuple(Vec<i64>),
    /// A mean for each player, or for the first only.
    Mean(Vec<f64>),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Self::Exact(value) => value.to_string(),
            Self::Tuple(values) => format!("[{}]", listed(values)),
            Self::Mean(values) if values.len() == 1 => values[0].to_string(),
            Self::Mean(values) => format!("[{}]", listed(values)),
        };
        f.pad(&text)
    }
}

fn listed(values: &[impl ToString]) -> String {
    values.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

/// What a search found, and what it cost.
#[derive(Debug, Clone, PartialEq)]
pub struct Valuation {
    /// Of the root.
    pub value: Value,
    /// How often a leaf was looked at.
    pub leaf_visits: u64,
    /// How many different leaves these were.
    pub distinct_leaves: u64,
}

/// Values the tree's root in the given mode.
pub fn value(tree: &Arc<GameTree>, mode: Mode) -> Result<Valuation, Unsuited> {
    check(tree, mode)?;
    Ok(match mode {
        Mode::Minimax | Mode::AlphaBeta | Mode::Paranoid => {
            let mut values = node_values(tree, mode)?;
            let leaves = count_leaves(tree, |leaf| values[leaf as usize].is_some());
            let value = values.swap_remove(0).unwrap_or(Value::Mean(Vec::new()));
            Valuation { value, leaf_visits: leaves, distinct_leaves: leaves }
        }
        _ => searched::value(tree, mode)?,
    })
}

/// Values every node in the given mode; nothing where it never looked. For modes that give each
/// node one value: minimax, alpha–beta, paranoid, max-n and expectiminimax.
pub fn node_values(tree: &Arc<GameTree>, mode: Mode) -> Result<Vec<Option<Value>>, Unsuited> {
    check(tree, mode)?;
    let nodes = tree.shape().nodes();
    Ok(match mode {
        Mode::AlphaBeta => {
            let mut values = tree.first_player_values();
            let visited = alpha_beta(&mut values);
            nodes
                .map(|n| visited.contains(n).then(|| Value::Exact(values.value(n).into())))
                .collect()
        }
        Mode::Paranoid if !tree.is_zero_sum() => {
            let mut tuples = tree.tuples();
            paranoid(&mut tuples);
            nodes.map(|node| Some(Value::Tuple(tuples.tuple(node).to_vec()))).collect()
        }
        // One opponent is all of them.
        Mode::Minimax | Mode::Paranoid => {
            let mut values = tree.first_player_values();
            minimax(&mut values);
            nodes.map(|node| Some(Value::Exact(values.value(node).into()))).collect()
        }
        Mode::MaxN | Mode::Expectiminimax => searched::node_values(tree, mode)?,
        Mode::Negamax | Mode::Pvs | Mode::MtdF | Mode::BestReply => {
            return Err(Unsuited::NoNodeValues(mode));
        }
    })
}

fn check(tree: &GameTree, mode: Mode) -> Result<(), Unsuited> {
    if tree.has_chance() && !mode.knows_chance() {
        return Err(Unsuited::Chance(mode));
    }
    if tree.players() != 2 && mode.is_for_two() {
        return Err(Unsuited::Players { mode, players: tree.players() });
    }
    Ok(())
}

fn count_leaves(tree: &GameTree, seen: impl Fn(NodeId) -> bool) -> u64 {
    let shape = tree.shape();
    shape.nodes().filter(|&node| shape.is_leaf(node) && seen(node)).count() as u64
}
