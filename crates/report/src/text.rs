//! A report for a person at a terminal.

use crate::document::{Block, Figure, Group, Report, Role};
use crate::table::Table;

/// The report as lines of text, at most so many letters wide where that can be. Tables that are
/// wider go on below, figures are told in characters, and what is only detail is left out.
pub fn text(report: &Report, width: usize) -> String {
    let mut writer = Writer { width: width.max(20), out: String::new() };
    writer.paragraph(&report.title);
    writer.blocks(&report.opening, 0);
    writer.blocks(&report.blocks, 0);
    let mut out = writer.out;
    out.truncate(out.trim_end().len());
    out.push('\n');
    out
}

struct Writer {
    width: usize,
    out: String,
}

/// Between columns.
const GAP: &str = "  ";

impl Writer {
    fn line(&mut self, line: &str) {
        self.out.push_str(line.trim_end());
        self.out.push('\n');
    }

    fn gap(&mut self) {
        if !self.out.is_empty() && !self.out.ends_with("\n\n") {
            self.out.push('\n');
        }
    }

    fn paragraph(&mut self, text: &str) {
        for line in wrapped(text, self.width) {
            self.line(&line);
        }
    }

    fn blocks(&mut self, blocks: &[Block], indent: usize) {
        for block in blocks {
            self.block(block, indent);
        }
    }

    fn block(&mut self, block: &Block, indent: usize) {
        match block {
            Block::Heading { level, text, .. } => {
                self.gap();
                self.line(text);
                if *level == 2 {
                    self.line(&"─".repeat(text.chars().count()));
                } else {
                    self.gap();
                }
            }
            Block::Paragraph { role, spans } => {
                if *role == Role::Verdict {
                    self.gap();
                }
                let words: Vec<&str> = spans.iter().map(|span| span.text.as_str()).collect();
                let space = " ".repeat(indent);
                for line in wrapped(&words.join(" "), self.width.saturating_sub(indent)) {
                    self.line(&format!("{space}{line}"));
                }
            }
            Block::Command(command) => self.line(&format!("  {command}")),
            Block::Contents => {}
            Block::Table(table) => self.table(table),
            Block::Figure(figure) => self.figure(figure),
            Block::Group { kind: Group::Folded(_) | Group::Detail, .. } => {}
            Block::Group { kind: Group::Card(_), blocks } => self.blocks(blocks, indent + 2),
            Block::Group { kind: Group::Aside, blocks } => self.blocks(blocks, indent),
        }
    }

    fn figure(&mut self, figure: &Figure) {
        if figure.is_tabled {
            return;
        }
        self.gap();
        for plot in &figure.plots {
            for line in plot.lines() {
                self.line(&format!("  {line}"));
            }
        }
        self.gap();
    }

    fn table(&mut self, table: &Table) {
        self.gap();
        let mut rows: Vec<Vec<String>> = Vec::new();
        if table.has_heads() {
            rows.push(table.columns.iter().map(|column| column.head.clone()).collect());
        }
        rows.extend(table.rows.iter().map(|row| row.iter().map(|c| c.written()).collect()));
        let letters = |text: &str| text.chars().count();
        let widths: Vec<usize> = (0..table.columns.len())
            .map(|i| rows.iter().filter_map(|row| row.get(i)).map(|c| letters(c)).max())
            .map(Option::unwrap_or_default)
            .collect();
        for columns in parts(&widths, self.width) {
            for row in &rows {
                let mut line = String::new();
                for (n, &i) in columns.iter().enumerate() {
                    let cell = row.get(i).map_or("", String::as_str);
                    let space = " ".repeat(widths[i] - letters(cell));
                    line.push_str(if n == 0 { "  " } else { GAP });
                    match table.columns[i].is_text {
                        true => line.extend([cell, &space]),
                        false => line.extend([&space, cell]),
                    }
                }
                self.line(&line);
            }
            self.gap();
        }
    }
}

/// The columns that fit beside each other, the first one with each part.
fn parts(widths: &[usize], width: usize) -> Vec<Vec<usize>> {
    let Some(&first) = widths.first() else { return Vec::new() };
    let (mut all, mut part, mut used) = (Vec::new(), vec![0], first + 2);
    for (i, &wide) in widths.iter().enumerate().skip(1) {
        if used + GAP.len() + wide > width && part.len() > 1 {
            all.push(std::mem::replace(&mut part, vec![0]));
            used = first + 2;
        }
        part.push(i);
        used += GAP.len() + wide;
    }
    all.push(part);
    all
}

/// Lines of whole words.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let (mut lines, mut line, mut used) = (Vec::new(), String::new(), 0);
    for word in text.split_whitespace() {
        let long = word.chars().count();
        if used > 0 && used + 1 + long > width {
            lines.push(std::mem::take(&mut line));
            used = 0;
        }
        if used > 0 {
            line.push(' ');
            used += 1;
        }
        line.push_str(word);
        used += long;
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_tables_go_on_below() {
        assert_eq!(parts(&[10, 5, 5, 5], 80), [vec![0, 1, 2, 3]]);
        assert_eq!(parts(&[10, 5, 5, 5], 26), [vec![0, 1, 2], vec![0, 3]]);
        assert_eq!(parts(&[10, 50, 50], 20), [vec![0, 1], vec![0, 2]]);
        assert!(parts(&[], 80).is_empty());
    }

    #[test]
    fn words_stay_whole() {
        assert_eq!(wrapped("one two  three", 7), ["one two", "three"]);
        assert_eq!(wrapped("", 7), [""]);
    }
}
