//! Curves: how something grows.

use serde::{Deserialize, Serialize};

use super::scale::Scale;
use crate::colour::{Colour, Tone};
use crate::drawing::{Anchor, Drawing, Fill, Letters, Stroke};
use crate::number::{number, short};

/// A curve: its name and its points.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Curve {
    /// What it shows.
    pub name: String,
    /// Its points from left to right; those that cannot be placed are left out.
    pub points: Vec<(f64, f64)>,
    /// Whether it is there to compare with: a theory, not a measurement.
    pub is_reference: bool,
}

/// A point that is marked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mark {
    /// Where it is.
    pub at: (f64, f64),
    /// What its colour says.
    pub tone: Tone,
    /// What is said when it is pointed at.
    pub title: String,
}

/// A plot of some curves.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Curves {
    /// What the horizontal axis shows.
    pub across: String,
    /// What the vertical axis shows.
    pub up: String,
    /// Whether the vertical axis is logarithmic.
    pub is_logarithmic: bool,
    /// The curves.
    pub curves: Vec<Curve>,
    /// Points that are marked.
    #[serde(default)]
    pub marks: Vec<Mark>,
    /// Whether the values are shares: then the vertical axis goes from nothing to all, in percent,
    /// and what lies between a curve and one half is shaded.
    #[serde(default)]
    pub is_share: bool,
}

const WIDTH: f64 = 760.0;
const TOP: f64 = 30.0;
const BOTTOM: f64 = 300.0;
const LEFT: f64 = 70.0;
/// Where the axis ends when the curves' names stand beside it, and when there are none.
const RIGHT: f64 = 560.0;
const WHOLE: f64 = 746.0;
const LINE: f64 = 20.0;
const LONGEST_NAME: usize = 24;
const COLOURS: [Colour; 6] =
    [Colour::Accent, Colour::Ink, Colour::Muted, Colour::Gain, Colour::Slip, Colour::Line];
/// How many characters a curve has in a text.
const CHARACTERS: usize = 48;

impl Curves {
    fn height(&self, y: f64) -> f64 {
        if self.is_logarithmic { y.log10() } else { y }
    }

    /// The points of each curve that can be placed.
    fn placed(&self) -> Vec<Vec<(f64, f64)>> {
        let placed = |curve: &Curve| {
            let points = curve.points.iter().map(|&(x, y)| (x, self.height(y)));
            points.filter(|(x, y)| x.is_finite() && y.is_finite()).collect()
        };
        self.curves.iter().map(placed).collect()
    }

    pub(super) fn drawing(&self) -> Drawing {
        let placed = self.placed();
        let all = || placed.iter().flatten();
        let named = self.curves.iter().any(|curve| !curve.name.is_empty());
        let right = if named { RIGHT } else { WHOLE };
        let across = if self.is_share {
            let last = all().map(|point| point.0).fold(1.0, f64::max);
            Scale::between([0.0, last], LEFT, right)
        } else {
            Scale::holding(all().map(|point| point.0), LEFT, right)
        };
        let up = if self.is_share {
            Scale::between([0.0, 1.0], BOTTOM, TOP)
        } else {
            Scale::holding(all().map(|point| point.1), BOTTOM, TOP)
        };
        let mut drawing = Drawing::new(WIDTH, BOTTOM + 50.0);
        self.axes(&mut drawing, &across, &up, right);
        // Marks have the colours of grades: the curve of shares stays out of them.
        let skipped = if self.is_share { COLOURS.len() - 1 } else { 0 };
        let mut colours = COLOURS.into_iter().cycle().skip(skipped);
        let mut names = 0;
        for (curve, points) in self.curves.iter().zip(&placed) {
            let places: Vec<(f64, f64)> =
                points.iter().map(|&(x, y)| (across.place(x), up.place(y))).collect();
            let stroke = match curve.is_reference {
                true => Stroke::REFERENCE,
                false => Stroke::of(colours.next().unwrap_or(Colour::Accent), 2.0),
            };
            if self.is_share && self.curves.len() == 1 && !places.is_empty() {
                let (first, last) = (places[0].0, places[places.len() - 1].0);
                let even = up.place(0.5);
                let around = [(last, even), (first, even)];
                let outline = places.iter().copied().chain(around).collect();
                drawing.area(Fill(stroke.colour, 0.12), outline);
            }
            drawing.polyline(stroke, places);
            if !curve.name.is_empty() {
                let y = TOP + LINE * f64::from(names);
                names += 1;
                drawing.polyline(stroke, vec![(right + 14.0, y), (right + 36.0, y)]);
                let name = short(&curve.name, LONGEST_NAME);
                drawing.text(Letters::LABEL, (right + 42.0, y + 4.0), Anchor::Start, &name);
            }
        }
        for mark in &self.marks {
            let at = (across.place(mark.at.0), up.place(self.height(mark.at.1)));
            drawing.dot(mark.tone.colour(), at, 5.5, &mark.title);
        }
        drawing
    }

