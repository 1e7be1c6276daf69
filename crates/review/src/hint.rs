//! What every move of a turn is worth.

use adut_kernel::Seat;
use serde::Serialize;

use crate::decide::move_values;
use crate::estimate::Estimator;
use crate::facts::{Compared, Reviewable};
use crate::reason::Reason;
use crate::report::MoveValue;
use crate::settings::{Pace, ReviewError, Settings, Watch};

/// Every move of a turn with its value.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hint {
    /// Whose turn it is.
    pub seat: usize,
    /// The best move.
    pub best: String,
    /// Every listed move, ascending as they are written.
    pub values: Vec<MoveValue>,
    /// Whether a solver weighed the moves.
    pub solved: bool,
    /// In how many worlds they were weighed; none where an equilibrium did.
    pub worlds: u32,
    /// Whether an equilibrium weighed them: what each is worth against an opponent who plays it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub equilibrium: bool,
    /// Why the best is better than the next best, if it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<Reason>,
}

/// Weighs the moves of the seat whose turn it is and who has `seen` this. Of the settings the
/// budget and the seed matter.
pub fn hint_seen<G: Reviewable>(
    game: &G,
    seen: &G::Observation,
    seat: Seat,
    settings: &Settings,
    watch: &mut Watch<'_>,
) -> Result<Hint, ReviewError> {
    let mut pace = Pace::new(watch, 1);
    let mut estimator = Estimator::new(game, settings.budget)?;
    let weighed = estimator.weigh(game, seen, seat, None, settings.seed, &mut pace)?;
    let next_best = (0..weighed.actions.len())
        .filter(|&at| at != weighed.best && weighed.losses[at] > 0.0)
        .min_by(|&a, &b| weighed.losses[a].total_cmp(&weighed.losses[b]));
    let reason = next_best.map(|at| {
        let [best, next] = [weighed.best, at].map(|at| {
            let action = weighed.actions[at];
            let swing = estimator.swing(game, seen, seat, action, settings.seed);
            Compared { action, value: weighed.values[at], swing }
        });
        game.reason(seen, seat, &best, &next)
    });
    Ok(Hint {
        seat: seat.index(),
        best: game.write_action(weighed.actions[weighed.best]),
        values: move_values(game, &weighed),
        solved: weighed.solved,
        worlds: weighed.worlds,
        equilibrium: weighed.equilibrium,
        reason,
    })
}
