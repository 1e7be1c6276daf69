//! How little the published net learns, and why.

use adut_briskula::players::Encoding;
use adut_briskula::rules::Briskula;
use adut_kernel::{Notation as _, Rules};
use adut_learn::net::{Epoch, Hidden, Initial, Learning, Loss, Output};
use adut_report::Unit;
use adut_report::number::{count, number, percent};
use adut_report::plot::{Curve, Curves};
use anyhow::Result;

use crate::briskula::data::{Kind, Positions, Recipe, Target, Way};
use crate::briskula::{Learned, labelled_positions, learn};
use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding, Plot, TextTable};

/// Deals that are labelled together on one thread.
const TOGETHER: u32 = 4;

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let game = Briskula::from_rules(&Rules::new())?;
    let seed = lab.seed();
    lab.step(0, 3)?;
    let labelled = lab.in_parallel(lab.pick(100, 10, 8), |n| {
        Ok(labelled_positions(&game, seed.nth(n), TOGETHER)?)
    })?;
    // Deals are numbered anew, so that each is in one part as a whole.
    let mut positions = Positions::default();
    for (n, part) in (0u32..).zip(labelled) {
        positions.extend(part.rows().iter().cloned().map(|mut row| {
            row.deal += n * TOGETHER;
            row
        }));
    }
    let epochs = lab.pick(20, 5, 1) as u32;
    let causes = causes(lab.seed_text());
    let ways = ways(lab.seed_text());
    lab.step(1, 3)?;
    let of_causes = all(lab, &positions, &causes, epochs)?;
    lab.step(2, 3)?;
    let fewer = lab.pick(10, 3, 1) as u32;
    let of_ways = all(lab, &positions, &ways, fewer)?;
    let (published, meant) = (&of_causes[0], &of_causes[of_causes.len() - 1]);
    Ok(Finding {
        verdict: verdict(published, meant, &causes, &of_causes),
        figures: figures(published, meant),
        tables: vec![
            table(
                "Why the published net does not learn: it with one thing changed at a time, the net as \
                 meant with one thing put back, on the test set.",
                &causes,
                &of_causes,
            ),
            table(
                "Six transfer functions, three ways to learn, and outputs with and without a transfer \
                 function, for both nets, on the test set.",
                &ways,
                &of_ways,
            ),
        ],
        plots: plots(published, meant),
        text: vec![
            format!(
                "{} positions of {} deals, labelled by the exact solver; {epochs} epochs, {fewer} in the \
                 table of all functions and ways. Of the deals 70 % are learned from, 15 % say which epoch was best, and 15 % are the test set, which \
                 is asked once. Points lost: what the answer costs beside the best card. Other answers: \
                 the share that differs from the net’s most common one.",
                count(positions.rows().len() as u64),
                count(positions.rows().last().map_or(0, |row| u64::from(row.deal) + 1))
            ),
            "The text of the source has no transfer function in the output layer, its code and its \
             formula for δ have the sigmoid: both are in the table."
                .to_owned(),
        ],
        ..Finding::default()
    })
}

type Named = (String, Recipe);

/// The published net with one thing changed, and the net as meant with one thing put back.
fn causes(seed: &str) -> Vec<Named> {
    let published = || Recipe::new(Kind::Published, seed);
    let meant = || Recipe::new(Kind::Meant, seed);
    let named = |name: &str, recipe: Recipe| (name.to_owned(), recipe);
    let starting = |mut recipe: Recipe, initial: Initial| {
        recipe.initial = initial;
        recipe
    };
    let flat = |mut recipe: Recipe, hidden: &[usize]| {
        let (first, last) = (recipe.encoding.inputs(), recipe.encoding.outputs());
        recipe.shape.sizes = [&[first], hidden, &[last]].concat();
        recipe
    };
    let stepping = |mut recipe: Recipe, rate: f64| {
        recipe.plan.learning = Learning::SampleBySample { rate };
        recipe
    };
    let curved = |recipe: Recipe| {
        let mut recipe = recipe.with_curves(Hidden::Relu, Output::Softmax);
        recipe.plan.loss = Loss::CrossEntropy;
        recipe
    };
    let told = |mut recipe: Recipe, target: Target| {
        recipe.target = target;
        recipe
    };
    let descent = || meant().plan;
    let mut adam = published();
    adam.plan = descent();
    adam.plan.loss = Loss::SquaredError;
    let sigmoids = {
        let mut recipe = meant().with_curves(Hidden::Sigmoid, Output::Sigmoid);
        recipe.plan.loss = Loss::SquaredError;
        recipe
    };
    vec![
        named("as published", published()),
        named("published, cards one by one (encoding)", published().reading(Encoding::Meant)),
        named("published, first weights about 0 (Xavier)", starting(published(), Initial::Xavier)),
        named("published, one hidden layer of 8 (depth)", flat(published(), &[8])),
        named("published, a tenth of the step (η 0.015)", stepping(published(), 0.015)),
        named("published, a hundredth of the step (η 0.0015)", stepping(published(), 0.0015)),
        named("published, hinges and softmax (curves)", curved(published())),
        named("published, Adam in batches", adam),
        named("published, soft targets", told(published(), Target::Soft(10.0))),
        named(
            "published, encoding and first weights",
            starting(published().reading(Encoding::Meant), Initial::Xavier),
        ),
        named("meant, raw numbers (encoding)", meant().reading(Encoding::Published)),
        named("meant, first weights from [0, 1)", starting(meant(), Initial::Unit)),
        named("meant, three hidden layers 7, 15, 14 (depth)", flat(meant(), &[7, 15, 14])),
        named("meant, sample by sample with η 0.15 (step)", stepping(meant(), 0.15)),
        named("meant, sigmoids and squared error (curves)", sigmoids),
        named("meant, one best card as target", told(meant(), Target::First)),
        named("as meant", meant()),
    ]
}

