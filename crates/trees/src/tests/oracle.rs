//! The textbook algorithms, recursive and with infinite bounds, judge the fast ones on random
//! trees and boards.

use std::fmt::Write as _;

use super::{unfolded, with_alpha_beta, with_minimax, with_paranoid};

/// Knuth's multiplicative generator: all that a test needs of chance.
pub(super) struct Chance(u64);

impl Chance {
    pub(super) fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(super) fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963);
        (self.0 >> 33) % bound
    }
}

enum Node {
    Leaf(Vec<i64>),
    Inner(Vec<Node>),
}

const EXTREMES: [i64; 4] = [i64::MIN, i64::MAX, i64::MIN + 1, i64::MAX - 1];

fn random_tree(chance: &mut Chance, height: u64, players: usize) -> Node {
    if height == 1 || chance.below(5) == 0 {
        let spread = [3, 20, 1000][chance.below(3) as usize];
        return Node::Leaf(
            (0..players)
                .map(|_| match chance.below(12) {
                    0 => EXTREMES[chance.below(4) as usize],
                    1 => 99_999_998 + chance.below(4) as i64,
                    _ => chance.below(spread) as i64 - spread as i64 / 2,
                })
                .collect(),
        );
    }
    let children = 1 + chance.below(4);
    Node::Inner((0..children).map(|_| random_tree(chance, height - 1, players)).collect())
}

fn tuple(values: &[i64]) -> String {
    let values: Vec<String> = values.iter().map(i64::to_string).collect();
    values.join(",")
}

fn as_text(root: &Node, players: Option<usize>) -> String {
    let mut lines = Vec::new();
    let mut level = vec![root];
    while !level.is_empty() {
        let tokens: Vec<String> = level
            .iter()
            .map(|node| match node {
                Node::Leaf(values) => format!("[{}]", tuple(values)),
                Node::Inner(children) => format!("({})", children.len()),
            })
            .collect();
        lines.push(tokens.join(" "));
        level = level
            .into_iter()
            .flat_map(|node| match node {
                Node::Leaf(_) => [].iter(),
                Node::Inner(children) => children.iter(),
            })
            .collect();
    }
    let players = players.map(|players| format!(" {players}")).unwrap_or_default();
    format!("{}{players}\n{}\n", lines.len(), lines.join("\n"))
}

fn indent(depth: usize, value: &str, below: &str) -> String {
    format!("{}{value}\n{below}", "\t".repeat(depth))
}

fn plain_minimax(node: &Node, depth: usize) -> (i64, String) {
    let mut below = String::new();
    let value = match node {
        Node::Leaf(values) => values[0],
        Node::Inner(children) => {
            let children = children.iter().map(|child| plain_minimax(child, depth + 1));
            let values: Vec<i64> =
                children.map(|(value, text)| (below += &text, value).1).collect();
            let best =
                if depth.is_multiple_of(2) { values.iter().max() } else { values.iter().min() };
            *best.unwrap()
        }
    };
    (value, indent(depth, &value.to_string(), &below))
}

/// Bounds wider than any value stand for infinity.
fn plain_alpha_beta(node: &Node, depth: usize, mut low: i128, mut high: i128) -> (i128, String) {
    let mut below = String::new();
    let value = match node {
        Node::Leaf(values) => i128::from(values[0]),
        Node::Inner(children) => {
            let maximise = depth.is_multiple_of(2);
            let mut best = if maximise { i128::MIN } else { i128::MAX };
            for child in children {
                let (value, text) = plain_alpha_beta(child, depth + 1, low, high);
                below += &text;
                if maximise {
                    best = best.max(value);
                    low = low.max(best);
                } else {
                    best = best.min(value);
                    high = high.min(best);
                }
                if low >= high {
                    break;
                }
            }
            best
        }
    };
    (value, indent(depth, &value.to_string(), &below))
}

