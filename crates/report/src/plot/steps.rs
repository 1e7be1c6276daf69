//! From one value to another by steps: each part begins where the one before it ended.

use serde::{Deserialize, Serialize};

use super::scale::Scale;
use super::widest;
use crate::colour::{Colour, Tone};
use crate::drawing::{Anchor, Drawing, Fill, Letters, Stroke};

/// A part of the way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step {
    /// What it is.
    pub name: String,
    /// Where it begins.
    pub from: f64,
    /// Where it ends.
    pub to: f64,
    /// Its size, as it is said.
    pub said: String,
    /// Whether it is a whole rather than a change.
    pub is_whole: bool,
}

/// A way of shares, from nothing to all.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Steps {
    /// The parts, from top to bottom.
    pub steps: Vec<Step>,
}

const WIDTH: f64 = 760.0;
const NAMES: f64 = 240.0;
const ROW: f64 = 32.0;

impl Steps {
    pub(super) fn drawing(&self) -> Drawing {
        let ends = || self.steps.iter().flat_map(|step| [step.from, step.to]);
        let range = [ends().fold(0.0, f64::min), ends().fold(1.0, f64::max)];
        let scale = Scale::between(range, NAMES, WIDTH - 70.0);
        let bottom = ROW * self.steps.len() as f64 + 4.0;
        let mut drawing = Drawing::new(WIDTH, bottom);
        for share in [0.0, 0.5, 1.0] {
            let x = scale.place(share);
            drawing.line(Stroke::GRID, (x, 4.0), (x, bottom));
        }
        for (i, step) in self.steps.iter().enumerate() {
            let y = ROW * i as f64 + 6.0;
            let [start, end] =
                [step.from.min(step.to), step.from.max(step.to)].map(|at| scale.place(at));
            let fill = match () {
                () if step.is_whole => Fill(Colour::Muted, 0.55),
                () if step.to < step.from => Fill(Tone::Blunder.colour(), 1.0),
                () => Fill(Tone::Gain.colour(), 1.0),
            };
            drawing.text(Letters::LABEL, (0.0, y + 15.0), Anchor::Start, &step.name);
            drawing.rect(fill, (start, y), ((end - start).max(1.5), ROW - 12.0), "");
            drawing.text(Letters::LABEL, (end + 8.0, y + 15.0), Anchor::Start, &step.said);
        }
        drawing
    }

    pub(super) fn lines(&self) -> Vec<String> {
        let texts = |of: fn(&Step) -> &String| self.steps.iter().map(of).cloned().collect();
        let (names, values): (Vec<String>, Vec<String>) =
            (texts(|step| &step.name), texts(|step| &step.said));
        let (wide, room) = (widest(&names), widest(&values));
        let rows = names.iter().zip(&values);
        rows.map(|(name, said)| format!("{name:<wide$}  {said:>room$}")).collect()
    }
}
