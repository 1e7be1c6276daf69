//! The player of the solution for two.

use std::sync::LazyLock;

use adut_kernel::{Agent, Rng, Scale, Thought, View};

use super::model::AlmostGreedy;
use super::response::Response;
use crate::rules::{Action, Card, LoveLetter};
use crate::solver::equilibrium::{Blueprint, Blueprints, Effort, Faces, Guide};

/// What a subgame gets before a move: no seconds, so that results repeat.
pub const EFFORT: Effort =
    Effort { work: 2_000_000, known: 10_000_000, least: 8, most: 200, tolerance: 0.02 };

/// What is kept of the solved kinds.
static BLUEPRINTS: LazyLock<Blueprints<'static>> = LazyLock::new(|| {
    Blueprints::read(include_bytes!("../../solution/blueprints.bin")).unwrap_or_default()
});

/// The kinds that the solution covers, ascending.
pub fn solved_kinds() -> Vec<Faces> {
    BLUEPRINTS.kinds().collect()
}

/// What is kept of a kind; none if it is not solved yet.
pub fn blueprint(faces: Faces) -> Option<&'static Blueprint<'static>> {
    BLUEPRINTS.of(faces)
}

/// An honest player who plays an equilibrium as far as it is known: by the blueprint on the first
/// turns, then by what he solves anew. Elsewhere he answers a model of the other.
pub(super) struct Solution {
    guide: Guide,
    otherwise: Response<AlmostGreedy>,
}

impl Solution {
    pub(super) const fn new(otherwise: Response<AlmostGreedy>) -> Self {
        Self { guide: Guide::new(EFFORT), otherwise }
    }

    /// How often to make each of the view's actions; none where the solution does not say.
    fn chances(&mut self, view: &View<'_, LoveLetter>) -> Option<Vec<f64>> {
        let seen = view.seen();
        let faces: Vec<Card> = seen.face_up().collect();
        let faces = Faces::of(faces.try_into().ok()?)?;
        let plays = self.guide.chances(seen, blueprint(faces))?;
        let mut chances = vec![0.0; view.actions().len()];
        for (play, chance) in plays.into_iter().filter(|&(_, chance)| chance > 0.0) {
            let mut action = play.action(view.seat(), true);
            if !view.actions().contains(&action) {
                action = play.action(view.seat(), false);
            }
            let place = view.actions().iter().position(|&other| other == action)?;
            chances[place] += chance;
        }
        Some(chances)
    }
}

impl Agent<LoveLetter> for Solution {
    fn act(&mut self, view: &View<'_, LoveLetter>, rng: &mut Rng) -> Action {
        if let [only] = view.actions()[..] {
            return only;
        }
        let Some(chances) = self.chances(view) else {
            return self.otherwise.act(view, rng);
        };
        let mut lot = rng.unit() * chances.iter().sum::<f64>();
        let drawn = chances.iter().position(|&chance| {
            lot -= chance;
            lot < 0.0
        });
        view.pick(drawn.unwrap_or_else(|| adut_search::first_best(&chances)))
    }

    fn decide(&mut self, view: &View<'_, LoveLetter>, rng: &mut Rng) -> Thought<Action> {
        match self.chances(view) {
            Some(values) => Thought { action: self.act(view, rng), values, scale: Scale::Chance },
            None => self.otherwise.decide(view, rng),
        }
    }

    /// How often each play is made; where the solution does not say, what the answer to a model
    /// thinks of it.
    fn values(&mut self, view: &View<'_, LoveLetter>, rng: &mut Rng) -> Vec<f64> {
        match self.chances(view) {
            Some(chances) => chances,
            None => self.otherwise.values(view, rng),
        }
    }
}

#[cfg(test)]
mod tests;
