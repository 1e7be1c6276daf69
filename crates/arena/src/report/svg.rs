//! Drawing, in the little of SVG that figures need. Colours come from the page's style by class.

use std::fmt::{Display, Write as _};

/// Text made safe for HTML and SVG.
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            c => safe.push(c),
        }
    }
    safe
}

/// Where a text is fixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// By its beginning.
    Start,
    /// By its middle.
    Middle,
    /// By its end.
    End,
}

/// A figure in the making.
#[derive(Debug)]
pub struct Svg {
    width: f64,
    height: f64,
    body: String,
}

impl Svg {
    /// An empty figure of this size.
    pub fn new(width: f64, height: f64) -> Self {
        Self { width, height, body: String::new() }
    }

    /// A straight line.
    pub fn line(&mut self, class: &str, from: (f64, f64), to: (f64, f64)) {
        let ((x1, y1), (x2, y2)) = (from, to);
        self.push(format_args!(
            r#"<line class="{class}" x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}"/>"#
        ));
    }

    /// A rectangle; `title` shows when it is pointed at.
    pub fn rect(
        &mut self,
        class: &str,
        (x, y): (f64, f64),
        (width, height): (f64, f64),
        title: &str,
    ) {
        let title = escape(title);
        self.push(format_args!(
            r#"<rect class="{class}" x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}"><title>{title}</title></rect>"#
        ));
    }

    /// A rectangle that is the fuller, the nearer `strength` is to 1.
    pub fn shade(&mut self, at: (f64, f64), size: (f64, f64), strength: f64, title: &str) {
        let ((x, y), (width, height), title) = (at, size, escape(title));
        self.push(format_args!(
            r#"<rect class="shade" fill-opacity="{strength:.3}" x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}"><title>{title}</title></rect>"#
        ));
    }

    /// A line through these points.
    pub fn polyline(&mut self, class: &str, points: &[(f64, f64)]) {
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let points = points.join(" ");
        self.push(format_args!(r#"<polyline class="{class}" points="{points}"/>"#));
    }

    /// A dot; `title` shows when it is pointed at.
    pub fn dot(&mut self, class: &str, (x, y): (f64, f64), title: &str) {
        let title = escape(title);
        self.push(format_args!(
            r#"<circle class="{class}" cx="{x:.1}" cy="{y:.1}" r="4.5"><title>{title}</title></circle>"#
        ));
    }

    /// A line of text.
    pub fn text(&mut self, class: &str, (x, y): (f64, f64), anchor: Anchor, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let text = escape(text);
        self.push(format_args!(
            r#"<text class="{class}" x="{x:.1}" y="{y:.1}" text-anchor="{anchor}">{text}</text>"#
        ));
    }

    fn push(&mut self, element: impl Display) {
        // Writing to a string does not fail.
        let _ = writeln!(self.body, "{element}");
    }

    /// The figure; `label` is for those who cannot see it, `source` goes along when it is cut out
    /// of its page.
    pub fn finish(self, label: &str, source: &str) -> String {
        let Self { width, height, body } = self;
        let (label, source) = (escape(label), escape(source));
        format!(
            "<svg viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" role=\"img\" aria-label=\"{label}\">\n<desc>{source}</desc>\n{body}</svg>\n"
        )
    }
}

/// How wide a label is, rather too wide than too narrow: fonts differ.
pub fn text_width(text: &str) -> f64 {
    7.8 * text.chars().count() as f64
}

/// From values to places along an axis.
#[derive(Clone, Debug)]
pub struct Scale {
    from: f64,
    to: f64,
    left: f64,
    right: f64,
}

impl Scale {
    /// Holds all finite values with some air around them, between `left` and `right`.
    pub fn holding(values: impl IntoIterator<Item = f64>, left: f64, right: f64) -> Self {
        let finite = values.into_iter().filter(|value| value.is_finite());
        let (low, high) = finite
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(l, h), value| (l.min(value), h.max(value)));
        let (low, high) = if low <= high { (low, high) } else { (0.0, 1.0) };
        let air = if high > low { 0.06 * (high - low) } else { 0.05 * high.abs().max(1.0) };
        Self { from: low - air, to: high + air, left, right }
    }

    /// Where a value lies; what is beyond an end lies on it.
    pub fn place(&self, value: f64) -> f64 {
        let share = (value.clamp(self.from, self.to) - self.from) / (self.to - self.from);
        self.left + share * (self.right - self.left)
    }

    /// Where the axis begins.
    pub fn left(&self) -> f64 {
        self.left
    }

    /// Where the axis ends.
    pub fn right(&self) -> f64 {
        self.right
    }

    /// Round values within, about so many, and how many decimals they need.
    pub fn ticks(&self, about: usize) -> (Vec<f64>, usize) {
        let rough = (self.to - self.from) / about.max(1) as f64;
        let power = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|m| m * power).into_iter().find(|s| *s >= rough);
        let step = step.unwrap_or(10.0 * power);
        let first = (self.from / step).ceil() as i64;
        let last = (self.to / step).floor() as i64;
        let decimals = (-step.log10().floor()).max(0.0) as usize;
        ((first..=last).map(|k| k as f64 * step).collect(), decimals)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_within() {
        let scale = Scale::holding([0.37, 0.63], 0.0, 100.0);
        let (ticks, decimals) = scale.ticks(5);
        assert_eq!(decimals, 1);
        assert_eq!(
            ticks.iter().map(|t| format!("{t:.1}")).collect::<Vec<_>>(),
            ["0.4", "0.5", "0.6"]
        );
        let (ticks, decimals) = Scale::holding([-120.0, 95.0], 0.0, 100.0).ticks(5);
        assert_eq!((ticks, decimals), (vec![-100.0, -50.0, 0.0, 50.0, 100.0], 0));
    }

    #[test]
    fn scales_hold_what_they_are_given() {
        let scale = Scale::holding([1.0, 3.0, f64::INFINITY], 10.0, 20.0);
        assert!(scale.place(1.0) > 10.0 && scale.place(3.0) < 20.0);
        assert_eq!(scale.place(f64::INFINITY), 20.0);
        for values in [vec![], vec![5.0], vec![0.0]] {
            assert!(Scale::holding(values, 0.0, 1.0).place(0.0).is_finite());
        }
    }

    #[test]
    fn nothing_breaks_out_of_a_text() {
        assert_eq!(escape(r#"<b a="x">&'"#), "&lt;b a=&quot;x&quot;&gt;&amp;&#39;");
    }
}
