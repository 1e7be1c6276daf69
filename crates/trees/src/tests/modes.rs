//! The modes against recursive definitions, and the tree as a game.

use std::sync::Arc;

use adut_kernel::{Actions, Game, Rng, Seat, Turn, play_out};

use super::oracle::Chance;
use crate::modes::{Mode, Unsuited, Valuation, Value, value};
use crate::{GameTree, NodeId, NodeKind, TreeGame};

/// A random text in the extended format.
fn random_text(
    chance: &mut Chance,
    height: usize,
    players: Option<usize>,
    with_chance: bool,
) -> String {
    let mut lines = Vec::new();
    // For each node that comes, how likely it is, where chance decides.
    let mut level: Vec<Option<String>> = vec![None];
    while !level.is_empty() {
        let (mut line, mut next) = (Vec::new(), Vec::new());
        for probability in level {
            let prefix = probability.map(|p| format!("{p}:")).unwrap_or_default();
            let children = 1 + chance.below(4);
            let node = match chance.below(6) {
                draw if lines.len() + 1 == height || draw == 0 => {
                    let values = (0..players.unwrap_or(1)).map(|_| chance.below(21) as i64 - 10);
                    format!("[{}]", values.map(|v| v.to_string()).collect::<Vec<_>>().join(","))
                }
                1 | 2 if with_chance => {
                    next.extend((0..children).map(|_| Some(format!("1/{children}"))));
                    format!("<{children}>")
                }
                _ => {
                    next.extend((0..children).map(|_| None));
                    format!("({children})")
                }
            };
            line.push(format!("{prefix}{node}"));
        }
        lines.push(line.join(" "));
        level = next;
    }
    let players = players.map(|players| format!(" {players}")).unwrap_or_default();
    format!("{}{players}\n{}\n", lines.len(), lines.join("\n"))
}

fn read(text: &str) -> Arc<GameTree> {
    Arc::new(GameTree::read(text.as_bytes()).unwrap())
}

fn exact(found: &Valuation) -> i128 {
    match found.value {
        Value::Exact(value) => value,
        _ => panic!("{found:?} is not exact"),
    }
}

fn mean(found: &Valuation) -> &[f64] {
    match &found.value {
        Value::Mean(values) => values,
        _ => panic!("{found:?} is not a mean"),
    }
}

fn plain_minimax(tree: &GameTree, node: NodeId) -> i128 {
    let below = tree.shape().children(node).map(|child| plain_minimax(tree, child));
    match tree.kind(node) {
        NodeKind::Leaf => tree.payoff(node, 0),
        NodeKind::Choice(0) => below.max().unwrap(),
        _ => below.min().unwrap(),
    }
}

#[test]
fn all_modes_for_two_agree_and_the_clever_ones_look_at_less() {
    let mut chance = Chance::new(4);
    for round in 0..3_000 {
        let text = random_text(&mut chance, 1 + round % 9, None, false);
        let tree = read(&text);
        let expected = plain_minimax(&tree, 0);
        let found = |mode| value(&tree, mode).unwrap();
        for mode in [
            Mode::Minimax,
            Mode::AlphaBeta,
            Mode::Negamax,
            Mode::Pvs,
            Mode::MtdF,
            Mode::Paranoid,
            Mode::BestReply,
        ] {
            assert_eq!(exact(&found(mode)), expected, "{mode}: {text}");
        }
        assert_eq!(mean(&found(Mode::Expectiminimax)), [expected as f64]);
        assert_eq!(mean(&found(Mode::MaxN)), [expected as f64, -expected as f64]);

        let leaves = tree.shape().leaves() as u64;
        assert_eq!(found(Mode::Minimax).leaf_visits, leaves);
        assert_eq!(
            found(Mode::AlphaBeta).leaf_visits,
            found(Mode::Negamax).leaf_visits,
            "the same search in two forms: {text}"
        );
        assert!(found(Mode::Pvs).distinct_leaves <= found(Mode::AlphaBeta).distinct_leaves);
        for mode in Mode::ALL {
            let found = found(mode);
            assert!(found.distinct_leaves <= found.leaf_visits && found.distinct_leaves <= leaves);
        }
    }
}

