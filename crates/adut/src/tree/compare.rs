//! `adut tree compare`: what each mode makes of a tree, and what it costs.

use std::path::PathBuf;
use std::sync::Arc;

use adut_trees::GameTree;
use adut_trees::modes::{Mode, Unsuited, Valuation, Value, value};
use adut_trees::tool::{TreeError, input_name, read, standard, write};
use clap::Args;
use serde_json::json;

/// Arguments of `adut tree compare`.
#[derive(Debug, Args)]
pub(super) struct CompareArgs {
    /// The tree: the format of c2, c3 or b, with chance nodes if wanted; `-` is standard input
    #[arg(value_name = "IN")]
    input: PathBuf,
    /// Only these algorithms [default: all that suit the tree]
    #[arg(long, value_name = "MODE", value_delimiter = ',', value_parser = read_mode)]
    mode: Vec<Mode>,
    /// Write one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

fn read_mode(text: &str) -> Result<Mode, String> {
    Mode::ALL.into_iter().find(|mode| mode.name() == text).ok_or_else(|| {
        let known: Vec<&str> = Mode::ALL.into_iter().map(Mode::name).collect();
        format!("there is no such mode; the modes are {}", known.join(", "))
    })
}

/// Values the tree in every mode and prints the table.
pub(super) fn compare(args: &CompareArgs) -> Result<(), TreeError> {
    let tree = Arc::new(read(&args.input, |source| GameTree::read(source))?);
    let rows = rows(&tree, &args.mode)
        .map_err(|reason| TreeError::Unsuited { file: input_name(&args.input), reason })?;
    let text = if args.json { as_object(&tree, &rows) } else { as_table(&tree, &rows) };
    write(standard(), |out| out.text(text.into_bytes()))
}

type Row = (Mode, Valuation);

/// What the modes find: those asked for, or all that suit the tree.
fn rows(tree: &Arc<GameTree>, asked: &[Mode]) -> Result<Vec<Row>, Unsuited> {
    if asked.is_empty() {
        let all = Mode::ALL.into_iter();
        return Ok(all.filter_map(|mode| Some((mode, value(tree, mode).ok()?))).collect());
    }
    asked.iter().map(|&mode| Ok((mode, value(tree, mode)?))).collect()
}

fn as_table(tree: &GameTree, rows: &[Row]) -> String {
    let values: Vec<String> = rows.iter().map(|(_, found)| found.value.to_string()).collect();
    let wide = values.iter().map(String::len).max().unwrap_or(0).max("root".len());
    let leaves = tree.shape().leaves();
    let mut lines = vec![format!(
        "{:<15} {:>wide$} {:>12} {:>12} {:>7}",
        "mode", "root", "leaf visits", "distinct", "share"
    )];
    for ((mode, found), value) in rows.iter().zip(&values) {
        let share = 100.0 * found.distinct_leaves as f64 / leaves as f64;
        let (visits, distinct) = (found.leaf_visits, found.distinct_leaves);
        lines.push(format!("{mode:<15} {value:>wide$} {visits:>12} {distinct:>12} {share:>6.1}%"));
    }
    lines.push(format!("{} nodes, {leaves} of them leaves\n", tree.shape().len()));
    lines.join("\n")
}

fn as_object(tree: &GameTree, rows: &[Row]) -> String {
    let modes = rows.iter().map(|(mode, found)| {
        json!({
            "mode": mode.name(),
            "value": as_json(&found.value),
            "leaf_visits": found.leaf_visits,
            "distinct_leaves": found.distinct_leaves,
        })
    });
    let (nodes, leaves) = (tree.shape().len(), tree.shape().leaves());
    let modes: Vec<_> = modes.collect();
    format!("{}\n", json!({ "nodes": nodes, "leaves": leaves, "modes": modes }))
}

/// Whole numbers as far as JSON has them, a list where every player has one.
fn as_json(value: &Value) -> serde_json::Value {
    match value {
        Value::Exact(value) => match i64::try_from(*value) {
            Ok(value) => json!(value),
            Err(_) => json!(value.to_string()),
        },
        Value::Tuple(values) => json!(values),
        Value::Mean(values) if values.len() == 1 => json!(values[0]),
        Value::Mean(values) => json!(values),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compared(text: &str) -> (String, String) {
        let tree = Arc::new(GameTree::read(text.as_bytes()).unwrap());
        let rows = rows(&tree, &[]).unwrap();
        (as_table(&tree, &rows), as_object(&tree, &rows))
    }

    #[test]
    fn a_tree_for_two_is_valued_in_every_mode() {
        let text = "4\n(2)\n(2) (2)\n(2) (2) (2) (2)\n\
                    [-13] [-16] [-7] [3] [-19] [9] [1] [-19]\n";
        let (table, object) = compared(text);
        assert_eq!(
            table,
            "\
mode              root  leaf visits     distinct   share
minimax              1            8            8  100.0%
alphabeta            1            7            7   87.5%
negamax              1            7            7   87.5%
pvs                  1           13            7   87.5%
mtdf                 1            9            6   75.0%
paranoid             1            8            8  100.0%
maxn            [1,-1]            8            8  100.0%
best-reply           1            7            7   87.5%
expectiminimax       1            8            8  100.0%
15 nodes, 8 of them leaves
"
        );
        let object: serde_json::Value = serde_json::from_str(&object).unwrap();
        assert_eq!(object["modes"][6]["value"], json!([1.0, -1.0]));
        assert_eq!(object["modes"][3]["leaf_visits"], 13);
    }

    #[test]
    fn only_suitable_modes_are_listed_and_others_refused() {
        let tree = Arc::new(GameTree::read(&b"2\n<2>\n0.5:[1] 0.5:[2]\n"[..]).unwrap());
        let modes: Vec<Mode> = rows(&tree, &[]).unwrap().into_iter().map(|row| row.0).collect();
        assert_eq!(modes, [Mode::MaxN, Mode::Expectiminimax]);
        assert_eq!(rows(&tree, &[Mode::Minimax]), Err(Unsuited::Chance(Mode::Minimax)));
    }

    #[test]
    fn modes_are_read_by_name() {
        assert_eq!(read_mode("mtdf"), Ok(Mode::MtdF));
        assert!(read_mode("best").unwrap_err().contains("best-reply"));
    }
}
