//! The review for a person at a terminal.

use std::fmt::Write as _;

use adut_review::{Decision, Ply, SeatReview};

use super::teller::Teller;

/// So many of the moves that cost most are told; the rest stand in the table.
const TOLD: usize = 8;

/// The whole review.
pub(super) fn text(teller: &Teller<'_>) -> String {
    let mut out = String::new();
    // Writing to a text cannot fail.
    let _ = write(teller, &mut out);
    out
}

fn write(teller: &Teller<'_>, out: &mut String) -> std::fmt::Result {
    let review = teller.review;
    writeln!(out, "{}", teller.title())?;
    if let Some(forfeit) = teller.forfeit() {
        writeln!(out, "{forfeit}")?;
    }
    for told in &review.seats {
        write_seat(teller, told, out)?;
    }
    writeln!(out, "\n{}\n", teller.say("review-moves"))?;
    write_table(&moves(teller), out)
}

fn write_seat(teller: &Teller<'_>, told: &SeatReview, out: &mut String) -> std::fmt::Result {
    let heading = format!("{} · {}", teller.seat(told.seat), teller.result(told.seat));
    writeln!(out, "\n{heading}\n{}", "─".repeat(heading.chars().count()))?;
    writeln!(out, "{}", teller.say_percent("review-accuracy", told.accuracy))?;
    if let Some(cost) = teller.truth_cost(told) {
        writeln!(out, "{cost}")?;
    }
    writeln!(out, "\n{}\n", teller.say("review-balance"))?;
    let share = |share: f64| format!("{} %", teller.percent(share));
    let mut rows = vec![vec![teller.say("review-balance-start"), share(told.balance.start)]];
    rows.extend(teller.parts(told).into_iter().map(|(name, part)| vec![name, teller.change(part)]));
    rows.push(vec![teller.say("review-balance-end"), share(told.balance.end)]);
    write_table(&Table { right: vec![false, true], rows }, out)?;
    writeln!(out, "\n{}\n", teller.say("review-mistakes"))?;
    let mistakes = teller.mistakes(told);
    if mistakes.is_empty() {
        writeln!(out, "  {}", teller.say("review-no-mistakes"))?;
    }
    mistakes
        .iter()
        .take(TOLD)
        .try_for_each(|(ply, decision)| write_mistake(teller, ply, decision, out))
}

fn write_mistake(
    teller: &Teller<'_>,
    ply: &Ply,
    decision: &Decision,
    out: &mut String,
) -> std::fmt::Result {
    let (played, best) = (teller.action(&ply.played), teller.action(&decision.best));
    let variables = [("move", played.into()), ("best", best.into())];
    let told = teller.say_with("review-played", &variables);
    let (grade, cost) = (teller.grade(decision.grade), teller.cost(&decision.cost));
    writeln!(out, "  {:>3}  {told} {grade}: {cost}", ply.ply)?;
    if let Some(reason) = &decision.reason {
        writeln!(out, "       {}", teller.reason(reason))?;
    }
    Ok(())
}

/// Rows of cells, the first row being the head where there is one.
struct Table {
    /// Which columns hold numbers.
    right: Vec<bool>,
    rows: Vec<Vec<String>>,
}

fn moves(teller: &Teller<'_>) -> Table {
    let (heads, right): (Vec<String>, Vec<bool>) = teller.columns().into_iter().unzip();
    let rows = teller.review.plies.iter().map(|ply| teller.cells(ply));
    Table { right, rows: std::iter::once(heads).chain(rows).collect() }
}

fn write_table(table: &Table, out: &mut String) -> std::fmt::Result {
    let width = |column: usize| {
        table.rows.iter().map(|row| row[column].chars().count()).max().unwrap_or_default()
    };
    let widths: Vec<usize> = (0..table.right.len()).map(width).collect();
    for row in &table.rows {
        let cells = row.iter().zip(&widths).zip(&table.right).map(|((cell, &width), right)| {
            let space = " ".repeat(width - cell.chars().count());
            if *right { format!("{space}{cell}") } else { format!("{cell}{space}") }
        });
        let line = cells.collect::<Vec<_>>().join("  ");
        writeln!(out, "  {}", line.trim_end())?;
    }
    Ok(())
}
