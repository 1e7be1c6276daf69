//! Trainings, drawn.

use adut_learn::evolution::Generation;
use adut_learn::net::Epoch;
use adut_report::plot::{Curve, Curves};
use adut_report::svg;

/// What the generations reached, as an SVG file; `source` says what repeats it.
pub(super) fn fitness(history: &[Generation], unit: &str, source: &str) -> String {
    let curve = |name: &str, value: fn(&Generation) -> f64| {
        curve(name, history.iter().map(|g| (f64::from(g.number), value(g))))
    };
    let plot = Curves {
        across: "generation".to_owned(),
        up: unit.to_owned(),
        curves: vec![
            curve("best, when chosen", |generation| generation.best),
            curve("mean of all", |generation| generation.mean),
            curve("answer, measured again", |generation| generation.again),
        ],
        ..Curves::default()
    };
    svg(&[plot.into()], "fitness by generation", source)
}

/// Loss and accuracy over the epochs, as an SVG file; `source` says what repeats it.
pub(super) fn epochs(title: &str, history: &[Epoch], source: &str) -> String {
    let held_out = |name: &str, value: fn(&Epoch) -> f64| {
        curve(name, history.iter().map(|epoch| (f64::from(epoch.number), value(epoch))))
    };
    let learned = history.iter().filter_map(|e| Some((f64::from(e.number), e.training_loss?)));
    let panel = |up: &str, curves: Vec<Curve>| Curves {
        across: "epoch".to_owned(),
        up: up.to_owned(),
        curves,
        ..Curves::default()
    };
    let loss = panel(
        "loss",
        vec![curve("learned from", learned), held_out("held out", |epoch| epoch.held_out.loss)],
    );
    let accuracy =
        panel("share of best answers", vec![held_out("held out", |epoch| epoch.held_out.accuracy)]);
    svg(&[loss.into(), accuracy.into()], title, source)
}

fn curve(name: &str, points: impl Iterator<Item = (f64, f64)>) -> Curve {
    Curve { name: name.to_owned(), points: points.collect(), is_reference: false }
}
