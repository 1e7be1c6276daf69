//! How often each value came up.

use serde::{Deserialize, Serialize};

use super::scale::Scale;
use crate::colour::Colour;
use crate::drawing::{Anchor, Drawing, Fill, Letters, Stroke};
use crate::number::{count, number, short, signed};

/// A histogram.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Bars {
    /// What it is of.
    pub title: String,
    /// What the axis shows.
    pub axis: String,
    /// What is counted.
    pub of: String,
    /// Values, ascending, and how often each came up.
    pub histogram: Vec<(f64, u64)>,
    /// Their mean.
    pub mean: f64,
}

const WIDTH: f64 = 370.0;
const HEIGHT: f64 = 190.0;
const LEFT: f64 = 8.0;
const TOP: f64 = 24.0;
const BOTTOM: f64 = 148.0;
const LONGEST_TITLE: usize = 48;
/// How many characters the longest bar has in a text.
const CHARACTERS: u64 = 40;

/// At most so many bars.
const MOST: usize = 41;

/// Values from `from` to `to`, which came up so often.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Bar {
    from: f64,
    to: f64,
    count: u64,
}

impl Bar {
    fn middle(&self) -> f64 {
        f64::midpoint(self.from, self.to)
    }
}

/// One bar for each value where values are few and lie on a grid; otherwise bins of a round width.
fn bars(histogram: &[(f64, u64)]) -> Vec<Bar> {
    let (Some(first), Some(last)) = (histogram.first(), histogram.last()) else {
        return Vec::new();
    };
    let span = last.0 - first.0;
    let gaps = histogram.windows(2).map(|pair| pair[1].0 - pair[0].0);
    let finest = gaps.fold(span.max(1.0), f64::min);
    let rough = (span / (MOST - 1) as f64).max(finest);
    let power = 10f64.powf(rough.log10().floor());
    let rounded = [1.0, 2.0, 5.0, 10.0].map(|m| m * power).into_iter().find(|w| *w >= rough);
    let width = if rough <= finest { finest } else { rounded.unwrap_or(rough) };
    // Bins are centred on multiples of their width, so that zero is the middle of one.
    let bin = |value: f64| (value / width).round() as i64;
    let mut bars: Vec<Bar> = (bin(first.0)..=bin(last.0))
        .map(|k| Bar { from: (k as f64 - 0.5) * width, to: (k as f64 + 0.5) * width, count: 0 })
        .collect();
    for &(value, n) in histogram {
        let i = (bin(value) - bin(first.0)) as usize;
        bars[i].count += n;
    }
    bars
}

fn most(bars: &[Bar]) -> u64 {
    bars.iter().map(|bar| bar.count).max().unwrap_or(1).max(1)
}

impl Bars {
    pub(super) fn drawing(&self) -> Drawing {
        let bars = bars(&self.histogram);
        let edges = bars.iter().flat_map(|bar| [bar.from, bar.to]);
        let scale = Scale::holding(edges.chain([0.0]), LEFT, WIDTH - LEFT);
        let most = most(&bars) as f64;
        let mut drawing = Drawing::new(WIDTH, HEIGHT);
        let title = short(&self.title, LONGEST_TITLE);
        drawing.text(Letters::TITLE, (WIDTH / 2.0, 14.0), Anchor::Middle, &title);
        for bar in &bars {
            let (from, to) = (scale.place(bar.from), scale.place(bar.to));
            let height = (BOTTOM - TOP) * bar.count as f64 / most;
            let said =
                format!("around {}: {} {}", signed(bar.middle(), 1), count(bar.count), self.of);
            let size = ((to - from - 1.0).max(0.5), height);
            drawing.rect(Fill(Colour::Muted, 0.55), (from + 0.5, BOTTOM - height), size, &said);
        }
        drawing.line(Stroke::AXIS, (scale.left(), BOTTOM), (scale.right(), BOTTOM));
        let (ticks, decimals) = scale.ticks(6);
        for tick in ticks {
            let x = scale.place(tick);
            drawing.line(Stroke::AXIS, (x, BOTTOM), (x, BOTTOM + 4.0));
            let said = number(tick, decimals);
            drawing.text(Letters::TICK, (x, BOTTOM + 17.0), Anchor::Middle, &said);
        }
        let zero = scale.place(0.0);
        drawing.line(Stroke::REFERENCE, (zero, TOP), (zero, BOTTOM));
        let at = scale.place(self.mean);
        drawing.line(Stroke::of(Colour::Accent, 2.0), (at, TOP), (at, BOTTOM));
        let below = (WIDTH / 2.0, HEIGHT - 6.0);
        drawing.text(Letters::TICK, below, Anchor::Middle, &self.axis);
        drawing
    }

    pub(super) fn lines(&self) -> Vec<String> {
        let bars = bars(&self.histogram);
        let most = most(&bars);
        let line = |bar: Bar| {
            let length = (bar.count * CHARACTERS).div_ceil(most) as usize;
            let middle = signed(bar.middle(), 2);
            format!("{middle:>9} {:40} {}", "█".repeat(length), bar.count)
        };
        let title = format!("{}, {}", self.title, self.axis);
        std::iter::once(title).chain(bars.into_iter().map(line)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_values_have_a_bar_each() {
        let bars = bars(&[(-1.0, 3), (0.0, 4), (1.0, 5)]);
        assert_eq!(bars.iter().map(|bar| bar.count).collect::<Vec<_>>(), [3, 4, 5]);
        assert_eq!((bars[1].from, bars[1].to), (-0.5, 0.5));
    }

    #[test]
    fn many_values_are_put_together_and_none_is_lost() {
        let histogram: Vec<(f64, u64)> = (-100..=100).map(|k| (f64::from(k) / 2.0, 2)).collect();
        let bars = bars(&histogram);
        assert!(bars.len() <= MOST, "{}", bars.len());
        assert_eq!(bars.iter().map(|bar| bar.count).sum::<u64>(), 402);
    }

    #[test]
    fn one_value_or_none_is_no_trouble() {
        assert!(bars(&[]).is_empty());
        assert_eq!(bars(&[(2.5, 7)]).iter().map(|bar| bar.count).sum::<u64>(), 7);
    }
}
