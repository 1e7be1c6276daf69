//! The searches, which play a tree as a game, against the tool's own evaluations, which walk the
//! same trees without recursion.

use std::sync::Arc;

use adut_kernel::{Game as _, Rng, Seat, Seed};
use adut_search::exact::{AlphaBeta, Exact, Method, Minimax, Paranoid, Pruning, StarMethod};
use adut_search::trace::{Event, Tracer};

use crate::modes::{Mode, Value, value};
use crate::{GameTree, TreeGame};

/// Counts leaves.
struct Leaves(u64);

impl Tracer<u32> for Leaves {
    fn event(&mut self, event: Event<u32>) {
        self.0 += u64::from(matches!(event, Event::Leaf { .. }));
    }
}

/// A random tree in the extended format, for so many players or for two against each other.
fn random_tree(rng: &mut Rng, players: Option<usize>, with_chance: bool) -> Arc<GameTree> {
    let height = 1 + rng.below(7) as usize;
    let mut lines = Vec::new();
    let mut level = vec![String::new()];
    while !level.is_empty() {
        let (mut line, mut next) = (Vec::new(), Vec::new());
        for prefix in level {
            let children = 1 + rng.below(4) as usize;
            line.push(match rng.below(6) {
                kind if kind == 0 || lines.len() + 1 == height => {
                    let payoff = |_| (i64::from(rng.below(41)) - 20).to_string();
                    let payoffs: Vec<String> = (0..players.unwrap_or(1)).map(payoff).collect();
                    format!("{prefix}[{}]", payoffs.join(","))
                }
                1 | 2 if with_chance => {
                    next.extend((0..children).map(|_| format!("1/{children}:")));
                    format!("{prefix}<{children}>")
                }
                _ => {
                    next.extend((0..children).map(|_| String::new()));
                    format!("{prefix}({children})")
                }
            });
        }
        lines.push(line.join(" "));
        level = next;
    }
    let players = players.map(|players| format!(" {players}")).unwrap_or_default();
    let text = format!("{}{players}\n{}\n", lines.len(), lines.join("\n"));
    Arc::new(GameTree::read(text.as_bytes()).unwrap())
}

/// The root's value for the first player by a search, and how many leaves it looked at.
fn searched<M: Method<TreeGame>>(search: Exact<M>, tree: &Arc<GameTree>) -> (f64, u64) {
    let game = TreeGame::new(Arc::clone(tree)).unwrap();
    let mut search = search.traced(Leaves(0));
    let found = search.search_for(&game, &game.root(), Seat::FIRST);
    (found.value, search.tracer().0)
}

/// The same by a mode.
fn evaluated(mode: Mode, tree: &Arc<GameTree>) -> (f64, u64) {
    let found = value(tree, mode).unwrap();
    let first = match found.value {
        Value::Exact(value) => value as f64,
        Value::Tuple(values) => values[0] as f64,
        Value::Mean(values) => values[0],
    };
    (first, found.leaf_visits)
}

fn on_random_trees(
    name: &str,
    players: Option<usize>,
    chance: bool,
    check: impl Fn(&Arc<GameTree>),
) {
    for n in 0..300 {
        check(&random_tree(&mut Seed::from_text(name).nth(n).rng(), players, chance));
    }
}

#[test]
fn two_players_get_the_same_values_from_the_same_leaves() {
    on_random_trees("two", None, false, |tree| {
        assert_eq!(searched(Minimax::to_the_end(), tree), evaluated(Mode::Minimax, tree));
        assert_eq!(searched(AlphaBeta::to_the_end(), tree), evaluated(Mode::AlphaBeta, tree));
    });
}

#[test]
fn several_players_get_the_same_values() {
    for players in 3..=5 {
        on_random_trees("several", Some(players), false, |tree| {
            let all = evaluated(Mode::Paranoid, tree);
            assert_eq!(searched(Minimax::to_the_end(), tree), all);
            assert_eq!(searched(Paranoid::to_the_end(), tree).0, all.0);
        });
    }
}

#[test]
fn means_over_chance_are_the_same() {
    for players in [None, Some(3)] {
        on_random_trees("chance", players, true, |tree| {
            let mean = evaluated(Mode::Expectiminimax, tree).0;
            let star = StarMethod::new(Pruning::Star2, -20.0, 20.0);
            let value = searched(Exact::by(star, u32::MAX), tree).0;
            assert!((value - mean).abs() < 1e-9, "{value} and {mean}");
        });
    }
}
