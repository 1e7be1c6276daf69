//! What plays are worth against the solution.
//!
//! Of two players one is judged; the other is taken to play by the solution: by the blueprint, and
//! behind it by what he solves anew. Against that each play of the judged one has a value, luck apart:
//! the payoff to expect if he goes on as well as he can. At equilibrium no play is worth more than
//! those that the solution itself makes.

use adut_kernel::Seat;

use super::blueprint::{Blueprint, Spot, is_nothing, pair_weight};
use super::compile::{AtOnce, Compiler};
use super::concede::instead_of;
use super::follow::positions_after;
use super::graph::{Edge, Passage, Vector};
use super::public::{Pair, Play, Public, ways};
use super::slots::Responding;
use super::subgame::{Effort, Subgame};
use super::track::{Guide, Place};
use super::walk::{add_value, add_worth, passed_on, visit};
use crate::rules::{Card, KINDS, Observation};

/// Values plays against the solution.
#[derive(Debug)]
pub struct Judge {
    /// What either seat does by the solution.
    guides: [Guide; 2],
    /// Positions of known hands that come up at once.
    compiler: Compiler<f32>,
    effort: Effort,
}

/// Positions of known hands that may come up at once are solved to this exactness: few of them
/// matter much.
const KNOWN_TOLERANCE: f64 = 0.05;

impl Judge {
    /// One that gives every subgame this effort.
    pub fn new(effort: Effort) -> Self {
        let guides = [Guide::forgiving(effort), Guide::forgiving(effort)];
        Self { guides, compiler: Compiler::bounded(KNOWN_TOLERANCE, effort.work, u64::MAX), effort }
    }

    /// What each play is worth, from −1 to 1, with the cards that the seat holds on its turn; none
    /// where the solution does not say, which is also where there is a sure win: it knows nothing
    /// else there. A Guard that names a card which cannot be there is not among them.
    pub fn plays(
        &mut self,
        seen: &Observation,
        blueprint: &Blueprint<'_>,
    ) -> Option<Vec<(Play, f64)>> {
        let mut cards = [seen.hand()?, seen.drawn()?];
        cards.sort_unstable();
        let [low, high] = cards;
        let other = seen.seat().next(2);
        let place = self.guides[other.index()].place(seen, other, Some(blueprint))?;
        let (at, reach) = match &place {
            Place::Kept(spot) => (spot.at, spot.reach[1]),
            Place::Inside(inside) => (inside.at, inside.own),
            Place::Open(_) => return None,
        };
        let turn = at.turn();
        let pair = turn.pairs.iter().find(|pair| (pair.low, pair.high) == (low, high))?;
        let weight = pair_weight(&at, low, high, &reach);
        if weight <= 0.0 {
            return None;
        }
        let mut worth = Vec::new();
        if at.is_last() {
            worth = last_values(&at, pair, &reach);
        } else if let Place::Kept(spot) = &place {
            for &(play, kept) in &pair.choices {
                let sum = self.after(spot, play, kept)?;
                worth.push((play, f64::from(sum) / weight));
            }
        } else if let Place::Inside(inside) = &place {
            let table = inside.values();
            for &(play, kept) in &pair.choices {
                let index = turn.plays.iter().position(|other| other.0 == play)?;
                worth.push((play, f64::from(table[index][kept.index()]) / weight));
            }
        }
        if let [(_, value)] = worth[..]
            && value > 0.999
        {
            return None;
        }
        worth.iter_mut().for_each(|(_, value)| *value = value.clamp(-1.0, 1.0));
        for play in at.sure_losses(low, high) {
            if worth.iter().all(|&(other, _)| other != play) {
                worth.push((play, -1.0));
            }
        }
        Some(worth)
    }

    /// What the seat may expect while the other is to move, from −1 to 1.
    pub fn expects(&mut self, seen: &Observation, blueprint: &Blueprint<'_>) -> Option<f64> {
        let hand = seen.hand()?;
        let mover: Seat = seen.seat().next(2);
        let place = self.guides[mover.index()].place(seen, mover, Some(blueprint))?;
        let (at, reach, worth) = match &place {
            Place::Kept(spot) => (spot.at, spot.reach[0], self.answered(spot, Some(hand))?),
            Place::Inside(inside) => {
                let slots = Responding::<f32, false>(&inside.game.sums[inside.slots.clone()]);
                let worth = visit(&inside.game.graph, inside.node, false, &inside.own, slots);
                (inside.at, inside.own, worth)
            }
            Place::Open(_) => return None,
        };
        let likely =
            |card: Card| f64::from(ways(at.unseen, card, hand)) * f64::from(reach[card.index()]);
        let weight: f64 = at.mover.iter().map(likely).sum();
        let value = f64::from(worth[hand.index()]) / weight;
        (weight > 0.0).then_some(value.clamp(-1.0, 1.0))
    }

