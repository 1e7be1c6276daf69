//! Briškula's players.

mod levels;
mod rules;
mod search;
mod solved;

use adut_games::briskula::{Briskula, State};
use adut_kernel::Game;
use adut_solvers::{Answer, Control, Question, Solvable as _, Unsolvable};

use crate::catalogue::{Entry, Playable};
use crate::random::random;

/// What a point of difference is worth beside winning.
const POINT: f64 = 1.0 / 240.0;

impl Playable for Briskula {
    fn catalogue() -> &'static [Entry<Self>] {
        CATALOGUE
    }

    fn solve_exactly(
        &self,
        state: &State,
        question: &Question,
        control: &mut Control<'_>,
    ) -> Result<Answer<<Self as Game>::Action>, Unsolvable> {
        self.solve(state, question, control)
    }
}

const CATALOGUE: &[Entry<Briskula>] = &[
    Entry::honest("random", "any card of the hand, each equally likely", &[], random),
    Entry::honest(
        "rules",
        "the simple person at the table: cheapest card, or the trick if it is worth it (ours)",
        rules::SETTINGS,
        rules::rules,
    ),
    Entry::honest(
        "ismcts",
        "information-set tree search with playouts of rules; solves imagined deals towards the end (ours)",
        search::ISMCTS,
        search::ismcts,
    ),
    Entry::honest(
        "pimc",
        "searches imagined deals with open cards, takes the best in the mean; solves them towards the end (ours)",
        search::PIMC,
        search::pimc,
    ),
    Entry::all_knowing(
        "serious",
        "knows all cards and plays perfectly by the exact solver (Blaić 2024, as meant)",
        &[],
        solved::serious,
    ),
    Entry::honest(
        "easy",
        "level: any card of the hand, each equally likely (Blaić 2024, as meant)",
        &[],
        random,
    ),
    Entry::honest(
        "normal",
        "level: rules (ours); stands in for the trained net of Blaić 2024",
        &[],
        levels::normal,
    ),
    Entry::honest(
        "hard",
        "level: a small ismcts (ours); stands in for the net with expectiminimax of Blaić 2024",
        &[],
        levels::hard,
    ),
    Entry::honest(
        "best",
        "level: the strongest honest player, a large ismcts (ours)",
        &[],
        levels::best,
    ),
];
