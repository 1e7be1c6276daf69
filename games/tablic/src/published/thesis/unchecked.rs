//! The program's game as its main loop plays it, where a move may take what it cannot.

use adut_cards::french::{Card, CardSet};

use super::quick::greedy_choice;
use super::{Quick, Score, Sight, fold, is_stih, without};
use crate::rules::Lay;

/// The result of Backtrack6 ([unchecked](Quick::unchecked) or not), at seat `backtrack`, against
/// Greedy on a shuffled pack. What is taken without being possible is lost to both.
pub fn play_unchecked(
    deck: &[Card; 52],
    lay: Lay,
    backtrack: usize,
    quick: &mut Quick,
) -> [Score; 2] {
    let set = |cards: &[Card]| fold(cards.iter().copied().collect());
    let (opening, deals) = deck.split_at(4);
    let mut table = set(opening);
    let (mut scores, mut last) = ([Score::default(); 2], 0);
    for deal in deals.chunks_exact(12) {
        let seat_of = |packet: usize| packet % 2;
        let mut hands = [CardSet::EMPTY; 2];
        for (packet, cards) in deal.chunks_exact(3).enumerate() {
            let hand = &mut hands[seat_of(packet)];
            *hand = cards.iter().fold(*hand, |hand, card| hand.with(*card));
        }
        let mut hands = hands.map(fold);
        for seat in [0, 1].into_iter().cycle().take(12) {
            let sight = Sight { table, hand: hands[seat], other: hands[1 - seat], lay };
            let choice = if seat == backtrack {
                quick.backtrack(sight)
            } else {
                greedy_choice(lay, sight.table, sight.hand)
            };
            let Some(choice) = choice else { continue };
            scores[seat] = scores[seat].plus(choice.score);
            if choice.score > Score::default() {
                last = seat;
            }
            table = choice.leaves(table);
            hands[seat] = without(hands[seat], choice.rank);
        }
    }
    let stihs = table.iter().filter(|card| is_stih(card.rank())).count() as i32;
    let rest = Score { points: stihs, cards: table.len() as i32 };
    scores[last] = scores[last].plus(rest);
    scores
}
