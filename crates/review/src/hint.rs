//! What every move of a turn is worth.

use adut_kernel::Seat;
use serde::Serialize;

use crate::decide::move_values;
use crate::estimate::Estimator;
use crate::facts::Reviewable;
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
    /// In how many worlds they were weighed.
    pub worlds: u32,
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
    Ok(Hint {
        seat: seat.index(),
        best: game.write_action(weighed.actions[weighed.best]),
        values: move_values(game, &weighed),
        solved: weighed.solved,
        worlds: weighed.worlds,
    })
}
