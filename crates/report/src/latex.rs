//! A report for typesetting.

use std::fmt::Write as _;

use crate::document::{Block, Figure, Look, Report, Role, Span};
use crate::table::{Cell, Table};

/// The report as one document; its figures are files beside it.
pub fn latex(report: &Report) -> String {
    let mut out = String::from(
        "\\documentclass{article}\n\\usepackage{iftex}\n\\ifPDFTeX\\usepackage[T1]{fontenc}\\fi\n\
         \\usepackage{booktabs,graphicx,longtable,textcomp}\n\\usepackage[margin=2.5cm]{geometry}\n",
    );
    // Writing to a string does not fail.
    let _ = writeln!(out, "\\title{{{}}}\n\\date{{}}\n\\begin{{document}}", escaped(&report.title));
    out.push_str("\\maketitle\n");
    blocks(&mut out, &report.opening);
    blocks(&mut out, &report.blocks);
    out.push_str("\\end{document}\n");
    out
}

/// A table alone, to be put into a paper.
pub(crate) fn table(of: &Table, source: &str) -> String {
    let columns: String = of.columns.iter().map(|c| if c.is_text { 'l' } else { 'r' }).collect();
    // A bracket or a star after the end of a row would be taken for a part of it.
    let line = |cells: Vec<String>| format!("{{}}{} \\\\\n", cells.join(" & "));
    let mut out = String::new();
    if !source.is_empty() {
        let _ = writeln!(out, "% {}", source.replace(['\n', '\r'], " "));
    }
    let _ = write!(out, "\\begin{{tabular}}{{{columns}}}\n\\toprule\n");
    if of.has_heads() {
        out += &line(of.columns.iter().map(|column| escaped(&column.head)).collect());
        out += "\\midrule\n";
    }
    for row in &of.rows {
        out += &line(row.iter().map(|cell| escaped(&Cell::written(cell))).collect());
    }
    out += "\\bottomrule\n\\end{tabular}\n";
    out
}

fn blocks(out: &mut String, all: &[Block]) {
    for block in all {
        out.push('\n');
        match block {
            Block::Heading { level: 2, text, .. } => {
                let _ = writeln!(out, "\\section{{{}}}", escaped(text));
            }
            Block::Heading { text, .. } => {
                let _ = writeln!(out, "\\subsection{{{}}}", escaped(text));
            }
            Block::Paragraph { role, spans } => {
                let words = spans.iter().map(spanned).collect::<Vec<_>>().join(" ");
                let _ = match role {
                    Role::Warning | Role::Verdict => writeln!(out, "\\emph{{{words}}}"),
                    _ => writeln!(out, "{words}"),
                };
            }
            Block::Command(command) => {
                let _ = writeln!(out, "{{\\small\\texttt{{{}}}}}", escaped(command));
            }
            Block::Contents => out.push_str("\\tableofcontents\n"),
            Block::Table(of) => {
                let _ = write!(out, "\\begin{{table}}[htbp]\n\\centering\\small\n");
                if !of.caption.is_empty() {
                    let _ = writeln!(out, "\\caption{{{}}}", escaped(&of.caption));
                }
                let _ = writeln!(
                    out,
                    "\\resizebox{{\\ifdim\\width>\\linewidth\\linewidth\\else\\width\\fi}}{{!}}{{%\n{}}}\n\\end{{table}}",
                    table(of, "")
                );
            }
            Block::Figure(of) => figure(out, of),
            Block::Group { blocks: inner, .. } => blocks(out, inner),
        }
    }
}

fn figure(out: &mut String, of: &Figure) {
    let _ = write!(out, "\\begin{{figure}}[htbp]\n\\centering\n");
    let share = if of.plots.len() > 1 { "0.48\\linewidth" } else { "\\linewidth" };
    for name in crate::papers::names(of) {
        let _ = writeln!(out, "\\includegraphics[width={share}]{{{name}}}");
    }
    let _ = writeln!(out, "\\caption{{{}}}\n\\end{{figure}}", escaped(&of.caption));
}

fn spanned(span: &Span) -> String {
    let text = escaped(&span.text);
    match span.look {
        Look::Plain | Look::Quiet => text,
        Look::Strong => format!("\\textbf{{{text}}}"),
        Look::Badge(_) => format!("\\emph{{{text}}}"),
    }
}

/// Text that is typeset as it is written.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => safe.extend(['\\', letter]),
            '\\' => safe.push_str("\\textbackslash{}"),
            '~' => safe.push_str("\\textasciitilde{}"),
            '^' => safe.push_str("\\textasciicircum{}"),
            '<' => safe.push_str("$<$"),
            '>' => safe.push_str("$>$"),
            '−' => safe.push_str("$-$"),
            '∞' => safe.push_str("$\\infty$"),
            '→' => safe.push_str("$\\to$"),
            '×' => safe.push_str("$\\times$"),
            '·' => safe.push_str("$\\cdot$"),
            'µ' => safe.push_str("\\textmu{}"),
            '\u{202f}' => safe.push_str("\\,"),
            '█' => safe.push_str("\\rule{0.8ex}{1.4ex}"),
            '♣' => safe.push_str("$\\clubsuit$"),
            '♦' => safe.push_str("$\\diamondsuit$"),
            '♥' => safe.push_str("$\\heartsuit$"),
            '♠' => safe.push_str("$\\spadesuit$"),
            '\n' => safe.push(' '),
            letter => safe.push(letter),
        }
    }
    safe
}
