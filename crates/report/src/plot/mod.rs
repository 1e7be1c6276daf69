//! Plots as values: what is shown, not how.
//!
//! A plot can be drawn, and it can be told in characters where nothing can be drawn.

mod bars;
mod curves;
mod intervals;
mod matrix;
mod scale;
mod steps;

use serde::{Deserialize, Serialize};

pub use bars::Bars;
pub use curves::{Curve, Curves, Mark};
pub use intervals::{Estimate, Intervals};
pub use matrix::Matrix;
pub use steps::{Step, Steps};

use crate::drawing::Drawing;
use crate::number::Unit;
use crate::table::{Cell, Table};

/// A plot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Plot {
    /// Values with their intervals, one below the other.
    Intervals(Intervals),
    /// Shares for pairs.
    Matrix(Matrix),
    /// How things grow.
    Curves(Curves),
    /// How often each value came up.
    Bars(Bars),
    /// From one value to another by steps.
    Steps(Steps),
}

impl Plot {
    /// The drawing of it.
    pub fn drawing(&self) -> Drawing {
        match self {
            Self::Intervals(plot) => plot.drawing(),
            Self::Matrix(plot) => plot.drawing(),
            Self::Curves(plot) => plot.drawing(),
            Self::Bars(plot) => plot.drawing(),
            Self::Steps(plot) => plot.drawing(),
        }
    }

    /// The numbers that are drawn.
    pub(crate) fn data(&self) -> Table {
        let number = |value: f64| Cell::number(value, Unit::Number(3));
        let rows: (&[&str], Vec<Vec<Cell>>) = match self {
            Self::Intervals(plot) => {
                let row = |row: &Estimate| {
                    let interval = Cell::interval(row.interval, plot.unit);
                    vec![Cell::text(&row.name), number(row.value), interval]
                };
                (&["name", "value", "interval"], plot.rows.iter().map(row).collect())
            }
            Self::Matrix(plot) => {
                let row = |(name, row): (&String, &Vec<f64>)| {
                    let others = plot.names.iter().zip(row);
                    let cells =
                        |(other, &share)| vec![Cell::text(name), Cell::text(other), number(share)];
                    others.map(cells).collect::<Vec<_>>()
                };
                let rows = plot.names.iter().zip(&plot.shares).flat_map(row).collect();
                (&["row", "column", "share"], rows)
            }
            Self::Curves(plot) => {
                let row = |curve: &Curve| {
                    let cells = |&(x, y)| vec![Cell::text(&curve.name), number(x), number(y)];
                    curve.points.iter().map(cells).collect::<Vec<_>>()
                };
                (&["curve", "x", "y"], plot.curves.iter().flat_map(row).collect())
            }
            Self::Bars(plot) => {
                let row = |&(value, n): &(f64, u64)| vec![number(value), Cell::count(n)];
                (&["value", "count"], plot.histogram.iter().map(row).collect())
            }
            Self::Steps(plot) => {
                let row =
                    |step: &Step| vec![Cell::text(&step.name), number(step.from), number(step.to)];
                (&["part", "from", "to"], plot.steps.iter().map(row).collect())
            }
        };
        Table { rows: rows.1, ..Table::new("", rows.0) }
    }

    /// The same in lines of characters.
    pub fn lines(&self) -> Vec<String> {
        match self {
            Self::Intervals(plot) => plot.lines(),
            Self::Matrix(plot) => plot.lines(),
            Self::Curves(plot) => plot.lines(),
            Self::Bars(plot) => plot.lines(),
            Self::Steps(plot) => plot.lines(),
        }
    }
}

macro_rules! plots {
    ($($kind:ident),*) => { $(
        impl From<$kind> for Plot {
            fn from(plot: $kind) -> Self {
                Self::$kind(plot)
            }
        }
    )* };
}
plots!(Intervals, Matrix, Curves, Bars, Steps);

/// The widest of some texts, in letters.
fn widest(texts: &[String]) -> usize {
    texts.iter().map(|text| text.chars().count()).max().unwrap_or(0)
}
