//! A slow second reading of the rules, with plain lists, beside the fast one.

use adut_cards::trieste::Card;
use adut_kernel::{Actions, Course, Game, Notation, Seat, Seed, Turn};

use super::{VARIANTS, game};
use crate::rules::{Action, Briskula, Chance};

struct PlainState {
    players: usize,
    each: usize,
    trump: Card,
    hands: Vec<Vec<Card>>,
    stock: Vec<Card>,
    leader: usize,
    trick: Vec<Card>,
    points: Vec<u32>,
}

impl PlainState {
    fn deal(game: &Briskula, deck: &[Card]) -> Self {
        let rules = game.rules();
        let (dupla, knock) = (rules.get("variant").is_none(), rules.get("deal").is_some());
        let players = game.seats();
        let mut deck = deck.to_vec();
        let mut hands = vec![Vec::new(); players];
        let mut give = |deck: &mut Vec<Card>, count: usize| {
            hands.iter_mut().for_each(|hand| hand.extend(deck.drain(..count)));
        };
        let trump;
        match (dupla, knock) {
            (true, false) => {
                give(&mut deck, 2);
                trump = deck.remove(0);
                give(&mut deck, 2);
            }
            (true, true) => {
                give(&mut deck, 4);
                trump = deck.remove(0);
            }
            (false, false) => {
                (0..3).for_each(|_| give(&mut deck, 1));
                trump = deck.remove(0);
            }
            (false, true) => {
                give(&mut deck, 3);
                trump = deck.remove(0);
            }
        }
        deck.push(trump);
        let each = if dupla { 2 } else { 1 };
        let points = vec![0; players];
        Self { players, each, trump, hands, stock: deck, leader: 0, trick: Vec::new(), points }
    }

    fn to_act(&self) -> usize {
        (self.leader + self.trick.len()) % self.players
    }

    fn beats(&self, card: Card, best: Card) -> bool {
        if card.suit() == best.suit() {
            card.strength() > best.strength()
        } else {
            card.suit() == self.trump.suit()
        }
    }

    fn throw(&mut self, card: Card) {
        let seat = self.to_act();
        let place = self.hands[seat].iter().position(|&held| held == card).unwrap();
        self.hands[seat].remove(place);
        self.trick.push(card);
        if self.trick.len() < self.players * self.each {
            return;
        }
        let mut best = 0;
        for place in 1..self.trick.len() {
            if self.beats(self.trick[place], self.trick[best]) {
                best = place;
            }
        }
        self.leader = (self.leader + best) % self.players;
        self.points[self.leader] +=
            self.trick.drain(..).map(|card| u32::from(card.points())).sum::<u32>();
        for turn in 0..self.players * self.each {
            if !self.stock.is_empty() {
                let card = self.stock.remove(0);
                self.hands[(self.leader + turn) % self.players].push(card);
            }
        }
    }
}

#[test]
fn the_fast_game_is_the_slow_one() {
    for rules in VARIANTS {
        let game = game(rules);
        for n in 0..200 {
            let mut rng = Seed::from_text("oracle").nth(n).rng();
            let mut course = Course::begin(game, &mut rng);
            let Some(Chance::Deck(deck)) = course.deal() else { panic!("no deal") };
            let mut table = PlainState::deal(&game, deck);
            let mut scratch = Actions::new();
            while course.turn() != Turn::Over {
                let state = course.state();
                assert_eq!(course.turn(), Turn::Seat(Seat::new(table.to_act())));
                assert_eq!(state.trump(), table.trump);
                assert_eq!(state.stock(), table.stock);
                assert_eq!(state.trick().cards(), table.trick);
                for (hand, seat) in table.hands.iter().zip(Seat::all(game.seats())) {
                    assert_eq!(hand.iter().copied().collect::<super::CardSet>(), state.hand(seat));
                }
                let action = game.random_action(state, &mut scratch, &mut rng);
                course.play(action, &mut rng).unwrap();
                if let Action::Throw(card) = action {
                    table.throw(card);
                }
            }
            assert!(table.hands.iter().all(Vec::is_empty));
            let mut scores = vec![0.0; game.sides()];
            for (points, seat) in table.points.iter().zip(Seat::all(game.seats())) {
                scores[game.side(seat)] += f64::from(*points);
            }
            let outcome = course.outcome().unwrap();
            assert_eq!(outcome.scores[..], scores[..]);
            assert_eq!(scores.iter().sum::<f64>(), 120.0);
        }
    }
}
