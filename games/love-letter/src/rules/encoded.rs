//! Love Letter as numbers.
//!
//! Seats count from one's own. Cards are the eight kinds from Guard to Princess; a count of cards is
//! a fifth for each.
//!
//! | block | size | what |
//! | --- | --- | --- |
//! | `hand` | 8 | the card that one holds |
//! | `drawn` | 8 | the card drawn, on one's turn |
//! | `dealt` | 8 | the card that one was dealt |
//! | `face_up` | 8 | how many of each lie face up since the deal |
//! | `unseen` | 8 | how many of each one has not located |
//! | `odds` | 8 × (seats − 1) | for each other seat how likely it holds each card, by all that the rules imply |
//! | `open` | 8 × (seats − 1) | for each other seat the hand that was laid open at the end |
//! | `piles` | 8 × seats | how many of each a seat has discarded |
//! | `in` | seats | who is still in |
//! | `protected` | seats | whom a Handmaid protects |
//! | `to_act` | seats | whose turn it is; nobody's at the end |
//! | `deck` | 1 | cards left to draw, a sixteenth for each |
//! | `turns` | 12 × (48 + 2 × seats) | the turns so far, the last first: who (seats), the card (8), on whom (seats), the card named (8), and as far as it was seen what the player drew (8) and kept (8), what the other held (8) and drew (8) |
//!
//! Ids: Guard on the next seat naming Priest … Princess, on the one after, …, alone; Priest on the
//! next seat, …, alone; Baron likewise; Handmaid; Prince on oneself, on the next seat, …; King on the
//! next seat, …, alone; Countess; Princess.

use adut_kernel::{
    ActionIds, Block, Encoded, FeatureWriter, Game as _, Notation as _, Revealed, Rules, Seat,
};
use adut_learn::selfplay::{ById, Learnable};

use super::card::{Aim, Card, Counts, Effect, KINDS};
use super::event::{Event, MAX_TURNS};
use super::observation::Observation;
use super::state::State;
use super::{Action, LoveLetter};

/// What a Guard may name.
const NAMEABLE: usize = KINDS - 1;
/// The draws to come that are revealed.
const DRAWS: usize = 4;

fn write_card(out: &mut FeatureWriter<'_>, card: Option<Card>) {
    out.one_of(KINDS, card.map(Card::index));
}

fn write_counts(out: &mut FeatureWriter<'_>, counts: Counts) {
    Card::ALL.into_iter().for_each(|card| out.number(counts.of(card) as f32 / 5.0));
}

impl LoveLetter {
    /// How many seats after `me` a seat sits.
    fn after_me(&self, me: Seat, seat: Seat) -> usize {
        (seat.index() + self.seats - me.index()) % self.seats
    }

    /// The seat so many after `me`.
    fn seat_after(&self, me: Seat, by: usize) -> Seat {
        Seat::new((me.index() + by) % self.seats)
    }

    /// The numbers of a turn.
    fn turn_size(&self) -> usize {
        6 * KINDS + 2 * self.seats
    }

    fn write_turn(&self, out: &mut FeatureWriter<'_>, me: Seat, turn: &Event) {
        let Event { actor, action, drawn, kept, met, redrawn } = *turn;
        out.one_of(self.seats, Some(self.after_me(me, actor)));
        write_card(out, Some(action.card));
        out.one_of(self.seats, action.target.map(|target| self.after_me(me, target)));
        for card in [action.guess, drawn, kept, met, redrawn] {
            write_card(out, card);
        }
    }

    /// How many ids a card has.
    fn ids_of(&self, card: Card) -> usize {
        let others = self.seats - 1;
        match (card.aim(), card.effect()) {
            (Aim::Nobody, _) => 1,
            (Aim::Anybody, _) => self.seats,
            (Aim::Other, Effect::Guess) => others * NAMEABLE + 1,
            (Aim::Other, _) => others + 1,
        }
    }
}

impl Encoded for LoveLetter {
    const ENCODING: u32 = 1;

    fn encoded_rules(&self) -> Rules {
        self.rules().without("tokens")
    }

    fn blocks(&self) -> Vec<Block> {
        let (seats, others) = (self.seats, self.seats - 1);
        vec![
            Block::new("hand", KINDS),
            Block::new("drawn", KINDS),
            Block::new("dealt", KINDS),
            Block::new("face_up", KINDS),
            Block::new("unseen", KINDS),
            Block::new("odds", KINDS * others),
            Block::new("open", KINDS * others),
            Block::new("piles", KINDS * seats),
            Block::new("in", seats),
            Block::new("protected", seats),
            Block::new("to_act", seats),
            Block::new("deck", 1),
            Block::new("turns", MAX_TURNS * self.turn_size()),
        ]
    }

