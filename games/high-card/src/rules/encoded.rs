//! High Card as numbers.
//!
//! Seats count from one's own. Cards are in the order A 2 … K, each rank c d h s.
//!
//! | block | size | what |
//! | --- | --- | --- |
//! | `hand` | 52 | one's cards |
//! | `played` | 52 × seats | what each seat has played |
//! | `trick` | 52 × seats | the trick on the table, each seat's card |
//! | `lies` | 1 | how many cards lie in it, 1 for a whole one |
//! | `leader` | seats | who led it |
//! | `tricks` | seats | the tricks of each seat, 1 for all five |
//! | `to_move` | seats | whose turn it is; nobody's at the end |
//!
//! The id of a move is the card's number.
//!
//! To fill in: all that an observation has, in blocks with names, and an id for each move.

use adut_cards::french::Card;
use adut_kernel::{ActionIds, Block, Encoded, FeatureWriter, Notation as _, Revealed, Rules, Seat};
use adut_learn::selfplay::{ById, Learnable};

use super::{HAND, HighCard, Observation, State};

const CARDS: usize = 52;

impl HighCard {
    /// How many seats after `me` a seat sits.
    fn after_me(&self, me: Seat, seat: Seat) -> usize {
        (seat.index() + self.seats - me.index()) % self.seats
    }

    /// The seats, from one's own on.
    fn seats_from(&self, me: Seat) -> impl Iterator<Item = usize> + use<> {
        let seats = self.seats;
        (0..seats).map(move |by| (me.index() + by) % seats)
    }
}

impl Encoded for HighCard {
    const ENCODING: u32 = 1;

    fn encoded_rules(&self) -> Rules {
        self.rules()
    }

    fn blocks(&self) -> Vec<Block> {
        let seats = self.seats;
        vec![
            Block::new("hand", CARDS),
            Block::new("played", CARDS * seats),
            Block::new("trick", CARDS * seats),
            Block::new("lies", 1),
            Block::new("leader", seats),
            Block::new("tricks", seats),
            Block::new("to_move", seats),
        ]
    }

    fn features(&self) -> usize {
        CARDS * (1 + 2 * self.seats) + 1 + 3 * self.seats
    }

    fn longest_game(&self) -> usize {
        HAND * self.seats
    }

    fn encode(&self, seen: &Observation, out: &mut [f32]) {
        let (me, public) = (seen.seat, &seen.public);
        let mut out = FeatureWriter::new(out);
        out.bits(CARDS, seen.hand.bits());
        self.seats_from(me).for_each(|seat| out.bits(CARDS, public.played[seat].bits()));
        for seat in self.seats_from(me) {
            let lying = public.trick.iter().find(|(by, _)| by.index() == seat);
            out.one_of(CARDS, lying.map(|(_, card)| card.index()));
        }
        out.number(public.trick.len() as f32 / self.seats as f32);
        out.one_of(self.seats, public.trick.first().map(|&(seat, _)| self.after_me(me, seat)));
        self.seats_from(me)
            .for_each(|seat| out.number(f32::from(public.tricks[seat]) / HAND as f32));
        out.one_of(self.seats, public.turn.map(|seat| self.after_me(me, seat)));
        out.finish();
    }
}

impl ActionIds for HighCard {
    fn action_ids(&self) -> usize {
        CARDS
    }

    fn action_id(&self, _: &Observation, card: Card) -> usize {
        card.index()
    }

    fn action_of_id(&self, _: &Observation, id: usize) -> Option<Card> {
        Card::from_index(id)
    }
}

/// The others' hands.
impl Revealed for HighCard {
    fn revealed_blocks(&self) -> Vec<Block> {
        vec![Block::new("hands", CARDS * (self.seats - 1))]
    }

    fn revealed_features(&self) -> usize {
        CARDS * (self.seats - 1)
    }

    fn reveal(&self, state: &State, seat: Seat, out: &mut [f32]) {
        let mut out = FeatureWriter::new(out);
        for other in self.seats_from(seat).skip(1) {
            out.bits(CARDS, state.hand(Seat::new(other)).bits());
        }
        out.finish();
    }
}

impl Learnable for HighCard {
    type Head = ById;
}
