//! Tablić at the terminal.

use adut_games::cards::french::{Card, CardSet};
use adut_games::tablic::{Action, Observation, Tablic, points};
use adut_kernel::{Game as _, Seat};
use ratatui::text::Span;

use super::canvas::{Edge, card_height};
use super::teller::{french, french_cards};
use super::{Canvas, Moved, Painted, Scene, Spot, Teller};

/// A card is so wide, and a column lies between two.
const WIDTH: u16 = 5;
const STEP: u16 = WIDTH + 1;
const HEIGHT: u16 = card_height(1);

impl Painted for Tablic {
    const FORM: &'static str = "form-tablic";
    const MESSAGES: [&'static str; 3] = ["game-tablic", "about-tablic", "rules-tablic"];

    fn pieces(&self, seen: &Observation) -> usize {
        seen.hand.len() as usize
    }

    fn piece(&self, seen: &Observation, action: Action) -> usize {
        seen.hand.iter().position(|card| card == action.card).unwrap_or(0)
    }

    fn paint(&self, scene: &Scene<'_, Self>, canvas: &mut Canvas<'_>) {
        let (seen, teller) = (scene.seen, scene.teller);
        let height = canvas.area.height;
        for (row, seat) in (0..).zip(Seat::all(self.seats()).filter(|&seat| seat != seen.seat)) {
            let held = match scene.open.get(seat.index()) {
                Some(open) => french_cards(open.hand),
                None => "▒ ".repeat(usize::from(seen.hand_sizes[seat.index()])),
            };
            canvas.line(0, row, format!("{:<14} {held}", teller.short(seat)));
        }
        let others = self.seats() as u16 - 1;
        let hand_top = height.saturating_sub(HEIGHT + 1);
        paint_table(scene, canvas, others, hand_top.saturating_sub(1));
        canvas.text(0, hand_top.saturating_sub(1), &teller.hand(seen.seat), canvas.theme.quiet());
        if let Some(action) = scene.choice {
            let (text, style) = match action.is_lay() {
                true => (teller.french(action.card), canvas.theme.quiet()),
                false => {
                    let taking =
                        format!("{} ← {}", french(action.card), french_cards(action.taken));
                    (taking, canvas.theme.lit())
                }
            };
            canvas.text(STEP * 4, hand_top.saturating_sub(1), &text, style);
        }
        for (place, card) in seen.hand.iter().enumerate() {
            let picked = scene.piece == Some(place);
            let edge = if picked { Edge::Picked } else { Edge::Plain };
            let x = place as u16 * STEP;
            let area = paint_card(canvas, x, hand_top, card, edge);
            canvas.mark(area, Spot::Piece(place));
            let (number, style) = match picked {
                true => (format!("▲{}", place + 1), canvas.theme.picked()),
                false => (format!(" {}", place + 1), canvas.theme.quiet()),
            };
            canvas.text(x + 1, hand_top + HEIGHT, &number, style);
        }
    }

    fn standing(&self, seen: &Observation, teller: &Teller<'_>) -> Vec<String> {
        let mut lines = Vec::new();
        for side in 0..self.sides() {
            let (pile, tablas) = (seen.piles[side], seen.tablas[side]);
            let score = points(pile) + u32::from(tablas) * self.tabla_points();
            let score = teller.count("count-points", score as usize);
            lines.push(format!("{}: {score}", teller.side(side)));
            let cards = teller.count("count-cards", pile.len() as usize);
            let tablas = teller.count("count-tablas", usize::from(tablas));
            lines.push(format!("  {cards}, {tablas}"));
        }
        let undealt = teller.count("count-cards", usize::from(seen.undealt));
        lines.push(teller.text_with("undealt", &[("cards", undealt.into())]));
        if let Some(card) = seen.cut_card {
            lines.push(teller.text_with("cut-card", &[("card", french(card).into())]));
        }
        if let Some(moved) = seen.last_capture {
            let who = teller.short(moved.seat);
            lines.push(teller.text_with("last-capture", &[("who", who.into())]));
        }
        lines
    }

    fn lying(&self, seen: &Observation, teller: &Teller<'_>) -> Vec<String> {
        let table = match seen.table.is_empty() {
            true => teller.text("empty-table"),
            false => french_cards(seen.table),
        };
        let mut lines = vec![format!("{}: {table}", teller.text("table"))];
        if !seen.hand.is_empty() {
            lines.push(format!("{}: {}", teller.hand(seen.seat), french_cards(seen.hand)));
        }
        lines
    }

    fn choice(&self, seen: &Observation, action: Action, teller: &Teller<'_>) -> String {
        let card = ("card", french(action.card).into());
        if action.is_lay() {
            return teller.text_with("choice-tablic-lay", &[card]);
        }
        let key = match is_tabla(self, seen, action) {
            true => "choice-tablic-tabla",
            false => "choice-tablic-take",
        };
        teller.text_with(key, &[card, ("taken", french_cards(action.taken).into())])
    }

    fn story(&self, moved: &Moved<'_, Self>, teller: &Teller<'_>) -> Vec<String> {
        let (seat, action) = (moved.played.seat, moved.played.action);
        let card = ("card", french(action.card).into());
        let key = if action.is_lay() {
            "move-tablic-lay"
        } else if is_tabla(self, moved.before, action) {
            "move-tablic-tabla"
        } else {
            "move-tablic-take"
        };
        vec![teller.about(seat, key, &[card, ("taken", french_cards(action.taken).into())])]
    }

    fn weight(&self, action: Action) -> u32 {
        8 * points(action.gain()) + action.gain().len()
    }

    fn touches(&self, action: Action, mark: usize) -> bool {
        Card::from_index(mark).is_some_and(|card| action.taken.contains(card))
    }
}

/// Whether a capture clears the table and counts for it.
fn is_tabla(game: &Tablic, seen: &Observation, action: Action) -> bool {
    let clears = !action.is_lay() && action.taken == seen.table;
    clears && game.tabla_points() > 0 && !game.capture_rules().sweeps(action.card)
}

/// Draws the table between two lines: as cards, or as text where they are too many.
fn paint_table(scene: &Scene<'_, Tablic>, canvas: &mut Canvas<'_>, top: u16, bottom: u16) {
    let (table, teller) = (scene.seen.table, scene.teller);
    let taken = scene.choice.map_or(CardSet::EMPTY, |action| action.taken);
    let per_row = (canvas.area.width / STEP).max(1);
    let rows = (table.len() as u16).div_ceil(per_row);
    // A line for the label, and one to breathe, if there is room for them.
    let room = bottom.saturating_sub(top);
    let slack = room.saturating_sub(rows * HEIGHT);
    let label = top + u16::from(slack >= 2);
    canvas.text(0, label, &teller.text("table"), canvas.theme.quiet());
    if table.is_empty() {
        canvas.text(2, label + 1, &teller.text("empty-table"), canvas.theme.quiet());
        return;
    }
    let first = label + u16::from(slack >= 1);
    if rows * HEIGHT > room {
        let mut x = 8;
        let mut y = label;
        for card in table.iter() {
            let lit = taken.contains(card);
            let text = if lit { format!("[{}]", french(card)) } else { french(card) };
            let style = if lit { canvas.theme.lit() } else { canvas.theme.french(card.suit()) };
            if x + STEP > canvas.area.width {
                (x, y) = (0, y + 1);
            }
            canvas.text(x, y, &text, style);
            x += STEP;
        }
        return;
    }
    for (place, card) in (0..).zip(table.iter()) {
        let edge = if taken.contains(card) { Edge::Lit } else { Edge::Plain };
        let (x, y) = (place % per_row * STEP, first + place / per_row * HEIGHT);
        let area = paint_card(canvas, x, y, card, edge);
        canvas.mark(area, Spot::Mark(card.index()));
    }
}

fn paint_card(
    canvas: &mut Canvas<'_>,
    x: u16,
    y: u16,
    card: Card,
    edge: Edge,
) -> ratatui::layout::Rect {
    // Right-aligned, so that the signs of the suits stand in one line.
    let face = Span::styled(format!("{:>3}", french(card)), canvas.theme.french(card.suit()));
    canvas.card(x, y, WIDTH, &[face], edge)
}
