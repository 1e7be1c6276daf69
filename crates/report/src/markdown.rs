//! A report as Markdown.

use std::fmt::{Display, Write as _};

use crate::document::{Block, Figure, Look, Report, Role, Span};
use crate::table::Table;

/// What becomes of figures in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pictures<'a> {
    /// They are files in this folder, beside the text.
    Folder(&'a str),
    /// They are told in characters, unless a table has their numbers.
    Characters,
}

/// The report as one Markdown document.
pub fn markdown(report: &Report, pictures: Pictures<'_>) -> String {
    let mut writer = Writer { report, pictures, out: String::new(), tables: 0, figures: 0 };
    writer.line(format_args!("# {}\n", inline(&report.title)));
    writer.blocks(&report.opening);
    writer.blocks(&report.blocks);
    let mut out = writer.out;
    out.truncate(out.trim_end().len());
    out.push('\n');
    out
}

struct Writer<'a> {
    report: &'a Report,
    pictures: Pictures<'a>,
    out: String,
    tables: usize,
    figures: usize,
}

/// Text that means in Markdown what it says.
fn inline(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '*' | '_' | '`' | '<' | '\\' => safe.extend(['\\', letter]),
            // Brackets alone are text; a link needs both kinds.
            '(' if safe.ends_with(']') => safe.push_str("\\("),
            '\n' => safe.push(' '),
            letter => safe.push(letter),
        }
    }
    safe
}

/// Text that is safe in a cell of a table.
fn cell(text: &str) -> String {
    inline(text).replace('|', "\\|")
}

/// Text between marks of code, with as many of them as it needs.
fn code(text: &str) -> String {
    let mut fence = "`".to_owned();
    while text.contains(&fence) {
        fence.push('`');
    }
    let space = if text.starts_with('`') || text.ends_with('`') { " " } else { "" };
    format!("{fence}{space}{}{space}{fence}", text.replace('\n', " "))
}

impl Writer<'_> {
    fn line(&mut self, line: impl Display) {
        // Writing to a string does not fail.
        let _ = writeln!(self.out, "{line}");
    }

    fn blocks(&mut self, blocks: &[Block]) {
        for block in blocks {
            self.block(block);
        }
    }

    fn block(&mut self, block: &Block) {
        match block {
            Block::Heading { level, text, .. } => {
                let marks = "#".repeat(usize::from(*level));
                self.line(format_args!("{marks} {}\n", inline(text)));
            }
            Block::Paragraph { role, spans } => {
                let words = spans.iter().map(spanned).collect::<Vec<_>>().join(" ");
                match role {
                    Role::Warning => self.line(format_args!("**{words}**\n")),
                    Role::Verdict => self.line(format_args!("> {words}\n")),
                    _ => self.line(format_args!("{words}\n")),
                }
            }
            Block::Command(command) => self.line(format_args!("```sh\n{command}\n```\n")),
            // Whoever shows Markdown has a list of the headings.
            Block::Contents => {}
            Block::Table(table) => self.table(table),
            Block::Figure(figure) => self.figure(figure),
            Block::Group { blocks, .. } => self.blocks(blocks),
        }
    }

    fn cited(&self) -> String {
        match self.report.is_cited {
            true => format!(" {}", code(&self.report.source.replace('|', "\\|"))),
            false => String::new(),
        }
    }

    fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        let cells: Vec<String> = cells.into_iter().collect();
        self.line(format_args!("| {} |", cells.join(" | ")));
    }

    fn table(&mut self, table: &Table) {
        if !table.caption.is_empty() {
            self.tables += 1;
            let number = self.tables;
            let label = if self.report.is_numbered {
                format!("**Table {number}.** ")
            } else {
                String::new()
            };
            let (caption, source) = (inline(&table.caption), self.cited());
            self.line(format_args!("{label}{caption}{source}\n"));
        }
        self.row(table.columns.iter().map(|column| cell(&column.head)));
        let rule = |is_text: bool| if is_text { ":---" } else { "---:" }.to_owned();
        self.row(table.columns.iter().map(|column| rule(column.is_text)));
        for row in &table.rows {
            self.row(row.iter().map(|one| cell(&one.written())));
        }
        self.line("");
    }

    fn figure(&mut self, figure: &Figure) {
        self.figures += 1;
        if self.pictures == Pictures::Characters && figure.is_tabled {
            return;
        }
        match self.pictures {
            Pictures::Folder(folder) => {
                for name in crate::papers::names(figure) {
                    let label = inline(&figure.label);
                    self.line(format_args!("![{label}]({folder}/{name}.svg)\n"));
                }
            }
            Pictures::Characters => {
                for plot in &figure.plots {
                    let lines: Vec<String> =
                        plot.lines().iter().map(|line| line.trim_end().to_owned()).collect();
                    self.line(format_args!("```text\n{}\n```\n", lines.join("\n")));
                }
            }
        }
        if !figure.caption.is_empty() {
            let number = self.figures;
            let (caption, source) = (inline(&figure.caption), self.cited());
            match self.report.is_numbered {
                true => self.line(format_args!("**Figure {number}.** {caption}{source}\n")),
                false => self.line(format_args!("*{caption}*\n")),
            }
        }
    }
}

fn spanned(span: &Span) -> String {
    let text = inline(&span.text);
    match span.look {
        Look::Plain | Look::Quiet => text,
        Look::Strong => format!("**{text}**"),
        Look::Badge(_) => format!("*{text}*"),
    }
}
