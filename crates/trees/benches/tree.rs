//! The parts of the game-tree tool on a tree of 797,161 nodes: reading, valuing and printing.

use std::fmt::Write as _;
use std::io;
use std::sync::Arc;

use adut_trees::modes::{Mode, value};
use adut_trees::{GameTree, ValueTree, alpha_beta, minimax};
use divan::Bencher;
use divan::counter::{BytesCount, ItemsCount};

fn main() {
    divan::main();
}

/// A complete tree of three children a node and this many levels.
fn complete_tree(levels: u32) -> String {
    let mut text = format!("{levels}\n");
    for level in 0..levels - 1 {
        text += &vec!["(3)"; 3_usize.pow(level)].join(" ");
        text.push('\n');
    }
    for leaf in 0..3_u64.pow(levels - 1) {
        let value = leaf.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40;
        let _ = write!(text, "[{}] ", value as i64 % 2_000 - 1_000);
    }
    text
}

const LEVELS: u32 = 13;

fn tree() -> ValueTree {
    ValueTree::read(complete_tree(LEVELS).as_bytes()).expect("the text is a tree")
}

#[divan::bench]
fn read(bencher: Bencher) {
    let text = complete_tree(LEVELS);
    bencher.counter(BytesCount::new(text.len())).bench(|| ValueTree::read(text.as_bytes()));
}

#[divan::bench]
fn evaluate_minimax(bencher: Bencher) {
    let tree = tree();
    let nodes = ItemsCount::new(tree.shape().len());
    bencher.counter(nodes).with_inputs(|| tree.clone()).bench_refs(minimax);
}

#[divan::bench]
fn evaluate_alpha_beta(bencher: Bencher) {
    let tree = tree();
    let nodes = ItemsCount::new(tree.shape().len());
    bencher.counter(nodes).with_inputs(|| tree.clone()).bench_refs(alpha_beta);
}

#[divan::bench]
fn print(bencher: Bencher) {
    let tree = tree();
    let nodes = ItemsCount::new(tree.shape().len());
    bencher.counter(nodes).bench(|| tree.write(&mut io::sink(), |_| true));
}

#[divan::bench(args = [Mode::Negamax, Mode::Pvs, Mode::MtdF, Mode::BestReply])]
fn search(bencher: Bencher, mode: Mode) {
    let tree = Arc::new(GameTree::read(complete_tree(10).as_bytes()).expect("the text is a tree"));
    bencher.bench(|| value(&tree, mode));
}
