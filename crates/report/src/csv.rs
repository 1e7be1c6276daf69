//! A table as comma-separated values: numbers as they are, not as they are read.

use crate::table::{Content, Table};

/// The table, intervals as two columns. Shares are shares of one, times are in microseconds.
pub(crate) fn csv(table: &Table) -> String {
    let is_interval = |i: usize| {
        table
            .rows
            .iter()
            .any(|row| matches!(row.get(i).map(|cell| &cell.content), Some(Content::Interval(..))))
    };
    let intervals: Vec<bool> = (0..table.columns.len()).map(is_interval).collect();
    let mut out = String::new();
    // “95 %” alone would not say of what.
    let heads = intervals.iter().enumerate().flat_map(|(i, &is_interval)| {
        let head = &table.columns[i].head;
        match (is_interval, i.checked_sub(1).map(|before| &table.columns[before].head)) {
            (true, Some(of)) => vec![format!("{of} {head} low"), format!("{of} {head} high")],
            (true, None) => vec![format!("{head} low"), format!("{head} high")],
            (false, _) => vec![head.clone()],
        }
    });
    line(&mut out, heads);
    for row in &table.rows {
        let fields = row.iter().zip(&intervals).flat_map(|(cell, &is_interval)| {
            match (&cell.content, is_interval) {
                (Content::Interval([low, high], _), _) => vec![number(*low), number(*high)],
                (
                    Content::Number(value, _) | Content::Chance(value) | Content::Bar(value),
                    false,
                ) => {
                    vec![number(*value)]
                }
                (_, true) => vec![cell.written(), String::new()],
                (_, false) => vec![cell.written()],
            }
        });
        line(&mut out, fields);
    }
    out
}

fn number(value: f64) -> String {
    if value.is_finite() { value.to_string() } else { String::new() }
}

fn line(out: &mut String, fields: impl Iterator<Item = String>) {
    let quoted = fields.map(|field| {
        if field.contains([',', '"', '\n', '\r']) {
            format!("\"{}\"", field.replace('"', "\"\""))
        } else {
            field
        }
    });
    out.push_str(&quoted.collect::<Vec<_>>().join(","));
    out.push('\n');
}