/// Whether a player would rather have the first tuple than the second.
type Prefers = dyn Fn(u32, &[f64], &[f64]) -> bool;

fn plain_mean(tree: &GameTree, node: NodeId, choose: &Prefers) -> Vec<f64> {
    let below = tree.shape().children(node).map(|child| (child, plain_mean(tree, child, choose)));
    match tree.kind(node) {
        NodeKind::Leaf => (0..tree.players()).map(|p| tree.payoff(node, p) as f64).collect(),
        NodeKind::Choice(player) => below
            .map(|(_, tuple)| tuple)
            .reduce(|best, new| if choose(player, &new, &best) { new } else { best })
            .unwrap(),
        NodeKind::Chance => {
            let mut sum = vec![0.0; tree.players()];
            for (child, tuple) in below {
                for (sum, value) in sum.iter_mut().zip(tuple) {
                    *sum += tree.probability(child) * value;
                }
            }
            sum
        }
    }
}

#[test]
fn means_over_chance_agree_with_the_definition() {
    let mut chance = Chance::new(5);
    for round in 0..1_500 {
        let players = [None, Some(1), Some(2), Some(3), Some(4)][round % 5];
        let tree = read(&random_text(&mut chance, 1 + round % 7, players, true));
        let expected =
            plain_mean(&tree, 0, &|player, new, best| new[player as usize] > best[player as usize]);
        assert_eq!(mean(&value(&tree, Mode::MaxN).unwrap()), expected);
        let expected = plain_mean(&tree, 0, &|player, new, best| {
            if player == 0 { new[0] > best[0] } else { new[0] < best[0] }
        });
        assert_eq!(mean(&value(&tree, Mode::Expectiminimax).unwrap()), &expected[..1]);
    }
}

/// Best reply by its definition: in each round one opponent may choose, the others play their
/// first move.
fn plain_best_reply(tree: &GameTree, node: NodeId, made: bool) -> i128 {
    let children = tree.shape().children(node);
    let first = children.start;
    match tree.kind(node) {
        NodeKind::Leaf => tree.payoff(node, 0),
        NodeKind::Choice(0) => {
            children.map(|child| plain_best_reply(tree, child, false)).max().unwrap()
        }
        _ if made => plain_best_reply(tree, first, true),
        _ => {
            let resisting = children.map(|child| plain_best_reply(tree, child, true)).min();
            resisting.unwrap().min(plain_best_reply(tree, first, false))
        }
    }
}

#[test]
fn one_resisting_opponent_is_never_worse_than_all() {
    let mut chance = Chance::new(6);
    for round in 0..1_500 {
        let players = 1 + round % 4;
        let tree = read(&random_text(&mut chance, 1 + round % 8, Some(players), false));
        let best_reply = value(&tree, Mode::BestReply).unwrap();
        assert_eq!(exact(&best_reply), plain_best_reply(&tree, 0, false));
        let Value::Tuple(paranoid) = value(&tree, Mode::Paranoid).unwrap().value else {
            panic!("paranoid gives a leaf's tuple");
        };
        assert!(exact(&best_reply) >= i128::from(paranoid[0]));
    }
}

#[test]
fn a_chain_of_a_million_levels_is_valued_in_every_mode() {
    let text = format!("1000000\n{}[9]\n", "(1)\n".repeat(999_999));
    let tree = read(&text);
    for mode in Mode::ALL {
        let found = value(&tree, mode).unwrap();
        assert!(matches!(&found.value, Value::Exact(9)) || mean(&found)[0] == 9.0, "{mode}");
    }
}

#[test]
fn extreme_values_stay_inside_the_windows() {
    let text = format!("3\n(2)\n(2) (2)\n[{0}] [{1}] [{1}] [{1}]\n", i64::MIN, i64::MAX);
    let tree = read(&text);
    for mode in [Mode::AlphaBeta, Mode::Negamax, Mode::Pvs, Mode::MtdF] {
        assert_eq!(exact(&value(&tree, mode).unwrap()), i128::from(i64::MAX), "{mode}");
    }
}

