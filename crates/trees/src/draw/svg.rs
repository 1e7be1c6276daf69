//! The tree as a picture that any viewer shows.

use std::io::Write;

use adut_report::{Anchor, Colour, Drawing as Picture, Fill, Letters, Stroke};

use super::place::Places;
use super::{Drawing, Role, Written};
use crate::{NodeId, NodeKind};

const LEVEL: f64 = 90.0;
const MARGIN: f64 = 40.0;
const RADIUS: f64 = 22.0;
const LETTERS: Letters = Letters { colour: Colour::Ink, size: 16.0, is_strong: false };
/// From the middle of a line of letters to its foot.
const FOOT: f64 = 5.5;

/// Writes the picture.
pub fn write_svg(drawing: &Drawing, out: &mut dyn Write) -> Written {
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
    let mut picture = Picture::new(width, height);
    for parent in shape.nodes() {
        for child in shape.children(parent) {
            let mut stroke = Stroke::of(Colour::Muted, 1.5);
            stroke.is_dashed = !drawing.is_visited(child);
            let (from, to) = (place(parent), place(child));
            draw(&mut picture, drawing.is_visited(child), |picture| {
                picture.line(stroke, from, to);
            });
            if drawing.tree.kind(parent) == NodeKind::Chance {
                let at = (f64::midpoint(from.0, to.0) + 16.0, f64::midpoint(from.1, to.1) + FOOT);
                let chance = drawing.tree.probability(child).to_string();
                picture.text(LETTERS, at, Anchor::Middle, &chance);
            }
        }
    }
    for node in shape.nodes() {
        draw(&mut picture, drawing.is_visited(node), |picture| {
            draw_node(drawing, picture, place(node), node, slot);
        });
    }
    let title = format!("{} of a game tree", drawing.mode);
    writeln!(out, "{}", picture.standalone(&title, &title))
}

/// What the mode did not look at is drawn faintly.
fn draw(picture: &mut Picture, is_visited: bool, draw: impl FnOnce(&mut Picture)) {
    if is_visited { draw(picture) } else { picture.faintly(draw) }
}

fn draw_node(
    drawing: &Drawing,
    picture: &mut Picture,
    (x, y): (f64, f64),
    node: NodeId,
    slot: f64,
) {
    let role = drawing.role(node);
    let colour = match role {
        Role::Max | Role::Player(1) => Colour::Line,
        Role::Min | Role::Player(2) => Colour::Mistake,
        Role::Player(_) => Colour::Gain,
        Role::Chance => Colour::Accent,
        Role::Leaf => Colour::Muted,
    };
    let (outline, fill) = (Stroke::of(colour, 2.0), Fill(colour, 0.15));
    let ground = Fill(Colour::Paper, 1.0);
    let r = RADIUS;
    let corners = match role {
        Role::Max => vec![(0.0, -1.4 * r), (1.4 * r, 0.8 * r), (-1.4 * r, 0.8 * r)],
        Role::Min => vec![(0.0, 1.4 * r), (1.4 * r, -0.8 * r), (-1.4 * r, -0.8 * r)],
        Role::Chance => vec![(0.0, -1.2 * r), (1.4 * r, 0.0), (0.0, 1.2 * r), (-1.4 * r, 0.0)],
        Role::Leaf => {
            let (half, high) = (slot / 2.0 - 4.0, 0.75 * r);
            vec![(-half, -high), (half, -high), (half, high), (-half, high)]
        }
        Role::Player(_) => Vec::new(),
    };
    if corners.is_empty() {
        picture.disc(ground, outline, (x, y), r);
        picture.disc(fill, outline, (x, y), r);
    } else {
        let points: Vec<(f64, f64)> = corners.iter().map(|(dx, dy)| (x + dx, y + dy)).collect();
        picture.area(ground, points.clone());
        let fill = if role == Role::Leaf { ground } else { fill };
        picture.polygon(fill, outline, points);
    }
    picture.text(LETTERS, (x, y + FOOT), Anchor::Middle, &drawing.label(node));
}
