//! The drawings of the page: SVG, coloured by the page's style alone.

use std::fmt::Write as _;

use adut_review::{Belief, Grade, SeatReview};

use super::teller::Teller;
use crate::tree::escaped;

const WIDTH: f64 = 880.0;
const LEFT: f64 = 46.0;
const RIGHT: f64 = 14.0;
const TOP: f64 = 14.0;

/// A frame whose height is a share from 0 to 1 and whose width counts plies.
struct Frame {
    height: f64,
    plies: f64,
    body: String,
}

impl Frame {
    fn new(height: f64, plies: usize) -> Self {
        let mut frame = Self { height, plies: plies.max(1) as f64, body: String::new() };
        for quarter in 0..=4 {
            let share = f64::from(quarter) / 4.0;
            let class = if quarter == 2 { "middle" } else { "grid" };
            let (y, end) = (frame.y(share), WIDTH - RIGHT);
            frame.push(&format!(
                "<line class=\"{class}\" x1=\"{LEFT}\" y1=\"{y:.1}\" x2=\"{end}\" y2=\"{y:.1}\"/>\
                 <text class=\"tick\" x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
                LEFT - 8.0,
                y + 4.0,
                25 * quarter
            ));
        }
        let step = tick_step(plies);
        for ply in (0..=plies).step_by(step) {
            let x = frame.x(ply);
            frame.push(&format!(
                "<text class=\"tick\" x=\"{x:.1}\" y=\"{}\" text-anchor=\"middle\">{ply}</text>",
                TOP + height + 18.0
            ));
        }
        frame
    }

    fn x(&self, ply: usize) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * ply as f64 / self.plies
    }

    fn y(&self, share: f64) -> f64 {
        TOP + self.height * (1.0 - share.clamp(0.0, 1.0))
    }

    fn push(&mut self, svg: &str) {
        self.body.push_str(svg);
        self.body.push('\n');
    }

    fn path(&self, points: &[(usize, f64)]) -> String {
        let mut path = String::new();
        for (at, &(ply, share)) in points.iter().enumerate() {
            let letter = if at == 0 { 'M' } else { 'L' };
            let _ = write!(path, "{letter}{:.1} {:.1} ", self.x(ply), self.y(share));
        }
        path.trim_end().to_owned()
    }

    fn finish(self, label: &str) -> String {
        svg(TOP + self.height + 26.0, label, &self.body)
    }
}

fn svg(height: f64, label: &str, body: &str) -> String {
    let label = escaped(label);
    format!(
        "<svg viewBox=\"0 0 {WIDTH} {height:.0}\" role=\"img\" aria-label=\"{label}\">\n{body}</svg>\n"
    )
}

/// Round steps, some ten of them.
fn tick_step(plies: usize) -> usize {
    [1, 2, 4, 5, 10, 20, 50].into_iter().find(|step| plies / step <= 12).unwrap_or(100)
}

/// The class of a grade, for colours.
pub(super) fn grade_class(grade: Grade) -> &'static str {
    match grade {
        Grade::Best => "best",
        Grade::Good => "good",
        Grade::Slip => "slip",
        Grade::Mistake => "mistake",
        Grade::Blunder => "blunder",
    }
}

/// The expected result after every ply, with the moves that cost something.
pub(super) fn curve(teller: &Teller<'_>, told: &SeatReview) -> String {
    let last = told.curve.last().map_or(0, |point| point.ply);
    let mut frame = Frame::new(230.0, last);
    let points: Vec<(usize, f64)> =
        told.curve.iter().map(|point| (point.ply, point.value.share)).collect();
    let line = frame.path(&points);
    let (first, end, middle) = (frame.x(0), frame.x(last), frame.y(0.5));
    frame.push(&format!(
        "<path class=\"area\" d=\"{line} L{end:.1} {middle:.1} L{first:.1} {middle:.1} Z\"/>"
    ));
    frame.push(&format!("<path class=\"curve\" d=\"{line}\"/>"));
    for &ply in told.mistakes.iter().rev() {
        let at = &teller.review.plies[ply - 1];
        let Some(decision) = &at.decision else { continue };
        if decision.grade < Grade::Slip {
            continue;
        }
        let Some(point) = told.curve.get(ply) else { continue };
        let (x, y) = (frame.x(ply), frame.y(point.value.share));
        let said = format!(
            "{}. {} ({}: {})",
            ply,
            teller.action(&at.played),
            teller.grade(decision.grade),
            teller.cost(&decision.cost)
        );
        frame.push(&format!(
            "<circle class=\"dot {}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"6\"><title>{}</title></circle>",
            grade_class(decision.grade),
            escaped(&said)
        ));
    }
    frame.finish(&format!("{}: {}", teller.say("review-curve"), teller.seat(told.seat)))
}

