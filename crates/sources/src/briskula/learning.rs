//! Small trainings in one call, for reports.

use adut_briskula::players::lapsing_rules;
use adut_briskula::rules::Briskula;
use adut_briskula::solver::Solver;
use adut_kernel::{Forfeit, Player, Seed};
use adut_learn::net::{Epoch, Learning, Measure, Part, Real, measure};

use super::data::{Kind, Labelling, Positions, Recipe, Split, Taught, label};

/// How often the simple person who plays the positions looks away.
const LAPSES: f64 = 0.1;
/// Few samples need small batches, or there are too few steps.
const SMALL_BATCH: usize = 32;

/// Labelled positions of so many deals, played by the simple person.
///
/// # Errors
/// None in practice: the simple person throws legal cards.
///
/// # Panics
/// If the game is not for two.
pub fn labelled_positions(game: &Briskula, seed: Seed, deals: u32) -> Result<Positions, Forfeit> {
    let mut players: [Player<Briskula>; 2] = [lapsing_rules(LAPSES), lapsing_rules(LAPSES)];
    let (mut solver, labelling) = (Solver::default(), Labelling::default());
    let mut positions = Positions::default();
    for deal in 0..deals {
        positions.extend(label(game, &labelling, &mut players, &mut solver, seed, deal)?);
    }
    Ok(positions)
}

/// What a training came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Learned {
    /// Its course by the validation set: the first entry is the state before the training.
    pub history: Vec<Epoch>,
    /// How the best net answered the test set, which was asked this once.
    pub test: Measure,
}

/// Trains a net for so many epochs, stops by the validation set, and asks the test set once.
pub fn learn(positions: &Positions, recipe: &Recipe, epochs: u32) -> Learned {
    let mut recipe = recipe.clone();
    recipe.plan.epochs = epochs;
    recipe.plan.patience = epochs;
    if let Learning::Batches { size, .. } = &mut recipe.plan.learning
        && *size != usize::MAX
    {
        *size = SMALL_BATCH;
    }
    // The source's numbers are doubles.
    match recipe.kind {
        Kind::Published => trained::<f64>(positions, &recipe),
        Kind::Meant => trained::<f32>(positions, &recipe),
    }
}

fn trained<T: Real>(positions: &Positions, recipe: &Recipe) -> Learned {
    let Split { learned, validation, test } = positions.split();
    let of = &Taught { positions, encoding: recipe.encoding, target: recipe.target };
    let validation = Part { of, samples: validation };
    let training = recipe.train::<T>(&Part { of, samples: learned }, &validation);
    let test = measure(training.best(), recipe.plan.loss, &Part { of, samples: test });
    Learned { history: training.history().to_vec(), test }
}
