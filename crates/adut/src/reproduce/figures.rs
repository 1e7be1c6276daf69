//! Plots as drawings.

use adut_arena::report::curves::{Curve, CurvePlot};
use adut_arena::report::intervals::{IntervalPlot, Row};
use adut_arena::report::{STYLE, heatmap};

use super::finding::{Drawing, Plot, Unit};

/// Draws a plot; `source` goes along when it is cut out of its page.
pub(super) fn draw(plot: &Plot, source: &str) -> String {
    match &plot.drawing {
        Drawing::Intervals { axis, reference, unit, rows } => {
            let rows: Vec<Row> = rows
                .iter()
                .map(|row| Row { name: row.name.clone(), value: row.value, interval: row.interval })
                .collect();
            let plot = IntervalPlot {
                rows: &rows,
                axis,
                reference: *reference,
                show: &|value| unit.write(value),
                tick: &|value, decimals| tick(*unit, value, decimals),
            };
            plot.draw(axis, source)
        }
        Drawing::Matrix { names, shares } => heatmap::draw(names, shares, &plot.caption, source),
        Drawing::Curves { across, up, is_logarithmic, curves } => {
            let curves: Vec<Curve> = curves
                .iter()
                .map(|line| Curve {
                    name: line.name.clone(),
                    points: line.points.clone(),
                    is_reference: line.is_reference,
                })
                .collect();
            let is_logarithmic = *is_logarithmic;
            CurvePlot { curves: &curves, across, up, is_logarithmic }.draw(&plot.caption, source)
        }
    }
}

fn tick(unit: Unit, value: f64, decimals: usize) -> String {
    match unit {
        Unit::Percent => Unit::Number(decimals.saturating_sub(2)).write(100.0 * value) + " %",
        _ => Unit::Number(decimals).write(value),
    }
}

/// A drawing as a file of its own: with its name space, and the style that a page would give it.
pub(crate) fn standalone(drawing: &str) -> String {
    let svg = drawing.replacen("<svg ", "<svg xmlns=\"http://www.w3.org/2000/svg\" ", 1);
    svg.replacen(
        ">\n",
        &format!(">\n<style>\n{STYLE}svg {{ background: var(--paper); }}\n</style>\n"),
        1,
    )
}
