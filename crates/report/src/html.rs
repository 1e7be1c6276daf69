//! A report as a page of HTML.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::colour::{Tone, variables};
use crate::document::{Block, Figure, Group, Look, Report, Role, Span};
use crate::table::{Cell, Content, Table};

/// The report as a page that needs nothing else.
pub fn page(report: &Report) -> String {
    let mut writer = Writer { report, tables: 0, figures: 0 };
    let generator = format!("adut {}", report.version);
    let (opening, blocks) = (writer.blocks(&report.opening), writer.blocks(&report.blocks));
    let style = PreEscaped(format!("\n{}{}", variables(), include_str!("style.css")));
    let page = html! {
        (DOCTYPE)
        html lang=(report.language) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="generator" content=(generator);
                title { (report.title) }
                style { (style) }
            }
            "\n"
            body { main { "\n" h1 { (report.title) } (opening) (blocks) } }
        }
        "\n"
    };
    page.into_string().replacen("<!DOCTYPE html>", "<!doctype html>\n", 1)
}

/// The matter of the report alone, for a page that has a head and a style of its own.
pub fn body(report: &Report) -> String {
    Writer { report, tables: 0, figures: 0 }.blocks(&report.blocks).into_string()
}

struct Writer<'a> {
    report: &'a Report,
    tables: usize,
    figures: usize,
}

impl Writer<'_> {
    fn blocks(&mut self, blocks: &[Block]) -> Markup {
        let written = blocks.iter().map(|block| self.block(block)).collect::<Vec<_>>();
        html! { @for block in written { "\n" (block) } }
    }

    fn block(&mut self, block: &Block) -> Markup {
        match block {
            Block::Heading { level: 2, text, anchor } => {
                html! { h2 id=[anchor.as_deref()] { (text) } }
            }
            Block::Heading { text, anchor, .. } => html! { h3 id=[anchor.as_deref()] { (text) } },
            Block::Paragraph { role, spans } => {
                html! { p class=[class_of(*role)] { @for span in spans { (spanned(span)) " " } } }
            }
            Block::Command(command) => html! { pre { code { (command) } } },
            Block::Contents => contents(self.report),
            Block::Table(table) => self.table(table),
            Block::Figure(figure) => self.figure(figure),
            Block::Group { kind, blocks } => {
                let inner = self.blocks(blocks);
                match kind {
                    Group::Card(tone) => html! { div.card.(tone.class()) { (inner) } },
                    Group::Aside => html! { div.aside { (inner) } },
                    Group::Folded(head) => html! { details { summary { (head) } (inner) } },
                    Group::Detail => inner,
                }
            }
        }
    }

    /// “Table 3.”, where tables are numbered.
    fn label(&self, kind: &str, number: usize) -> Markup {
        html! { @if self.report.is_numbered { b { (kind) " " (number) "." } " " } }
    }

    fn source(&self) -> Markup {
        html! { @if self.report.is_cited { " " span.source { code { (self.report.source) } } } }
    }

    fn table(&mut self, table: &Table) -> Markup {
        let caption = (!table.caption.is_empty()).then(|| {
            self.tables += 1;
            let label = self.label("Table", self.tables);
            html! { caption { (label) (table.caption) (self.source()) } }
        });
        let class = |i: usize| table.columns.get(i).is_some_and(|c| c.is_text).then_some("text");
        html! {
            div.scroll { table {
                @if let Some(caption) = caption { (caption) }
                @if table.has_heads() {
                    thead { tr { @for (i, column) in table.columns.iter().enumerate() {
                        th scope="col" class=[class(i)] { (column.head) }
                    } } }
                }
                tbody { @for row in &table.rows {
                    "\n" tr { @for (i, cell) in row.iter().enumerate() {
                        (written(cell, i == 0, class(i)))
                    } }
                } }
            } }
        }
    }

    fn figure(&mut self, figure: &Figure) -> Markup {
        self.figures += 1;
        let plots = figure.plots.iter().map(|plot| plot.drawing().inline(&figure.label));
        let is_many = figure.plots.len() > 1;
        html! {
            figure {
                @if is_many { div.many { @for plot in plots { (plot) } } }
                @else { @for plot in plots { (plot) } }
                @if !figure.caption.is_empty() {
                    figcaption {
                        (self.label("Figure", self.figures)) (figure.caption) (self.source())
                    }
                }
            }
        }
    }
}

fn written(cell: &Cell, is_head: bool, class: Option<&str>) -> Markup {
    let (toned, tone) = match cell.tone {
        Some(tone) => (Some("toned"), Some(Tone::class(tone))),
        None => (None, None),
    };
    if let Content::Bar(share) = cell.content {
        let width = format!("width:{:.1}%", 100.0 * share.clamp(0.0, 1.0));
        return html! { td.bar.(toned.unwrap_or_default()).(tone.unwrap_or_default()) {
            span style=(width) {}
        } };
    }
    let classes: Vec<&str> = [class, toned, tone].into_iter().flatten().collect();
    let classes = (!classes.is_empty()).then(|| classes.join(" "));
    if is_head {
        html! { th scope="row" class=[classes] { (cell.written()) } }
    } else {
        html! { td class=[classes] { (cell.written()) } }
    }
}

fn spanned(span: &Span) -> Markup {
    match span.look {
        Look::Plain => html! { (span.text) },
        Look::Strong => html! { b { (span.text) } },
        Look::Quiet => html! { span.quiet { (span.text) } },
        Look::Badge(tone) => html! { span.badge.(tone.class()) { (span.text) } },
    }
}

fn class_of(role: Role) -> Option<&'static str> {
    match role {
        Role::Plain => None,
        Role::Lead => Some("lead"),
        Role::Warning => Some("warning"),
        Role::Verdict => Some("verdict"),
        Role::Note => Some("note"),
    }
}

/// Where a link leads, and what it says.
type Link<'a> = (&'a str, &'a str);

/// Links to chapters, and below each to its parts.
fn contents(report: &Report) -> Markup {
    let mut chapters: Vec<(Link<'_>, Vec<Link<'_>>)> = Vec::new();
    for block in report.flattened() {
        if let Block::Heading { level, text, anchor: Some(anchor) } = block {
            match chapters.last_mut() {
                Some((_, parts)) if *level > 2 => parts.push((anchor, text)),
                _ => chapters.push(((anchor, text), Vec::new())),
            }
        }
    }
    let link = |(anchor, text): Link<'_>| html! { a href={ "#" (anchor) } { (text) } };
    html! {
        nav { ul { @for (chapter, parts) in chapters {
            li { (link(chapter)) ul { @for part in parts { li { (link(part)) } } } }
        } } }
    }
}
