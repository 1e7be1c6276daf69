//! Values with their intervals, one below the other.

use serde::{Deserialize, Deserializer, Serialize};

use super::scale::Scale;
use super::widest;
use crate::colour::Colour;
use crate::drawing::{Anchor, Drawing, Letters, Stroke, text_width};
use crate::number::{Unit, short, time};

/// A value and how sure one can be of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// What it is.
    pub name: String,
    /// Its value.
    pub value: f64,
    /// The interval around it; both ends alike where there is none.
    #[serde(deserialize_with = "bounds_or_null")]
    pub interval: [f64; 2],
}

/// JSON has no infinity; an end that is null bounds nothing.
fn bounds_or_null<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[f64; 2], D::Error> {
    let [low, high] = <[Option<f64>; 2]>::deserialize(deserializer)?;
    Ok([low.unwrap_or(f64::NEG_INFINITY), high.unwrap_or(f64::INFINITY)])
}

/// An interval plot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Intervals {
    /// What the axis shows.
    pub axis: String,
    /// A value to compare with, such as that of equals.
    pub reference: Option<f64>,
    /// How values are written.
    pub unit: Unit,
    /// Whether the axis is logarithmic; values then stand on stems, without intervals.
    #[serde(default)]
    pub is_logarithmic: bool,
    /// The rows, from top to bottom.
    pub rows: Vec<Estimate>,
}

const WIDTH: f64 = 760.0;
const ROW: f64 = 26.0;
const TOP: f64 = 12.0;
const LONGEST_NAME: usize = 40;
/// How many characters an axis has in a text.
const CHARACTERS: f64 = 36.0;

impl Intervals {
    fn place(&self, value: f64) -> f64 {
        if self.is_logarithmic { value.log10() } else { value }
    }

    fn scale(&self, left: f64, right: f64) -> Scale {
        let values = self.rows.iter().flat_map(|row| [row.value, row.interval[0], row.interval[1]]);
        let values = values.chain(self.reference).map(|value| self.place(value));
        if self.is_logarithmic {
            Scale::holding(values.flat_map(|log| [log.floor(), log.ceil()]), left, right)
        } else {
            Scale::holding(values, left, right)
        }
    }

    fn names(&self) -> Vec<String> {
        self.rows.iter().map(|row| short(&row.name, LONGEST_NAME)).collect()
    }

    fn values(&self) -> Vec<String> {
        self.rows.iter().map(|row| self.unit.write(row.value)).collect()
    }

    pub(super) fn drawing(&self) -> Drawing {
        let (names, values) = (self.names(), self.values());
        let room = |texts: &[String]| texts.iter().map(|t| text_width(t)).fold(0.0, f64::max);
        let (left, right) = (room(&names) + 20.0, WIDTH - room(&values) - 20.0);
        let scale = self.scale(left, right);
        let bottom = TOP + ROW * self.rows.len() as f64;
        let mut drawing = Drawing::new(WIDTH, bottom + 46.0);
        for (tick, said) in self.ticks(&scale) {
            let x = scale.place(tick);
            drawing.line(Stroke::GRID, (x, TOP), (x, bottom));
            drawing.text(Letters::TICK, (x, bottom + 16.0), Anchor::Middle, &said);
        }
        drawing.line(Stroke::AXIS, (left, bottom), (right, bottom));
        let middle = (left + right) / 2.0;
        drawing.text(Letters::TICK, (middle, bottom + 36.0), Anchor::Middle, &self.axis);
        if let Some(reference) = self.reference {
            let x = scale.place(self.place(reference));
            drawing.line(Stroke::REFERENCE, (x, TOP), (x, bottom));
        }
        for (i, row) in self.rows.iter().enumerate() {
            let y = TOP + ROW * (i as f64 + 0.5);
            let at = scale.place(self.place(row.value));
            let [low, high] = row.interval.map(|bound| scale.place(self.place(bound)));
            drawing.text(Letters::LABEL, (left - 10.0, y + 4.0), Anchor::End, &names[i]);
            let mut title = format!("{}: {}", row.name, values[i]);
            if self.is_logarithmic {
                drawing.line(Stroke::of(Colour::Rule, 2.0), (left, y), (at, y));
            } else if row.interval[0] < row.interval[1] {
                let stroke = Stroke::of(Colour::Ink, 1.6);
                drawing.line(stroke, (low, y), (high, y));
                for end in [low, high] {
                    drawing.line(stroke, (end, y - 4.0), (end, y + 4.0));
                }
                title = format!("{title} {}", self.unit.write_interval(row.interval));
            }
            drawing.dot(Colour::Accent, (at, y), 4.5, &title);
            drawing.text(Letters::LABEL, (WIDTH - 4.0, y + 4.0), Anchor::End, &values[i]);
        }
        drawing
    }

    fn ticks(&self, scale: &Scale) -> Vec<(f64, String)> {
        if self.is_logarithmic {
            let decades = scale.ticks(12).0.into_iter().filter(|decade| decade.fract() == 0.0);
            let said = |decade: f64| match self.unit {
                Unit::Time => time(10f64.powf(decade)).replace(".00", "").replace(".0", ""),
                unit => unit.write(10f64.powf(decade)),
            };
            return decades.map(|decade| (decade, said(decade))).collect();
        }
        let (ticks, decimals) = scale.ticks(6);
        ticks.into_iter().map(|tick| (tick, self.unit.tick(tick, decimals))).collect()
    }

    /// Each row as a line with its interval, the reference as a bar.
    pub(super) fn lines(&self) -> Vec<String> {
        let (names, values) = (self.names(), self.values());
        let (wide, scale) = (widest(&names), self.scale(0.0, CHARACTERS));
        let place = |value: f64| scale.place(self.place(value)).round() as usize;
        let row = |(i, row): (usize, &Estimate)| {
            let mut axis = vec![' '; CHARACTERS as usize + 1];
            let [low, high] = row.interval.map(place);
            axis[low..=high].fill('─');
            if let Some(reference) = self.reference.map(place) {
                axis[reference] = if axis[reference] == ' ' { '┊' } else { '┼' };
            }
            axis[place(row.value)] = '●';
            let axis: String = axis.into_iter().collect();
            format!("{:<wide$} {axis} {}", names[i], values[i])
        };
        self.rows.iter().enumerate().map(row).collect()
    }
}