#[test]
fn unsuited_modes_say_what_to_take_instead() {
    let dice = read("2\n<2>\n1/2:[1] 0.5:[4]\n");
    assert_eq!(mean(&value(&dice, Mode::Expectiminimax).unwrap()), [2.5]);
    assert_eq!(value(&dice, Mode::Pvs), Err(Unsuited::Chance(Mode::Pvs)));
    let three = read("1 3\n[1,2,3]\n");
    assert_eq!(
        value(&three, Mode::MtdF).unwrap_err().to_string(),
        "mtdf is for two players, this tree has 3; take paranoid, maxn or best-reply"
    );
}

#[test]
fn the_extended_format_is_checked_too() {
    for (text, expected) in [
        ("2 0\n", "line 1: `0` is not the number of players"),
        ("2 2 2\n", "line 1: `2` is too much: the line is full with 2 numbers"),
        ("1\n1:[3]\n", "line 2: `1:[3]` has a probability, but no chance node stands above it"),
        (
            "2\n(1)\n1:[3]\n",
            "line 3: `1:[3]` has a probability, but no chance node stands above it",
        ),
        (
            "2\n<1>\n[3]\n",
            "line 3: `[3]` is an outcome of a chance node and needs its probability before it, as in `0.5:[3]`",
        ),
        (
            "2\n<2>\n0.5:[3] 0.4:[1]\n",
            "line 3: the probabilities up to `0.4:[1]` add to 0.9, not to 1",
        ),
        (
            "2\n<1>\n1.5:[3]\n",
            "line 3: `1.5:[3]` is not a node with a probability from 0 to 1 such as `0.25:` or `1/6:` before it",
        ),
        (
            "2\n<1>\n1/0:[3]\n",
            "line 3: `1/0:[3]` is not a node with a probability from 0 to 1 such as `0.25:` or `1/6:` before it",
        ),
        ("1\n<1>\n", "line 2: `<1>` wants children, but the height 1 makes this the last level"),
        (
            "1\n<0>\n",
            "line 2: `<0>` is an inner node without children, a leaf is written `[value]`",
        ),
        (
            "1\n{1}\n",
            "line 2: `{1}` is not a node: `(k)` or `<k>` with k children, or a leaf in square brackets",
        ),
    ] {
        assert_eq!(GameTree::read(text.as_bytes()).unwrap_err().to_string(), expected, "{text}");
    }
}

#[test]
fn the_tree_is_a_game() {
    let text =
        "4 3\n(2)\n<2> (3)\n1/3:(1) 2/3:[1,2,3] [0,0,1] (2) [7,7,7]\n[4,5,6] [1,1,1] [2,2,2]\n";
    let game = TreeGame::new(read(text)).unwrap();
    let mut actions = Actions::new();
    let mut state = game.root();
    assert_eq!(game.turn(&state), Turn::Seat(Seat::new(0)));
    game.actions(&state, &mut actions);
    assert_eq!(*actions, [0, 1]);
    assert!(game.check(&state, 2).is_err());
    game.apply(&mut state, 0);
    assert_eq!(game.turn(&state), Turn::Chance);
    assert!(game.check(&state, 0).is_err());
    let mut chances = Vec::new();
    assert!(game.chances(&state, &mut chances));
    assert_eq!(chances, [(0, 1.0 / 3.0), (1, 2.0 / 3.0)]);
    game.resolve(&mut state, &0);
    assert_eq!(game.turn(&state), Turn::Seat(Seat::new(1)), "chance takes nobody's turn");
    game.apply(&mut state, 0);
    assert_eq!(game.turn(&state), Turn::Over);
    assert_eq!(
        Seat::all(3).map(|seat| game.payoff(&state, seat)).collect::<Vec<_>>(),
        [4., 5., 6.]
    );
    assert_eq!(game.outcome(&state).winner(), Some(2));

    let mut rng = Rng::new(1);
    let mut ends = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let mut state = game.root();
        play_out(&game, &mut state, &mut actions, &mut rng);
        assert_eq!(game.turn(&state), Turn::Over);
        ends.insert(state.node());
    }
    assert_eq!(ends.len(), game.tree().shape().leaves());
    assert!(TreeGame::new(read("1 7\n[1,2,3,4,5,6,7]\n")).is_err());
}
