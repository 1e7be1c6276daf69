//! Connect-4 at the terminal.

use std::ops::Range;

use adut_kernel::{Game as _, Seat, Turn, Witnessed};
use adut_paint::{Canvas, Painted, Scene, Spot, Teller};
use ratatui_core::layout::Rect;

use crate::rules::{Column, Connect4, State};

/// Frames that a stone stays in a cell while it falls.
const FRAMES_PER_CELL: u32 = 1;

impl Painted for Connect4 {
    const CHOICE_LINES: u16 = 0;
    const FORM: &'static str = "form-connect4";
    const MESSAGES: [&'static str; 3] = ["game-connect4", "about-connect4", "rules-connect4"];

    fn pieces(&self, _: &State) -> usize {
        self.cols()
    }

    fn piece(&self, _: &State, action: Column) -> usize {
        action.index()
    }

    fn paint(&self, scene: &Scene<'_, Self>, canvas: &mut Canvas<'_>) {
        Grid::of(self, canvas.area, scene.piece).paint(self, scene, canvas);
    }

    fn standing(&self, seen: &State, teller: &Teller<'_>) -> Vec<String> {
        let mut lines: Vec<String> =
            Seat::all(2).map(|seat| format!("{} {}", stone(seat), teller.short(seat))).collect();
        lines.push(teller.text_with("stones", &[("count", seen.stones().into())]));
        lines
    }

    fn lying(&self, seen: &State, _: &Teller<'_>) -> Vec<String> {
        let cell = |row, col| self.stone_at(seen, row, col).map_or('·', stone);
        let mut lines: Vec<String> = (0..self.rows())
            .rev()
            .map(|row| (0..self.cols()).map(|col| format!("{:>3}", cell(row, col))).collect())
            .collect();
        lines.push((1..=self.cols()).map(|col| format!("{col:>3}")).collect());
        lines
    }

    fn frames(&self, seen: &State, last: Option<Witnessed<Column>>) -> u32 {
        let Some(last) = last else { return 0 };
        let fallen = self.rows() - height(self, seen, last.action.index());
        fallen as u32 * FRAMES_PER_CELL
    }
}

/// How many stones lie in a column.
fn height(game: &Connect4, seen: &State, col: usize) -> usize {
    (0..game.rows()).take_while(|&row| game.stone_at(seen, row, col).is_some()).count()
}

/// Different shapes, so that colour is not needed.
fn stone(seat: Seat) -> char {
    if seat == Seat::FIRST { '●' } else { '○' }
}

/// The part of the board that fits, and how it is drawn.
struct Grid {
    rows: Range<usize>,
    cols: Range<usize>,
    /// With lines between the cells.
    ruled: bool,
    /// How far from the left it stands.
    margin: u16,
}

impl Grid {
    fn of(game: &Connect4, area: Rect, pointed: Option<usize>) -> Self {
        let (width, height) = (usize::from(area.width), usize::from(area.height));
        let ruled = game.cols() * 4 < width && game.rows() * 2 + 3 <= height;
        let (across, up) = match ruled {
            true => ((width - 1) / 4, (height - 3) / 2),
            false => (width / 3, height.saturating_sub(2)),
        };
        // A board that does not fit is shown around the column that is pointed at.
        let across = across.clamp(1, game.cols());
        let centre = pointed.unwrap_or(game.cols() / 2);
        let left = centre.saturating_sub(across / 2).min(game.cols() - across);
        let up = up.clamp(1, game.rows());
        let margin = (width - across * if ruled { 4 } else { 3 }) / 2;
        Self { rows: 0..up, cols: left..left + across, ruled, margin: margin as u16 }
    }

    fn step(&self) -> u16 {
        if self.ruled { 4 } else { 3 }
    }

    fn x(&self, col: usize) -> u16 {
        self.margin + (col - self.cols.start) as u16 * self.step()
    }

    /// The line of a cell's row, below the line on which a stone waits.
    fn y(&self, row: usize) -> u16 {
        let from_top = (self.rows.end - 1 - row) as u16;
        if self.ruled { 2 + from_top * 2 } else { 1 + from_top }
    }

