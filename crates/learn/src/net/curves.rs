//! The curves of a training, drawn.

use std::fmt::Write as _;

use super::Epoch;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 240.0;
const LEFT: f64 = 60.0;
const RIGHT: f64 = 620.0;
const TOP: f64 = 30.0;
const BOTTOM: f64 = 200.0;

/// A row of values with a name and a colour.
struct Curve<'a> {
    name: &'a str,
    colour: &'a str,
    values: Vec<(u32, f64)>,
}

/// Loss and accuracy over the epochs as an SVG picture of two panels.
pub fn curves(title: &str, history: &[Epoch]) -> String {
    let held_out = |value: fn(&Epoch) -> f64| history.iter().map(move |e| (e.number, value(e)));
    let learned = history.iter().filter_map(|e| Some((e.number, e.training_loss?))).collect();
    let loss = [
        Curve { name: "loss, learned from", colour: "#b45309", values: learned },
        Curve {
            name: "loss, held out",
            colour: "#1d4ed8",
            values: held_out(|e| e.held_out.loss).collect(),
        },
    ];
    let accuracy = [Curve {
        name: "share of best answers, held out",
        colour: "#15803d",
        values: held_out(|e| e.held_out.accuracy).collect(),
    }];
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {}\" font-family=\"sans-serif\" font-size=\"12\" role=\"img\">\n<title>{}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n",
        2.0 * HEIGHT,
        escape(title)
    );
    panel(&mut svg, 0.0, &loss);
    panel(&mut svg, HEIGHT, &accuracy);
    svg.push_str("</svg>\n");
    svg
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// One panel with its axes, `down` from the top.
fn panel(svg: &mut String, down: f64, curves: &[Curve<'_>]) {
    let all = || curves.iter().flat_map(|curve| &curve.values).filter(|(_, y)| y.is_finite());
    let last = all().map(|(x, _)| *x).max().unwrap_or(0).max(1);
    let low = all().map(|(_, y)| *y).fold(f64::INFINITY, f64::min);
    let high = all().map(|(_, y)| *y).fold(f64::NEG_INFINITY, f64::max);
    let (low, high) = if low < high { (low, high) } else { (low.min(0.0), low.max(0.0) + 1.0) };
    let across = |x: u32| LEFT + (RIGHT - LEFT) * f64::from(x) / f64::from(last);
    let up = |y: f64| down + BOTTOM - (BOTTOM - TOP) * (y - low) / (high - low);
    // Writing to a string does not fail.
    let mut put = |text: String| svg.push_str(&(text + "\n"));
    for share in [0.0, 0.5, 1.0] {
        let value = low + share * (high - low);
        let y = up(value);
        put(format!("<path d=\"M{LEFT} {y:.1}H{RIGHT}\" stroke=\"#ddd\"/>"));
        put(format!(
            "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{value:.3}</text>",
            LEFT - 6.0,
            y + 4.0
        ));
    }
    for x in [0, last] {
        let at = across(x);
        put(format!(
            "<text x=\"{at:.1}\" y=\"{}\" text-anchor=\"middle\">epoch {x}</text>",
            down + BOTTOM + 18.0
        ));
    }
    for (number, curve) in curves.iter().enumerate() {
        let mut path = String::new();
        for (x, y) in curve.values.iter().filter(|(_, y)| y.is_finite()) {
            let letter = if path.is_empty() { 'M' } else { 'L' };
            let _ = write!(path, "{letter}{:.1} {:.1}", across(*x), up(*y));
        }
        let (name, colour) = (curve.name, curve.colour);
        put(format!("<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>"));
        let x = LEFT + 250.0 * number as f64;
        put(format!("<text x=\"{x}\" y=\"{}\" fill=\"{colour}\">{name}</text>", down + TOP - 10.0));
    }
}
