//! What it changes that the thesis counts unseen cards and knows nothing else.

use adut_arena::compare::PairResult;
use adut_love_letter::rules::LoveLetter;
use adut_report::number::percent;
use anyhow::Result;

use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding};
use crate::reproduce::shared::{share, shares_plot};

const PAIRS: [[&str; 2]; 6] = [
    ["greedy-2015", "greedy-2015-published"],
    ["greedy-2015-bluff", "greedy-2015-bluff-published"],
    ["greedy-2016", "greedy-2016-published"],
    ["greedy-2016-bluff", "greedy-2016-bluff-published"],
    ["greedy-2015", "greedy-2015-bluff"],
    ["greedy-2015-published", "greedy-2015-bluff-published"],
];

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let deals = lab.pick(10_000, 1000, 20);
    let situations = lab.pick(2000, 400, 20) as usize;
    let mut figures = Vec::new();
    let mut pairs: Vec<PairResult> = Vec::new();
    let mut commands = Vec::new();
    for (n, pair) in PAIRS.iter().enumerate() {
        lab.step(n, PAIRS.len())?;
        let mut compared = lab.compare::<LoveLetter>("", pair, deals, situations)?;
        commands.push(compared.provenance.command);
        let [a, b] = pair;
        if let Some(agreement) = compared.agreement {
            let all = agreement.situations as u64;
            let other = ((1.0 - agreement.matrix[0][1]) * all as f64).round() as u64;
            let what = format!("{a} and {b} decide otherwise");
            figures.push(Figure::share(what, other, all, "situations"));
        }
        pairs.append(&mut compared.pairs);
    }
    let pairs: Vec<&PairResult> = pairs.iter().collect();
    let shares = pairs.iter().map(|pair| share(format!("{} against {}", pair.a, pair.b), pair));
    figures.extend(shares);
    let gain = pairs.get(2).map_or(0.5, |pair| pair.a_share);
    let bluff = pairs.get(4).map_or("", |pair| match pair.ci95 {
        [low, _] if low > 0.5 => "costs rounds against its like who does not bluff",
        [_, high] if high < 0.5 => "wins rounds from its like who does not bluff",
        _ => "makes no clear difference against its like who does not bluff",
    });
    Ok(Finding {
        verdict: format!(
            "With what is known, greedy-2016 wins {} of the rounds against its published twin. \
             Bluffing, which the later draft withdraws, {bluff}: it may name cards that it knows to be in \
             its own hand.",
            percent(gain)
        ),
        figures,
        plots: vec![shares_plot("Players as meant against their published twins.", &pairs)],
        commands,
        ..Finding::default()
    })
}
