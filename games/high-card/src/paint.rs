//! High Card at the terminal.
//!
//! To fill in: where the cards lie, and how the game stands. `lying` does for a terminal that goes
//! line by line.

use adut_cards::french::Card;
use adut_kernel::{Game as _, Seat};
use adut_paint::{
    Canvas, Edge, FRENCH_WIDTH, Painted, Scene, Spot, Teller, card_height, french, french_cards,
};

use crate::rules::{HighCard, Observation};

/// A card is so wide, and a column lies between two.
const STEP: u16 = FRENCH_WIDTH + 1;
const HEIGHT: u16 = card_height(1);

impl Painted for HighCard {
    const CHOICE_LINES: u16 = 2;
    const FORM: &'static str = "form-high-card";
    const MESSAGES: [&'static str; 3] = ["game-high-card", "about-high-card", "rules-high-card"];

    fn pieces(&self, seen: &Observation) -> usize {
        seen.hand.len() as usize
    }

    fn piece(&self, seen: &Observation, card: Card) -> usize {
        seen.hand.iter().position(|held| held == card).unwrap_or(0)
    }

    fn paint(&self, scene: &Scene<'_, Self>, canvas: &mut Canvas<'_>) {
        let (seen, teller) = (scene.seen, scene.teller);
        for (row, seat) in (0..).zip(Seat::all(self.seats()).filter(|&seat| seat != seen.seat)) {
            let held = match scene.open.get(seat.index()) {
                Some(open) => french_cards(open.hand),
                None => "▒ ".repeat(usize::from(seen.public.hand_sizes[seat.index()])),
            };
            canvas.line(0, row, format!("{:<14} {held}", teller.short(seat)));
        }
        let top = self.seats() as u16;
        canvas.text(0, top, &teller.text("table"), canvas.theme.quiet());
        for (place, &(seat, card)) in (0..).zip(&seen.public.trick) {
            let edge =
                if seen.public.lying(self.seats()).is_empty() { Edge::Past } else { Edge::Plain };
            canvas.french_card(place * STEP, top + 1, card, edge);
            canvas.text(place * STEP, top + 1 + HEIGHT, &seat.to_string(), canvas.theme.quiet());
        }
        let hand_top = canvas.area.height.saturating_sub(HEIGHT + 1);
        let label = hand_top.saturating_sub(1);
        canvas.text(0, label, &teller.hand(seen.seat), canvas.theme.quiet());
        for (place, card) in seen.hand.iter().enumerate() {
            let picked = scene.piece == Some(place);
            let edge = if picked { Edge::Picked } else { Edge::Plain };
            let x = place as u16 * STEP;
            let area = canvas.french_card(x, hand_top, card, edge);
            canvas.mark(area, Spot::Piece(place));
            canvas.text(x + 2, hand_top + HEIGHT, &(place + 1).to_string(), canvas.theme.quiet());
        }
    }

    fn standing(&self, seen: &Observation, teller: &Teller<'_>) -> Vec<String> {
        let tricks = |seat: Seat| {
            let tricks =
                teller.count("tricks-high-card", usize::from(seen.public.tricks[seat.index()]));
            format!("{}: {tricks}", teller.short(seat))
        };
        Seat::all(self.seats()).map(tricks).collect()
    }

    fn lying(&self, seen: &Observation, teller: &Teller<'_>) -> Vec<String> {
        let trick: Vec<String> = seen.public.trick.iter().map(|&(_, card)| french(card)).collect();
        let trick = if trick.is_empty() { teller.text("empty-table") } else { trick.join(" ") };
        vec![
            format!("{}: {trick}", teller.text("table")),
            format!("{}: {}", teller.hand(seen.seat), french_cards(seen.hand)),
        ]
    }
}

#[cfg(test)]
mod tests {
    use adut_kernel::{Notation as _, Rules};
    use adut_paint::testkit;

    use super::*;

    #[test]
    fn every_position_can_be_drawn_and_told() {
        for rules in ["players=2", "players=4"] {
            testkit::examine(&HighCard::from_rules(&Rules::parse(rules).unwrap()).unwrap());
        }
    }
}
