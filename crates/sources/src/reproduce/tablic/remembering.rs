//! What remembering cards is worth.

use adut_kernel::{Notation as _, Player, Rules};
use adut_players::{Chosen, Programs};
use adut_report::Unit;
use adut_report::number::{percent, signed};
use adut_stats::{Moments, share_interval, t_interval};
use adut_tablic::rules::Tablic;
use anyhow::Result;

use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding};
use crate::tablic::knowing::{Forgetful, both_seatings};

const CLAIM: &str = "who remembers cards has a significant advantage";

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let game = Tablic::from_rules(&Rules::new())?;
    let players = [
        ("greedy", lab.pick(4000, 100, 2)),
        ("pimc", lab.pick(80, 4, 1)),
        ("ismcts", lab.pick(80, 4, 1)),
    ];
    let seed = lab.seed();
    let mut figures = Vec::new();
    let mut said = Vec::new();
    for (n, (name, deals)) in players.into_iter().enumerate() {
        lab.step(n, players.len())?;
        let chosen = Chosen::find(&game, name, Programs::Refused)?;
        let played = lab.in_parallel(deals, |n| {
            let forgetful = Player::all_knowing(Forgetful(chosen.make()));
            Ok(both_seatings(&game, &mut [chosen.make(), forgetful], seed.nth(n)))
        })?;
        let shares: Moments = played.iter().map(|(share, _)| *share).collect();
        let points: Moments = played.iter().map(|(_, points)| *points).collect();
        let (share, point) = (share_interval(&shares, 0.95), t_interval(&points, 0.95));
        let games = 2 * deals;
        let judged = match () {
            () if share.low > 0.5 => "The claim holds for this player.",
            () if share.high < 0.5 => "The opposite is seen for this player.",
            () => "So many games do not show it for this player.",
        };
        figures.push(
            Figure::new(
                format!("{name} against {name} that forgets"),
                Unit::Percent,
                shares.mean(),
                [share.low, share.high],
            )
            .out_of(games, "games")
            .claimed(CLAIM)
            .because(judged),
        );
        figures.push(
            Figure::new(
                format!("{name} against {name} that forgets: points a game"),
                Unit::Number(2),
                points.mean(),
                [point.low, point.high],
            )
            .out_of(games, "games"),
        );
        said.push(format!(
            "{name} wins {} of its games, {} points a game",
            percent(shares.mean()),
            signed(points.mean(), 2)
        ));
    }
    Ok(Finding {
        verdict: format!(
            "Against its like who forgets, nothing else changed: {}.",
            said.join("; ")
        ),
        figures,
        text: vec![
            "Greedy uses what it remembers only where it can take nothing; a player who searches \
             imagines the other hand by it, and in the last deal knows it."
                .to_owned(),
        ],
        ..Finding::default()
    })
}
