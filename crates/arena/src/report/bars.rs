//! How often each score difference came up.

use super::svg::{Anchor, Scale, Svg};
use super::text::{count, number, signed};

const WIDTH: f64 = 370.0;
const HEIGHT: f64 = 190.0;
const LEFT: f64 = 8.0;
const TOP: f64 = 24.0;
const BOTTOM: f64 = 148.0;

/// At most so many bars.
const MOST: usize = 41;

/// Values from `from` to `to`, which came up so often.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Bar {
    pub(super) from: f64,
    pub(super) to: f64,
    pub(super) count: u64,
}

/// One bar for each value where values are few and lie on a grid; otherwise bins of a round width.
pub(super) fn bars(histogram: &[(f64, u64)]) -> Vec<Bar> {
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

pub(super) fn draw(
    title: &str,
    histogram: &[(f64, u64)],
    mean: f64,
    label: &str,
    source: &str,
) -> String {
    let bars = bars(histogram);
    let edges = bars.iter().flat_map(|bar| [bar.from, bar.to]);
    let scale = Scale::holding(edges.chain([0.0]), LEFT, WIDTH - LEFT);
    let most = bars.iter().map(|bar| bar.count).max().unwrap_or(1).max(1) as f64;
    let mut svg = Svg::new(WIDTH, HEIGHT);
    svg.text("title", (WIDTH / 2.0, 14.0), Anchor::Middle, title);
    for bar in &bars {
        let (from, to) = (scale.place(bar.from), scale.place(bar.to));
        let height = (BOTTOM - TOP) * bar.count as f64 / most;
        let middle = signed((bar.from + bar.to) / 2.0, 1);
        let said = format!("around {middle}: {} deals", count(bar.count));
        let width = (to - from - 1.0).max(0.5);
        svg.rect("bar", (from + 0.5, BOTTOM - height), (width, height), &said);
    }
    svg.line("axis", (scale.left(), BOTTOM), (scale.right(), BOTTOM));
    let (ticks, decimals) = scale.ticks(6);
    for tick in ticks {
        let x = scale.place(tick);
        svg.line("axis", (x, BOTTOM), (x, BOTTOM + 4.0));
        svg.text("tick", (x, BOTTOM + 17.0), Anchor::Middle, &number(tick, decimals));
    }
    let zero = scale.place(0.0);
    svg.line("reference", (zero, TOP), (zero, BOTTOM));
    let at = scale.place(mean);
    svg.line("mean", (at, TOP), (at, BOTTOM));
    svg.text("axis-name", (WIDTH / 2.0, HEIGHT - 6.0), Anchor::Middle, "mean difference in a deal");
    svg.finish(label, source)
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
