//! What the trees are worth, by the project's own searches and solvers.

use adut_briskula::solver::{Position, Solver};
use adut_cards::trieste::CardSet;
use adut_connect4::rules::{Connect4, State as Board};
use adut_kernel::{Game, Seat, Seed};
use adut_search::exact::{AlphaBeta, Minimax};
use adut_search::{Insight, Valued};
use serde_json::{Value, json};

use super::unfold::Scene;
use super::{TreeFault, TreeRequest, board, ending, grow};

fn request(value: Value) -> TreeRequest {
    serde_json::from_value(value).unwrap()
}

fn grown(value: Value) -> Value {
    json!(grow(&request(value)).unwrap())
}

fn refused(value: Value) -> String {
    grow(&request(value)).unwrap_err().to_string()
}

/// The root's value as the page works it out: children first, backwards.
fn root_value(tree: &Value) -> f64 {
    let numbers = |key: &str| -> Vec<f64> {
        tree[key].as_array().unwrap().iter().filter_map(Value::as_f64).collect()
    };
    let (children, turns, chance) = (numbers("children"), numbers("turns"), numbers("chance"));
    let mut probability = vec![1.0; children.len()];
    for pair in tree["probabilities"].as_array().unwrap() {
        probability[pair[0].as_u64().unwrap() as usize] = pair[1].as_f64().unwrap();
    }
    let mut payoffs: Vec<f64> =
        tree["payoffs"].as_array().unwrap().iter().map(|leaf| leaf[0].as_f64().unwrap()).collect();
    let mut values = vec![0.0; children.len()];
    let mut end = children.len();
    for node in (0..children.len()).rev() {
        let first = end - children[node] as usize;
        let below = &values[first..end];
        values[node] = if below.is_empty() {
            payoffs.pop().unwrap()
        } else if chance.contains(&(node as f64)) {
            below.iter().zip(&probability[first..end]).map(|(value, p)| value * p).sum()
        } else if turns[node] == 0.0 {
            below.iter().copied().fold(f64::NEG_INFINITY, f64::max)
        } else {
            below.iter().copied().fold(f64::INFINITY, f64::min)
        };
        end = first;
    }
    values[0]
}

/// The scene's values as a search's knowledge.
fn insight<S: Scene + Send + Sync>(scene: S) -> impl Insight<S::Game> {
    Valued(move |_: &S::Game, state: &<S::Game as Game>::State, seat: Seat| {
        let value = scene.value(state) as f64;
        if seat == scene.max() { value } else { -value }
    })
}

fn searched_board(asked: &Value) -> [f64; 2] {
    let TreeRequest::Connect4(asked_board) = request(asked.clone()) else { panic!("a board") };
    let depth = asked["depth"].as_u64().unwrap() as u32;
    let set_up = || board::set_up(&asked_board).unwrap();
    let (scene, root): (_, Board) = set_up();
    let game: Connect4 = scene.game().clone();
    let minimax = Minimax::to_depth(depth).with_insight(insight(scene)).search(&game, &root).value;
    let mut cutting = AlphaBeta::to_depth(depth).with_insight(insight(set_up().0));
    [minimax, cutting.search(&game, &root).value]
}

#[test]
fn boards_are_worth_what_the_search_says() {
    for (rows, turn, connect, depth) in [
        (vec!["----", "----", "----", "----"], "x", 4, 4),
        (vec!["----", "----", "-o--", "xxo-"], "x", 3, 5),
        (vec!["----", "----", "-o--", "xxo-"], "o", 3, 5),
        (vec!["-------", "-------", "-------", "---o---", "--xo---", "--xxo--"], "x", 4, 4),
        (vec!["x-o", "oxx", "xoo"], "o", 3, 9),
    ] {
        let asked = json!({"from": "connect4", "board": rows, "turn": turn, "connect": connect, "depth": depth});
        let tree = grown(asked.clone());
        let [minimax, alpha_beta] = searched_board(&asked);
        assert_eq!(root_value(&tree), minimax, "{asked}");
        assert_eq!(minimax, alpha_beta, "{asked}");
    }
}

/// The browser test has the page's engine find these same two values.
#[test]
fn the_first_trees_of_the_page_have_known_values() {
    let board = json!({"from": "connect4", "board": ["----", "----", "-o--", "xxo-"], "turn": "x",
                       "connect": 3, "depth": 3});
    assert_eq!((root_value(&grown(board.clone())), searched_board(&board)), (1.0, [1.0, 1.0]));
    let last = ending("obicna", json!({"seed": {"seed": "adut", "left": 6}}), "known", 6);
    assert_eq!((root_value(&grown(last.clone())), solved(&last)), (-14.0, -14.0));
}

