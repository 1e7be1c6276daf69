//! What an experiment found: plain data, as it is stored and as reports are made of it.

use adut_report::number::count;
use adut_report::{Cell, Plot as Drawing, Unit};
use adut_stats::{Trials, fisher, wilson};
use serde::{Deserialize, Deserializer, Serialize};

/// Whether nothing is said about how sure a figure is.
fn is_unbounded([low, high]: [f64; 2]) -> bool {
    low == f64::NEG_INFINITY && high == f64::INFINITY
}

/// Independent trials, and how many of them were hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Sample {
    /// Hits.
    pub(super) hits: u64,
    /// All of them.
    pub(super) all: u64,
}

impl Sample {
    fn trials(self) -> Trials {
        Trials { hits: self.hits, all: self.all }
    }

    /// Wilson's 95 % interval of the share.
    pub(super) fn interval(self) -> [f64; 2] {
        let interval = wilson(self.hits as f64, self.all, 0.95);
        [interval.low, interval.high]
    }
}

/// What a source says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Published {
    /// As it says it.
    pub(super) said: String,
    /// The same as a number, where it is one.
    pub(super) value: Option<f64>,
    /// What the source counted, where it says so.
    pub(super) sample: Option<Sample>,
}

/// Two samples that come from one share differ by more than this level allows once in twenty times.
const LEVEL: f64 = 0.05;

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
    /// What was counted, where the figure is a share.
    pub(super) counted: Option<Sample>,
    /// How it is written.
    pub(super) unit: Unit,
    /// On how many games, situations or deals.
    pub(super) sample: u64,
    /// Games, situations, deals or whatever was counted.
    pub(super) of: String,
    /// Why the published value differs, or what to make of words.
    pub(super) why: Option<String>,
}

/// How a published figure stands to ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Both samples can come from one share, or the number is right.
    Agrees,
    /// They can hardly, or it is wrong.
    Differs,
    /// It was said in words.
    Words,
    /// The source does not say on what it rests, or ours has no interval.
    Unjudged,
    /// The source gives none.
    Unpublished,
}

impl Verdict {
    pub(super) fn as_str(self) -> &'static str {
        match self {
            Verdict::Agrees => "agrees",
            Verdict::Differs => "differs",
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
            counted: None,
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
        let counted = Sample { hits, all: trials };
        let share = hits as f64 / trials.max(1) as f64;
        Self::new(what, Unit::Percent, share, counted.interval())
            .out_of(trials, of)
            .counted(counted)
    }

    /// What was counted for it.
    #[must_use]
    pub(super) fn counted(self, counted: Sample) -> Self {
        Self { counted: Some(counted), ..self }
    }

    /// Measured on so many of these.
    #[must_use]
    pub(super) fn out_of(self, sample: u64, of: &str) -> Self {
        Self { sample, of: of.to_owned(), ..self }
    }

    /// The source gives this number, which is what it is.
    #[must_use]
    pub(super) fn published(self, said: impl Into<String>, value: f64) -> Self {
        let published = Published { said: said.into(), value: Some(value), sample: None };
        Self { published: Some(published), ..self }
    }

    /// The source counted so many.
    #[must_use]
    pub(super) fn published_share(self, said: impl Into<String>, hits: u64, all: u64) -> Self {
        let value = Some(hits as f64 / all.max(1) as f64);
        let published = Published { said: said.into(), value, sample: Some(Sample { hits, all }) };
        Self { published: Some(published), ..self }
    }

    /// The source says this in words.
    #[must_use]
    pub(super) fn claimed(self, said: impl Into<String>) -> Self {
        let published = Published { said: said.into(), value: None, sample: None };
        Self { published: Some(published), ..self }
    }

    /// Why the published value differs, or what to make of words. Shown there only.
    #[must_use]
    pub(super) fn because(self, why: impl Into<String>) -> Self {
        Self { why: Some(why.into()), ..self }
    }

    /// The chance of samples as far apart as the source's and ours, or farther, if both came from
    /// one share; none unless both counted.
    pub(super) fn chance(&self) -> Option<f64> {
        let published = self.published.as_ref()?.sample?;
        Some(fisher(published.trials(), self.counted?.trials()))
    }

    pub(super) fn verdict(&self) -> Verdict {
        let Some(published) = &self.published else { return Verdict::Unpublished };
        let Some(value) = published.value else { return Verdict::Words };
        let [low, high] = self.interval;
        let agrees = match self.chance() {
            Some(chance) => chance >= LEVEL,
            // What the source printed is rounded, and so is what we write beside it.
            None if low == high => (value - low).abs() <= 1e-9,
            None => return Verdict::Unjudged,
        };
        if agrees { Verdict::Agrees } else { Verdict::Differs }
    }

    /// Whether the published figure is what ours is.
    pub(super) fn agrees(&self) -> bool {
        self.verdict() == Verdict::Agrees
    }

    /// How sure the published figure is, where the source says on what it rests.
    pub(super) fn published_certainty(&self) -> Cell {
        let sample = self.published.as_ref().and_then(|published| published.sample);
        match sample {
            Some(sample) => Cell::interval(sample.interval(), self.unit),
            None => Cell::text("–"),
        }
    }

