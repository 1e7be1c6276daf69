//! What an experiment found: plain data, as it is stored and as reports are made of it.

use adut_arena::report::text;
use serde::{Deserialize, Deserializer, Serialize};

/// How a number is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Unit {
    /// A share, in percent.
    Percent,
    /// A number with so many decimals.
    Number(usize),
    /// A count.
    Count,
    /// Microseconds, in the unit that suits them.
    Time,
}

impl Unit {
    pub(super) fn write(self, value: f64) -> String {
        match self {
            Unit::Percent => text::percent(value),
            Unit::Number(decimals) => text::number(value, decimals),
            Unit::Count if value.fract() == 0.0 && (0.0..1.8e19).contains(&value) => {
                text::count(value as u64)
            }
            Unit::Count => text::number(value, 0),
            Unit::Time => text::time(value),
        }
    }

    pub(super) fn write_interval(self, [low, high]: [f64; 2]) -> String {
        if low == high {
            return "exact".to_owned();
        }
        if is_unbounded([low, high]) {
            return "–".to_owned();
        }
        match self {
            Unit::Percent => text::interval([low, high], |x| text::number(100.0 * x, 1)),
            _ => text::interval([low, high], |x| self.write(x)),
        }
    }
}

/// Whether nothing is said about how sure a figure is.
fn is_unbounded([low, high]: [f64; 2]) -> bool {
    low == f64::NEG_INFINITY && high == f64::INFINITY
}

/// What a source says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Published {
    /// As it says it.
    pub(super) said: String,
    /// The same as a number, where it is one.
    pub(super) value: Option<f64>,
}

/// A figure, and what the source says of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Figure {
    /// What is measured.
    pub(super) what: String,
    /// What the source says, if anything.
    pub(super) published: Option<Published>,
    /// What we find.
    pub(super) ours: f64,
    /// Its 95 % interval; both ends alike where it is exact.
    #[serde(deserialize_with = "bounds_or_null")]
    pub(super) interval: [f64; 2],
    /// How it is written.
    pub(super) unit: Unit,
    /// On how many games, situations or deals.
    pub(super) sample: u64,
    /// Games, situations, deals or whatever was counted.
    pub(super) of: String,
    /// Why the published value does not lie in the interval, or what to make of words.
    pub(super) why: Option<String>,
}

/// How a published figure stands to ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// It lies in the interval.
    Inside,
    /// It does not.
    Outside,
    /// It was said in words.
    Words,
    /// Ours has no interval.
    Unjudged,
    /// The source gives none.
    Unpublished,
}

impl Verdict {
    pub(super) fn as_str(self) -> &'static str {
        match self {
            Verdict::Inside => "inside",
            Verdict::Outside => "outside",
            Verdict::Words => "in words",
            Verdict::Unjudged => "not judged",
            Verdict::Unpublished => "–",
        }
    }
}

impl Figure {
    /// A figure of which the source says nothing yet; see the other methods.
    pub(super) fn new(what: impl Into<String>, unit: Unit, ours: f64, interval: [f64; 2]) -> Self {
        Self {
            what: what.into(),
            published: None,
            ours,
            interval,
            unit,
            sample: 0,
            of: String::new(),
            why: None,
        }
    }

    /// A figure that was measured, with nothing said about how sure it is.
    pub(super) fn measured(what: impl Into<String>, unit: Unit, ours: f64) -> Self {
        Self::new(what, unit, ours, [f64::NEG_INFINITY, f64::INFINITY])
    }

    /// A figure that is as it is.
    pub(super) fn exact(what: impl Into<String>, unit: Unit, ours: f64) -> Self {
        Self::new(what, unit, ours, [ours; 2])
    }

    /// The share of so many independent trials.
    pub(super) fn share(what: impl Into<String>, hits: u64, trials: u64, of: &str) -> Self {
        let interval = adut_stats::wilson(hits as f64, trials, 0.95);
        let share = hits as f64 / trials.max(1) as f64;
        Self::new(what, Unit::Percent, share, [interval.low, interval.high]).out_of(trials, of)
    }

    /// Measured on so many of these.
    #[must_use]
    pub(super) fn out_of(self, sample: u64, of: &str) -> Self {
        Self { sample, of: of.to_owned(), ..self }
    }

    /// The source gives this number.
    #[must_use]
    pub(super) fn published(self, said: impl Into<String>, value: f64) -> Self {
        Self { published: Some(Published { said: said.into(), value: Some(value) }), ..self }
    }

    /// The source says this in words.
    #[must_use]
    pub(super) fn claimed(self, said: impl Into<String>) -> Self {
        Self { published: Some(Published { said: said.into(), value: None }), ..self }
    }

    /// Why the published value lies outside, or what to make of words. Shown there only.
    #[must_use]
    pub(super) fn because(self, why: impl Into<String>) -> Self {
        Self { why: Some(why.into()), ..self }
    }

    pub(super) fn verdict(&self) -> Verdict {
        let Some(published) = &self.published else { return Verdict::Unpublished };
        let [low, high] = self.interval;
        match published.value {
            None => Verdict::Words,
            Some(_) if is_unbounded(self.interval) => Verdict::Unjudged,
            // What the source printed is rounded, and so is what we write beside it.
            Some(value) if (low - 1e-9..=high + 1e-9).contains(&value) => Verdict::Inside,
            Some(_) => Verdict::Outside,
        }
    }

    /// The number of what was counted, in words.
    pub(super) fn sample_in_words(&self) -> String {
        if self.sample == 0 {
            "–".to_owned()
        } else {
            format!("{} {}", text::count(self.sample), self.of)
        }
    }

