//! The report as one page of HTML that needs nothing else.

use adut_arena::report::STYLE;
use adut_arena::report::svg::escape;
use adut_arena::report::text::number;

use super::experiment::Experiment;
use super::figures;
use super::finding::{Figure, Finding, Plot, Table, Verdict, explanations};
use super::runner::Results;

const TITLE: &str = "The sources’ experiments, run again";

/// Writes the page.
pub(super) fn write(results: &[Results], command: &str) -> String {
    let mut page = Page { command, body: String::new(), tables: 0, figures: 0 };
    page.opening(results);
    for chapter in results {
        page.chapter(chapter);
    }
    page.closing(results);
    let version = env!("CARGO_PKG_VERSION");
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"generator\" content=\"adut {version}\">\n<title>{TITLE}</title>\n\
         <style>\n{STYLE}{}</style>\n</head>\n<body>\n<main>\n{}</main>\n</body>\n</html>\n",
        include_str!("page.css"),
        page.body
    )
}

struct Page<'a> {
    command: &'a str,
    body: String,
    tables: usize,
    figures: usize,
}

impl Page<'_> {
    fn push(&mut self, html: &str) {
        self.body.push_str(html);
        self.body.push('\n');
    }

    fn paragraph(&mut self, class: &str, text: &str) {
        self.push(&format!("<p class=\"{class}\">{}</p>", escape(text)));
    }

    fn opening(&mut self, results: &[Results]) {
        self.push(&format!("<h1>{TITLE}</h1>"));
        self.paragraph("lead", super::plain::LEAD);
        self.push(&format!("<pre><code>{}</code></pre>", escape(self.command)));
        self.push("<nav><ul>");
        for Results { chapter, findings } in results {
            let entries: String = findings
                .iter()
                .map(|(experiment, _)| {
                    let (id, title) = (experiment.id, escape(experiment.title));
                    format!("<li><a href=\"#{id}\">{title}</a></li>")
                })
                .collect();
            let (name, title) = (chapter.name, escape(chapter.title));
            self.push(&format!("<li><a href=\"#{name}\">{title}</a><ul>{entries}</ul></li>"));
        }
        self.push("</ul></nav>");
        self.push("<h2>Every published figure</h2>");
        for of in results {
            let published = of.published();
            if !published.is_empty() {
                self.figures_table(of.chapter.title, &published);
            }
        }
    }

    fn chapter(&mut self, of: &Results) {
        let chapter = &of.chapter;
        self.push(&format!("<h2 id=\"{}\">{}</h2>", chapter.name, escape(chapter.title)));
        self.paragraph("notes", chapter.source);
        for (experiment, finding) in &of.findings {
            self.experiment(experiment, finding);
        }
    }

    fn experiment(&mut self, experiment: &Experiment, finding: &Finding) {
        self.push(&format!("<h3 id=\"{}\">{}</h3>", experiment.id, escape(experiment.title)));
        self.paragraph("about", experiment.about);
        self.paragraph("verdict", &finding.verdict);
        if !finding.figures.is_empty() {
            self.figures_table(experiment.title, &finding.figures.iter().collect::<Vec<_>>());
        }
        self.explanations(&finding.figures);
        finding.tables.iter().for_each(|table| self.table(table));
        finding.plots.iter().for_each(|plot| self.plot(plot));
        finding.text.iter().for_each(|text| self.paragraph("text-block", text));
        for command in &finding.commands {
            self.push(&format!("<pre><code>{}</code></pre>", escape(command)));
        }
        let timing = &finding.timing;
        if !(timing.figures.is_empty() && timing.tables.is_empty() && timing.plots.is_empty()) {
            self.push("<div class=\"times\">");
            self.paragraph("notes", "Times, which differ from machine to machine:");
            if !timing.figures.is_empty() {
                self.figures_table("Times", &timing.figures.iter().collect::<Vec<_>>());
                self.explanations(&timing.figures);
            }
            timing.tables.iter().for_each(|table| self.table(table));
            timing.plots.iter().for_each(|plot| self.plot(plot));
            self.push("</div>");
        }
    }

    fn explanations(&mut self, figures: &[Figure]) {
        for (what, why) in explanations(figures) {
            let what = escape(&what);
            self.push(&format!("<p class=\"why\"><b>{what}.</b> {}</p>", escape(why)));
        }
    }

    fn figures_table(&mut self, caption: &str, figures: &[&Figure]) {
        let is_compared = figures.iter().any(|figure| figure.published.is_some());
        let rows: String = figures.iter().map(|figure| figure_row(figure, is_compared)).collect();
        let heads = if is_compared {
            "<th scope=\"col\">published</th><th scope=\"col\">ours</th><th scope=\"col\">95 %</th>\
             <th scope=\"col\">on</th><th scope=\"col\">published is</th>"
        } else {
            "<th scope=\"col\">ours</th><th scope=\"col\">95 %</th><th scope=\"col\">on</th>"
        };
        self.tables += 1;
        let (number, caption) = (self.tables, escape(caption));
        self.push(&format!(
            "<div class=\"scroll\"><table>\n<caption><b>Table {number}.</b> {caption}</caption>\n\
             <thead><tr><th scope=\"col\" class=\"text\">figure</th>{heads}</tr></thead>\n\
             <tbody>\n{rows}</tbody>\n</table></div>"
        ));
    }

    fn table(&mut self, table: &Table) {
        self.tables += 1;
        let class = |i: usize| if i == 0 { " class=\"text\"" } else { "" };
        let heads: String = table
            .columns
            .iter()
            .enumerate()
            .map(|(i, head)| format!("<th scope=\"col\"{}>{}</th>", class(i), escape(head)))
            .collect();
        let row = |cells: &Vec<String>| {
            let cells = cells.iter().enumerate().map(|(i, cell)| match i {
                0 => format!("<th scope=\"row\" class=\"text\">{}</th>", escape(cell)),
                _ => format!("<td>{}</td>", escape(cell)),
            });
            format!("<tr>{}</tr>\n", cells.collect::<String>())
        };
        let rows: String = table.rows.iter().map(row).collect();
        let (number, caption) = (self.tables, escape(&table.caption));
        self.push(&format!(
            "<div class=\"scroll\"><table>\n<caption><b>Table {number}.</b> {caption}</caption>\n\
             <thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table></div>"
        ));
    }

    fn plot(&mut self, plot: &Plot) {
        self.figures += 1;
        let drawing = figures::draw(plot, self.command);
        let (number, caption) = (self.figures, escape(&plot.caption));
        self.push(&format!(
            "<figure>\n{drawing}<figcaption><b>Figure {number}.</b> {caption}</figcaption>\n</figure>"
        ));
    }

    fn closing(&mut self, results: &[Results]) {
        let seconds: f64 = results
            .iter()
            .flat_map(|chapter| &chapter.findings)
            .map(|(_, finding)| finding.timing.seconds)
            .sum();
        self.push("<h2>Method</h2>");
        self.paragraph("notes", super::plain::METHOD);
        let minutes = number(seconds / 60.0, 1);
        self.paragraph("notes", &format!("All experiments together took {minutes} minutes."));
    }
}

fn figure_row(figure: &Figure, is_compared: bool) -> String {
    let said = figure.published.as_ref().map_or("–", |published| &published.said);
    let verdict = figure.verdict();
    let what = escape(&figure.what);
    let ours = escape(&figure.unit.write(figure.ours));
    let interval = escape(&figure.unit.write_interval(figure.interval));
    let sample = escape(&figure.sample_in_words());
    let published = if is_compared {
        format!("<td class=\"said\">{}</td>", escape(said))
    } else {
        String::new()
    };
    let judged = match (is_compared, verdict) {
        (false, _) => String::new(),
        (true, Verdict::Outside) => format!("<td class=\"outside\">{}</td>", verdict.as_str()),
        (true, _) => format!("<td>{}</td>", verdict.as_str()),
    };
    format!(
        "<tr><th scope=\"row\" class=\"text\">{what}</th>{published}<td>{ours}</td>\
         <td>{interval}</td><td>{sample}</td>{judged}</tr>\n"
    )
}