    fn axes(&self, drawing: &mut Drawing, across: &Scale, up: &Scale, right: f64) {
        let (ticks, decimals) = across.ticks(8);
        for tick in ticks {
            let x = across.place(tick);
            drawing.line(Stroke::GRID, (x, TOP), (x, BOTTOM));
            let said = number(tick, decimals);
            drawing.text(Letters::TICK, (x, BOTTOM + 16.0), Anchor::Middle, &said);
        }
        let (mut ticks, decimals) = up.ticks(6);
        if self.is_logarithmic && ticks.iter().filter(|tick| tick.fract() == 0.0).count() > 1 {
            ticks.retain(|tick| tick.fract() == 0.0);
        }
        if self.is_share {
            ticks = vec![0.0, 0.25, 0.5, 0.75, 1.0];
        }
        for tick in ticks {
            let y = up.place(tick);
            let even = self.is_share && tick == 0.5;
            let stroke = if even { Stroke::REFERENCE } else { Stroke::GRID };
            drawing.line(stroke, (LEFT, y), (right, y));
            let said = match () {
                () if self.is_share => format!("{} %", number(100.0 * tick, 0)),
                () if self.is_logarithmic => power(tick),
                () => number(tick, decimals),
            };
            drawing.text(Letters::TICK, (LEFT - 8.0, y + 4.0), Anchor::End, &said);
        }
        drawing.line(Stroke::AXIS, (LEFT, BOTTOM), (right, BOTTOM));
        drawing.line(Stroke::AXIS, (LEFT, TOP), (LEFT, BOTTOM));
        let middle = (LEFT + right) / 2.0;
        drawing.text(Letters::TICK, (middle, BOTTOM + 38.0), Anchor::Middle, &self.across);
        drawing.text(Letters::TICK, (8.0, TOP - 14.0), Anchor::Start, &self.up);
    }

    /// Each curve as a row of blocks, with its least and its greatest value.
    pub(super) fn lines(&self) -> Vec<String> {
        const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
        let placed = self.placed();
        let heights = || placed.iter().flatten().map(|point| point.1);
        let (low, high) = match self.is_share {
            true => (0.0, 1.0),
            false => (heights().fold(f64::MAX, f64::min), heights().fold(f64::MIN, f64::max)),
        };
        let measured = self.curves.iter().zip(&placed).filter(|(curve, _)| !curve.is_reference);
        measured
            .filter(|(_, points)| !points.is_empty())
            .map(|(curve, points)| {
                let step = points.len().div_ceil(CHARACTERS).max(1);
                let block = |&(_, y): &(f64, f64)| {
                    let share = if high > low { (y - low) / (high - low) } else { 0.5 };
                    BLOCKS[((share * 8.0) as usize).min(7)]
                };
                let row: String = points.iter().step_by(step).map(block).collect();
                format!("{} {row}", curve.name).trim_start().to_owned()
            })
            .collect()
    }
}

/// A power of ten, in full where that is short.
fn power(exponent: f64) -> String {
    match exponent {
        e if (0.0..5.0).contains(&e) => number(10f64.powf(e), 0),
        e if (-3.0..0.0).contains(&e) => number(10f64.powf(e), (-e).ceil() as usize),
        e => format!("1e{}", number(e, usize::from(e.fract() != 0.0))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_are_short() {
        let said = [-4.0, -2.0, 0.0, 3.0, 7.0].map(power);
        assert_eq!(said, ["1e−4", "0.01", "1", "1000", "1e7"]);
    }

    #[test]
    fn points_that_cannot_be_placed_are_left_out() {
        let curve = |points: &[(f64, f64)]| Curve { points: points.to_vec(), ..Curve::default() };
        let curves = vec![curve(&[(1.0, 0.0), (2.0, 10.0), (3.0, 100.0)]), curve(&[])];
        let plot = Curves { curves, is_logarithmic: true, ..Curves::default() };
        let drawing = plot.drawing().standalone("growth", "");
        assert!(!drawing.contains("NaN") && !drawing.contains("inf"), "{drawing}");
        assert_eq!(plot.lines(), ["▁█"]);
    }
}
