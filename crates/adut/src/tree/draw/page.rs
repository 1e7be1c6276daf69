//! The tree as a page that plays the algorithm: everything in one file, nothing from outside.
//!
//! The page gets the bare tree and runs the algorithms itself, because leaves can be edited there.

use std::io::Write;

use adut_games::tree::{NodeId, NodeKind};
use serde_json::json;

use super::{Drawing, Written};

const PAGE: &str = include_str!("../assets/page.html");
const STYLE: &str = include_str!("../assets/style.css");
/// One scope, in the order in which they build on each other.
const SCRIPTS: [&str; 5] = [
    include_str!("../assets/engine.js"),
    include_str!("../assets/words.js"),
    include_str!("../assets/layout.js"),
    include_str!("../assets/view.js"),
    include_str!("../assets/app.js"),
];

/// Writes the page.
pub(in crate::tree) fn write_page(drawing: &Drawing, out: &mut dyn Write) -> Written {
    let mut rest = PAGE;
    for (mark, text) in [
        ("{{style}}", STYLE.to_owned()),
        ("{{data}}", data(drawing)),
        ("{{scripts}}", SCRIPTS.concat()),
    ] {
        let (before, after) = rest.split_once(mark).unwrap_or((rest, ""));
        write!(out, "{before}{text}")?;
        rest = after;
    }
    write!(out, "{rest}")
}

fn data(drawing: &Drawing) -> String {
    let tree = &drawing.tree;
    let shape = tree.shape();
    let of_kind = |kind: fn(NodeKind) -> bool| -> Vec<NodeId> {
        shape.nodes().filter(|&node| kind(tree.kind(node))).collect()
    };
    let chance = of_kind(|kind| kind == NodeKind::Chance);
    let outcomes = chance.iter().flat_map(|&node| shape.children(node));
    let data = json!({
        "mode": drawing.mode.name(),
        "players": tree.players(),
        "zeroSum": tree.is_zero_sum(),
        "children": shape.nodes().map(|node| shape.children(node).len()).collect::<Vec<_>>(),
        "probabilities": outcomes.map(|node| (node, tree.probability(node))).collect::<Vec<_>>(),
        "chance": chance,
        "payoffs": of_kind(|kind| kind == NodeKind::Leaf)
            .into_iter()
            .map(|leaf| tree.written_payoffs(leaf))
            .collect::<Vec<_>>(),
    });
    data.to_string()
}
