//! How far results of fifty games lie apart.

use adut_kernel::Course;
use adut_report::Unit;
use adut_report::number::{number, percent};
use adut_report::plot::{Curve, Curves};
use adut_tablic::rules::Tablic;
use anyhow::Result;

use super::PUBLISHED;
use super::published::TABLE;
use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding, Plot};

const GAMES: usize = 50;

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let [backtrack, greedy] = TABLE[0].players;
    // Each deal once: the published games were not played in pairs.
    let deals = lab.pick(5000, 2500, 50);
    let won = lab.look_at_games(
        PUBLISHED,
        [backtrack, greedy],
        deals,
        |course: &Course<Tablic>, seat| {
            (seat.index() == 0)
                .then(|| course.outcome().map_or(0.5, |end| (end.payoff(0) + 1.0) / 2.0))
        },
    )?;
    let won: Vec<f64> = won.into_iter().flatten().collect();
    let matches: Vec<f64> = won.chunks_exact(GAMES).map(|games| games.iter().sum()).collect();
    let least = matches.iter().copied().fold(f64::INFINITY, f64::min);
    let most = matches.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    // By the normal curve, as one reckons on a napkin.
    let width = 1.96 * (0.7f64 * 0.3 / GAMES as f64).sqrt();
    let count = |value: f64| matches.iter().filter(|&&wins| wins.round() == value).count();
    let points = (0..=GAMES as u32).map(|wins| (f64::from(wins), count(f64::from(wins)) as f64));
    let curve =
        Curve { name: "of 50 won".to_owned(), points: points.collect(), is_reference: false };
    let below = matches.iter().filter(|&&wins| wins <= 35.0).count() as u64;
    Ok(Finding {
        verdict: format!(
            "Fifty games put ±{} points around 70 %: the headline is weak evidence. Of {} matches \
             of fifty games between the same two players the worst ended {least} – {}, the best \
             {most} – {}.",
            number(100.0 * width, 0),
            matches.len(),
            GAMES as f64 - least,
            GAMES as f64 - most
        ),
        figures: vec![
            Figure::exact(
                "Half the 95 % interval of 35 of 50, by the normal curve",
                Unit::Percent,
                width,
            ),
            Figure::share(
                "Matches of fifty games that end 35 – 15 or worse",
                below,
                matches.len() as u64,
                "matches",
            ),
        ],
        plots: vec![Plot {
            caption: "How often Backtrack(6) won so many of fifty games against Greedy, as \
                published, Backtrack first."
                .to_owned(),
            drawing: Curves {
                across: "games won of fifty".to_owned(),
                up: "matches".to_owned(),
                is_logarithmic: false,
                curves: vec![curve],
                ..Curves::default()
            }
            .into(),
        }],
        text: vec![format!(
            "All {} games together: {} of them won.",
            won.len(),
            percent(won.iter().sum::<f64>() / won.len().max(1) as f64)
        )],
        ..Finding::default()
    })
}
