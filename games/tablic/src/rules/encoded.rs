//! Tablić as numbers.
//!
//! Seats and sides count from one's own. Cards are in the order A 2 … K, each rank c d h s. What can
//! be taken has no bound that would give every move an id, so moves have features of their own.
//!
//! | block | size | what |
//! | --- | --- | --- |
//! | `hand` | 52 | one's cards |
//! | `table` | 52 | the cards on the table |
//! | `piles` | 52 × sides | what each side has taken |
//! | `tablas` | sides | how often each side has cleared the table, 1 for twelve |
//! | `points` | sides | the points of each side's pile and tablas, 1 for twenty |
//! | `cards` | sides | the cards in each pile, 1 for 26 |
//! | `holds` | seats | how many cards each seat holds, 1 for six |
//! | `undealt` | 1 | how many cards are not dealt yet, 1 for 48 |
//! | `cut` | 52 | the cut card, where the rules show it |
//! | `to_move` | seats | whose turn it is; nobody's at the end |
//! | `last_by`, `last_card`, `last_taken` | seats, 52, 52 | the last move |
//! | `capture_by`, `capture_card`, `capture_taken` | seats, 52, 52 | the last capture |
//! | `open_hands` | 52 × other seats | with open hands, what each other seat holds |
//! | `open_stock` | 52 | with an open deck, when each card is dealt: 1 for the next, a 48th less for each behind it, 0 if it is not in the stock |
//!
//! A move:
//!
//! | block | size | what |
//! | --- | --- | --- |
//! | `card` | 52 | the card that is played |
//! | `taken` | 52 | the cards it takes |
//! | `left` | 52 | the table after it |
//! | `ranks` | 13 | how many cards of each rank lie there then, a quarter for each |
//! | `lays` | 1 | whether it takes nothing |
//! | `tabla` | 1 | whether it is a tabla |
//! | `gain` | 1 | the points it takes, tabla included, 1 for ten |
//! | `count` | 1 | the cards it takes, its own included, 1 for ten |

use adut_cards::french::CardSet;
use adut_kernel::{
    Block, Encoded, FeatureWriter, Game as _, MoveFeatures, Notation as _, Revealed, Rules, Seat,
};
use adut_learn::selfplay::{ByMove, Learnable};

use super::captures::MOST_CAPTURES;
use super::state::{HAND, Moved, State};
use super::stock::STOCK;
use super::{Action, Observation, OpenCards, Tablic};

const CARDS: usize = 52;
const RANKS: usize = 13;
const SUITS: usize = 4;

impl Tablic {
    /// How many seats after `me` a seat sits.
    fn after_me(&self, me: Seat, seat: Seat) -> usize {
        (seat.index() + self.players - me.index()) % self.players
    }

    fn write_moved(&self, out: &mut FeatureWriter<'_>, me: Seat, moved: Option<Moved>) {
        out.one_of(self.players, moved.map(|moved| self.after_me(me, moved.seat)));
        out.one_of(CARDS, moved.map(|moved| moved.action.card.index()));
        out.bits(CARDS, moved.map_or(0, |moved| moved.action.taken.bits()));
    }

    /// Open hands, and the open stock.
    fn open_sizes(&self) -> [usize; 2] {
        let others = CARDS * (self.players - 1);
        match self.open {
            OpenCards::None => [0, 0],
            OpenCards::Hands => [others, 0],
            OpenCards::Deck => [others, CARDS],
        }
    }

    /// A moved card: who, which, and what it took.
    fn moved_size(&self) -> usize {
        self.players + 2 * CARDS
    }
}

impl Encoded for Tablic {
    const ENCODING: u32 = 1;

    fn encoded_rules(&self) -> Rules {
        self.rules().without("match_points")
    }

    fn blocks(&self) -> Vec<Block> {
        let (seats, sides) = (self.players, self.sides());
        let mut blocks = vec![
            Block::new("hand", CARDS),
            Block::new("table", CARDS),
            Block::new("piles", CARDS * sides),
            Block::new("tablas", sides),
            Block::new("points", sides),
            Block::new("cards", sides),
            Block::new("holds", seats),
            Block::new("undealt", 1),
            Block::new("cut", CARDS),
            Block::new("to_move", seats),
            Block::new("last_by", seats),
            Block::new("last_card", CARDS),
            Block::new("last_taken", CARDS),
            Block::new("capture_by", seats),
            Block::new("capture_card", CARDS),
            Block::new("capture_taken", CARDS),
        ];
        let open = ["open_hands", "open_stock"].into_iter().zip(self.open_sizes());
        blocks.extend(open.filter(|of| of.1 > 0).map(|(name, size)| Block::new(name, size)));
        blocks
    }