#[test]
fn a_threat_is_seen_and_counted() {
    let tree = |depth: u32, turn: &str| {
        grown(json!({"from": "connect4", "board": ["----", "x---", "x-o-", "x-oo"],
                     "turn": turn, "depth": depth}))
    };
    let won = tree(1, "x");
    assert_eq!(root_value(&won), 1000.0);
    assert_eq!(won["labels"], json!(["", "1", "2", "3", "4"]));
    assert_eq!(won["spots"][1], "x···/x···/x·O·/x·OO");
    let horizon = tree(1, "o");
    let counted: Vec<i64> =
        horizon["payoffs"].as_array().unwrap().iter().filter_map(|leaf| leaf[0].as_i64()).collect();
    // On top of column 1 o has 9 slanting and 4 + 1 upright, 1 level, x twice 1; in column 2 the
    // upright three of x count 9 against it.
    assert_eq!(counted, [13, -1, 5, 1]);
    assert!(root_value(&tree(2, "o")) > -1000.0, "column 1 stops x");
}

fn ending(variant: &str, deal: Value, stock: &str, depth: u32) -> Value {
    json!({"from": "briskula", "variant": variant, "deal": deal, "stock": stock, "depth": depth})
}

fn dealt(left: usize, seed: u32) -> Value {
    json!({"seed": {"seed": format!("ending {seed}"), "left": left}})
}

/// What the root is worth to the exact solver, counted from there on.
fn solved(asked: &Value) -> f64 {
    let TreeRequest::Briskula(asked) = request(asked.clone()) else { panic!("an ending") };
    let (scene, root) = ending::set_up(&asked).unwrap();
    let position = Position::of_state(scene.game(), &root).unwrap();
    let value = Solver::default().difference(&position).value().unwrap();
    f64::from(value - position.lead_in_points())
}

#[test]
fn open_endings_are_worth_what_the_solver_says() {
    for (variant, left) in [
        ("dupla", 8),
        ("dupla", 7),
        ("dupla", 4),
        ("obicna", 6),
        ("obicna", 8),
        ("obicna", 9),
        ("obicna", 3),
    ] {
        for seed in 0..4 {
            let asked = ending(variant, dealt(left, seed), "known", 40);
            assert_eq!(root_value(&grown(asked.clone())), solved(&asked), "{asked}");
        }
    }
}

#[test]
fn loose_stocks_are_worth_what_expectiminimax_says() {
    for (variant, left, depth) in
        [("obicna", 10, 6), ("obicna", 9, 5), ("dupla", 11, 5), ("dupla", 9, 4)]
    {
        let asked = ending(variant, dealt(left, 1), "unknown", depth);
        let TreeRequest::Briskula(parsed) = request(asked.clone()) else { panic!("an ending") };
        let (scene, root) = ending::set_up(&parsed).unwrap();
        let game = *scene.game();
        let mut search = Minimax::to_depth(depth).with_insight(insight(scene));
        let tree = grown(asked.clone());
        assert!(!tree["chance"].as_array().unwrap().is_empty(), "{asked}");
        let difference = root_value(&tree) - search.search(&game, &root).value;
        assert!(difference.abs() < 1e-9, "{asked}: {difference}");
    }
}

fn chosen(hands: [&[&str]; 2], stock: &[&str], trump: Option<&str>) -> Value {
    json!({"chosen": {"hands": hands, "stock": stock, "trump": trump}})
}

#[test]
fn chosen_cards_are_reached() {
    for (variant, hands, stock, trump) in [
        ("dupla", [&["Ak", "3k", "2d", "7s"][..], &["Ad", "Kb", "4k", "5s"]], &[][..], Some("2k")),
        ("dupla", [&["Ak", "3k"], &["Ad", "Kb"]], &[], Some("Ks")),
        (
            "dupla",
            [&["Ak", "3k", "2d", "7s"], &["Ad", "Kb", "4k", "5s"]],
            &["2s", "4s", "6s", "Hd"],
            None,
        ),
        ("obicna", [&["Ak", "3k", "2d"], &["Ad", "Kb", "4k"]], &[], Some("Ak")),
        ("obicna", [&["Ak", "3k"], &["Ad", "Kb"]], &[], Some("Fd")),
        ("obicna", [&["Ak"], &["Ad"]], &[], Some("Fb")),
        (
            "obicna",
            [&["Ak", "3k", "2d"], &["Ad", "Kb", "4k"]],
            &["5s", "6s", "7s", "Ks"],
            Some("2s"),
        ),
    ] {
        let tree = grown(ending(variant, chosen(hands, stock, trump), "known", 2));
        let spot = &tree["spots"][0];
        for (seat, hand) in hands.iter().enumerate() {
            let mut held: Vec<&str> = spot["hands"][seat].as_str().unwrap().split(' ').collect();
            let mut wanted = hand.to_vec();
            held.sort_unstable();
            wanted.sort_unstable();
            assert_eq!(held, wanted);
        }
        assert_eq!(spot["stock"].as_str().unwrap(), stock.join(" "));
        assert_eq!((spot["trick"].as_str(), spot["leader"].as_u64()), (Some(""), Some(0)));
        if let Some(trump) = trump {
            assert_eq!(spot["trump"].as_str().unwrap()[1..], trump[1..]);
        }
    }
}

