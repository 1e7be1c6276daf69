//! Briškula as numbers.
//!
//! Suits are counted from the trump suit on, in the order d s b k d …: card *k* of a block is the
//! card of suit *k* / 10 and strength *k* % 10 (2 4 5 6 7 F H K 3 A), and suit 0 is trumps. Games
//! that differ only in which suit is turned up have the same numbers. Seats count from one's own, sides
//! from one's own.
//!
//! | block | size | what |
//! | --- | --- | --- |
//! | `hand` | 40 | one's cards |
//! | `takes` | 40 | those of them that would take the lead in the trick now |
//! | `gone` | 40 | cards thrown in earlier tricks, and those that are not played with |
//! | `trick` | 40 × (a trick's cards − 1) | the cards lying in the trick, each in its place |
//! | `best` | 40 | the best of them |
//! | `best_by` | seats | who threw it |
//! | `leader` | seats | who leads the trick |
//! | `last` | 40 × a trick's cards | the cards of the trick before, each in its place |
//! | `last_leader` | seats | who led that |
//! | `known` | 40 × (seats − 1) | for each other seat the cards that it is known to hold |
//! | `turned` | 10 | the strength of the trump card |
//! | `under` | 1 | whether it still lies under the stock |
//! | `to_act` | seats | whose turn it is; nobody's at the end |
//! | `round` | tricks + 1 | how many tricks are over |
//! | `stock` | 1 | cards left in the stock, 1 for forty |
//! | `lying` | 1 | points lying in the trick, 1 for twenty |
//! | `points` | sides | points of each side, 1 for sixty |
//! | `over_half` | sides | whether a side has more than sixty |
//! | `signals` | 5 | with signals: those given or seen of cards still held, F H K 3 A |
//! | `signalled` | 5 | with signals: what the player to act is known to have signalled on this turn |
//!
//! The id of a throw is the card's number in a block. With signals, 40 … 44 signal the trump F H K
//! 3 A.

use adut_cards::trieste::{Card, CardSet};
use adut_kernel::{
    ActionIds, Block, Encoded, FeatureWriter, Game as _, Notation as _, Revealed, Rules, Seat,
};
use adut_learn::selfplay::{ById, Learnable};

use super::observation::Observation;
use super::signals::Signs;
use super::state::{Phase, State};
use super::trick::{Trick, beaters};
use super::{Action, Briskula};

/// The cards of a block.
const CARDS: usize = 40;
const STRENGTHS: usize = 10;
/// The trumps that there are signs for, the first of them the fanat.
const SIGNS: usize = 5;
const FANAT: usize = STRENGTHS - SIGNS;

/// Suits counted from the trump suit on.
#[derive(Clone, Copy)]
struct Suits {
    trump: usize,
}

impl Suits {
    /// A card's number.
    #[inline]
    fn number(self, card: Card) -> usize {
        let suit = (card.suit() + 4 - self.trump) % 4;
        STRENGTHS * suit + card.strength()
    }

    /// The card with this number.
    fn card(self, number: usize) -> Option<Card> {
        let suit = (number / STRENGTHS + self.trump) % 4;
        (number < CARDS).then(|| Card::new(suit as u8, (number % STRENGTHS) as u8))
    }

    /// Cards as a set of numbers: the suits are groups of ten bits, so this is a turn of forty bits.
    #[inline]
    fn numbers(self, cards: CardSet) -> u64 {
        let (bits, by) = (cards.bits(), STRENGTHS * self.trump);
        (bits >> by | bits << (CARDS - by)) & CardSet::PACK.bits()
    }
}

impl Briskula {
    fn rounds(&self) -> usize {
        self.pack().len() as usize / self.trick_len()
    }

    /// How many seats after `me` a seat sits.
    #[inline]
    fn after_me(&self, me: Seat, seat: Seat) -> usize {
        (seat.index() + self.seats() - me.index()) % self.seats()
    }

    fn write_trick(&self, out: &mut FeatureWriter<'_>, trick: &Trick, suits: Suits, places: usize) {
        for place in 0..places {
            out.one_of(CARDS, trick.cards().get(place).map(|&card| suits.number(card)));
        }
    }
}

impl Encoded for Briskula {
    const ENCODING: u32 = 1;

    fn encoded_rules(&self) -> Rules {
        self.rules().without("deal").without("match_wins").without("signal_seen")
    }

    fn blocks(&self) -> Vec<Block> {
        let (seats, sides, trick) = (self.seats(), self.sides(), self.trick_len());
        let mut blocks = vec![
            Block::new("hand", CARDS),
            Block::new("takes", CARDS),
            Block::new("gone", CARDS),
            Block::new("trick", CARDS * (trick - 1)),
            Block::new("best", CARDS),
            Block::new("best_by", seats),
            Block::new("leader", seats),
            Block::new("last", CARDS * trick),
            Block::new("last_leader", seats),
            Block::new("known", CARDS * (seats - 1)),
            Block::new("turned", STRENGTHS),
            Block::new("under", 1),
            Block::new("to_act", seats),
            Block::new("round", self.rounds() + 1),
            Block::new("stock", 1),
            Block::new("lying", 1),
            Block::new("points", sides),
            Block::new("over_half", sides),
        ];
        if self.signals().is_some() {
            blocks.extend([Block::new("signals", SIGNS), Block::new("signalled", SIGNS)]);
        }
        blocks
    }

