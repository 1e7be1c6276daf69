//! The tree in Graphviz's language.

use std::io::Write;

use crate::NodeKind;

use super::{Drawing, Role, Written};

/// Writes the graph. Labels are numbers and brackets only, so nothing needs escaping.
pub fn write_dot(drawing: &Drawing, out: &mut dyn Write) -> Written {
    let shape = drawing.tree.shape();
    writeln!(out, "digraph tree {{\n  ordering=out;\n  edge [arrowhead=none];")?;
    for node in shape.nodes() {
        let form = match drawing.role(node) {
            Role::Max => "triangle",
            Role::Min => "invtriangle",
            Role::Player(_) => "circle",
            Role::Chance => "diamond",
            Role::Leaf => "box",
        };
        let style = if drawing.is_visited(node) { "solid" } else { "dashed" };
        let label = drawing.label(node);
        writeln!(out, "  n{node} [shape={form}, style={style}, label=\"{label}\"];")?;
    }
    for parent in shape.nodes() {
        for child in shape.children(parent) {
            let style = if drawing.is_visited(child) { "solid" } else { "dashed" };
            write!(out, "  n{parent} -> n{child} [style={style}")?;
            if drawing.tree.kind(parent) == NodeKind::Chance {
                write!(out, ", label=\"{}\"", drawing.tree.probability(child))?;
            }
            writeln!(out, "];")?;
        }
    }
    writeln!(out, "}}")
}