/// Any cards whatsoever are either reached exactly or refused.
#[test]
fn drawn_cards_are_reached_or_refused() {
    let mut rng = Seed::from_text("any cards").rng();
    let mut pack: Vec<String> = CardSet::PACK.iter().map(|card| card.to_string()).collect();
    let mut reached = 0;
    for _ in 0..600 {
        rng.shuffle(&mut pack);
        let variant = ["obicna", "dupla"][rng.index(2)];
        let size = 1 + rng.index(4);
        let drawn = 2 * size + 2 * rng.index(17);
        let (hands, stock) = pack[..drawn].split_at(2 * size);
        let (max, min) = hands.split_at(size);
        let deal = json!({"chosen": {"hands": [max, min], "stock": stock, "trump": stock.last().unwrap_or(&min[0])}});
        let Ok(tree) = grow(&request(ending(variant, deal, "known", 1))) else { continue };
        let spot = json!(tree.spots[0]);
        let mut held: Vec<&str> = spot["hands"][1].as_str().unwrap().split(' ').collect();
        let mut wanted: Vec<&str> = min.iter().map(String::as_str).collect();
        held.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(held, wanted);
        assert_eq!(spot["stock"].as_str().unwrap(), stock.join(" "));
        reached += 1;
    }
    assert!(reached > 100, "{reached}");
}

#[test]
fn what_cannot_be_is_refused_in_a_sentence() {
    let empty = ["-------"; 6];
    let board = |rows: &[&str], depth: u32| json!({"from": "connect4", "board": rows, "turn": "x", "depth": depth});
    let cards = |hands, stock, trump| ending("obicna", chosen(hands, stock, trump), "known", 3);
    for (asked, sentence) in [
        (
            json!({"from": "text", "text": "3\n(2)\n[1]"}),
            "line 3: the line ends after 1 of 2 nodes",
        ),
        (
            json!({"from": "text", "text": "1\n[9007199254740993]"}),
            "the leaf value `9007199254740993` is too large to be drawn exactly, the limit is 2^53",
        ),
        (
            board(&empty, 6),
            "the tree has more than 20000 nodes; look fewer moves ahead, or take a smaller or a fuller board",
        ),
        (board(&empty, 0), "the depth is 0, expected 1 to 42"),
        (
            board(&["--", "x-", "--"], 2),
            "the stone in row 2 from the top, column 1, hangs in the air",
        ),
        (board(&["--", "-"], 2), "row 2 of the board has 1 cells, the first row has 2"),
        (board(&["-y"], 2), "`y` is no cell of a board, expected `x`, `o` or `-`"),
        (board(&[], 2), "the number of rows is 0, expected 1 to 6"),
        (
            ending("dupla", dealt(12, 0), "known", 12),
            "the tree has more than 20000 nodes; look fewer cards ahead, or leave fewer cards",
        ),
        (cards([&["Ak"], &["Ak"]], &[], Some("2k")), "the card Ak appears twice"),
        (
            cards([&["Ak"], &["Ad", "2d"]], &[], Some("2k")),
            "hands of 1 and 2 cards with 0 in the stock are no end of this game: both hold as many cards, at least one",
        ),
        (
            cards([&["Ak"], &["Ad"]], &[], None),
            "there is no stock that shows the trump, so name a card of its suit",
        ),
        (
            cards([&["Ak", "3k", "2k"], &["Ad", "3d", "2d"]], &[], Some("7b")),
            "one card of the hand that does not lead must be a trump: it is the card turned up, which is drawn last",
        ),
    ] {
        assert_eq!(refused(asked.clone()), sentence, "{asked}");
    }
    let unknown = refused(cards([&["Ax"], &["Ad"]], &[], Some("2k")));
    assert!(unknown.contains("Ax"), "{unknown}");
    let fault = grow(&request(board(&empty, 6))).unwrap_err();
    assert!(fault.is_size() && matches!(fault, TreeFault::Endless { .. }));
}
