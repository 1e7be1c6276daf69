//! Whether the genes of the reply change anything.

use adut_report::number::{count, percent};
use anyhow::Result;

use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding};
use crate::tablic::study::{Decisions, reply_genes_as_meant, reply_genes_as_published};

/// Games that are counted together on one thread.
const TOGETHER: u64 = 10;

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let seed = lab.seed();
    let parts = lab.pick(60, 4, 1);
    let total = |parts: Vec<Decisions>| {
        let sum = |value: fn(&Decisions) -> u64| parts.iter().map(value).sum::<u64>();
        (sum(|part| part.changed), sum(|part| part.looked_at))
    };
    lab.step(0, 2)?;
    let published =
        lab.in_parallel(parts, |n| Ok(reply_genes_as_published(TOGETHER, seed.nth(n))))?;
    lab.step(1, 2)?;
    let meant = lab.in_parallel(parts, |n| Ok(reply_genes_as_meant(TOGETHER, seed.nth(n))))?;
    let ((changed, looked_at), (changed_meant, looked_at_meant)) = (total(published), total(meant));
    let figures = vec![
        Figure::share(
            "Decisions that other g2 and g3 change, as published",
            changed,
            looked_at,
            "decisions",
        ),
        Figure::share(
            "Decisions that other g2 and g3 change, as meant",
            changed_meant,
            looked_at_meant,
            "decisions",
        ),
    ];
    Ok(Finding {
        verdict: format!(
            "As published, other g2 and g3 change {changed} of {} decisions: two of the four genes \
             do nothing. As meant they change {}.",
            count(looked_at),
            percent(figures[1].ours)
        ),
        figures,
        ..Finding::default()
    })
}