fn plain_paranoid(node: &Node, depth: usize, players: usize) -> (&[i64], String) {
    let mut below = String::new();
    let values = match node {
        Node::Leaf(values) => &values[..],
        Node::Inner(children) => {
            let mut best: Option<&[i64]> = None;
            for child in children {
                let (values, text) = plain_paranoid(child, depth + 1, players);
                below += &text;
                let is_better = best.is_none_or(|best| {
                    if depth.is_multiple_of(players) {
                        values[0] > best[0]
                    } else {
                        values[0] < best[0]
                    }
                });
                if is_better {
                    best = Some(values);
                }
            }
            best.unwrap()
        }
    };
    (values, indent(depth, &format!("[{}]", tuple(values)), &below))
}

#[test]
fn random_trees_agree_with_the_textbook() {
    let mut chance = Chance::new(1);
    for round in 0..5_000 {
        let tree = random_tree(&mut chance, 1 + round % 8, 1);
        let text = as_text(&tree, None);
        let found = with_minimax(text.as_bytes()).unwrap();
        assert_eq!(String::from_utf8(found).unwrap(), plain_minimax(&tree, 0).1, "{text}");
        let found = with_alpha_beta(text.as_bytes()).unwrap();
        let expected = plain_alpha_beta(&tree, 0, i128::MIN, i128::MAX).1;
        assert_eq!(String::from_utf8(found).unwrap(), expected, "{text}");
    }
}

#[test]
fn random_trees_for_several_agree_with_the_textbook() {
    let mut chance = Chance::new(2);
    for round in 0..2_000 {
        let players = 1 + round as usize % 5;
        let tree = random_tree(&mut chance, 1 + round % 7, players);
        let text = as_text(&tree, Some(players));
        let found = with_paranoid(text.as_bytes()).unwrap();
        let expected = plain_paranoid(&tree, 0, players).1;
        assert_eq!(String::from_utf8(found).unwrap(), expected, "{text}");
    }
}

fn has_four(board: &[Vec<char>]) -> bool {
    let at = |row: i32, column: i32| {
        let row = usize::try_from(row).ok().and_then(|row| board.get(row))?;
        usize::try_from(column).ok().and_then(|column| row.get(column)).copied()
    };
    (0..board.len() as i32).any(|row| {
        (0..board[0].len() as i32).any(|column| {
            [(0, 1), (1, 0), (1, 1), (1, -1)].iter().any(|(down, right)| {
                at(row, column) != Some('-')
                    && (1..4).all(|i| at(row + i * down, column + i * right) == at(row, column))
            })
        })
    })
}

fn plain_unfold(board: &mut Vec<Vec<char>>, mover: char, depth: usize, out: &mut String) {
    for row in board.iter() {
        let cells: Vec<String> = row.iter().map(char::to_string).collect();
        writeln!(out, "{}{}", "\t".repeat(depth), cells.join(" ")).unwrap();
    }
    out.push('\n');
    if has_four(board) {
        return;
    }
    for column in 0..board[0].len() {
        if let Some(row) = (0..board.len()).rev().find(|&row| board[row][column] == '-') {
            board[row][column] = mover;
            plain_unfold(board, if mover == 'R' { 'B' } else { 'R' }, depth + 1, out);
            board[row][column] = '-';
        }
    }
}

#[test]
fn random_boards_agree_with_the_textbook() {
    let mut chance = Chance::new(3);
    for _ in 0..400 {
        let (rows, columns) = (1 + chance.below(6) as usize, 1 + chance.below(7) as usize);
        let mut board = vec![vec!['-'; columns]; rows];
        // Enough pieces that at most eight cells are free.
        while board.iter().flatten().filter(|&&cell| cell == '-').count() > 8 {
            let column = chance.below(columns as u64) as usize;
            if let Some(row) = (0..rows).rev().find(|&row| board[row][column] == '-') {
                board[row][column] = ['R', 'B'][chance.below(2) as usize];
            }
        }
        let mut expected = String::new();
        plain_unfold(&mut board, 'B', 0, &mut expected);
        let own_text: String = expected.split_inclusive('\n').take(rows).collect();
        let text = format!("{rows} {columns} B\n{own_text}");
        let found = unfolded(text.as_bytes()).unwrap();
        assert_eq!(String::from_utf8(found).unwrap(), expected, "{text}");
    }
}
