//! Trees written as text: what the searches find by playing them as a game, against the
//! evaluations of `games::tree::modes`, which walk the same trees without recursion.

use adut_games::tree::modes::{Mode, Value, value};
use adut_games::tree::{GameTree, TreeGame};
use adut_kernel::{Game as _, Rng, Seat, Seed};
use adut_search::exact::{
    AlphaBeta, BestReply, Exact, MaxN, Method, Minimax, Mtdf, Negamax, Paranoid, Pruning, Pvs,
    StarMethod,
};
use adut_search::trace::{Event, Recording};

/// A random tree in the extended format, for so many players or for two against each other.
fn random_tree(rng: &mut Rng, players: Option<usize>, with_chance: bool) -> GameTree {
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
    GameTree::read(text.as_bytes()).unwrap()
}

/// The root's value for the first player by a search, and how many leaves it looked at.
fn searched<M: Method<TreeGame>>(search: Exact<M>, tree: &GameTree) -> (f64, u64) {
    let game = TreeGame::new(tree.clone()).unwrap();
    let mut search = search.traced(Recording::up_to(usize::MAX));
    let found = search.search_for(&game, &game.root(), Seat::FIRST);
    let is_leaf = |event: &&Event<u32>| matches!(event, Event::Leaf { .. });
    (found.value, search.tracer().events().iter().filter(is_leaf).count() as u64)
}

/// The same by a mode.
fn evaluated(mode: Mode, tree: &GameTree) -> (f64, u64) {
    let found = value(tree, mode).unwrap();
    let first = match found.value {
        Value::Exact(value) => value as f64,
        Value::Tuple(values) => values[0] as f64,
        Value::Mean(values) => values[0],
    };
    (first, found.leaf_visits)
}

fn on_random_trees(name: &str, players: Option<usize>, chance: bool, check: impl Fn(&GameTree)) {
    for n in 0..300 {
        check(&random_tree(&mut Seed::from_text(name).nth(n).rng(), players, chance));
    }
}

#[test]
fn two_players_get_the_same_values_from_the_same_leaves() {
    on_random_trees("two", None, false, |tree| {
        assert_eq!(searched(Minimax::to_the_end(), tree), evaluated(Mode::Minimax, tree));
        assert_eq!(searched(AlphaBeta::to_the_end(), tree), evaluated(Mode::AlphaBeta, tree));
        assert_eq!(searched(Negamax::to_the_end(), tree), evaluated(Mode::Negamax, tree));
        // These search in an order of their own, or remember what they have seen.
        assert_eq!(searched(Pvs::to_the_end(), tree).0, evaluated(Mode::Pvs, tree).0);
        assert_eq!(searched(Mtdf::to_the_end(), tree).0, evaluated(Mode::MtdF, tree).0);
    });
}

#[test]
fn several_players_get_the_same_values() {
    for players in 3..=5 {
        on_random_trees("several", Some(players), false, |tree| {
            let all = evaluated(Mode::Paranoid, tree);
            assert_eq!(searched(Minimax::to_the_end(), tree), all);
            assert_eq!(searched(Paranoid::to_the_end(), tree).0, all.0);
            assert_eq!(searched(MaxN::to_the_end(), tree), evaluated(Mode::MaxN, tree));
            let replies = evaluated(Mode::BestReply, tree).0;
            assert_eq!(searched(BestReply::to_the_end(), tree).0, replies);
        });
    }
}

#[test]
fn means_over_chance_are_the_same() {
    for players in [None, Some(3)] {
        on_random_trees("chance", players, true, |tree| {
            let (mean, leaves) = evaluated(Mode::Expectiminimax, tree);
            for (value, looked_at) in [
                searched(Minimax::to_the_end(), tree),
                searched(Exact::by(StarMethod::new(Pruning::Star2, -20.0, 20.0), u32::MAX), tree),
            ] {
                assert!((value - mean).abs() < 1e-9, "{value} and {mean}, {leaves} {looked_at}");
            }
            let (value, mean) =
                (searched(MaxN::to_the_end(), tree).0, evaluated(Mode::MaxN, tree).0);
            assert!((value - mean).abs() < 1e-9, "{value} and {mean} by max-n");
        });
    }
}
