//! What the player of a blueprint concedes, exactly.

use super::blueprint::{Blueprint, BlueprintError, Spot, pair_weight};
use super::compile::Compiler;
use super::follow::positions_after;
use super::graph::{Edge, Vector};
use super::public::Public;
use super::subgame::{Effort, Instead, Subgame};
use super::walk::{add_value, add_worth, passed_on};
use crate::rules::KINDS;

/// What is behind one position of a blueprint.
struct Walk<'a> {
    effort: &'a Effort,
    /// Positions of known hands at once behind the blueprint, and how far it has come.
    compiler: Compiler<f32>,
    tell: &'a mut dyn FnMut(f64),
    share: f64,
}

impl Blueprint<'_> {
    /// What the first player makes sure of, and what the second player holds him to, if each goes
    /// by this blueprint and solves anew what follows it with this effort, and the other responds
    /// as well as he can.
    ///
    /// Every strategy that the player can come to is computed once. Positions of known hands count
    /// as what they are worth at worst. `tell` hears the share of the work that is done.
    pub fn concedes(
        &self,
        effort: &Effort,
        tell: &mut dyn FnMut(f64),
    ) -> Result<[f64; 2], BlueprintError> {
        let first = self.first().ok_or(BlueprintError::Damaged)?;
        conceded(&first, effort, tell).ok_or(BlueprintError::Damaged)
    }
}

pub(super) fn conceded(
    first: &Spot<'_>,
    effort: &Effort,
    tell: &mut dyn FnMut(f64),
) -> Option<[f64; 2]> {
    let mut bound = |own_first: bool| {
        let mut half = |share: f64| tell(f64::midpoint(share, f64::from(u8::from(!own_first))));
        let compiler = Compiler::bounded(effort.tolerance, effort.work, u64::MAX);
        let mut walk = Walk { effort, compiler, tell: &mut half, share: 0.0 };
        let responder = usize::from(own_first);
        let reach = first.reach[1 - responder];
        let worth = walk.worth(first, !own_first, &reach, 1.0)?;
        let held = worth.iter().zip(&first.reach[responder]);
        let total: f64 = held.map(|(w, r)| f64::from(*w) * f64::from(*r)).sum();
        Some(total / ways(&first.at))
    };
    let [second_wins, first_wins] = [bound(true)?, bound(false)?];
    Some([-second_wins, first_wins])
}

fn ways(at: &Public) -> f64 {
    let pairs = at.mover.iter().flat_map(|a| at.other.iter().map(move |b| (a, b)));
    pairs.map(|(a, b)| f64::from(at.ways(a, b))).sum()
}

/// What the mover's hands can have at a position instead of keeping a card after a play.
pub(super) fn instead_of(spot: &Spot<'_>, play: usize) -> Instead {
    let mut instead = [0.0; KINDS];
    let mut choices = &spot.turn.choices[..];
    for (pair, value) in spot.turn.pairs.iter().zip(&spot.values) {
        let (own, rest) = choices.split_at(pair.choices.len());
        choices = rest;
        for kept in own.iter().filter(|&&choice| usize::from(choice >> 3) == play) {
            let weight = pair_weight(&spot.at, pair.low, pair.high, &spot.reach[1]);
            instead[usize::from(kept & 7)] = f64::from(value.unwrap_or(0.0)) * weight;
        }
    }
    instead
}

impl Walk<'_> {
    /// What each hand of the responder wins, whose turn it is or not.
    fn worth(
        &mut self,
        spot: &Spot<'_>,
        responds: bool,
        reach: &Vector<f32>,
        share: f64,
    ) -> Option<Vector<f32>> {
        let plays = spot.turn.plays.len();
        let each = share / plays as f64;
        let kept = spot.kept();
        let mut table = vec![[0.0; KINDS]; plays];
        let mut worth = [0.0; KINDS];
        for i in 0..plays {
            let (play, hands) = spot.turn.plays[i];
            if responds && !spot.covers(i) {
                let instead = instead_of(spot, i);
                let solved = Subgame::after(&spot.at, (play, hands), *reach, &instead, self.effort);
                table[i] = solved.wins::<true>();
                self.done(each);
                continue;
            }
            let outcomes = self.compiler.at_once(&spot.at, play, hands, |_, _| true);
            for mine in 0..KINDS {
                for other in 0..KINDS {
                    let [value, slack] =
                        [outcomes.at_once[mine][other], outcomes.slack[mine][other]]
                            .map(|v| v as f32);
                    if responds {
                        table[i][mine] += (value + slack) * reach[other];
                    } else {
                        worth[other] -= (value - slack) * kept[i][mine];
                    }
                }
            }
            let positions = positions_after(&spot.at, play, hands);
            let part = each / positions.len().max(1) as f64;
            for ((passage, at), factor) in positions.into_iter().zip(outcomes.factors) {
                let [next, moved] = passed_on(passage, &kept[i], reach);
                let down = if responds { next } else { moved };
                if down.iter().all(|&r| r == 0.0) {
                    self.done(part);
                    continue;
                }
                let value = if spot.covers(i) {
                    let next = spot.after(i, passage)?;
                    self.worth(&next, !responds, &down, part)?
                } else {
                    let end = spot.leaving(i, passage)?;
                    let solved = Subgame::at(&at, moved, &end.hand_sums(&at), self.effort);
                    self.done(part);
                    solved.wins::<true>()
                };
                let edge = Edge { child: 0, factor, passage, slots: 0 };
                if responds {
                    add_value(&mut table[i], &edge, &value);
                } else {
                    add_worth(&mut worth, &edge, &value);
                }
            }
        }
        if responds {
            let mut choices = &spot.turn.choices[..];
            for pair in &spot.turn.pairs {
                let (own, rest) = choices.split_at(pair.choices.len());
                choices = rest;
                let value = |&choice: &u8| table[usize::from(choice >> 3)][usize::from(choice & 7)];
                let best = own.iter().map(value).reduce(f32::max).unwrap_or(0.0);
                worth[pair.low.index()] += best;
                if pair.low != pair.high {
                    worth[pair.high.index()] += best;
                }
            }
        }
        Some(worth)
    }

    fn done(&mut self, share: f64) {
        self.share += share;
        (self.tell)(self.share);
    }
}
