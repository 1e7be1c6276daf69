//! What Briškula's tests, benchmark and example share: decks, deals, a plain minimax.

use adut_briskula::solver::{Position, Setup, Variant};
use adut_cards::trieste::{Card, CardSet};

/// Splitmix: small, fixed, good enough to shuffle.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    pub(crate) fn deck(&mut self) -> Vec<Card> {
        let mut deck: Vec<Card> = CardSet::PACK.iter().collect();
        for last in (1..deck.len()).rev() {
            deck.swap(last, self.below(last + 1));
        }
        deck
    }
}

/// The position after the deal by cut.
pub(crate) fn deal(variant: Variant, deck: &[Card]) -> Position {
    let (seats, trump, rest): ([&[usize]; 2], usize, usize) = match variant {
        Variant::Dupla => ([&[0, 1, 5, 6], &[2, 3, 7, 8]], 4, 9),
        Variant::Obicna => ([&[0, 2, 4], &[1, 3, 5]], 6, 7),
    };
    let mut stock = deck[rest..].to_vec();
    stock.push(deck[trump]);
    Position::new(&Setup {
        variant,
        trump: deck[trump].suit(),
        hands: seats.map(|places| places.iter().map(|&place| deck[place]).collect()),
        stock: &stock,
        trick: &[],
        leader: 0,
        points: [0, 0],
    })
    .expect("a deal is a position")
}

/// The position after so many random cards.
pub(crate) fn play_random(mut position: Position, cards: usize, random: &mut Random) -> Position {
    for _ in 0..cards {
        let moves = position.moves();
        let card = moves.nth(random.below(moves.len() as usize) as u32).expect("a card");
        position = position.after(card).expect("a card of the hand");
    }
    position
}
