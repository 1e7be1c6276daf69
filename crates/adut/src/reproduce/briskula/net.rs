//! How little the published initialisation learns.

use adut_arena::report::text::{count, percent};
use adut_games::briskula::Briskula;
use adut_kernel::{Notation as _, Rules};
use adut_learn::data::{Kind, Positions};
use adut_learn::net::Epoch;
use adut_players::briskula::{labelled_positions, learning_curve};
use anyhow::Result;

use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Drawing, Figure, Finding, Line, Plot, Unit};

/// Deals that are labelled together on one thread.
const TOGETHER: u32 = 4;

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let game = Briskula::from_rules(&Rules::new())?;
    let seed = lab.seed();
    lab.step(0, 3)?;
    let labelled = lab.in_parallel(lab.pick(150, 3, 2), |n| {
        Ok(labelled_positions(&game, seed.nth(n), TOGETHER)?)
    })?;
    // Deals are numbered anew, so that each is held out or learned from as a whole.
    let mut positions = Positions::default();
    for (n, part) in (0u32..).zip(labelled) {
        positions.extend(part.rows().iter().cloned().map(|mut row| {
            row.deal += n * TOGETHER;
            row
        }));
    }
    let epochs = lab.pick(30, 5, 2) as u32;
    let mut curves = Vec::new();
    for (n, kind) in [Kind::Published, Kind::Meant].into_iter().enumerate() {
        lab.step(n + 1, 3)?;
        curves.push(learning_curve(&positions, kind, lab.seed_text(), epochs));
    }
    let [published, meant] = [&curves[0], &curves[1]].map(|history| ends(history));
    let accuracy = |what: &str, epoch: &Epoch| {
        let all = epoch.held_out.samples;
        let right = (epoch.held_out.accuracy * all as f64).round() as u64;
        Figure::share(what, right, all, "positions")
    };
    let varied = |what: &str, epoch: &Epoch| {
        Figure::measured(what, Unit::Percent, epoch.held_out.varied())
            .out_of(epoch.held_out.samples, "positions")
    };
    let figures = vec![
        accuracy("Published net answers best, before training", published.0),
        accuracy("Published net answers best, after training", published.1),
        accuracy("Net as meant answers best, before training", meant.0),
        accuracy("Net as meant answers best, after training", meant.1),
        varied(
            "Published net, answers other than its most common one, after training",
            published.1,
        ),
        varied("Net as meant, the same", meant.1),
        Figure::measured(
            "Published net, points lost by an answer, after training",
            Unit::Number(2),
            published.1.held_out.cost,
        )
        .out_of(published.1.held_out.samples, "positions"),
        Figure::measured("Net as meant, the same", Unit::Number(2), meant.1.held_out.cost)
            .out_of(meant.1.held_out.samples, "positions"),
    ];
    let line = |name: &str, history: &[Epoch], value: fn(&Epoch) -> f64| Line {
        name: name.to_owned(),
        points: history.iter().map(|epoch| (f64::from(epoch.number), value(epoch))).collect(),
        is_reference: false,
    };
    let plot = |caption: &str, up: &str, value: fn(&Epoch) -> f64| Plot {
        caption: caption.to_owned(),
        drawing: Drawing::Curves {
            across: "epoch".to_owned(),
            up: up.to_owned(),
            is_logarithmic: false,
            curves: vec![
                line("as published", &curves[0], value),
                line("as meant", &curves[1], value),
            ],
        },
    };
    Ok(Finding {
        verdict: format!(
            "On {} held-out positions the published net goes from {} to {} best answers, the net \
             as meant from {} to {}: with all weights positive and raw numbers as inputs the \
             sigmoids saturate, and the net says nearly the same whatever it is shown.",
            count(published.1.held_out.samples),
            percent(published.0.held_out.accuracy),
            percent(published.1.held_out.accuracy),
            percent(meant.0.held_out.accuracy),
            percent(meant.1.held_out.accuracy)
        ),
        figures,
        plots: vec![
            plot("Best answers to held-out positions.", "share", |epoch| epoch.held_out.accuracy),
            plot(
                "Points that an answer loses beside the best, held-out positions.",
                "points",
                |epoch| epoch.held_out.cost,
            ),
        ],
        text: vec![format!(
            "{} positions, labelled by the exact solver; {epochs} epochs for both.",
            count(positions.rows().len() as u64)
        )],
        ..Finding::default()
    })
}

/// The state before the training and the last one.
fn ends(history: &[Epoch]) -> (&Epoch, &Epoch) {
    (&history[0], &history[history.len() - 1])
}
