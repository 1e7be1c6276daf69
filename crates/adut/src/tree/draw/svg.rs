//! The tree as a picture that any viewer shows.

use std::io::Write;

use adut_games::tree::{NodeId, NodeKind};

use super::place::Places;
use super::{Drawing, Role, Written, escaped};

const LEVEL: f64 = 90.0;
const MARGIN: f64 = 40.0;
const RADIUS: f64 = 22.0;

const STYLE: &str = "\
text{font:16px system-ui,sans-serif;text-anchor:middle;dominant-baseline:central;fill:#1b1d21}\
line{stroke:#9aa1ac;stroke-width:1.5}.cut{opacity:.3}line.cut{stroke-dasharray:5 4}\
.max,.player1{fill:#dbe9fb;stroke:#1f6fd1}.min,.player2{fill:#fae3d6;stroke:#c4520e}\
.player{fill:#e3f1ee;stroke:#1f9e89}.chance{fill:#eadffb;stroke:#7a45c2}\
.leaf{fill:#fff;stroke:#5d636d}path,circle,rect{stroke-width:2}";

/// Writes the picture.
pub(in crate::tree) fn write_svg(drawing: &Drawing, out: &mut dyn Write) -> Written {
    let shape = drawing.tree.shape();
    let places = Places::of(shape);
    let longest = shape.nodes().map(|node| drawing.label(node).chars().count()).max().unwrap_or(0);
    let slot = (9.5 * longest as f64 + 16.0).max(60.0);
    let width = slot * places.width as f64 + 2.0 * MARGIN;
    let height = LEVEL * (shape.height() - 1) as f64 + 2.0 * MARGIN + 2.0 * RADIUS;
    let place = |node: NodeId| {
        let (x, depth) = places.at(node);
        (MARGIN + slot * (x + 0.5), MARGIN + RADIUS + LEVEL * depth)
    };
    writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" \
         viewBox=\"0 0 {width:.0} {height:.0}\"><title>{} of a game tree</title>\
         <style>{STYLE}</style><rect width=\"100%\" height=\"100%\" style=\"fill:#fff;stroke:none\"/>",
        drawing.mode
    )?;
    for parent in shape.nodes() {
        for child in shape.children(parent) {
            write_edge(drawing, out, place(parent), place(child), child, parent)?;
        }
    }
    for node in shape.nodes() {
        write_node(drawing, out, place(node), node, slot)?;
    }
    writeln!(out, "</svg>")
}

fn write_edge(
    drawing: &Drawing,
    out: &mut dyn Write,
    (x1, y1): (f64, f64),
    (x2, y2): (f64, f64),
    child: NodeId,
    parent: NodeId,
) -> Written {
    let class = if drawing.is_visited(child) { "" } else { " class=\"cut\"" };
    writeln!(out, "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"{class}/>")?;
    if drawing.tree.kind(parent) == NodeKind::Chance {
        let (x, y) = (f64::midpoint(x1, x2) + 16.0, f64::midpoint(y1, y2));
        writeln!(
            out,
            "<text x=\"{x:.1}\" y=\"{y:.1}\">{}</text>",
            drawing.tree.probability(child)
        )?;
    }
    Ok(())
}

fn write_node(
    drawing: &Drawing,
    out: &mut dyn Write,
    (x, y): (f64, f64),
    node: NodeId,
    slot: f64,
) -> Written {
    let class = if drawing.is_visited(node) { "" } else { " class=\"cut\"" };
    write!(out, "<g transform=\"translate({x:.1} {y:.1})\"{class}>")?;
    let r = RADIUS;
    match drawing.role(node) {
        Role::Max => write!(
            out,
            "<path class=\"max\" d=\"M0 {:.1}L{:.1} {:.1}H{:.1}Z\"/>",
            -1.4 * r,
            1.4 * r,
            0.8 * r,
            -1.4 * r
        )?,
        Role::Min => write!(
            out,
            "<path class=\"min\" d=\"M0 {:.1}L{:.1} {:.1}H{:.1}Z\"/>",
            1.4 * r,
            1.4 * r,
            -0.8 * r,
            -1.4 * r
        )?,
        Role::Player(player @ 1..=2) => {
            write!(out, "<circle class=\"player{player}\" r=\"{r}\"/>")?;
        }
        Role::Player(_) => write!(out, "<circle class=\"player\" r=\"{r}\"/>")?,
        Role::Chance => write!(
            out,
            "<path class=\"chance\" d=\"M0 {:.1}L{:.1} 0L0 {:.1}L{:.1} 0Z\"/>",
            -1.2 * r,
            1.4 * r,
            1.2 * r,
            -1.4 * r
        )?,
        Role::Leaf => write!(
            out,
            "<rect class=\"leaf\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"6\"/>",
            4.0 - slot / 2.0,
            -0.75 * r,
            slot - 8.0,
            1.5 * r
        )?,
    }
    writeln!(out, "<text>{}</text></g>", escaped(&drawing.label(node)))
}
