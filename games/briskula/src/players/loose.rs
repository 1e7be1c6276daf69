//! Expectiminimax over a stock whose order is not known.
//!
//! When few cards are unknown, the other's hand is imagined, but the order of the stock is left
//! open: each draw is a chance event. That is what keeps this player from trusting in draws that
//! it cannot foresee, as one that solves imagined deals does. It looks to the end of the present
//! trick and at every draw after it. Where that empties the stock, the rest is known exactly;
//! where it does not, points and the worth of both hands are counted.

use adut_kernel::{Game as _, Rng, Seat, Turn};
use adut_search::exact::{Expectiminimax, Pruning, StarMethod};
use adut_search::{Insight, Searcher};

use super::solved::settled;
use super::{POINT, rules};
use crate::rules::{Action, Briskula, State, Variant as GameVariant};
use crate::solver::{Variant, ending};

/// What a result can be worth at most: a win by 120 points.
const MOST: f64 = 1.0 + 120.0 * POINT;
/// What a card that is dear to give away adds to the points expected, for each unit of its cost.
const HELD: f64 = 0.5;

/// Ranks the cards of a state by expectiminimax, its stock made loose.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Loose;

impl Searcher<Briskula> for Loose {
    fn rank(
        &mut self,
        game: &Briskula,
        state: &State,
        actions: &[Action],
        rng: &mut Rng,
        values: &mut Vec<f64>,
    ) {
        let to_come = game.trick_len() - state.trick().cards().len();
        let star = StarMethod::new(Pruning::Star1, -MOST, MOST);
        let mut search = Expectiminimax::by(star, to_come as u32).with_insight(AfterTheTrick);
        search.rank(game, &state.loosened(), actions, rng, values);
    }
}

/// What a state between two tricks is worth, the draws that are due included.
#[derive(Clone, Copy, Debug)]
struct AfterTheTrick;

impl Insight<Briskula> for AfterTheTrick {
    fn value(&self, game: &Briskula, state: &State, seat: Seat) -> f64 {
        let [mine, theirs] = [seat, Seat::new(1 - seat.index())];
        let lead = f64::from(state.points(mine.index())) - f64::from(state.points(theirs.index()));
        if state.stock_len() > game.trick_len() {
            // More tricks with stock follow: the draws are even, the hands are not.
            let worth = |seat| rules::cost_of_hand(state.hand(seat), state.trump());
            return estimate(lead + HELD * (worth(mine) - worth(theirs)));
        }
        match game.turn(state) {
            Turn::Chance => {
                let mut draws = Vec::new();
                game.chances(state, &mut draws);
                let value = |(card, share): &(_, f64)| {
                    let mut next = state.clone();
                    game.resolve(&mut next, card);
                    share * self.value(game, &next, seat)
                };
                draws.iter().map(value).sum()
            }
            Turn::Seat(leader) => {
                let other = Seat::new(1 - leader.index());
                let hands = [leader, other].map(|seat| state.hand(seat));
                let left: u32 = hands
                    .iter()
                    .map(|hand| hand.iter().map(|c| u32::from(c.points())).sum::<u32>())
                    .sum();
                let variant = match game.variant() {
                    GameVariant::Dupla => Variant::Dupla,
                    GameVariant::Obicna => Variant::Obicna,
                };
                let leads = ending(variant, state.trump().suit(), hands)
                    .map_or(0.5 * f64::from(left), f64::from);
                let gain = 2.0 * leads - f64::from(left);
                settled(lead + if leader == seat { gain } else { -gain })
            }
            Turn::Over => settled(lead),
        }
    }

    fn order(&self, _: &Briskula, _: &State, actions: &mut [Action]) {
        rules::rich_first(actions);
    }
}

/// A difference that may still change, on the same scale: certain only when it is large.
fn estimate(difference: f64) -> f64 {
    (difference / 40.0).tanh() + POINT * difference.clamp(-120.0, 120.0)
}
