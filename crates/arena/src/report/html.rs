//! One page of HTML.

use crate::compare::{Comparison, Decision, PairResult};

use super::curves::{Curve, CurvePlot};
use super::intervals::{IntervalPlot, Row};
use super::svg::escape;
use super::text::{budgets, chance, count, interval, number, percent, signed, stars, time, volume};
use super::{bars, heatmap, times};

/// The result as a page that needs nothing else.
pub fn html(of: &Comparison) -> String {
    let title = format!("{}: {} players compared", of.game, of.agents.len());
    let mut head = format!("<h1>{}</h1>\n", escape(&title));
    head += &format!(
        "<p class=\"lead\">{} with {}; every deck is played in every seating.</p>\n",
        escape(&of.game),
        escape(&of.rules.to_string())
    );
    head += &format!("<pre><code>{}</code></pre>\n", escape(&of.provenance.command));
    let (title, body, style) = (escape(&title), body(of), super::STYLE);
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"generator\" content=\"adut {}\">\n<title>{title}</title>\n\
         <style>\n{style}</style>\n</head>\n<body>\n<main>\n{head}{body}</main>\n</body>\n</html>\n",
        escape(&of.provenance.version)
    )
}

/// The tables and figures alone, for a page that has a head and a style of its own.
pub fn body(of: &Comparison) -> String {
    Page { of, source: source(of), body: String::new(), tables: 0, figures: 0 }.make()
}

/// What repeats every table and figure, in one line.
pub(super) fn source(of: &Comparison) -> String {
    let version = &of.provenance.version;
    let budgets = budgets(of).map_or(String::new(), |all| format!(" · budgets: {all}"));
    format!(
        "{} · adut {version} · seed {} · {}{budgets}",
        of.provenance.command,
        of.seed,
        volume(of)
    )
}

/// What a sequential test says, in a sentence; none where there was none.
pub fn verdict(of: &Comparison) -> Option<String> {
    let (test, PairResult { a, b, .. }) = (of.test.as_ref()?, of.pairs.first()?);
    let deals = count(test.blocks);
    let better = |than: &str, elo: f64| {
        format!("After {deals} deals: {a} is better than {b} by {} Elo or {than}.", signed(elo, 1))
    };
    Some(match test.verdict {
        Decision::Elo1 => better("more", test.hypotheses.elo1),
        Decision::Elo0 => better("less", test.hypotheses.elo0),
        Decision::Open => format!("Not decided after {deals} deals."),
    })
}

/// A column of a table: its head, and whether it holds text rather than numbers.
type Column = (&'static str, bool);

struct Page<'a> {
    of: &'a Comparison,
    source: String,
    body: String,
    tables: usize,
    figures: usize,
}

