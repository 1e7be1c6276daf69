//! Tablić at the terminal.

use adut_cards::french::{Card, CardSet};
use adut_kernel::{Game as _, Seat};
use adut_paint::{
    Canvas, Edge, FRENCH_WIDTH, Painted, Scene, Spot, Teller, card_height, french, french_cards,
};

use crate::rules::{Action, Observation, Tablic};

/// A card is so wide, and a column lies between two.
const STEP: u16 = FRENCH_WIDTH + 1;
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
                None => match seen.open_hands {
                    Some(hands) => french_cards(hands[seat.index()]),
                    None => "▒ ".repeat(usize::from(seen.hand_sizes[seat.index()])),
                },
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
            let area = canvas.french_card(x, hand_top, card, edge);
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
            let score = self.plain_score(side, pile, tablas, &seen.ledger);
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
        if let Some(stock) = seen.open_stock.as_ref().filter(|stock| !stock.is_empty()) {
            let cards: Vec<String> = stock.iter().map(|&card| french(card)).collect();
            lines.push(teller.text_with("open-stock", &[("cards", cards.join(" ").into())]));
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
        let hands = seen.open_hands.unwrap_or_default();
        for seat in Seat::all(self.seats()).filter(|&seat| seat != seen.seat) {
            if !hands[seat.index()].is_empty() {
                let held = french_cards(hands[seat.index()]);
                lines.push(format!("{}: {held}", teller.short(seat)));
            }
        }
        if !seen.hand.is_empty() {
            lines.push(format!("{}: {}", teller.hand(seen.seat), french_cards(seen.hand)));
        }
        lines
    }

    fn weight(&self, action: Action) -> u32 {
        8 * self.points(action.gain()) + action.gain().len()
    }

    fn touches(&self, action: Action, mark: usize) -> bool {
        Card::from_index(mark).is_some_and(|card| action.taken.contains(card))
    }
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
        let area = canvas.french_card(x, y, card, edge);
        canvas.mark(area, Spot::Mark(card.index()));
    }
}

#[cfg(test)]
mod tests {
    use adut_kernel::{Notation as _, Rules};
    use adut_paint::testkit;

    use super::*;

    #[test]
    fn every_position_can_be_drawn_and_told() {
        for rules in ["", "players=4,jack=sweeps,cut_card=on", "open=deck"] {
            testkit::examine(&Tablic::from_rules(&Rules::parse(rules).unwrap()).unwrap());
        }
    }
}
