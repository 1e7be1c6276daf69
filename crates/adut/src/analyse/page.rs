//! The review as one page that needs nothing else.

use adut_review::{Belief, Decision, MoveValue, Ply, SeatReview};

use super::chart;
use super::teller::Teller;
use crate::tree::escaped;

/// So many mistakes are told at length.
const TOLD: usize = 12;
/// Where the cost stands among the columns.
const COST: usize = 4;
/// Rules that need not be told.
const USUAL: &str = "players=2";
/// So many moves of a decision get a bar.
const BARS: usize = 5;

/// The whole page.
pub(super) fn page(teller: &Teller<'_>, playouts: u32) -> String {
    let mut page = Page { teller, body: String::new() };
    page.write(playouts);
    let (style, title) = (include_str!("style.css"), escaped(&teller.title()));
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n{}</main>\n\
         </body>\n</html>",
        teller.language(),
        page.body
    )
}

struct Page<'a> {
    teller: &'a Teller<'a>,
    body: String,
}

impl Page<'_> {
    fn push(&mut self, html: &str) {
        self.body.push_str(html);
        self.body.push('\n');
    }

    /// Something said, in an element.
    fn element(&mut self, name: &str, class: &str, text: &str) {
        let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
        self.push(&format!("<{name}{class}>{}</{name}>", escaped(text)));
    }

    fn write(&mut self, playouts: u32) {
        let teller = self.teller;
        self.element("h1", "", &teller.title());
        let rules = teller.review.rules.to_string();
        if rules != USUAL {
            self.element("p", "lead", &rules);
        }
        if let Some(forfeit) = teller.forfeit() {
            self.element("p", "warning", &forfeit);
        }
        for told in &teller.review.seats {
            self.seat(told);
        }
        self.moves();
        let method = [("playouts", playouts.into())];
        self.element("p", "foot", &teller.say_with("review-method", &method));
    }

    fn seat(&mut self, told: &SeatReview) {
        let teller = self.teller;
        self.push("<section>");
        self.element("h2", "", &teller.seat(told.seat));
        let result = escaped(&teller.result(told.seat));
        let accuracy = escaped(&teller.say_percent("review-accuracy", told.accuracy));
        let note = escaped(&teller.say("review-accuracy-note"));
        self.push(&format!(
            "<p class=\"summary\"><span>{result}</span><span title=\"{note}\">{accuracy}</span></p>"
        ));
        self.element("h3", "", &teller.say("review-curve"));
        self.push(&format!("<figure>\n{}", chart::curve(teller, told)));
        self.element("figcaption", "", &teller.say("review-curve-note"));
        self.push("</figure>");
        self.element("h3", "", &teller.say("review-balance"));
        self.push(&format!("<figure>\n{}</figure>", chart::balance(teller, told)));
        self.mistakes(told);
        self.beliefs(told);
        self.push("</section>");
    }

    fn mistakes(&mut self, told: &SeatReview) {
        let teller = self.teller;
        self.element("h3", "", &teller.say("review-mistakes"));
        let mistakes = teller.mistakes(told);
        if mistakes.is_empty() {
            self.element("p", "", &teller.say("review-no-mistakes"));
        } else {
            self.push("<ol class=\"mistakes\">");
            mistakes.iter().take(TOLD).for_each(|(ply, decision)| self.mistake(ply, decision));
            self.push("</ol>");
        }
        if let Some(cost) = teller.truth_cost(told) {
            self.element("p", "", &cost);
        }
    }

    fn mistake(&mut self, ply: &Ply, decision: &Decision) {
        let teller = self.teller;
        let (played, best) = (teller.action(&ply.played), teller.action(&decision.best));
        let told =
            teller.say_with("review-played", &[("move", played.into()), ("best", best.into())]);
        self.push(&format!("<li class=\"{}\">", chart::grade_class(decision.grade)));
        self.push(&format!(
            "<p class=\"head\"><span class=\"ply\">{}</span> <span>{}</span> \
             <span class=\"badge\">{}</span> <span class=\"cost\">{}</span></p>",
            ply.ply,
            escaped(&told),
            escaped(&teller.grade(decision.grade)),
            escaped(&teller.cost(&decision.cost))
        ));
        if let Some(reason) = &decision.reason {
            self.element("p", "why", &teller.reason(reason));
        }
        self.bars(decision);
        self.push("</li>");
    }

    /// The best moves and the one played, as bars.
    fn bars(&mut self, decision: &Decision) {
        let teller = self.teller;
        let mut rows: Vec<&MoveValue> = decision.values.iter().collect();
        rows.sort_by(|a, b| b.value.worth.total_cmp(&a.value.worth));
        let is_played = |row: &MoveValue| row.action == decision.played;
        let told = rows.iter().enumerate().filter(|(at, row)| *at < BARS || is_played(row));
        let told: Vec<&MoveValue> = told.map(|(_, row)| *row).collect();
        self.push("<table class=\"bars\"><tbody>");
        for row in told {
            let class = if is_played(row) { " class=\"played\"" } else { "" };
            let points = row.value.points.map_or(String::new(), |points| {
                format!("<td class=\"number\">{}</td>", teller.difference(points))
            });
            self.push(&format!(
                "<tr{class}><th scope=\"row\">{}</th><td class=\"bar\"><span style=\"width:{:.1}%\"></span></td>\
                 <td class=\"number\">{} %</td>{points}</tr>",
                escaped(&teller.action(&row.action)),
                row.bar * 100.0,
                teller.percent(row.value.share)
            ));
        }
        self.push("</tbody></table>");
    }

    fn beliefs(&mut self, told: &SeatReview) {
        if told.beliefs.is_empty() {
            return;
        }
        let teller = self.teller;
        self.element("h3", "", &teller.say("review-beliefs"));
        self.push(&format!("<figure>\n{}", chart::beliefs(teller, told)));
        self.element("figcaption", "", &teller.say("review-beliefs-note"));
        self.push("</figure>");
        self.push("<details>");
        self.element("summary", "", &teller.say("review-moves"));
        self.push("<ul class=\"beliefs\">");
        for belief in &told.beliefs {
            self.belief(belief);
        }
        self.push("</ul></details>");
    }

    fn belief(&mut self, belief: &Belief) {
        let teller = self.teller;
        let line = escaped(&chart::belief_line(teller, belief));
        let held = belief.cards.iter().filter(|card| card.held).map(|card| {
            let name = escaped(&teller.card(&card.card));
            format!("<span class=\"chip\">{name} {} %</span>", teller.percent(card.chance))
        });
        self.push(&format!("<li>{line} {}</li>", held.collect::<Vec<_>>().join(" ")));
    }

    fn moves(&mut self) {
        let teller = self.teller;
        self.push("<section>");
        self.element("h2", "", &teller.say("review-moves"));
        let columns = teller.columns();
        let heads = columns.iter().map(|(head, is_number)| {
            format!("<th scope=\"col\" class=\"{}\">{}</th>", kind(*is_number), escaped(head))
        });
        let heads: String = heads.collect();
        self.push("<div class=\"scroll\"><table class=\"moves\">");
        self.push(&format!("<thead><tr>{heads}</tr></thead><tbody>"));
        for ply in &teller.review.plies {
            let class = ply.decision.as_ref().map_or("", |d| chart::grade_class(d.grade));
            let cells = teller.cells(ply);
            let cells = cells.iter().zip(&columns).enumerate().map(|(at, (cell, (_, number)))| {
                let cost = if at == COST { " cost" } else { "" };
                format!("<td class=\"{}{cost}\">{}</td>", kind(*number), escaped(cell))
            });
            self.push(&format!("<tr class=\"{class}\">{}</tr>", cells.collect::<String>()));
        }
        self.push("</tbody></table></div>");
        if teller.has_truth() {
            let (head, note) = (teller.say("review-truth"), teller.truth_note());
            self.element("p", "foot", &format!("{head}: {note}"));
        }
        self.push("</section>");
    }
}

/// The class of a column.
fn kind(is_number: bool) -> &'static str {
    if is_number { "number" } else { "text" }
}