/// All curves, ways to learn and outputs, for both nets.
fn ways(seed: &str) -> Vec<Named> {
    let mut all = Vec::new();
    for (kind, name) in [(Kind::Published, "published"), (Kind::Meant, "meant")] {
        let recipe = || Recipe::new(kind, seed);
        let (hidden, output) = (recipe().shape.hidden, recipe().shape.output);
        for curve in Hidden::ALL {
            let what = format!("{name}, hidden layers {}", curve.name());
            all.push((what, recipe().with_curves(curve, output)));
        }
        for (way, what) in [
            (Way::Online, "sample by sample (online)"),
            (Way::MiniBatch(32), "mini-batches"),
            (Way::FullBatch, "all samples at once (full batch)"),
        ] {
            all.push((format!("{name}, {what}"), recipe().taught(way)));
        }
        for (curve, what) in [
            (Output::Identity, "outputs without a transfer function"),
            (Output::Sigmoid, "outputs through sigmoids"),
            (Output::Softmax, "outputs through a softmax"),
        ] {
            let mut recipe = recipe().with_curves(hidden, curve);
            if kind == Kind::Published {
                recipe.plan.loss = Loss::SquaredError;
            }
            all.push((format!("{name}, {what}"), recipe));
        }
    }
    all
}

fn all(lab: &Lab<'_>, positions: &Positions, named: &[Named], epochs: u32) -> Result<Vec<Learned>> {
    lab.in_parallel(named.len() as u64, |n| Ok(learn(positions, &named[n as usize].1, epochs)))
}

fn table(caption: &str, named: &[Named], learned: &[Learned]) -> TextTable {
    let columns =
        ["net", "best answers before (validation)", "best answers", "points lost", "other answers"];
    let mut table = TextTable::new(caption, &columns);
    for ((name, _), learned) in named.iter().zip(learned) {
        let test = &learned.test;
        table.push([
            name.clone(),
            percent(learned.history[0].held_out.accuracy),
            percent(test.accuracy),
            number(test.cost, 2),
            percent(test.varied()),
        ]);
    }
    table
}

fn figures(published: &Learned, meant: &Learned) -> Vec<Figure> {
    let accuracy = |what: &str, of: &Learned| {
        let all = of.test.samples;
        let right = (of.test.accuracy * all as f64).round() as u64;
        Figure::share(what, right, all, "positions of the test set")
    };
    let measured = |what: &str, unit: Unit, value: f64, of: &Learned| {
        Figure::measured(what, unit, value).out_of(of.test.samples, "positions of the test set")
    };
    vec![
        accuracy("Published net answers best, after training", published),
        accuracy("Net as meant answers best, after training", meant),
        measured(
            "Published net, answers other than its most common one",
            Unit::Percent,
            published.test.varied(),
            published,
        ),
        measured("Net as meant, the same", Unit::Percent, meant.test.varied(), meant),
        measured(
            "Published net, points lost by an answer",
            Unit::Number(2),
            published.test.cost,
            published,
        ),
        measured("Net as meant, the same", Unit::Number(2), meant.test.cost, meant),
    ]
}

/// What each change alone brings, told by points lost.
fn verdict(published: &Learned, meant: &Learned, causes: &[Named], all: &[Learned]) -> String {
    let changes = causes.iter().zip(all).filter(|((name, _), _)| name.starts_with("published, "));
    let alone = changes.filter(|((name, _), _)| !name.contains(" and first"));
    let best = alone.min_by(|a, b| a.1.test.cost.total_cmp(&b.1.test.cost));
    let (name, cost) = best.map_or(("", 0.0), |((name, _), of)| {
        (name.trim_start_matches("published, "), of.test.cost)
    });
    let helps = if cost < published.test.cost {
        format!("Changed alone, what helps most is “{name}” ({} points lost).", number(cost, 2))
    } else {
        "No single change helps it.".to_owned()
    };
    format!(
        "On the test set the published net answers best {} of the time and loses {} points by an \
         answer, the net as meant {} and {}. The published one gives another answer than its most \
         common one in {} of the positions, the net as meant in {}: raw numbers and weights that are \
         all positive put its sigmoids at their flat end, where what it is shown hardly matters. \
         {helps}",
        percent(published.test.accuracy),
        number(published.test.cost, 2),
        percent(meant.test.accuracy),
        number(meant.test.cost, 2),
        percent(published.test.varied()),
        percent(meant.test.varied())
    )
}

fn plots(published: &Learned, meant: &Learned) -> Vec<Plot> {
    let line = |name: &str, history: &[Epoch], value: fn(&Epoch) -> f64| Curve {
        name: name.to_owned(),
        points: history.iter().map(|epoch| (f64::from(epoch.number), value(epoch))).collect(),
        is_reference: false,
    };
    let plot = |caption: &str, up: &str, value: fn(&Epoch) -> f64| Plot {
        caption: caption.to_owned(),
        drawing: Curves {
            across: "epoch".to_owned(),
            up: up.to_owned(),
            is_logarithmic: false,
            curves: vec![
                line("as published", &published.history, value),
                line("as meant", &meant.history, value),
            ],
            ..Curves::default()
        }
        .into(),
    };
    vec![
        plot("Best answers to the validation set.", "share", |epoch| epoch.held_out.accuracy),
        plot("Points that an answer loses beside the best, validation set.", "points", |epoch| {
            epoch.held_out.cost
        }),
    ]
}