    /// How sure the figure is.
    pub(super) fn certainty(&self) -> Cell {
        match self.interval {
            [low, high] if low == high => Cell::text("exact"),
            interval if is_unbounded(interval) => Cell::text("–"),
            interval => Cell::interval(interval, self.unit),
        }
    }

    /// The number of what was counted, in words.
    pub(super) fn sample_in_words(&self) -> String {
        match self.sample {
            0 => "–".to_owned(),
            1 => format!("1 {}", singular(&self.of)),
            all => format!("{} {}", count(all), self.of),
        }
    }

    /// The explanation, where one is due.
    pub(super) fn explanation(&self) -> Option<&str> {
        let due = matches!(self.verdict(), Verdict::Differs | Verdict::Words | Verdict::Unjudged);
        self.why.as_deref().filter(|_| due)
    }
}

/// One of these: “games” as “game”, “matches” as “match”, “positions of the test set” as “position of
/// the test set”.
fn singular(of: &str) -> String {
    let (many, rest) = of.split_at(of.find(" of ").unwrap_or(of.len()));
    let one = many.strip_suffix("ches").map(|stem| format!("{stem}ch"));
    format!("{}{rest}", one.unwrap_or_else(|| many.trim_end_matches('s').to_owned()))
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
pub(super) struct TextTable {
    /// What it shows.
    pub(super) caption: String,
    /// The heads of its columns.
    pub(super) columns: Vec<String>,
    /// Its rows; the first cell names the row.
    pub(super) rows: Vec<Vec<String>>,
}

impl TextTable {
    pub(super) fn new(caption: impl Into<String>, columns: &[&str]) -> Self {
        let columns = columns.iter().map(|&head| head.to_owned()).collect();
        Self { caption: caption.into(), columns, rows: Vec::new() }
    }

    pub(super) fn push(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }
}

/// A drawing with what it shows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Plot {
    /// What it shows.
    pub(super) caption: String,
    pub(super) drawing: Drawing,
}

/// JSON has no infinity; an end that is null bounds nothing.
fn bounds_or_null<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[f64; 2], D::Error> {
    let [low, high] = <[Option<f64>; 2]>::deserialize(deserializer)?;
    Ok([low.unwrap_or(f64::NEG_INFINITY), high.unwrap_or(f64::INFINITY)])
}

/// What depends on the machine and its load.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Timing {
    /// How long the experiment took, in seconds.
    pub(super) seconds: f64,
    /// Times that the source gives, and ours.
    pub(super) figures: Vec<Figure>,
    /// Tables of times.
    pub(super) tables: Vec<TextTable>,
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
    pub(super) tables: Vec<TextTable>,
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
    fn verdicts_compare_two_samples() {
        let figure = Figure::share("share", 7100, 10_000, "games").because("luck");
        assert_eq!((figure.verdict(), figure.explanation()), (Verdict::Unpublished, None));
        // 64 % lies far outside of our narrow interval, but fifty games may well give it.
        let agrees = figure.clone().published_share("32 of 50", 32, 50);
        assert!(agrees.interval[0] > 0.70);
        assert_eq!((agrees.verdict(), agrees.explanation()), (Verdict::Agrees, None));
        assert_eq!(agrees.published_certainty().written(), "[50.1, 75.9]");
        let differs = figure.clone().published_share("22 of 50", 22, 50);
        assert_eq!((differs.verdict(), differs.explanation()), (Verdict::Differs, Some("luck")));
        let words = figure.clone().claimed("most of them");
        assert_eq!((words.verdict(), words.explanation()), (Verdict::Words, Some("luck")));
        // A share of an unknown number of games cannot be tested.
        let unknown = figure.published("100 %", 1.0);
        assert_eq!((unknown.verdict(), unknown.chance()), (Verdict::Unjudged, None));
        let measured = Figure::measured("a", Unit::Time, 3.0).published("3 µs", 3.0);
        assert_eq!(measured.verdict(), Verdict::Unjudged);
        assert_eq!(measured.certainty().written(), "–");
        let exact = Figure::exact("a", Unit::Count, 3.0);
        assert_eq!(exact.clone().published("3", 3.0).verdict(), Verdict::Agrees);
        assert_eq!(exact.published("4", 4.0).verdict(), Verdict::Differs);
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
    fn one_is_no_plural() {
        let on = |sample: u64, of: &str| Figure::share("a", 0, sample, of).sample_in_words();
        assert_eq!([on(1, "games"), on(2, "games"), on(0, "games")], ["1 game", "2 games", "–"]);
        assert_eq!(on(1, "matches"), "1 match");
        assert_eq!(on(1, "positions of the test set"), "1 position of the test set");
        assert_eq!(on(1, "last deals"), "1 last deal");
    }

    #[test]
    fn exact_figures_say_so() {
        let figure = Figure::exact("deals", Unit::Count, 10_897_286_400.0);
        assert_eq!(figure.certainty().written(), "exact");
        assert_eq!(figure.unit.write(figure.ours).chars().filter(char::is_ascii_digit).count(), 11);
    }
}
