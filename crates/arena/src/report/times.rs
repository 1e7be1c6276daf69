//! Thinking time for a move on a logarithmic axis.

use crate::compare::AgentResult;

use super::svg::{Anchor, Scale, Svg, text_width};
use super::text::{short, time};

const WIDTH: f64 = 760.0;
const ROW: f64 = 26.0;
const TOP: f64 = 12.0;
const LONGEST_NAME: usize = 40;

/// None if nothing was measured.
pub(super) fn draw(agents: &[AgentResult], label: &str, source: &str) -> Option<String> {
    let rows: Vec<(&AgentResult, f64)> = agents
        .iter()
        .filter_map(|agent| Some((agent, agent.us_per_move.filter(|&us| us > 0.0)?)))
        .collect();
    if rows.is_empty() {
        return None;
    }
    let names = rows.iter().map(|(agent, _)| text_width(&short(&agent.name, LONGEST_NAME)));
    let left = names.fold(0.0, f64::max) + 20.0;
    let right = WIDTH - 90.0;
    let logs = rows.iter().map(|(_, us)| us.log10());
    let decades = logs.flat_map(|log| [log.floor(), log.ceil()]);
    let scale = Scale::holding(decades, left, right);
    let bottom = TOP + ROW * rows.len() as f64;
    let mut svg = Svg::new(WIDTH, bottom + 46.0);
    for decade in scale.ticks(12).0.into_iter().filter(|decade| decade.fract() == 0.0) {
        let x = scale.place(decade);
        svg.line("grid", (x, TOP), (x, bottom));
        let said = time(10f64.powf(decade)).replace(".00", "").replace(".0", "");
        svg.text("tick", (x, bottom + 16.0), Anchor::Middle, &said);
    }
    svg.line("axis", (left, bottom), (right, bottom));
    let middle = (left + right) / 2.0;
    svg.text("axis-name", (middle, bottom + 36.0), Anchor::Middle, "time for a move, logarithmic");
    for (i, (agent, us)) in rows.iter().enumerate() {
        let y = TOP + ROW * (i as f64 + 0.5);
        let x = scale.place(us.log10());
        svg.text("label", (left - 10.0, y + 4.0), Anchor::End, &short(&agent.name, LONGEST_NAME));
        svg.line("stem", (left, y), (x, y));
        svg.dot("point", (x, y), &format!("{}: {} a move", agent.name, time(*us)));
        svg.text("value", (WIDTH - 4.0, y + 4.0), Anchor::End, &time(*us));
    }
    Some(svg.finish(label, source))
}