impl Page<'_> {
    fn make(mut self) -> String {
        if !self.of.complete {
            self.push("<p class=\"warning\">Not all of the games have been played.</p>");
        }
        self.test();
        self.pairs();
        self.ladder();
        self.differences();
        self.agreement();
        self.players();
        self.notes();
        self.body
    }

    fn push(&mut self, html: &str) {
        self.body.push_str(html);
        self.body.push('\n');
    }

    fn table(&mut self, caption: &str, columns: &[Column], rows: &[Vec<String>]) {
        self.tables += 1;
        let class = |&(_, is_text): &Column| if is_text { " class=\"text\"" } else { "" };
        let head: String = columns
            .iter()
            .map(|column| format!("<th scope=\"col\"{}>{}</th>", class(column), escape(column.0)))
            .collect();
        let row = |cells: &Vec<String>| {
            let cells = cells.iter().zip(columns).enumerate().map(|(i, (cell, column))| {
                let (class, cell) = (class(column), escape(cell));
                if i == 0 {
                    format!("<th scope=\"row\"{class}>{cell}</th>")
                } else {
                    format!("<td{class}>{cell}</td>")
                }
            });
            format!("<tr>{}</tr>\n", cells.collect::<String>())
        };
        let rows: String = rows.iter().map(row).collect();
        let (number, source) = (self.tables, escape(&self.source));
        self.push(&format!(
            "<div class=\"scroll\"><table>\n<caption><b>Table {number}.</b> {} \
             <span class=\"source\"><code>{source}</code></span></caption>\n\
             <thead><tr>{head}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table></div>",
            escape(caption)
        ));
    }

    fn figure(&mut self, caption: &str, drawing: &str) {
        self.figures += 1;
        let (number, source) = (self.figures, escape(&self.source));
        self.push(&format!(
            "<figure>\n{drawing}<figcaption><b>Figure {number}.</b> {} \
             <span class=\"source\"><code>{source}</code></span></figcaption>\n</figure>",
            escape(caption)
        ));
    }

    fn test(&mut self) {
        let (Some(test), Some(said)) = (&self.of.test, verdict(self.of)) else { return };
        self.push("<h2>Sequential test</h2>");
        let bound = |name: &str, at: f64| Curve {
            name: name.to_owned(),
            points: vec![(0.0, at), (test.blocks.max(1) as f64, at)],
            is_reference: true,
        };
        let points = test.curve.iter().map(|&(blocks, ratio)| (blocks as f64, ratio)).collect();
        let curves = [
            Curve { name: "the ratio".to_owned(), points, is_reference: false },
            bound("the bounds", test.bounds[0]),
            bound("", test.bounds[1]),
        ];
        let plot = CurvePlot {
            curves: &curves,
            across: "deals",
            up: "log-likelihood ratio",
            is_logarithmic: false,
        };
        let drawing = plot.draw("The log-likelihood ratio between its bounds", &self.source);
        let tested = test.hypotheses;
        self.figure(
            &format!(
                "{said} Tested: {} against {} Elo; errors {} and {}. Ratio {} between {} and {}, \
                 normalised effect {}.",
                signed(tested.elo0, 1),
                signed(tested.elo1, 1),
                percent(tested.alpha),
                percent(tested.beta),
                signed(test.llr, 2),
                signed(test.bounds[0], 2),
                signed(test.bounds[1], 2),
                signed(test.normalised_effect, 3),
            ),
            &drawing,
        );
    }

    fn pairs(&mut self) {
        let of = self.of;
        self.push("<h2>Results</h2>");
        let columns = [
            ("A – B", true),
            (of.counted.noun(), false),
            ("A wins", false),
            ("B wins", false),
            ("drawn", false),
            ("A’s share", false),
            ("95 %", false),
            ("points", false),
            ("95 %", false),
            ("p (Holm)", false),
        ];
        let row = |pair: &PairResult| {
            vec![
                format!("{} – {}", pair.a, pair.b),
                count(pair.games),
                count(pair.a_wins),
                count(pair.b_wins),
                count(pair.draws),
                percent(pair.a_share),
                interval(pair.ci95, |share| number(100.0 * share, 1)),
                signed(pair.mean_diff, 2),
                interval(pair.diff_ci95, |difference| signed(difference, 2)),
                format!("{}{}", chance(pair.p_holm), stars(pair)),
            ]
        };
        let rows: Vec<_> = of.pairs.iter().map(row).collect();
        self.table(
            "Every pair. Share: wins and half of the draws. Points: the mean of A’s points less \
             the others’. Intervals are Student’s over deals; p is corrected by Holm’s method \
             (* p < 0.05, ** p < 0.01, *** p < 0.001).",
            &columns,
            &rows,
        );
        let equals = 1.0 / of.seatings.max(1) as f64;
        let rows = rows_of(of, |pair| (pair.a_share, pair.ci95));
        let drawing = IntervalPlot {
            rows: &rows,
            axis: "A’s share of the games",
            reference: Some(equals),
            show: &percent,
            tick: &|share, decimals| {
                format!("{} %", number(100.0 * share, decimals.saturating_sub(2)))
            },
        }
        .draw("Shares with 95 % intervals", &self.source);
        let of_equals = percent(equals);
        self.figure(
            &format!(
                "Share of A with 95 % intervals; the dashed line is that of equals, {of_equals}."
            ),
            &drawing,
        );
        let rows = rows_of(of, |pair| (pair.mean_diff, pair.diff_ci95));
        let drawing = IntervalPlot {
            rows: &rows,
            axis: "A’s points less the others’",
            reference: Some(0.0),
            show: &|difference| signed(difference, 2),
            tick: &signed,
        }
        .draw("Mean score differences with 95 % intervals", &self.source);
        self.figure("Mean score difference with 95 % intervals.", &drawing);
    }

    fn ladder(&mut self) {
        let of = self.of;
        if of.ladder.len() < 2 {
            return;
        }
        self.push("<h2>Ladder</h2>");
        let rows: Vec<Row> = of
            .ladder
            .iter()
            .map(|entry| Row { name: entry.name.clone(), value: entry.elo, interval: entry.ci95 })
            .collect();
        let drawing = IntervalPlot {
            rows: &rows,
            axis: "Elo, mean 0",
            reference: Some(0.0),
            show: &|elo| signed(elo, 0),
            tick: &signed,
        }
        .draw("Ladder with 95 % intervals", &self.source);
        self.figure(
            "Bradley–Terry ratings on Elo’s scale with 95 % bootstrap intervals.",
            &drawing,
        );
    }

    fn differences(&mut self) {
        let of = self.of;
        self.push("<h2>Score differences</h2>");
        let drawings: String = of
            .pairs
            .iter()
            .map(|pair| {
                let title = format!("{} – {}", pair.a, pair.b);
                let title = super::text::short(&title, 48);
                let label = format!("Score differences, {title}");
                bars::draw(&title, &pair.diff_histogram, pair.mean_diff, &label, &self.source)
            })
            .collect();
        self.figure(
            "How often each mean score difference of a deal came up. The red line is the mean, \
             the dashed line zero.",
            &format!("<div class=\"many\">\n{drawings}</div>\n"),
        );
        let columns = [
            ("A – B", true),
            ("seat 0’s share", false),
            ("95 %", false),
            ("variance ratio", false),
            ("bootstrap", false),
            ("Wilson", false),
            ("moves a game", false),
            ("forfeits", false),
        ];
        let share = |share: f64| number(100.0 * share, 1);
        let row = |pair: &PairResult| {
            vec![
                format!("{} – {}", pair.a, pair.b),
                percent(pair.first_seat_share),
                interval(pair.first_seat_ci95, share),
                pair.variance_ratio.map_or("–".to_owned(), |ratio| number(ratio, 2)),
                interval(pair.bootstrap_ci95, share),
                interval(pair.wilson_ci95, share),
                number(pair.moves_per_game, 1),
                format!("{} : {}", pair.forfeits[0], pair.forfeits[1]),
            ]
        };
        let rows: Vec<_> = of.pairs.iter().map(row).collect();
        self.table(
            "The first seat’s advantage; by how much playing each deck in every seating divides \
             the variance; and two other intervals of A’s share, the Poisson bootstrap over deals \
             and Wilson’s, which takes every game for independent.",
            &columns,
            &rows,
        );
    }

    fn agreement(&mut self) {
        let Some(agreement) = &self.of.agreement else { return };
        self.push("<h2>Agreement</h2>");
        let drawing = heatmap::draw(
            &agreement.names,
            &agreement.matrix,
            "How often players choose alike",
            &self.source,
        );
        let situations = count(agreement.situations as u64);
        self.figure(
            &format!(
                "How often two players choose the same move in the same situation, in percent of \
                 {situations} situations with more than one legal move, drawn from all players’ games."
            ),
            &drawing,
        );
    }

    fn players(&mut self) {
        let of = self.of;
        self.push("<h2>Players</h2>");
        let columns = [
            ("player", true),
            ("sees", true),
            ("budget", true),
            ("time a move", false),
            ("time a game", false),
        ];
        let shown = |us: Option<f64>| us.map_or("–".to_owned(), time);
        let rows: Vec<Vec<String>> = of
            .agents
            .iter()
            .map(|agent| {
                let settings = if agent.settings.is_empty() { "–" } else { &agent.settings };
                vec![
                    agent.name.clone(),
                    agent.sees.to_string(),
                    settings.to_owned(),
                    shown(agent.us_per_move),
                    shown(agent.ms_per_game.map(|ms| 1e3 * ms)),
                ]
            })
            .collect();
        self.table("Who played, and how long each thought.", &columns, &rows);
        if let Some(drawing) = times::draw(&of.agents, "Time for a move", &self.source) {
            self.figure("Thinking time for a move, measured on some of the games.", &drawing);
        }
    }

    fn notes(&mut self) {
        let pace = &self.of.timing;
        self.push("<h2>Method</h2>");
        self.push(
            "<p class=\"notes\">A deal is one deck, played in every seating, so that the luck of \
             the cards falls on all alike; deals are independent, the games of one deal are not. \
             All statistics are therefore made on deals. The same command gives the same \
             result on any machine, times apart.</p>",
        );
        if pace.games > 0 {
            self.push(&format!(
                "<p class=\"notes\">{} games took {} s on {} threads: {} games a second.</p>",
                count(pace.games),
                number(pace.seconds, 1),
                pace.threads,
                count(pace.games_per_second.round() as u64)
            ));
        }
    }
}

fn rows_of(of: &Comparison, value: impl Fn(&PairResult) -> (f64, [f64; 2])) -> Vec<Row> {
    of.pairs
        .iter()
        .map(|pair| {
            let (value, interval) = value(pair);
            let (a, b) = (super::text::short(&pair.a, 24), super::text::short(&pair.b, 24));
            Row { name: format!("{a} – {b}"), value, interval }
        })
        .collect()
}