    fn features(&self) -> usize {
        let (seats, sides, trick) = (self.seats(), self.sides(), self.trick_len());
        let cards = CARDS * (3 + 2 * trick + (seats - 1));
        let signs = if self.signals().is_some() { 2 * SIGNS } else { 0 };
        cards + 4 * seats + 2 * sides + STRENGTHS + self.rounds() + 1 + 3 + signs
    }

    fn longest_game(&self) -> usize {
        // Before each card there is room for one signal.
        if self.signals().is_some() { 2 * CARDS } else { CARDS }
    }

    fn encode(&self, seen: &Observation, out: &mut [f32]) {
        let (me, trump) = (seen.seat(), seen.trump);
        let suits = Suits { trump: trump.suit() };
        let seats = self.seats();
        let after = |seat: Seat| self.after_me(me, seat);
        let mut out = FeatureWriter::new(out);
        let best = seen.trick.best(trump, seats);
        let taking = best.map_or(CardSet::PACK, |(_, card)| beaters(card, trump));
        let lying: CardSet = seen.trick.cards().iter().copied().collect();
        out.bits(CARDS, suits.numbers(seen.hand()));
        out.bits(CARDS, suits.numbers(seen.hand() & taking));
        out.bits(CARDS, suits.numbers((CardSet::PACK - self.pack()) | (seen.thrown - lying)));
        self.write_trick(&mut out, &seen.trick, suits, self.trick_len() - 1);
        out.one_of(CARDS, best.map(|(_, card)| suits.number(card)));
        out.one_of(seats, best.map(|(seat, _)| after(seat)));
        out.one_of(seats, Some(after(seen.trick.leader())));
        self.write_trick(&mut out, &seen.last, suits, self.trick_len());
        out.one_of(seats, seen.last_trick().map(|trick| after(trick.leader())));
        for nth in 1..seats {
            let other = Seat::new((me.index() + nth) % seats);
            out.bits(CARDS, suits.numbers(seen.known_hand(other)));
        }
        out.one_of(STRENGTHS, Some(trump.strength()));
        out.flag(seen.stock > 0);
        out.one_of(seats, seen.turn().map(after));
        let over = (seen.thrown.len() - lying.len()) as usize / self.trick_len();
        out.one_of(self.rounds() + 1, Some(over));
        out.number(f32::from(seen.stock) / 40.0);
        out.number(f32::from(seen.trick.points()) / 20.0);
        let mine = self.side(me);
        let points = |nth: usize| seen.points[(mine + nth) % self.sides()];
        (0..self.sides()).for_each(|nth| out.number(f32::from(points(nth)) / 60.0));
        (0..self.sides()).for_each(|nth| out.flag(points(nth) > 60));
        if self.signals().is_some() {
            out.bits(SIGNS, u64::from(seen.signs.0));
            let now = Signs::of(seen.signalled.into_iter().collect(), trump);
            out.bits(SIGNS, u64::from(now.0));
        }
        out.finish();
    }
}

impl ActionIds for Briskula {
    fn action_ids(&self) -> usize {
        CARDS + if self.signals().is_some() { SIGNS } else { 0 }
    }

    fn action_id(&self, seen: &Observation, action: Action) -> usize {
        match action {
            Action::Throw(card) => Suits { trump: seen.trump.suit() }.number(card),
            Action::Signal(card) => CARDS + card.strength() - FANAT,
        }
    }

    fn action_of_id(&self, seen: &Observation, id: usize) -> Option<Action> {
        let suits = Suits { trump: seen.trump.suit() };
        if id >= self.action_ids() {
            return None;
        }
        let signal = || suits.card(id - CARDS + FANAT).map(Action::Signal);
        suits.card(id).map(Action::Throw).or_else(signal)
    }
}

/// The others' hands, and the cards that the next two tricks will draw, in order.
impl Revealed for Briskula {
    fn revealed_blocks(&self) -> Vec<Block> {
        vec![
            Block::new("hands", CARDS * (self.seats() - 1)),
            Block::new("draws", CARDS * 2 * self.trick_len()),
        ]
    }

    fn revealed_features(&self) -> usize {
        CARDS * (self.seats() - 1 + 2 * self.trick_len())
    }

    fn reveal(&self, state: &State, seat: Seat, out: &mut [f32]) {
        let suits = Suits { trump: state.trump().suit() };
        let mut out = FeatureWriter::new(out);
        for nth in 1..self.seats() {
            let other = Seat::new((seat.index() + nth) % self.seats());
            out.bits(CARDS, suits.numbers(state.hand(other)));
        }
        for place in 0..2 * self.trick_len() {
            let card = state.stock().get(place).filter(|_| state.phase != Phase::Deal);
            out.one_of(CARDS, card.map(|&card| suits.number(card)));
        }
        out.finish();
    }
}

impl Learnable for Briskula {
    type Head = ById;
}
