//! Where nodes stand: leaves side by side, parents above the middle of their children.

use crate::{NodeId, Shape};

/// Coordinates of nodes, in units of one leaf and one level.
pub(super) struct Places {
    x: Vec<f64>,
    depth: Vec<usize>,
    /// How many leaves stand side by side.
    pub(super) width: usize,
}

impl Places {
    pub(super) fn of(shape: &Shape) -> Self {
        let mut places = Self { x: vec![0.0; shape.len()], depth: vec![0; shape.len()], width: 0 };
        shape.preorder(
            |_| true,
            |depth, node| {
                places.depth[node as usize] = depth;
                if shape.is_leaf(node) {
                    places.x[node as usize] = places.width as f64;
                    places.width += 1;
                }
            },
        );
        // Children have higher numbers, so backwards every parent finds them placed.
        for node in shape.nodes().rev().filter(|&node| !shape.is_leaf(node)) {
            let children = shape.children(node);
            let (first, last) = (children.start as usize, children.end as usize - 1);
            places.x[node as usize] = f64::midpoint(places.x[first], places.x[last]);
        }
        places
    }

    pub(super) fn at(&self, node: NodeId) -> (f64, f64) {
        (self.x[node as usize], self.depth[node as usize] as f64)
    }
}
