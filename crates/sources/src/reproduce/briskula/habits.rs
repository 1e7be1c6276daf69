//! Whether Normal kills when it can and throws points on its own tricks.

use adut_briskula::rules::Briskula;
use adut_kernel::{Notation as _, Rules};
use adut_players::{Chosen, Programs};
use adut_report::number::percent;
use anyhow::Result;

use crate::briskula::{Habit, Habits, habits};
use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding};

const WATCHED: [&str; 4] = ["normal-published", "normal", "easy", "rules"];
const OPPONENT: &str = "rules";

/// Deals that are played together on one thread.
const TOGETHER: u64 = 10;

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let game = Briskula::from_rules(&Rules::new())?;
    let parts = lab.pick(40, 2, 1);
    let mut figures = Vec::new();
    let mut shares = Vec::new();
    for (n, name) in WATCHED.into_iter().enumerate() {
        lab.step(n, WATCHED.len())?;
        let chosen = Chosen::find(&game, name, Programs::Refused)?;
        let other = Chosen::find(&game, OPPONENT, Programs::Refused)?;
        let seed = lab.seed();
        let seen = lab.in_parallel(parts, |part| {
            let mut players = [chosen.make(), other.make()];
            Ok(habits(&game, &mut players, seed.nth(part), TOGETHER))
        })?;
        let sum = |of: fn(&Habits) -> Habit| {
            seen.iter().map(of).fold((0, 0), |sum, habit| (sum.0 + habit.did, sum.1 + habit.could))
        };
        let is_normal = name.starts_with("normal");
        for (what, said, (did, could)) in [
            (
                "overtakes a trick with points when it can",
                "kills when it can",
                sum(|habits| habits.kills),
            ),
            (
                "overtakes a karik when it can",
                "kills when it can",
                sum(|habits| habits.kills_kariks),
            ),
            (
                "throws points on a trick that it wins",
                "throws points when it already wins the trick",
                sum(|habits| habits.strocas),
            ),
        ] {
            let figure = Figure::share(format!("{name} {what}"), did, could, "choices");
            shares.push(figure.ours);
            let judged = "Judged by the share beside it, and by that of easy, who has no habits.";
            figures.push(if is_normal { figure.claimed(said).because(judged) } else { figure });
        }
    }
    Ok(Finding {
        verdict: format!(
            "As meant, Normal overtakes a trick with points in {} of its chances and throws points \
             on its own tricks in {}; as published {} and {}; the random player {} and {}.",
            percent(shares[3]),
            percent(shares[5]),
            percent(shares[0]),
            percent(shares[2]),
            percent(shares[6]),
            percent(shares[8])
        ),
        figures,
        ..Finding::default()
    })
}
