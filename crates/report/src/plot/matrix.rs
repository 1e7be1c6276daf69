//! Shares between players, such as the agreement of their choices, as a field of squares.

use serde::{Deserialize, Serialize};

use super::widest;
use crate::colour::Colour;
use crate::drawing::{Anchor, Drawing, Fill, Letters, text_width};
use crate::number::{number, short};

/// A field of shares, row by row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Matrix {
    /// Who stands in the rows, and in the columns in the same order.
    pub names: Vec<String>,
    /// The share for each pair of these.
    pub shares: Vec<Vec<f64>>,
}

const CELL: f64 = 46.0;
const TOP: f64 = 26.0;
const LONGEST_NAME: usize = 40;

/// Columns are lettered; the rows say who is meant.
fn letter(i: usize) -> String {
    let last = char::from(b'A' + (i % 26) as u8);
    if i < 26 { last.to_string() } else { format!("{}{last}", letter(i / 26 - 1)) }
}

impl Matrix {
    fn lettered(&self) -> Vec<String> {
        let name =
            |(i, name): (usize, &String)| format!("{}  {}", short(name, LONGEST_NAME), letter(i));
        self.names.iter().enumerate().map(name).collect()
    }

    pub(super) fn drawing(&self) -> Drawing {
        let names = self.lettered();
        let left = names.iter().map(|name| text_width(name)).fold(0.0, f64::max) + 16.0;
        let size = CELL * names.len() as f64;
        let mut drawing = Drawing::new(left + size + 4.0, TOP + size + 4.0);
        for (i, (name, row)) in names.iter().zip(&self.shares).enumerate() {
            let y = TOP + CELL * i as f64;
            let middle = y + CELL / 2.0 + 4.0;
            drawing.text(Letters::LABEL, (left - 10.0, middle), Anchor::End, name);
            let x = left + CELL * (i as f64 + 0.5);
            drawing.text(Letters::LABEL, (x, TOP - 8.0), Anchor::Middle, &letter(i));
            for (j, &share) in row.iter().enumerate() {
                let x = left + CELL * j as f64;
                let said = number(100.0 * share, 0);
                let title = format!("{} and {}: {said} %", self.names[i], self.names[j]);
                let (at, size) = ((x + 1.0, y + 1.0), (CELL - 2.0, CELL - 2.0));
                drawing.rect(Fill(Colour::Rule, 0.6), at, size, "");
                drawing.rect(Fill(Colour::Accent, share), at, size, &title);
                let letters = if share > 0.55 { Letters::ON_ACCENT } else { Letters::LABEL };
                drawing.text(letters, (x + CELL / 2.0, middle), Anchor::Middle, &said);
            }
        }
        drawing
    }

    pub(super) fn lines(&self) -> Vec<String> {
        let names = self.lettered();
        let wide = widest(&names);
        let heads: String = (0..names.len()).map(|i| format!("{:>6}", letter(i))).collect();
        let row = |(name, row): (&String, &Vec<f64>)| {
            let shares: String =
                row.iter().map(|share| format!("{:>6}", number(100.0 * share, 1))).collect();
            format!("{name:>wide$}{shares}")
        };
        let rows = names.iter().zip(&self.shares).map(row);
        std::iter::once(format!("{:wide$}{heads}", "")).chain(rows).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_do_not_run_out() {
        assert_eq!([0, 25, 26, 27, 52].map(letter), ["A", "Z", "AA", "AB", "BA"]);
    }
}
