//! Plays judged by the solution for two.

use adut_review::Judge;

use super::solution::{EFFORT, blueprint};
use crate::rules::{Action, Card, LoveLetter, Observation};
use crate::solver::equilibrium::{self, Blueprint, Faces};

/// Judges plays by what they win against the solution, where the kind is solved.
pub(crate) struct BySolution(equilibrium::Judge);

impl Default for BySolution {
    fn default() -> Self {
        Self(equilibrium::Judge::new(EFFORT))
    }
}

fn blueprint_of(seen: &Observation) -> Option<&'static Blueprint<'static>> {
    let faces: Vec<Card> = seen.face_up().collect();
    blueprint(Faces::of(faces.try_into().ok()?)?)
}

/// From a payoff to a share of a win.
fn share(payoff: f64) -> f64 {
    f64::midpoint(payoff, 1.0)
}

impl Judge<LoveLetter> for BySolution {
    fn weigh(
        &mut self,
        _: &LoveLetter,
        seen: &Observation,
        actions: &[Action],
    ) -> Option<Vec<f64>> {
        let plays = self.0.plays(seen, blueprint_of(seen)?)?;
        let value = |action: &Action| {
            let is_same = |reaches| {
                plays.iter().find(|(play, _)| play.action(seen.seat(), reaches) == *action)
            };
            let listed = is_same(true).or_else(|| is_same(false)).map(|&(_, value)| value);
            // A named card that cannot be there does no better than any that may be.
            let named = plays.iter().filter(|(play, _)| play.card == action.card);
            let idle = action.guess.and_then(|_| named.map(|&(_, value)| value).reduce(f64::min));
            Some(share(listed.or(idle)?))
        };
        actions.iter().map(value).collect()
    }

    fn expect(&mut self, _: &LoveLetter, seen: &Observation) -> Option<f64> {
        Some(share(self.0.expects(seen, blueprint_of(seen)?)?))
    }
}

#[cfg(test)]
mod tests;
