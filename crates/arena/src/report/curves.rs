//! Curves: how something grows.

use super::svg::{Anchor, Scale, Svg};
use super::text::{number, short};

/// A curve: its name and its points.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// What it shows.
    pub name: String,
    /// Its points from left to right; those that cannot be placed are left out.
    pub points: Vec<(f64, f64)>,
    /// Whether it is there to compare with: a theory, not a measurement.
    pub is_reference: bool,
}

/// A plot of some curves.
#[derive(Clone, Copy, Debug)]
pub struct CurvePlot<'a> {
    /// The curves.
    pub curves: &'a [Curve],
    /// What the horizontal axis shows.
    pub across: &'a str,
    /// What the vertical axis shows.
    pub up: &'a str,
    /// Whether the vertical axis is logarithmic.
    pub is_logarithmic: bool,
}

const WIDTH: f64 = 760.0;
const TOP: f64 = 30.0;
const BOTTOM: f64 = 300.0;
const LEFT: f64 = 70.0;
const RIGHT: f64 = 560.0;
const LINE: f64 = 20.0;
const LONGEST_NAME: usize = 24;
/// As many as the style has colours for.
const COLOURS: usize = 6;

impl CurvePlot<'_> {
    /// Draws it.
    pub fn draw(&self, label: &str, source: &str) -> String {
        let height = |y: f64| if self.is_logarithmic { y.log10() } else { y };
        let placed: Vec<Vec<(f64, f64)>> = self
            .curves
            .iter()
            .map(|curve| {
                let points = curve.points.iter().map(|&(x, y)| (x, height(y)));
                points.filter(|(x, y)| x.is_finite() && y.is_finite()).collect()
            })
            .collect();
        let all = || placed.iter().flatten();
        let across = Scale::holding(all().map(|point| point.0), LEFT, RIGHT);
        let up = Scale::holding(all().map(|point| point.1), BOTTOM, TOP);
        let mut svg = Svg::new(WIDTH, BOTTOM + 50.0);
        self.axes(&mut svg, &across, &up);
        let mut colour = 0;
        for (i, (curve, points)) in self.curves.iter().zip(&placed).enumerate() {
            let class = if curve.is_reference {
                "reference-curve".to_owned()
            } else {
                colour += 1;
                format!("curve curve-{}", (colour - 1) % COLOURS)
            };
            let places: Vec<(f64, f64)> =
                points.iter().map(|&(x, y)| (across.place(x), up.place(y))).collect();
            svg.polyline(&class, &places);
            let y = TOP + LINE * i as f64;
            svg.polyline(&class, &[(RIGHT + 14.0, y), (RIGHT + 36.0, y)]);
            let name = short(&curve.name, LONGEST_NAME);
            svg.text("label", (RIGHT + 42.0, y + 4.0), Anchor::Start, &name);
        }
        svg.finish(label, source)
    }

    fn axes(&self, svg: &mut Svg, across: &Scale, up: &Scale) {
        let (ticks, decimals) = across.ticks(8);
        for tick in ticks {
            let x = across.place(tick);
            svg.line("grid", (x, TOP), (x, BOTTOM));
            svg.text("tick", (x, BOTTOM + 16.0), Anchor::Middle, &number(tick, decimals));
        }
        let (mut ticks, decimals) = up.ticks(6);
        if self.is_logarithmic && ticks.iter().filter(|tick| tick.fract() == 0.0).count() > 1 {
            ticks.retain(|tick| tick.fract() == 0.0);
        }
        for tick in ticks {
            let y = up.place(tick);
            svg.line("grid", (LEFT, y), (RIGHT, y));
            let said = if self.is_logarithmic { power(tick) } else { number(tick, decimals) };
            svg.text("tick", (LEFT - 8.0, y + 4.0), Anchor::End, &said);
        }
        svg.line("axis", (LEFT, BOTTOM), (RIGHT, BOTTOM));
        svg.line("axis", (LEFT, TOP), (LEFT, BOTTOM));
        svg.text("axis-name", ((LEFT + RIGHT) / 2.0, BOTTOM + 38.0), Anchor::Middle, self.across);
        svg.text("axis-name", (LEFT, TOP - 12.0), Anchor::Middle, self.up);
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
        let curve = |points: &[(f64, f64)]| Curve {
            name: "a".to_owned(),
            points: points.to_vec(),
            is_reference: false,
        };
        let curves = [curve(&[(1.0, 0.0), (2.0, 10.0), (3.0, 100.0)]), curve(&[])];
        let plot = CurvePlot { curves: &curves, across: "x", up: "y", is_logarithmic: true };
        let drawing = plot.draw("growth", "");
        assert!(!drawing.contains("NaN") && !drawing.contains("inf"), "{drawing}");
    }
}
