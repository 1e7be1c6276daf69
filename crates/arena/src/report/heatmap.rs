//! Shares between players, such as the agreement of their choices, as a field of squares.

use super::svg::{Anchor, Svg, text_width};
use super::text::{number, short};

const CELL: f64 = 46.0;
const TOP: f64 = 26.0;
const LONGEST_NAME: usize = 40;

/// Columns are lettered; the rows say who is meant.
fn letter(i: usize) -> String {
    let last = char::from(b'A' + (i % 26) as u8);
    if i < 26 { last.to_string() } else { format!("{}{last}", letter(i / 26 - 1)) }
}

/// Draws the share for each pair of these, row by row.
pub fn draw(of: &[String], matrix: &[Vec<f64>], label: &str, source: &str) -> String {
    let names: Vec<String> = of
        .iter()
        .enumerate()
        .map(|(i, name)| format!("{}  {}", short(name, LONGEST_NAME), letter(i)))
        .collect();
    let left = names.iter().map(|name| text_width(name)).fold(0.0, f64::max) + 16.0;
    let size = CELL * names.len() as f64;
    let mut svg = Svg::new(left + size + 4.0, TOP + size + 4.0);
    for (i, (name, row)) in names.iter().zip(matrix).enumerate() {
        let y = TOP + CELL * i as f64;
        svg.text("label", (left - 10.0, y + CELL / 2.0 + 4.0), Anchor::End, name);
        let x = left + CELL * (i as f64 + 0.5);
        svg.text("label", (x, TOP - 8.0), Anchor::Middle, &letter(i));
        for (j, &share) in row.iter().enumerate() {
            let x = left + CELL * j as f64;
            let said = number(100.0 * share, 0);
            let title = format!("{} and {}: {said} %", of[i], of[j]);
            svg.shade((x + 1.0, y + 1.0), (CELL - 2.0, CELL - 2.0), share, &title);
            let class = if share > 0.55 { "on-shade" } else { "label" };
            svg.text(class, (x + CELL / 2.0, y + CELL / 2.0 + 4.0), Anchor::Middle, &said);
        }
    }
    svg.finish(label, source)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_do_not_run_out() {
        assert_eq!([0, 25, 26, 27, 52].map(letter), ["A", "Z", "AA", "AB", "BA"]);
    }
}
