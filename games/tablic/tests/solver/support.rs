//! What the Tablić tests share: a replayer of record lines, random play, and the plain minimax.

use adut_cards::french::{Card, CardSet};
use adut_tablic::solver::{CardsBonus, Position, Rules, legal_moves};

/// A record line of `testdata/tablic` as a position, with the value it should have.
pub(crate) fn replay(line: &str) -> (Position, i32) {
    let record: serde_json::Value = serde_json::from_str(line).unwrap();
    let text = |value: &serde_json::Value| value.as_str().unwrap().to_owned();
    let deck: Vec<Card> =
        record["deck"].as_array().unwrap().iter().map(|c| text(c).parse().unwrap()).collect();
    let cards_bonus = match record["rules"]["cards_bonus"].as_str() {
        Some("none") => CardsBonus::None,
        Some("always") => CardsBonus::Always,
        _ => CardsBonus::OnTie,
    };
    let rules = Rules { cards_bonus, ..Rules::default() };
    let mut position = Position::from_deck(&deck, rules).unwrap();
    for played in record["moves"].as_array().unwrap() {
        let played = text(played);
        let (card, taken) = played.split_once(" x ").unwrap_or((&played, ""));
        let taken: CardSet = taken.split_whitespace().map(|c| c.parse::<Card>().unwrap()).collect();
        position = position.after(card.parse().unwrap(), taken);
    }
    (position, record["value"].as_i64().unwrap() as i32)
}

/// A small generator for shuffles and random play (splitmix64).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((word ^ word >> 31) % limit as u64) as usize
    }

    pub(crate) fn deck(&mut self) -> Vec<Card> {
        let mut deck: Vec<Card> = CardSet::PACK.iter().collect();
        for at in (1..deck.len()).rev() {
            deck.swap(at, self.below(at + 1));
        }
        deck
    }

    /// A position with so many plies left; captures are preferred three times out of four.
    pub(crate) fn position(&mut self, rules: Rules, plies_left: usize) -> Position {
        let mut position = Position::from_deck(&self.deck(), rules).unwrap();
        while position.plies_left() > plies_left {
            let hand = position.hands[position.to_move()];
            let mut moves = legal_moves(position.table, hand, rules.ace);
            if moves.iter().any(|m| !m.taken.is_empty()) && self.below(4) > 0 {
                moves.retain(|m| !m.taken.is_empty());
            }
            let chosen = moves[self.below(moves.len())];
            position = position.after(chosen.card, chosen.taken);
        }
        position
    }
}

/// The final difference for `seat` as the rules print it.
fn outcome(position: &Position, seat: usize) -> (i32, i32) {
    let mut end = position.clone();
    if let Some(last) = end.last_capturer {
        end.piles[last] |= end.table;
    }
    let points = end.points();
    let cards = end.piles.map(|pile| pile.len() as i32);
    let difference = points[seat] - points[1 - seat];
    let more = (cards[seat] - cards[1 - seat]).signum();
    match end.rules.cards_bonus {
        CardsBonus::None => (2 * difference, difference),
        CardsBonus::Always => (2 * (difference + 3 * more), difference + 3 * more),
        CardsBonus::OnTie if difference == 0 => (more, 3 * more),
        CardsBonus::OnTie => (2 * difference, difference),
    }
}

/// The plain minimax: for the seat to move, how good the result is and what it prints as.
pub(crate) fn minimax(position: &Position) -> (i32, i32) {
    let seat = position.to_move();
    if position.plies_left() == 0 {
        return outcome(position, seat);
    }
    legal_moves(position.table, position.hands[seat], position.rules.ace)
        .into_iter()
        .map(|m| {
            let next = position.after(m.card, m.taken);
            let (order, printed) = minimax(&next);
            if next.to_move() == seat { (order, printed) } else { (-order, -printed) }
        })
        .max()
        .unwrap()
}