    /// What a play of the mover, who keeps this card, is worth at a position of the blueprint, times
    /// the ways to have both.
    fn after(&mut self, spot: &Spot<'_>, play: Play, kept: Card) -> Option<f32> {
        let index = spot.turn.plays.iter().position(|other| other.0 == play)?;
        let hands = spot.turn.plays[index].1;
        let positions = positions_after(&spot.at, play, hands);
        if !positions.is_empty() && !spot.covers(index) {
            let instead = instead_of(spot, index);
            let play = (play, hands);
            let solved = Subgame::after(&spot.at, play, spot.reach[1], &instead, &self.effort);
            return Some(solved.wins::<false>()[kept.index()]);
        }
        let AtOnce { at_once, factors, .. } =
            self.compiler.at_once(&spot.at, play, hands, |mine, _| mine == kept);
        let row = at_once[kept.index()].iter().zip(&spot.reach[1]);
        let mut value = [0.0; KINDS];
        value[kept.index()] = row.map(|(&payoff, &likely)| payoff as f32 * likely).sum();
        for ((passage, _), factor) in positions.into_iter().zip(factors) {
            let [next, _] = passed_on(passage, &[0.0; KINDS], &spot.reach[1]);
            let hand = match passage {
                Passage::MoverRedraws(_) => None,
                _ => Some(kept),
            };
            if !is_nothing(&next) {
                let worth = self.answered(&spot.after(index, passage)?, hand)?;
                add_value(&mut value, &edge(passage, factor), &worth);
            }
        }
        Some(value[kept.index()])
    }

    /// What the hands of the player who is not to move are worth at a position of the blueprint, times
    /// the ways to have them; one hand, or all.
    fn answered(&mut self, spot: &Spot<'_>, hand: Option<Card>) -> Option<Vector<f32>> {
        let mut worth = [0.0; KINDS];
        for (index, kept) in spot.kept().iter().enumerate() {
            if is_nothing(kept) {
                continue;
            }
            let (play, hands) = spot.turn.plays[index];
            let is_wanted = |mine: Card, other: Card| {
                kept[mine.index()] > 0.0 && hand.is_none_or(|hand| hand == other)
            };
            let AtOnce { at_once, factors, .. } =
                self.compiler.at_once(&spot.at, play, hands, is_wanted);
            for (row, &likely) in at_once.iter().zip(kept) {
                for (worth, &payoff) in worth.iter_mut().zip(row) {
                    *worth -= payoff as f32 * likely;
                }
            }
            let positions = positions_after(&spot.at, play, hands);
            for ((passage, at), factor) in positions.into_iter().zip(factors) {
                let [_, moved] = passed_on(passage, kept, &[0.0; KINDS]);
                if is_nothing(&moved) {
                    continue;
                }
                let value = if spot.covers(index) {
                    spot.after(index, passage)?.hand_sums()
                } else {
                    spot.leaving(index, passage)?.hand_sums(&at).map(|sum| sum as f32)
                };
                add_worth(&mut worth, &edge(passage, factor), &value);
            }
        }
        Some(worth)
    }
}

fn edge(passage: Passage, factor: f32) -> Edge<f32> {
    Edge { child: 0, factor, passage, slots: 0 }
}

/// What each choice of a last turn is worth, where the other makes his hands so likely.
fn last_values(at: &Public, pair: &Pair, other: &Vector<f32>) -> Vec<(Play, f64)> {
    let left = at.unseen.without(pair.low);
    let hands = at.other.iter().map(|hand| {
        (hand, f64::from(ways(left, pair.high, hand)) * f64::from(other[hand.index()]))
    });
    let hands: Vec<(Card, f64)> = hands.filter(|&(_, likely)| likely > 0.0).collect();
    let all: f64 = hands.iter().map(|(_, likely)| likely).sum();
    let value = |&(play, kept): &(Play, Card)| {
        let payoff = |&(hand, likely): &(Card, f64)| likely * at.last_payoff(play, kept, hand);
        (play, hands.iter().map(payoff).sum::<f64>() / all)
    };
    pair.choices.iter().map(value).collect()
}
