//! Briškula at the terminal.

use adut_cards::trieste::Card;
use adut_kernel::{Game as _, Seat};
use adut_paint::{Canvas, Edge, Painted, Scene, Spot, Teller, card_height, clip};
use ratatui_core::layout::Rect;
use ratatui_core::text::Span;

use crate::rules::{Action, Briskula, Observation, Trick, trumps};

/// A card is so wide, and cards lie side by side.
const WIDTH: u16 = 10;
const HEIGHT: u16 = card_height(2);
/// Where the trick begins, right of the trump card.
const TRICK: u16 = 12;

impl Painted for Briskula {
    const CHOICE_LINES: u16 = 2;
    const FORM: &'static str = "form-briskula";
    const MESSAGES: [&'static str; 3] = ["game-briskula", "about-briskula", "rules-briskula"];

    fn pieces(&self, seen: &Observation) -> usize {
        seen.hand().len() as usize
    }

    fn piece(&self, seen: &Observation, action: Action) -> usize {
        let (Action::Throw(card) | Action::Signal(card)) = action;
        seen.hand().iter().position(|held| held == card).unwrap_or(0)
    }

    fn paint(&self, scene: &Scene<'_, Self>, canvas: &mut Canvas<'_>) {
        let (seen, teller) = (scene.seen, scene.teller);
        let quiet = canvas.theme.quiet();
        let others = Seat::all(self.seats()).filter(|&seat| seat != seen.seat());
        for (row, seat) in (0..).zip(others) {
            let known = scene.open.get(seat.index()).map_or(seen.known_hand(seat), |o| o.hand());
            let names: Vec<String> = known.iter().map(|card| teller.trieste(card)).collect();
            let hidden = seen.hand_len(seat) - names.len();
            let signals: Vec<String> = seen
                .signals()
                .iter()
                .filter(|&card| seen.known_hand(seat).contains(card))
                .map(|card| gesture(card, teller))
                .collect();
            let signs = if signals.is_empty() {
                String::new()
            } else {
                format!("  {}", signals.join(", "))
            };
            let held = format!("{}{}{signs}", "▒ ".repeat(hidden), names.join(", "));
            canvas.line(0, row, format!("{:<14} {held}", teller.short(seat)));
        }
        let top = self.seats() as u16;
        paint_stock(self, scene, canvas, top);
        paint_trick(self, scene, canvas, top);
        let hand_top = canvas.area.height.saturating_sub(HEIGHT + 1);
        canvas.text(0, hand_top.saturating_sub(1), &teller.hand(seen.seat()), quiet);
        for (place, card) in seen.hand().iter().enumerate() {
            let picked = scene.piece == Some(place);
            let edge = if picked { Edge::Picked } else { Edge::Plain };
            let x = place as u16 * (WIDTH + 1);
            let area = paint_card(canvas, (x, hand_top), card, edge, teller);
            canvas.mark(area, Spot::Piece(place));
            let (number, style) = match picked {
                true => (format!("▲ {}", place + 1), canvas.theme.picked()),
                false => (format!("  {}", place + 1), quiet),
            };
            canvas.text(x + 1, hand_top + HEIGHT, &number, style);
            if trumps(seen.trump()).contains(card) {
                canvas.text(x + 5, hand_top + HEIGHT, "adut", quiet);
            }
        }
    }

    fn standing(&self, seen: &Observation, teller: &Teller<'_>) -> Vec<String> {
        let mut lines = Vec::new();
        for side in 0..self.sides() {
            let points = teller.count("count-points", usize::from(seen.points(side)));
            lines.push(format!("{}: {points}", teller.side(side)));
        }
        lines.push(teller.text_with("trump", &[("card", teller.trieste(seen.trump()).into())]));
        let stock = teller.count("count-cards", seen.stock_len());
        lines.push(teller.text_with("stock", &[("cards", stock.into())]));
        if let Some(trick) = seen.last_trick() {
            let cards: Vec<String> =
                trick.cards().iter().map(|&card| teller.trieste(card)).collect();
            lines.push(teller.text_with("last-trick", &[("cards", cards.join(", ").into())]));
        }
        lines
    }

    fn lying(&self, seen: &Observation, teller: &Teller<'_>) -> Vec<String> {
        let throws = |trick: &Trick| {
            let throw = |(seat, card)| format!("{} ({})", teller.trieste(card), teller.short(seat));
            trick.throws(self.seats()).map(throw).collect::<Vec<_>>().join(", ")
        };
        let table = match seen.trick().cards().is_empty() {
            true => teller.text("empty-table"),
            false => throws(seen.trick()),
        };
        let mut lines = vec![format!("{}: {table}", teller.text("table"))];
        for seat in Seat::all(self.seats()).filter(|&seat| seat != seen.seat()) {
            let known: Vec<String> =
                seen.known_hand(seat).iter().map(|card| teller.trieste(card)).collect();
            if !known.is_empty() {
                lines.push(format!("{}: {}", teller.short(seat), known.join(", ")));
            }
        }
        let hand: Vec<String> =
            seen.hand().iter().map(|card| format!("{} {card}", teller.trieste(card))).collect();
        if !hand.is_empty() {
            lines.push(format!("{}: {}", teller.hand(seen.seat()), hand.join(", ")));
        }
        lines
    }
}

/// How a card is signalled, as a face and in words.
fn gesture(card: Card, teller: &Teller<'_>) -> String {
    let rank = card.to_string().chars().next().unwrap_or_default();
    let face = match rank {
        'A' => "(o*o)",
        '3' => "(-_o)",
        'K' => "(^o^)",
        'H' => "(o_o)/",
        'F' => "(o_p)",
        _ => return String::new(),
    };
    format!("{face} {}", teller.text(&format!("gesture-{rank}")))
}

/// The trump card under the stock.
fn paint_stock(game: &Briskula, scene: &Scene<'_, Briskula>, canvas: &mut Canvas<'_>, top: u16) {
    let (seen, teller) = (scene.seen, scene.teller);
    let quiet = canvas.theme.quiet();
    let gone = seen.stock_len() == 0;
    canvas.text(0, top, &teller.text("trump-label"), quiet);
    let edge = if gone { Edge::Past } else { Edge::Plain };
    paint_card(canvas, (0, top + 1), seen.trump(), edge, teller);
    let drawn = game.pack().len() as usize - game.seats() * game.hand_size();
    let left = format!("▒ {} / {drawn}", seen.stock_len());
    canvas.text(1, top + 1 + HEIGHT, &left, quiet);
}

/// The present trick; between two tricks the last one, faint.
fn paint_trick(game: &Briskula, scene: &Scene<'_, Briskula>, canvas: &mut Canvas<'_>, top: u16) {
    let (seen, teller) = (scene.seen, scene.teller);
    let (quiet, lit) = (canvas.theme.quiet(), canvas.theme.lit());
    let now = !seen.trick().cards().is_empty();
    let (label, trick) = match (now, seen.last_trick()) {
        (true, _) => ("table", Some(seen.trick())),
        (false, Some(last)) => ("last-trick-label", Some(last)),
        (false, None) => ("table", None),
    };
    canvas.text(TRICK, top, &teller.text(label), quiet);
    let Some(trick) = trick else {
        canvas.text(TRICK + 2, top + 2, &teller.text("empty-table"), quiet);
        return;
    };
    let best = trick.best(seen.trump(), game.seats()).map(|(_, card)| card);
    for (place, (seat, card)) in (0..).zip(trick.throws(game.seats())) {
        let x = TRICK + place * WIDTH;
        let edge = match (now, best == Some(card)) {
            (true, true) => Edge::Lit,
            (true, false) => Edge::Plain,
            (false, _) => Edge::Past,
        };
        paint_card(canvas, (x, top + 1), card, edge, teller);
        let name = clip(teller.short(seat), usize::from(WIDTH) - 1);
        let style = if best == Some(card) { lit } else { quiet };
        canvas.text(x, top + 1 + HEIGHT, &name, style);
    }
}

/// Rank and points on one line, the suit by its name below.
fn paint_card(
    canvas: &mut Canvas<'_>,
    (x, y): (u16, u16),
    card: Card,
    edge: Edge,
    teller: &Teller<'_>,
) -> Rect {
    let (rank, suit) = teller.trieste_face(card);
    let rank = match card.points() {
        0 => rank,
        points => format!("{rank} {points}"),
    };
    let style = canvas.theme.trieste(card.suit());
    canvas.card(x, y, WIDTH, &[Span::styled(rank, style), Span::styled(suit, style)], edge)
}

#[cfg(test)]
mod tests {
    use adut_kernel::{Notation as _, Rules};
    use adut_paint::testkit;

    use super::*;

    #[test]
    fn every_position_can_be_drawn_and_told() {
        for rules in ["", "players=4,variant=obicna,signals=on,open_hands=stock-out"] {
            testkit::examine(&Briskula::from_rules(&Rules::parse(rules).unwrap()).unwrap());
        }
    }
}
