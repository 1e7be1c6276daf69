//! The training of the genes.

use adut_arena::compare::PairResult;
use adut_learn::evolution::{Evolution, Generation, Method, Reading};
use adut_report::Unit;
use adut_report::number::{number, percent};
use adut_report::plot::{Curve, Curves};
use adut_tablic::rules::Tablic;
use anyhow::Result;

use super::PUBLISHED;
use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding, Plot};
use crate::reproduce::shared::{pairs_table, share};
use crate::tablic::training::{GENES, Wins};

/// The genes that the thesis publishes.
const PUBLISHED_GENES: [f64; GENES] = [0.442331, 0.505713, 0.573743, 0.454097];

/// The two ways to train, and what each is called.
const READINGS: [(Reading, &str); 2] = [(Reading::Code, "code"), (Reading::Prose, "prose")];

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let generations = lab.pick(100, 4, 1) as usize;
    let population = lab.pick(50, 20, 6) as usize;
    let fitness = Wins { game: Tablic::published_code(), games: lab.pick(30, 10, 2) };
    let steps = 2 * generations + generations / 2 + 1;
    let mut histories: Vec<Vec<Generation>> = Vec::new();
    for (at, (reading, _)) in READINGS.into_iter().enumerate() {
        let method = Method::Published { population, reading };
        let mut evolution = Evolution::begin(method, GENES, lab.seed_text());
        for n in 0..generations {
            lab.step(at * generations + n, steps)?;
            evolution.advance(&fitness);
        }
        histories.push(evolution.history().to_vec());
    }
    lab.step(2 * generations, steps)?;
    let trained = |at: usize| -> Vec<f64> {
        histories[at].last().map_or(PUBLISHED_GENES.to_vec(), |last| last.genes.clone())
    };
    let deals = lab.pick(6000, 300, 2);
    let (code, prose, theirs) =
        (player(&trained(0)), player(&trained(1)), player(&PUBLISHED_GENES));
    let (mut pairs, mut commands): (Vec<PairResult>, Vec<String>) = Default::default();
    for pair in [
        [&*code, "greedy-published"],
        [&*prose, "greedy-published"],
        [&*theirs, "greedy-published"],
        [&*code, &*theirs],
        [&*code, &*prose],
    ] {
        let mut run = lab.compare::<Tablic>(PUBLISHED, &pair, deals, 0)?;
        commands.push(run.provenance.command);
        pairs.append(&mut run.pairs);
    }
    let mean = |at: usize, value: fn(&Generation) -> f64| {
        let history = &histories[at];
        history.iter().map(value).sum::<f64>() / history.len().max(1) as f64
    };
    let games = fitness.games as f64;
    let mut figures = Vec::new();
    for (at, (_, name)) in READINGS.into_iter().enumerate() {
        let genes = ["g0", "g1", "g2", "g3"].iter().zip(trained(at)).zip(PUBLISHED_GENES);
        figures.extend(genes.map(|((gene, ours), published)| {
            Figure::measured(
                format!("Trained gene {gene}, as the {name} has it"),
                Unit::Number(6),
                ours,
            )
            .published(number(published, 6), published)
            .because(
                "Not a figure to hit: g2 and g3 cannot change a choice as published, and of \
                 g0 and g1 only the ratio matters, so that training has nothing to pull them to.",
            )
        }));
        let measured = |what: &str, value: f64| {
            Figure::measured(format!("{what}, as the {name} has it"), Unit::Number(2), value)
        };
        let (best, again) = (mean(at, |by| by.best), mean(at, |by| by.again));
        figures
            .push(measured("The best’s wins less losses in the trial that chose it, mean", best));
        figures.push(measured("The same genes’ wins less losses in a second trial, mean", again));
        let what = format!("Genes trained as the {name} has it against greedy-published");
        figures.push(share(what, &pairs[at]));
    }
    let published = share("Published genes against greedy-published", &pairs[2]);
    figures.push(
        published
            .published_share("553 – 445, 2 drawn, of 1000", 553, 998)
            .because("Both seatings here, where the thesis seats Genetic second."),
    );
    figures.push(share("Genes trained as the code has it against the published ones", &pairs[3]));
    figures.push(share("Genes trained as the code has it against as the prose has it", &pairs[4]));
    let line = |at: usize, name: &str, value: fn(&Generation) -> f64| Curve {
        name: format!("{}: {name}", READINGS[at].1),
        points: histories[at].iter().map(|g| (f64::from(g.number), value(g))).collect(),
        is_reference: false,
    };
    let curves = [0, 1].into_iter().flat_map(|at| {
        [
            line(at, "best, as chosen", |generation| generation.best),
            line(at, "best, second trial", |generation| generation.again),
            line(at, "mean of all", |generation| generation.mean),
        ]
    });
    Ok(Finding {
        verdict: format!(
            "In the mean of {generations} generations the best of {population} has {} more wins than \
             losses in the {games} games that chose it, and {} in another {games}: {games} games \
             choose the lucky. Trained as the code has it the genes win {} against Greedy, as the \
             prose has it {}, the published ones {}.",
            number(mean(0, |generation| generation.best), 1),
            number(mean(0, |generation| generation.again), 1),
            percent(pairs[0].a_share),
            percent(pairs[1].a_share),
            percent(pairs[2].a_share)
        ),
        figures,
        tables: vec![pairs_table(
            "Genes judged on other deals.",
            &pairs.iter().collect::<Vec<_>>(),
        )],
        plots: vec![Plot {
            caption: "Wins less losses against Greedy by generation.".to_owned(),
            drawing: Curves {
                across: "generation".to_owned(),
                up: "wins − losses".to_owned(),
                is_logarithmic: false,
                curves: curves.collect(),
                ..Curves::default()
            }
            .into(),
        }],
        commands,
        ..Finding::default()
    })
}

/// The published player with these genes.
fn player(genes: &[f64]) -> String {
    let settings: Vec<String> =
        genes.iter().enumerate().map(|(i, gene)| format!("g{i}={gene:.6}")).collect();
    format!("genetic-published:{}", settings.join(","))
}