    /// The explanation, where one is due.
    pub(super) fn explanation(&self) -> Option<&str> {
        let due = matches!(self.verdict(), Verdict::Outside | Verdict::Words | Verdict::Unjudged);
        self.why.as_deref().filter(|_| due)
    }
}

/// The explanations that are due, each with what it explains; one that explains several figures
/// stands once.
pub(super) fn explanations(of: &[Figure]) -> Vec<(String, &str)> {
    let mut all: Vec<(String, &str)> = Vec::new();
    for figure in of {
        let Some(why) = figure.explanation() else { continue };
        match all.iter_mut().find(|(_, other)| *other == why) {
            Some((what, _)) => *what = format!("{what}; {}", figure.what),
            None => all.push((figure.what.clone(), why)),
        }
    }
    all
}

/// A table beside the figures.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Table {
    /// What it shows.
    pub(super) caption: String,
    /// The heads of its columns.
    pub(super) columns: Vec<String>,
    /// Its rows; the first cell names the row.
    pub(super) rows: Vec<Vec<String>>,
}

impl Table {
    pub(super) fn new(caption: impl Into<String>, columns: &[&str]) -> Self {
        let columns = columns.iter().map(|&head| head.to_owned()).collect();
        Self { caption: caption.into(), columns, rows: Vec::new() }
    }

    pub(super) fn push(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }
}

/// A line of an interval plot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Marked {
    /// What it is.
    pub(super) name: String,
    /// Its value.
    pub(super) value: f64,
    /// The interval around it.
    #[serde(deserialize_with = "bounds_or_null")]
    pub(super) interval: [f64; 2],
}

/// A curve of a plot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Line {
    /// What it shows.
    pub(super) name: String,
    /// Its points.
    pub(super) points: Vec<(f64, f64)>,
    /// A theory, not a measurement.
    pub(super) is_reference: bool,
}

/// A plot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Drawing {
    /// Values with their intervals.
    Intervals { axis: String, reference: Option<f64>, unit: Unit, rows: Vec<Marked> },
    /// Shares for pairs of players.
    Matrix { names: Vec<String>, shares: Vec<Vec<f64>> },
    /// Curves.
    Curves { across: String, up: String, is_logarithmic: bool, curves: Vec<Line> },
}

/// A drawing with what it shows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Plot {
    /// What it shows.
    pub(super) caption: String,
    /// How.
    pub(super) drawing: Drawing,
}

/// JSON has no infinity; an end that is null bounds nothing.
fn bounds_or_null<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[f64; 2], D::Error> {
    let [low, high] = <[Option<f64>; 2]>::deserialize(deserializer)?;
    Ok([low.unwrap_or(f64::NEG_INFINITY), high.unwrap_or(f64::INFINITY)])
}

/// What depends on the machine and its mood.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Timing {
    /// How long the experiment took, in seconds.
    pub(super) seconds: f64,
    /// Times that the source gives, and ours.
    pub(super) figures: Vec<Figure>,
    /// Tables of times.
    pub(super) tables: Vec<Table>,
    /// Plots of times.
    pub(super) plots: Vec<Plot>,
}

/// What an experiment found.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Finding {
    /// What follows from it, in a sentence or two.
    pub(super) verdict: String,
    /// Figures, with what the source says of them.
    pub(super) figures: Vec<Figure>,
    /// Tables beside them.
    pub(super) tables: Vec<Table>,
    /// Plots.
    pub(super) plots: Vec<Plot>,
    /// What else is to be said, by paragraphs.
    pub(super) text: Vec<String>,
    /// Commands that repeat parts of it.
    pub(super) commands: Vec<String>,
    /// Times, which differ from run to run.
    pub(super) timing: Timing,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verdicts_are_about_the_interval() {
        let figure = Figure::new("share", Unit::Percent, 0.6, [0.55, 0.65]).because("luck");
        assert_eq!(figure.verdict(), Verdict::Unpublished);
        assert_eq!(figure.explanation(), None);
        let inside = figure.clone().published("65 %", 0.65);
        assert_eq!((inside.verdict(), inside.explanation()), (Verdict::Inside, None));
        let outside = figure.clone().published("70 %", 0.7);
        assert_eq!((outside.verdict(), outside.explanation()), (Verdict::Outside, Some("luck")));
        let measured = Figure::measured("a", Unit::Time, 3.0).published("3 µs", 3.0);
        assert_eq!(measured.verdict(), Verdict::Unjudged);
        assert_eq!(measured.unit.write_interval(measured.interval), "–");
        let words = figure.claimed("most of them");
        assert_eq!((words.verdict(), words.explanation()), (Verdict::Words, Some("luck")));
    }

    #[test]
    fn what_explains_several_figures_is_told_once() {
        let figure = |what: &str, why: &str| {
            Figure::exact(what, Unit::Count, 1.0).published("2", 2.0).because(why)
        };
        let all = [figure("a", "luck"), figure("b", "skill"), figure("c", "luck")];
        let told = explanations(&all);
        assert_eq!(told, [("a; c".to_owned(), "luck"), ("b".to_owned(), "skill")]);
    }

    #[test]
    fn what_is_stored_is_read_back() {
        let wide = Figure::new("a", Unit::Number(1), 1.0, [f64::NEG_INFINITY, f64::INFINITY]);
        let finding = Finding { figures: vec![wide.claimed("much")], ..Finding::default() };
        let text = serde_json::to_string(&finding).unwrap();
        assert_eq!(serde_json::from_str::<Finding>(&text).unwrap(), finding);
    }

    #[test]
    fn exact_figures_say_so() {
        let figure = Figure::exact("deals", Unit::Count, 10_897_286_400.0);
        assert_eq!(figure.unit.write_interval(figure.interval), "exact");
        assert_eq!(figure.unit.write(figure.ours).chars().filter(char::is_ascii_digit).count(), 11);
    }
}
