//! Love Letter at the terminal.

use adut_kernel::{Game as _, Seat};
use adut_paint::{Canvas, Edge, Painted, Scene, Spot, Teller, card_height, wrapped};
use ratatui_core::text::Span;

use crate::rules::{Action, Card, LoveLetter, Observation};

/// The longest name has eleven letters.
const WIDTH: u16 = 17;
const HEIGHT: u16 = card_height(1);

impl Painted for LoveLetter {
    const FORM: &'static str = "form-love-letter";
    const MESSAGES: [&'static str; 3] =
        ["game-love-letter", "about-love-letter", "rules-love-letter"];

    fn pieces(&self, seen: &Observation) -> usize {
        hand(seen).count()
    }

    fn piece(&self, seen: &Observation, action: Action) -> usize {
        hand(seen).position(|card| card == action.card).unwrap_or(0)
    }

    fn paint(&self, scene: &Scene<'_, Self>, canvas: &mut Canvas<'_>) {
        let (seen, teller) = (scene.seen, scene.teller);
        let quiet = canvas.theme.quiet();
        for (row, seat) in (0..).zip(Seat::all(self.seats())) {
            let open = scene.open.get(seat.index()).and_then(Observation::hand);
            paint_player(scene, canvas, row * 2, seat, open);
        }
        // The number below the card, and two lines for what it does.
        let hand_top = canvas.area.height.saturating_sub(HEIGHT + 3).max(self.seats() as u16 * 2);
        if hand_top > self.seats() as u16 * 2 {
            canvas.text(0, hand_top - 1, &teller.hand(seen.seat()), quiet);
        }
        for (place, card) in hand(seen).enumerate() {
            let picked = scene.piece == Some(place);
            let edge = if picked { Edge::Picked } else { Edge::Plain };
            let x = place as u16 * (WIDTH + 1);
            let face = Span::raw(format!("{} {}", card.number(), name(card, teller)));
            let area = canvas.card(x, hand_top, WIDTH, &[face], edge);
            canvas.mark(area, Spot::Piece(place));
            let (number, style) = match picked {
                true => (format!("▲ {}", place + 1), canvas.theme.picked()),
                false => (format!("  {}", place + 1), quiet),
            };
            canvas.text(x + 7, hand_top + HEIGHT, &number, style);
            if picked {
                let effect = teller.text(&format!("effect-{card}"));
                let lines = wrapped(&effect, usize::from(canvas.area.width));
                for (row, line) in (1..).zip(lines) {
                    canvas.text(0, hand_top + HEIGHT + row, &line, quiet);
                }
            }
        }
    }

    fn standing(&self, seen: &Observation, teller: &Teller<'_>) -> Vec<String> {
        let deck = teller.count("count-cards", seen.deck_left());
        let mut lines = vec![teller.text_with("stock", &[("cards", deck.into())])];
        let face_up: Vec<String> = seen.face_up().map(|card| name(card, teller)).collect();
        if !face_up.is_empty() {
            lines.push(teller.text_with("face-up", &[("cards", face_up.join(", ").into())]));
        }
        lines
    }

    fn lying(&self, seen: &Observation, teller: &Teller<'_>) -> Vec<String> {
        let mut lines: Vec<String> = Seat::all(self.seats())
            .map(|seat| {
                let (state, pile) = (state(seen, seat, teller), pile(seen, seat, teller));
                format!("{}{state}: {pile}", teller.short(seat))
            })
            .collect();
        let held: Vec<String> = hand(seen)
            .map(|card| format!("{} {} ({card})", card.number(), name(card, teller)))
            .collect();
        if !held.is_empty() {
            lines.push(format!("{}: {}", teller.hand(seen.seat()), held.join(", ")));
        }
        lines
    }
}

fn hand(seen: &Observation) -> impl Iterator<Item = Card> {
    seen.hand().into_iter().chain(seen.drawn())
}

fn name(card: Card, teller: &Teller<'_>) -> String {
    teller.text(&format!("card-{card}"))
}

/// In what state a seat is, in brackets.
fn state(seen: &Observation, seat: Seat, teller: &Teller<'_>) -> String {
    match (seen.is_in(seat), seen.is_protected(seat)) {
        (false, _) => format!(" ({})", teller.text("out")),
        (true, true) => format!(" ({})", teller.text("protected")),
        (true, false) => String::new(),
    }
}

fn pile(seen: &Observation, seat: Seat, teller: &Teller<'_>) -> String {
    let cards = seen.pile(seat).iter();
    let names: Vec<String> =
        cards.map(|card| format!("{} {}", card.number(), name(card, teller))).collect();
    if names.is_empty() { "–".to_owned() } else { names.join(", ") }
}

/// A player with what he has discarded.
fn paint_player(
    scene: &Scene<'_, LoveLetter>,
    canvas: &mut Canvas<'_>,
    y: u16,
    seat: Seat,
    open: Option<Card>,
) {
    let (seen, teller) = (scene.seen, scene.teller);
    let quiet = canvas.theme.quiet();
    let turn = if seen.turn() == Some(seat) { "▸" } else { " " };
    let own = seat == seen.seat();
    let shown = seen.open_hand(seat).or(open).filter(|_| !own);
    let shown =
        shown.map_or(String::new(), |card| format!("   {} {}", card.number(), name(card, teller)));
    let line = format!("{turn} {}{}{shown}", teller.short(seat), state(seen, seat, teller));
    let style = if seen.is_in(seat) { canvas.theme.title() } else { quiet };
    canvas.text(0, y, &line, style);
    canvas.text(4, y + 1, &pile(seen, seat, teller), quiet);
}

#[cfg(test)]
mod tests {
    use adut_kernel::{Notation as _, Rules};
    use adut_paint::testkit;

    use super::*;

    #[test]
    fn every_position_can_be_drawn_and_told() {
        for rules in ["", "players=4"] {
            testkit::examine(&LoveLetter::from_rules(&Rules::parse(rules).unwrap()).unwrap());
        }
    }

    #[test]
    fn every_card_has_its_words() {
        for language in adut_words::Language::ALL {
            let words = adut_words::Words::new(language);
            for card in Card::ALL {
                for key in ["card", "acc", "effect", "move"] {
                    assert!(words.has(&format!("{key}-{card}")), "{language}: {key}-{card}");
                }
            }
        }
    }
}