    fn features(&self) -> usize {
        let (seats, others) = (self.seats, self.seats - 1);
        KINDS * (5 + 2 * others + seats) + 3 * seats + 1 + MAX_TURNS * self.turn_size()
    }

    fn longest_game(&self) -> usize {
        MAX_TURNS
    }

    fn encode(&self, seen: &Observation, out: &mut [f32]) {
        let me = seen.seat();
        let mut out = FeatureWriter::new(out);
        let all = || (0..self.seats).map(|by| self.seat_after(me, by));
        let belief = self.belief(seen);
        write_card(&mut out, seen.hand());
        write_card(&mut out, seen.drawn());
        write_card(&mut out, seen.dealt());
        write_counts(&mut out, seen.face_up().collect());
        write_counts(&mut out, belief.unseen());
        for seat in all().skip(1) {
            match belief.hand(seat) {
                Some(odds) => odds.iter().for_each(|&share| out.number(share as f32)),
                None => out.skip(KINDS),
            }
        }
        all().skip(1).for_each(|seat| write_card(&mut out, seen.open_hand(seat)));
        all().for_each(|seat| write_counts(&mut out, seen.pile(seat)));
        all().for_each(|seat| out.flag(seen.is_in(seat)));
        all().for_each(|seat| out.flag(seen.is_protected(seat)));
        out.one_of(self.seats, seen.turn().map(|seat| self.after_me(me, seat)));
        out.number(seen.deck_left() as f32 / 16.0);
        seen.events().iter().rev().for_each(|turn| self.write_turn(&mut out, me, turn));
        out.skip((MAX_TURNS - seen.events().len()) * self.turn_size());
        out.finish();
    }
}

impl ActionIds for LoveLetter {
    fn action_ids(&self) -> usize {
        Card::ALL.into_iter().map(|card| self.ids_of(card)).sum()
    }

    fn action_id(&self, seen: &Observation, action: Action) -> usize {
        let Action { card, target, guess } = action;
        let before: usize = Card::ALL[..card.index()].iter().map(|&card| self.ids_of(card)).sum();
        let after = target.map(|target| self.after_me(seen.seat(), target));
        before
            + match (after, card.aim()) {
                (None, _) => self.ids_of(card) - 1,
                (Some(after), Aim::Anybody) => after,
                (Some(after), _) => match guess {
                    Some(guess) => (after - 1) * NAMEABLE + guess.index() - 1,
                    None => after - 1,
                },
            }
    }

    fn action_of_id(&self, seen: &Observation, id: usize) -> Option<Action> {
        let mut rest = id;
        for card in Card::ALL {
            let ids = self.ids_of(card);
            if rest >= ids {
                rest -= ids;
                continue;
            }
            let at = |by: usize| self.seat_after(seen.seat(), by);
            return Some(match (card.aim(), card.effect()) {
                (Aim::Anybody, _) => Action::on(card, at(rest)),
                _ if rest + 1 == ids => Action::alone(card),
                (_, Effect::Guess) => {
                    Action::guard(at(rest / NAMEABLE + 1), Card::ALL[rest % NAMEABLE + 1])
                }
                _ => Action::on(card, at(rest + 1)),
            });
        }
        None
    }
}

/// The others' hands, the card set aside, and the next draws in order.
impl Revealed for LoveLetter {
    fn revealed_blocks(&self) -> Vec<Block> {
        vec![
            Block::new("hands", KINDS * (self.seats - 1)),
            Block::new("aside", KINDS),
            Block::new("draws", KINDS * DRAWS),
        ]
    }

    fn revealed_features(&self) -> usize {
        KINDS * (self.seats - 1 + 1 + DRAWS)
    }

    fn reveal(&self, state: &State, seat: Seat, out: &mut [f32]) {
        let mut out = FeatureWriter::new(out);
        for by in 1..self.seats() {
            write_card(&mut out, state.hand(self.seat_after(seat, by)));
        }
        let deck = state.dealt().cards();
        write_card(&mut out, deck.first().copied());
        let next = deck.len() - state.deck_left();
        (0..DRAWS).for_each(|draw| write_card(&mut out, deck.get(next + draw).copied()));
        out.finish();
    }
}

impl Learnable for LoveLetter {
    type Head = ById;
}
