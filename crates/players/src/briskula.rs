//! Briškula's players.

use adut_games::briskula::Briskula;
use adut_kernel::Sees;
use adut_solvers::{Answer, Control, Question, Solvable as _, Unsolvable};

use crate::catalogue::{Entry, Playable};
use crate::random::random;

impl Playable for Briskula {
    fn solve_exactly(
        &self,
        state: &Self::State,
        question: &Question,
        control: &mut Control<'_>,
    ) -> Result<Answer<Self::Action>, Unsolvable> {
        self.solve(state, question, control)
    }

    fn catalogue() -> &'static [Entry<Self>] {
        &[Entry {
            name: "random",
            line: "any card of the hand, each equally likely",
            sees: Sees::Honest,
            settings: &[],
            make: random,
        }]
    }
}
