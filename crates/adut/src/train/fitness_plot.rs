//! A training of genes, drawn.

use adut_arena::report::curves::{Curve, CurvePlot};
use adut_learn::evolution::Generation;

use crate::reproduce::standalone;

/// What the generations reached, as an SVG file; `source` says what repeats it.
pub(super) fn draw(history: &[Generation], unit: &str, source: &str) -> String {
    let curve = |name: &str, value: fn(&Generation) -> f64| Curve {
        name: name.to_owned(),
        points: history.iter().map(|g| (f64::from(g.number), value(g))).collect(),
        is_reference: false,
    };
    let curves = [
        curve("best, when chosen", |generation| generation.best),
        curve("mean of all", |generation| generation.mean),
        curve("answer, measured again", |generation| generation.again),
    ];
    let plot = CurvePlot { curves: &curves, across: "generation", up: unit, is_logarithmic: false };
    standalone(&plot.draw("fitness by generation", source))
}
