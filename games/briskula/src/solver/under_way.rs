//! The trick in which a question is asked: it may have begun, and its answer needs a card.

use arrayvec::ArrayVec;

use super::engine::{Boundary, Engine, Stock, Tricks};
use super::pack::{BEATS, Cards, POINTS, Relabelling, iter, points};
use super::position::Position;

/// The longest trick.
const MOST_CARDS: usize = 4;

/// A trick under way, from the leader's side.
#[derive(Debug, Clone)]
pub(super) struct UnderWay {
    /// The position as the trick began.
    began: Boundary,
    thrown: ArrayVec<usize, MOST_CARDS>,
}

impl UnderWay {
    pub(super) fn new(position: &Position, names: Relabelling, stock: &Stock) -> Self {
        let thrown: ArrayVec<usize, MOST_CARDS> =
            position.trick().iter().map(|&card| names.card(card)).collect();
        let [mut lead, mut other] =
            [position.leader(), 1 - position.leader()].map(|seat| names.set(position.hand(seat)));
        for (turn, card) in thrown.iter().enumerate() {
            *if turn % 2 == 0 { &mut lead } else { &mut other } |= 1 << card;
        }
        let left = points(lead | other) + stock.points();
        Self { began: Boundary { lead, other, left, draws: stock.draws() }, thrown }
    }

    /// Points that nobody has yet, those of the trick included.
    pub(super) const fn left(&self) -> i32 {
        self.began.left
    }

    fn leader_moves(&self) -> bool {
        self.thrown.len() % 2 == 0
    }

    /// The cards of the leader and of the other that lie in the trick.
    fn lying(&self) -> [Cards; 2] {
        let mut lying = [0; 2];
        for (turn, card) in self.thrown.iter().enumerate() {
            lying[turn % 2] |= 1 << card;
        }
        lying
    }

    /// The cards that may be thrown next, in the order of trying.
    fn choices<T: Tricks>(&self) -> ArrayVec<usize, MOST_CARDS> {
        let [lead, other] = self.lying();
        let hand =
            if self.leader_moves() { self.began.lead ^ lead } else { self.began.other ^ other };
        let mut choices: ArrayVec<usize, MOST_CARDS> = iter(hand).collect();
        let order = &T::ORDER[self.thrown.len()];
        choices.sort_unstable_by_key(|&card| (order[card], card));
        choices
    }

    fn with(&self, card: usize) -> Self {
        let mut next = self.clone();
        next.thrown.push(card);
        next
    }
}

impl Engine<'_> {
    /// What the player to move can still win, at least or at most, seen from his `goal`, and the
    /// card that gives it: when the goal is reached, the card that reaches it.
    pub(super) fn choose<T: Tricks>(
        &mut self,
        trick: &UnderWay,
        goal: i32,
    ) -> (i32, Option<usize>) {
        self.nodes += 1;
        let mut best = (0, None);
        for card in trick.choices::<T>() {
            let value = if trick.leader_moves() {
                self.play_on::<T>(&trick.with(card), goal)
            } else {
                trick.left() - self.play_on::<T>(&trick.with(card), trick.left() - goal + 1)
            };
            if best.1.is_none() || value > best.0 {
                best = (value, Some(card));
            }
            if value >= goal || self.stopped() {
                break;
            }
        }
        best
    }

    /// What the leader can still win with the trick so far, seen from his `goal`.
    fn play_on<T: Tricks>(&mut self, trick: &UnderWay, goal: i32) -> i32 {
        if trick.thrown.len() == T::CARDS {
            let lying = trick.lying();
            let mut best = 0;
            for (turn, &card) in trick.thrown.iter().enumerate() {
                if BEATS[trick.thrown[best]] >> card & 1 != 0 {
                    best = turn;
                }
            }
            let points = trick.thrown.iter().map(|&card| i32::from(POINTS[card])).sum();
            return self.after_trick::<T>(&trick.began, lying, points, best % 2 == 0, goal);
        }
        if trick.leader_moves() {
            self.choose::<T>(trick, goal).0
        } else {
            trick.left() - self.choose::<T>(trick, trick.left() - goal + 1).0
        }
    }
}