/// Where the result came from: each part begins where the one before it ended.
pub(super) fn balance(teller: &Teller<'_>, told: &SeatReview) -> String {
    const NAMES: f64 = 250.0;
    const ROW: f64 = 34.0;
    let balance = told.balance;
    let mut bars = vec![(teller.say("review-balance-start"), 0.0, balance.start, "whole")];
    let mut reached = balance.start;
    for (name, part) in teller.parts(told) {
        let class = if part < 0.0 { "loss" } else { "gain" };
        bars.push((name, reached, reached + part, class));
        reached += part;
    }
    bars.push((teller.say("review-balance-end"), 0.0, balance.end, "whole"));
    let ends = || bars.iter().flat_map(|bar| [bar.1, bar.2]);
    let low = ends().fold(0.0, f64::min);
    let high = ends().fold(1.0, f64::max);
    let x = |share: f64| NAMES + (WIDTH - NAMES - 70.0) * (share - low) / (high - low);
    let mut body = String::new();
    for share in [0.0, 0.5, 1.0] {
        let _ = writeln!(
            body,
            "<line class=\"grid\" x1=\"{0:.1}\" y1=\"4\" x2=\"{0:.1}\" y2=\"{1:.0}\"/>",
            x(share),
            ROW * bars.len() as f64
        );
    }
    for (at, (name, from, to, class)) in bars.iter().enumerate() {
        let (y, start, end) = (ROW * at as f64 + 6.0, x(from.min(*to)), x(from.max(*to)));
        let said = if *class == "whole" {
            format!("{} %", teller.percent(*to))
        } else {
            teller.change(to - from)
        };
        let _ = writeln!(
            body,
            "<text x=\"0\" y=\"{:.0}\">{}</text>\
             <rect class=\"part {class}\" x=\"{start:.1}\" y=\"{y:.0}\" width=\"{:.1}\" height=\"{:.0}\" rx=\"2\"/>\
             <text class=\"value\" x=\"{:.1}\" y=\"{:.0}\">{said}</text>",
            y + 16.0,
            escaped(name),
            (end - start).max(1.5),
            ROW - 12.0,
            end + 8.0,
            y + 16.0,
        );
    }
    let label = format!("{}: {}", teller.say("review-balance"), teller.seat(told.seat));
    svg(ROW * bars.len() as f64 + 4.0, &label, &body)
}

/// How well the others could place the cards that were held, turn by turn.
pub(super) fn beliefs(teller: &Teller<'_>, told: &SeatReview) -> String {
    let last = told.curve.last().map_or(0, |point| point.ply);
    let mut frame = Frame::new(110.0, last);
    let mut watchers: Vec<usize> = told.beliefs.iter().map(|belief| belief.by).collect();
    watchers.sort_unstable();
    watchers.dedup();
    for (at, by) in watchers.into_iter().enumerate() {
        let own: Vec<&Belief> = told.beliefs.iter().filter(|belief| belief.by == by).collect();
        let points: Vec<(usize, f64)> = own.iter().map(|b| (b.ply - 1, b.known)).collect();
        let line = frame.path(&points);
        frame.push(&format!("<path class=\"curve watcher{at}\" d=\"{line}\"/>"));
        for belief in own {
            let (x, y) = (frame.x(belief.ply - 1), frame.y(belief.known));
            let said = escaped(&belief_line(teller, belief));
            frame.push(&format!(
                "<circle class=\"dot watcher{at}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\"><title>{said}</title></circle>"
            ));
        }
    }
    frame.finish(&teller.say("review-beliefs"))
}

/// One belief in a line.
pub(super) fn belief_line(teller: &Teller<'_>, belief: &Belief) -> String {
    teller.say_with(
        "review-belief",
        &[
            ("ply", belief.ply.into()),
            ("who", teller.place(belief.by).into()),
            ("percent", teller.percent(belief.known).into()),
        ],
    )
}