    fn features(&self) -> usize {
        let (seats, sides) = (self.players, self.sides());
        let open: usize = self.open_sizes().iter().sum();
        CARDS * (3 + sides) + 3 * sides + 2 * seats + 1 + 2 * self.moved_size() + open
    }

    fn longest_game(&self) -> usize {
        STOCK
    }

    fn encode(&self, seen: &Observation, out: &mut [f32]) {
        let (me, sides) = (seen.seat, self.sides());
        let mut out = FeatureWriter::new(out);
        let all = || (0..sides).map(|by| (self.side(me) + by) % sides);
        out.bits(CARDS, seen.hand.bits());
        out.bits(CARDS, seen.table.bits());
        all().for_each(|side| out.bits(CARDS, seen.piles[side].bits()));
        all().for_each(|side| out.number(f32::from(seen.tablas[side]) / 12.0));
        for side in all() {
            let score = self.plain_score(side, seen.piles[side], seen.tablas[side], &seen.ledger);
            out.number(score as f32 / 20.0);
        }
        all().for_each(|side| out.number(seen.piles[side].len() as f32 / 26.0));
        for by in 0..self.players {
            let seat = (me.index() + by) % self.players;
            out.number(f32::from(seen.hand_sizes[seat]) / 6.0);
        }
        out.number(f32::from(seen.undealt) / 48.0);
        out.one_of(CARDS, seen.cut_card.map(|card| card.index()));
        out.one_of(self.players, seen.to_move.map(|seat| self.after_me(me, seat)));
        self.write_moved(&mut out, me, seen.last_move);
        self.write_moved(&mut out, me, seen.last_capture);
        if self.open != OpenCards::None {
            let hands = seen.open_hands.unwrap_or_default();
            for by in 1..self.players {
                out.bits(CARDS, hands[(me.index() + by) % self.players].bits());
            }
        }
        if self.open == OpenCards::Deck {
            let mut when = [0.0; CARDS];
            for (place, card) in seen.open_stock.iter().flatten().enumerate() {
                when[card.index()] = (STOCK - place) as f32 / STOCK as f32;
            }
            when.into_iter().for_each(|number| out.number(number));
        }
        out.finish();
    }
}

impl MoveFeatures for Tablic {
    fn move_blocks(&self) -> Vec<Block> {
        vec![
            Block::new("card", CARDS),
            Block::new("taken", CARDS),
            Block::new("left", CARDS),
            Block::new("ranks", RANKS),
            Block::new("lays", 1),
            Block::new("tabla", 1),
            Block::new("gain", 1),
            Block::new("count", 1),
        ]
    }

    fn move_features(&self) -> usize {
        3 * CARDS + RANKS + 4
    }

    fn most_moves(&self) -> usize {
        // Each card of a hand can be laid.
        HAND * (1 + MOST_CAPTURES)
    }

    fn encode_move(&self, seen: &Observation, action: Action, out: &mut [f32]) {
        let mut out = FeatureWriter::new(out);
        let laid = if action.is_lay() { CardSet::EMPTY.with(action.card) } else { CardSet::EMPTY };
        let left = (seen.table - action.taken) | laid;
        let is_tabla = left.is_empty() && !self.captures.sweeps(action.card);
        let tabla = if is_tabla { self.tabla_points } else { 0 };
        out.one_of(CARDS, Some(action.card.index()));
        out.bits(CARDS, action.taken.bits());
        out.bits(CARDS, left.bits());
        for rank in 0..RANKS {
            let held = left.bits() >> (SUITS * rank) & 0b1111;
            out.number(held.count_ones() as f32 / 4.0);
        }
        out.flag(action.is_lay());
        out.flag(is_tabla);
        out.number((self.points(action.gain()) + tabla) as f32 / 10.0);
        out.number(action.gain().len() as f32 / 10.0);
        out.finish();
    }
}

/// The others' hands.
impl Revealed for Tablic {
    fn revealed_blocks(&self) -> Vec<Block> {
        vec![Block::new("hands", CARDS * (self.players - 1))]
    }

    fn revealed_features(&self) -> usize {
        CARDS * (self.players - 1)
    }

    fn reveal(&self, state: &State, seat: Seat, out: &mut [f32]) {
        let mut out = FeatureWriter::new(out);
        for by in 1..self.players {
            let other = Seat::new((seat.index() + by) % self.players);
            out.bits(CARDS, state.hand(other).bits());
        }
        out.finish();
    }
}

impl Learnable for Tablic {
    type Head = ByMove;
}
