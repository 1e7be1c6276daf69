//! Small trainings in one call, for reports.

use adut_games::briskula::Briskula;
use adut_kernel::{Forfeit, Player, Seed};
use adut_learn::data::{Kind, Labelling, Positions, Recipe, Taught, label};
use adut_learn::net::{Epoch, Learning, Part, Real};
use adut_solvers::briskula::Solver;

use super::rules;

/// How often the simple person who plays the positions looks away.
const LAPSES: f64 = 0.1;
/// Few samples need small batches, or there are too few steps.
const SMALL_BATCH: usize = 32;
/// One deal in so many is held out.
const HELD_OUT: u32 = 5;

/// Labelled positions of so many deals, played by the simple person.
///
/// # Errors
/// None in practice: the simple person throws legal cards.
///
/// # Panics
/// If the game is not for two.
pub fn labelled_positions(game: &Briskula, seed: Seed, deals: u32) -> Result<Positions, Forfeit> {
    let mut players: [Player<Briskula>; 2] = [rules::lapsing(LAPSES), rules::lapsing(LAPSES)];
    let (mut solver, labelling) = (Solver::default(), Labelling::default());
    let mut positions = Positions::default();
    for deal in 0..deals {
        positions.extend(label(game, &labelling, &mut players, &mut solver, seed, deal)?);
    }
    Ok(positions)
}

/// Trains one of the two nets for so many epochs and gives the course of it: the first entry is the
/// state before the training, and each says how the held-out deals were answered.
pub fn learning_curve(positions: &Positions, kind: Kind, seed: &str, epochs: u32) -> Vec<Epoch> {
    let mut recipe = Recipe::new(kind, seed);
    recipe.plan.epochs = epochs;
    recipe.plan.patience = epochs;
    if let Learning::Batches { size, .. } = &mut recipe.plan.learning {
        *size = SMALL_BATCH;
    }
    // The source's numbers are doubles.
    match kind {
        Kind::Published => trained::<f64>(positions, &recipe),
        Kind::Meant => trained::<f32>(positions, &recipe),
    }
}

fn trained<T: Real>(positions: &Positions, recipe: &Recipe) -> Vec<Epoch> {
    let (learned, held_out) = positions.split(HELD_OUT);
    let of = &Taught { positions, encoding: recipe.encoding, target: recipe.target };
    let training =
        recipe.train::<T>(&Part { of, samples: learned }, &Part { of, samples: held_out });
    training.history().to_vec()
}
