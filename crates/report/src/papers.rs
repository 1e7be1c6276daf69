//! Tables and figures as files, for papers.

use crate::document::{Figure, Report};
use crate::drawing::Drawing;
use crate::plot::Plot;
use crate::{csv, latex, pdf};

/// A file by its name, and what is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name.
    pub name: String,
    /// What is in it.
    pub content: Vec<u8>,
}

/// The names of the drawings of a figure, without an ending.
pub(crate) fn names(figure: &Figure) -> Vec<String> {
    let numbered = |n: usize| format!("{}-{n}", figure.name);
    match figure.plots.len() {
        0 | 1 => vec![figure.name.clone(); figure.plots.len()],
        several => (1..=several).map(numbered).collect(),
    }
}

/// Plots one below the other as one SVG file; `source` says what repeats them.
pub fn svg(plots: &[Plot], label: &str, source: &str) -> String {
    Drawing::stacked(plots.iter().map(Plot::drawing)).standalone(label, source)
}

/// All that a paper needs: every drawing with the numbers in it, every table as values and for
/// typesetting, and the whole as one document.
pub fn for_papers(report: &Report) -> Vec<File> {
    let mut files = Vec::new();
    let mut add = |name: &str, ending: &str, content: Vec<u8>| {
        files.push(File { name: format!("{name}.{ending}"), content });
    };
    for figure in report.figures() {
        for (plot, name) in figure.plots.iter().zip(names(figure)) {
            let drawing = plot.drawing();
            let (label, source) = (&figure.label, &report.source);
            add(&name, "svg", (drawing.standalone(label, source) + "\n").into_bytes());
            add(&name, "pdf", pdf::pdf(&drawing, label, source));
            add(&name, "csv", csv::csv(&plot.data()).into_bytes());
        }
    }
    for (i, table) in report.tables().filter(|table| !table.caption.is_empty()).enumerate() {
        let name = format!("table-{}", i + 1);
        add(&name, "csv", csv::csv(table).into_bytes());
        add(&name, "tex", latex::table(table, &report.source).into_bytes());
    }
    add("report", "tex", latex::latex(report).into_bytes());
    files
}