    fn paint(&self, game: &Connect4, scene: &Scene<'_, Connect4>, canvas: &mut Canvas<'_>) {
        let (quiet, lit) = (canvas.theme.quiet(), canvas.theme.lit());
        if self.ruled {
            self.paint_rules(canvas);
        }
        if let (Some(col), Turn::Seat(seat)) = (scene.piece, game.turn(scene.seen)) {
            let style = canvas.theme.stone(seat.index());
            canvas.text(self.x(col) + 2, 0, &stone(seat).to_string(), style);
        }
        let won = game.winning_cells(scene.seen);
        let falling = scene.last.map(|last| {
            let col = last.action.index();
            let top = height(game, scene.seen, col).saturating_sub(1);
            let fallen = (scene.frame / FRAMES_PER_CELL) as usize;
            (col, top, (game.rows() - 1).saturating_sub(fallen).max(top))
        });
        for row in self.rows.clone() {
            for col in self.cols.clone() {
                let owner = match falling {
                    Some((c, top, at)) if c == col && row == top && at != top => None,
                    Some((c, top, at)) if c == col && row == at => {
                        game.stone_at(scene.seen, top, col)
                    }
                    _ => game.stone_at(scene.seen, row, col),
                };
                let (x, y) = (self.x(col) + 1, self.y(row));
                match owner {
                    Some(seat) if won.contains(&(row, col)) => {
                        canvas.text(x, y, &format!("[{}]", stone(seat)), lit);
                    }
                    Some(seat) => {
                        let style = canvas.theme.stone(seat.index());
                        canvas.text(x + 1, y, &stone(seat).to_string(), style);
                    }
                    None if !self.ruled => canvas.text(x + 1, y, "·", quiet),
                    None => {}
                }
            }
        }
        self.paint_numbers(scene, canvas);
    }

    fn paint_rules(&self, canvas: &mut Canvas<'_>) {
        let quiet = canvas.theme.quiet();
        let (rows, cols) = (self.rows.len() as u16, self.cols.len());
        let across = |left: &str, mid: &str, right: &str| {
            format!("{left}{}{right}", vec!["───"; cols].join(mid))
        };
        canvas.text(self.margin, 1, &across("┌", "┬", "┐"), quiet);
        for row in 0..rows {
            canvas.text(self.margin, 2 + 2 * row, &"│   ".repeat(cols), quiet);
            canvas.text(self.margin + self.step() * cols as u16, 2 + 2 * row, "│", quiet);
            let last = row + 1 == rows;
            let (left, mid, right) =
                if last { ("└", "┴", "┘") } else { ("├", "┼", "┤") };
            canvas.text(self.margin, 3 + 2 * row, &across(left, mid, right), quiet);
        }
    }

    fn paint_numbers(&self, scene: &Scene<'_, Connect4>, canvas: &mut Canvas<'_>) {
        let y = self.y(0) + if self.ruled { 2 } else { 1 };
        for col in self.cols.clone() {
            let picked = scene.piece == Some(col);
            let style = if picked { canvas.theme.picked() } else { canvas.theme.quiet() };
            let number = match picked {
                true => format!("▲{}", col + 1),
                false => format!("{:>2}", col + 1),
            };
            canvas.text(self.x(col) + 1, y, &number, style);
            let area = canvas.area;
            let column = Rect::new(area.x + self.x(col), area.y, self.step(), y + 1);
            canvas.mark(column.intersection(area), Spot::Piece(col));
        }
    }
}

#[cfg(test)]
mod tests {
    use adut_kernel::{Notation as _, Rules};
    use adut_paint::testkit;

    use super::*;

    #[test]
    fn every_position_can_be_drawn_and_told() {
        for rules in ["", "rows=3,cols=20"] {
            testkit::examine(&Connect4::from_rules(&Rules::parse(rules).unwrap()).unwrap());
        }
    }
}
