//! Tablić's players.

mod backtrack;
mod genetic;
mod greedy;
mod levels;
mod search;

use adut_games::tablic::Tablic;
use adut_solvers::{Answer, Control, Question, Solvable as _, Unsolvable};

use crate::catalogue::{Entry, Playable};
use crate::random::random;

impl Playable for Tablic {
    fn catalogue() -> &'static [Entry<Self>] {
        CATALOGUE
    }

    fn solve_exactly(
        &self,
        state: &Self::State,
        question: &Question,
        control: &mut Control<'_>,
    ) -> Result<Answer<Self::Action>, Unsolvable> {
        self.solve(state, question, control)
    }
}

const CATALOGUE: &[Entry<Tablic>] = &[
    Entry::honest("random", "any listed move, each equally likely", &[], random),
    Entry::honest(
        "greedy",
        "takes the most points, then cards; else lays what opens least (Milenković 2017, as meant)",
        greedy::SETTINGS,
        greedy::greedy,
    ),
    Entry::all_knowing(
        "backtrack6",
        "sees both hands and collects the most to the end of the deal against greedy replies (Milenković 2017, as meant)",
        &[],
        backtrack::backtrack6,
    ),
    Entry::all_knowing(
        "backtrack-deck",
        "knows the whole deck and collects the most to its end against greedy replies (Milenković 2017, as meant)",
        &[],
        backtrack::backtrack_deck,
    ),
    Entry::all_knowing(
        "genetic",
        "weighs its move against the greedy reply, with the published genes (Milenković 2017, as meant)",
        genetic::SETTINGS,
        genetic::genetic,
    ),
    Entry::honest(
        "ismcts",
        "information-set tree search with greedy playouts; open cards in the last deal (ours)",
        search::ISMCTS,
        search::ismcts,
    ),
    Entry::honest(
        "pimc",
        "searches imagined deals with open cards, a few moves ahead; the last deal in earnest (ours)",
        search::PIMC,
        search::pimc,
    ),
    Entry::honest(
        "easy",
        "level: greedy that looks away every other time (ours)",
        &[],
        levels::easy,
    ),
    Entry::honest(
        "normal",
        "level: greedy that looks away now and then (ours)",
        &[],
        levels::normal,
    ),
    Entry::honest("hard", "level: greedy (ours)", &[], levels::hard),
    Entry::honest("best", "level: the strongest honest player, pimc (ours)", &[], levels::best),
];
