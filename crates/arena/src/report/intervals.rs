//! Values with their intervals, one below the other.

use super::svg::{Anchor, Scale, Svg, text_width};
use super::text::short;

/// A row: what it is, its value and how sure one can be of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// What it is.
    pub name: String,
    /// Its value.
    pub value: f64,
    /// The interval around it.
    pub interval: [f64; 2],
}

/// An interval plot.
pub struct IntervalPlot<'a> {
    /// The rows, from top to bottom.
    pub rows: &'a [Row],
    /// What the axis shows.
    pub axis: &'a str,
    /// A value to compare with, such as that of equals.
    pub reference: Option<f64>,
    /// How a row's value is written, with so many decimals more than the axis needs.
    pub show: &'a dyn Fn(f64) -> String,
    /// How a tick is written, given the decimals that ticks need.
    pub tick: &'a dyn Fn(f64, usize) -> String,
}

const WIDTH: f64 = 760.0;
const ROW: f64 = 26.0;
const TOP: f64 = 12.0;
const LONGEST_NAME: usize = 40;

impl IntervalPlot<'_> {
    /// Draws it.
    pub fn draw(&self, label: &str, source: &str) -> String {
        let names: Vec<String> =
            self.rows.iter().map(|row| short(&row.name, LONGEST_NAME)).collect();
        let shown: Vec<String> = self.rows.iter().map(|row| (self.show)(row.value)).collect();
        let widest = |texts: &[String]| texts.iter().map(|t| text_width(t)).fold(0.0, f64::max);
        let (left, right) = (widest(&names) + 20.0, WIDTH - widest(&shown) - 20.0);
        let values = self.rows.iter().flat_map(|row| [row.value, row.interval[0], row.interval[1]]);
        let scale = Scale::holding(values.chain(self.reference), left, right);
        let bottom = TOP + ROW * self.rows.len() as f64;
        let mut svg = Svg::new(WIDTH, bottom + 46.0);

        let (ticks, decimals) = scale.ticks(6);
        for tick in ticks {
            let x = scale.place(tick);
            svg.line("grid", (x, TOP), (x, bottom));
            svg.text("tick", (x, bottom + 16.0), Anchor::Middle, &(self.tick)(tick, decimals));
        }
        svg.line("axis", (left, bottom), (right, bottom));
        svg.text("axis-name", ((left + right) / 2.0, bottom + 36.0), Anchor::Middle, self.axis);
        if let Some(reference) = self.reference {
            let x = scale.place(reference);
            svg.line("reference", (x, TOP), (x, bottom));
        }
        for (i, row) in self.rows.iter().enumerate() {
            let y = TOP + ROW * (i as f64 + 0.5);
            let [low, high] = row.interval.map(|bound| scale.place(bound));
            let said = super::text::interval(row.interval, self.show);
            let title = format!("{}: {} {said}", row.name, shown[i]);
            svg.text("label", (left - 10.0, y + 4.0), Anchor::End, &names[i]);
            svg.line("interval", (low, y), (high, y));
            for end in [low, high] {
                svg.line("interval", (end, y - 4.0), (end, y + 4.0));
            }
            svg.dot("point", (scale.place(row.value), y), &title);
            svg.text("value", (WIDTH - 4.0, y + 4.0), Anchor::End, &shown[i]);
        }
        svg.finish(label, source)
    }
}
