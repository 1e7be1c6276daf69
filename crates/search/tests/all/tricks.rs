//! A little trick game with hidden hands, a stock, partners, and moves that not all may see.
//!
//! Twelve cards in two suits. Everyone holds two; the highest card of the led suit takes the trick,
//! and anything may be played. The winner leads, and everyone draws a card while the stock lasts.
//! With `NODS` everyone may once, before playing, nod to the partner opposite, unseen by others.

use std::collections::BTreeSet;

use adut_kernel::testkit::Examined;
use adut_kernel::{
    Actions, Course, DeckError, Described, Determinize, Game, Notation, NotationError, Outcome,
    Played, Rng, RuleOption, Rules, RulesError, Seat, Turn, Values, fields_and, read_pack,
};
use serde_json::{Value, json};
use thiserror::Error;

const CARDS: u8 = 12;

#[derive(Clone, Debug)]
pub(crate) struct Tricks<const NODS: bool> {
    pub(crate) seats: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Move {
    Play(u8),
    Nod,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct PublicState {
    leader: Seat,
    trick: Vec<u8>,
    won: Vec<u8>,
    gone: u16,
    nodded: u8,
    stock: usize,
}

#[derive(Clone, Debug)]
pub(crate) struct State {
    table: PublicState,
    /// The undealt cards, the next one last; none before the deal.
    stock: Vec<u8>,
    hands: Vec<u16>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Seen {
    seat: Seat,
    hand: u16,
    /// Nods of oneself and the partner only.
    table: PublicState,
}

#[derive(Clone, Debug, PartialEq, Error)]
#[error("not now")]
pub(crate) struct NotNow;

impl<const NODS: bool> Tricks<NODS> {
    fn partner(&self, seat: Seat) -> Seat {
        Seat::new((seat.index() + self.seats / 2) % self.seats)
    }
    fn mover(&self, table: &PublicState) -> Seat {
        Seat::new((table.leader.index() + table.trick.len()) % self.seats)
    }
    fn draw(&self, state: &mut State, first: Seat) {
        for i in 0..self.seats {
            if let Some(card) = state.stock.pop() {
                state.hands[(first.index() + i) % self.seats] |= 1 << card;
            }
        }
        state.table.stock = state.stock.len();
    }
    fn deal(&self, deck: &[u8]) -> State {
        let table = PublicState {
            leader: Seat::FIRST,
            trick: Vec::new(),
            won: vec![0; self.seats],
            gone: 0,
            nodded: 0,
            stock: 0,
        };
        let stock = deck.iter().rev().copied().collect();
        let mut state = State { table, stock, hands: vec![0; self.seats] };
        self.draw(&mut state, Seat::FIRST);
        self.draw(&mut state, Seat::FIRST);
        // As many cards as can be dealt out evenly are played.
        let even = state.stock.len() / self.seats * self.seats;
        state.stock.drain(..state.stock.len() - even);
        state.table.stock = even;
        state
    }
}

impl<const NODS: bool> Game for Tricks<NODS> {
    type State = State;
    type Action = Move;
    type Chance = Vec<u8>;
    type Observation = Seen;
    type Foul = NotNow;
    const HIDES_MOVES: bool = NODS;

    fn seats(&self) -> usize {
        self.seats
    }
    fn sides(&self) -> usize {
        if self.seats == 4 { 2 } else { self.seats }
    }
    fn side(&self, seat: Seat) -> usize {
        seat.index() % self.sides()
    }
    fn root(&self) -> State {
        State { hands: Vec::new(), ..self.deal(&[]) }
    }
    fn turn(&self, state: &State) -> Turn {
        if state.hands.is_empty() {
            Turn::Chance
        } else if state.hands.iter().all(|&hand| hand == 0) && state.table.trick.is_empty() {
            Turn::Over
        } else {
            Turn::Seat(self.mover(&state.table))
        }
    }
    fn actions(&self, state: &State, out: &mut Actions<Move>) {
        out.clear();
        let Turn::Seat(seat) = self.turn(state) else { return };
        let hand = state.hands[seat.index()];
        out.extend((0..CARDS).filter(|card| hand >> card & 1 == 1).map(Move::Play));
        if NODS && state.table.nodded >> seat.index() & 1 == 0 {
            out.push(Move::Nod);
        }
    }
    fn check(&self, state: &State, action: Move) -> Result<(), NotNow> {
        let mut actions = Actions::new();
        self.actions(state, &mut actions);
        if actions.contains(&action) { Ok(()) } else { Err(NotNow) }
    }
    fn apply(&self, state: &mut State, action: Move) {
        let seat = self.mover(&state.table);
        let Move::Play(card) = action else {
            state.table.nodded |= 1 << seat.index();
            return;
        };
        state.hands[seat.index()] &= !(1 << card);
        state.table.gone |= 1 << card;
        state.table.trick.push(card);
        if state.table.trick.len() == self.seats {
            let trick = std::mem::take(&mut state.table.trick);
            let led = |&(_, card): &(usize, u8)| card % 2 == trick[0] % 2;
            let cards = trick.iter().copied().enumerate().filter(led);
            let (place, _) = cards.max_by_key(|&(_, card)| card).unwrap();
            let winner = Seat::new((state.table.leader.index() + place) % self.seats);
            state.table.won[winner.index()] += 1 + trick.iter().max().unwrap() / 4;
            state.table.leader = winner;
            self.draw(state, winner);
        }
    }
    fn sample_chance(&self, _: &State, rng: &mut Rng) -> Vec<u8> {
        let mut deck: Vec<u8> = (0..CARDS).collect();
        rng.shuffle(&mut deck);
        deck
    }
    fn chances(&self, _: &State, out: &mut Vec<(Vec<u8>, f64)>) -> bool {
        out.clear();
        false
    }
    fn resolve(&self, state: &mut State, deck: &Vec<u8>) {
        *state = self.deal(deck);
    }
    fn outcome(&self, state: &State) -> Outcome {
        let mut scores = vec![0.0; self.sides()];
        for seat in Seat::all(self.seats) {
            scores[self.side(seat)] += f64::from(state.table.won[seat.index()]);
        }
        Outcome::highest(scores)
    }
    fn observe(&self, state: &State, seat: Seat) -> Seen {
        let mut table = state.table.clone();
        for nodder in Seat::all(self.seats) {
            if nodder != seat && self.partner(nodder) != seat {
                table.nodded &= !(1 << nodder.index());
            }
        }
        Seen { seat, hand: state.hands.get(seat.index()).copied().unwrap_or(0), table }
    }
    fn witnessed(&self, played: &Played<Self>, seat: Seat) -> bool {
        played.action != Move::Nod || seat == played.seat || seat == self.partner(played.seat)
    }
}

impl<const NODS: bool> Determinize for Tricks<NODS> {
    type Worlds = Seen;
    fn worlds(&self, seen: &Seen) -> Seen {
        seen.clone()
    }
    fn draw_world(&self, seen: &Seen, rng: &mut Rng) -> State {
        let known = seen.hand | seen.table.gone;
        let mut unseen: Vec<u8> = (0..CARDS).filter(|card| known >> card & 1 == 0).collect();
        rng.shuffle(&mut unseen);
        let holds = |seat: Seat| {
            // Whoever has played to this trick holds one card less than the others.
            let place = (seat.index() + self.seats - seen.table.leader.index()) % self.seats;
            let moved = usize::from(place < seen.table.trick.len());
            let mine = (seen.seat.index() + self.seats - seen.table.leader.index()) % self.seats;
            let i_moved = usize::from(mine < seen.table.trick.len());
            seen.hand.count_ones() as usize + i_moved - moved
        };
        let hands = Seat::all(self.seats).map(|seat| {
            if seat == seen.seat {
                return seen.hand;
            }
            unseen.drain(..holds(seat)).fold(0, |hand, card| hand | 1 << card)
        });
        let hands = hands.collect();
        unseen.truncate(seen.table.stock);
        State { table: seen.table.clone(), stock: unseen, hands }
    }
}

impl<const NODS: bool> Notation for Tricks<NODS> {
    const NAME: &'static str = "tricks";
    fn options() -> &'static [RuleOption] {
        const { &[RuleOption::new("players", "2", Values::whole(2, 4), "seats")] }
    }
    fn from_rules(rules: &Rules) -> Result<Self, RulesError> {
        let reader = rules.read(Self::NAME, Self::options()).known_only()?;
        Ok(Self { seats: reader.number("players")? })
    }
    fn rules(&self) -> Rules {
        Rules::new().with("players", self.seats)
    }
    fn write_action(&self, action: Move) -> String {
        match action {
            Move::Play(card) => card.to_string(),
            Move::Nod => "nod".to_owned(),
        }
    }
    fn read_action(&self, text: &str) -> Result<Move, NotationError> {
        let bad = || NotationError::new(text, "a card or nod");
        let card = || text.parse().ok().filter(|&card| card < CARDS).ok_or_else(bad);
        if text == "nod" { Ok(Move::Nod) } else { card().map(Move::Play) }
    }
    fn write_deck(&self, deal: &Vec<u8>) -> Vec<String> {
        deal.iter().map(u8::to_string).collect()
    }
    fn read_deck(&self, deck: &[String]) -> Result<Vec<u8>, DeckError> {
        read_pack(deck, &(0..CARDS).collect::<Vec<u8>>())
    }
    fn describe(&self, seen: &Seen) -> Value {
        let own = json!({ "seat": seen.seat.index(), "hand": seen.hand });
        fields_and(self.describe_public(&self.public(seen)), own)
    }
    fn show(&self, seen: &Seen) -> String {
        format!("{seen:?}")
    }
}

impl<const NODS: bool> Described for Tricks<NODS> {
    type Public = PublicState;

    fn public(&self, seen: &Seen) -> PublicState {
        PublicState { nodded: 0, ..seen.table.clone() }
    }
    fn describe_public(&self, table: &PublicState) -> Value {
        json!({ "gone": table.gone })
    }
}

impl<const NODS: bool> Examined for Tricks<NODS> {
    type Hidden = (Vec<u16>, Vec<u8>);

    fn audit(&self, state: &State) -> Result<(), String> {
        let held = state.hands.iter().map(|hand| hand.count_ones()).sum::<u32>() as usize;
        let gone = state.table.gone.count_ones() as usize;
        let dealt = usize::from(CARDS) / self.seats * self.seats;
        let all = held + gone + state.stock.len();
        if all == dealt { Ok(()) } else { Err(format!("{all} cards instead of {dealt}")) }
    }
    fn brute_force_actions(&self, state: &State) -> Vec<Move> {
        let cards = (0..CARDS).map(Move::Play).chain([Move::Nod]);
        cards.filter(|&action| self.check(state, action).is_ok()).collect()
    }
    fn redeal(&self, course: &Course<Self>, seat: Seat, rng: &mut Rng) -> Option<Vec<u8>> {
        let state = course.state();
        let known = state.hands[seat.index()] | state.table.gone;
        let deck = course.deal()?;
        let hidden = |card: &u8| known >> card & 1 == 0;
        let mut cards: Vec<u8> = deck.iter().copied().filter(hidden).collect();
        rng.shuffle(&mut cards);
        Some(deck.iter().map(|c| if hidden(c) { cards.pop().unwrap() } else { *c }).collect())
    }
    fn hidden(&self, state: &State, seat: Seat) -> Self::Hidden {
        let others = Seat::all(self.seats).filter(|&other| other != seat);
        (others.map(|other| state.hands[other.index()]).collect(), state.stock.clone())
    }
}

#[test]
fn the_game_obeys_the_laws() {
    use adut_kernel::testkit::{Thoroughness, examine};
    let how = Thoroughness { games: 20, hidden_games: 2, worlds: 2000 };
    for seats in 2..=4 {
        examine(&Tricks::<false> { seats }, how);
        examine(&Tricks::<true> { seats }, how);
    }
    assert!(BTreeSet::from([Move::Nod, Move::Play(11)]).first() == Some(&Move::Play(11)));
}
