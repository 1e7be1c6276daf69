//! Which question to ask next: the window of values still possible, and how it is closed.
//!
//! A win or loss that comes soon is quickly found or excluded, so the first two questions are half
//! way to the quickest win and the quickest loss. The side whose question was harder to refute is
//! usually the one that wins; from there half of what is left is asked for next.

use adut_search::solver::Goal;

/// The values still possible and what the questions so far have cost.
#[derive(Clone, Debug)]
pub(crate) struct Questions {
    goal: Goal,
    pub(crate) lower: i32,
    pub(crate) upper: i32,
    /// The bounds before any question.
    first: (i32, i32),
    /// Nodes of the last question about winning and of the last about losing.
    cost: [Option<u64>; 2],
    /// A lower bound that is likely the value itself.
    likely: Option<i32>,
}

impl Questions {
    pub(crate) fn new(goal: Goal, lower: i32, upper: i32) -> Self {
        Self { goal, lower, upper, first: (lower, upper), cost: [None; 2], likely: None }
    }

    /// Starts from a lower bound that is likely the value itself, so that one question may do.
    pub(crate) fn likely(mut self, bound: Option<i32>) -> Self {
        self.likely = bound;
        self.lower = bound.map_or(self.lower, |bound| bound.max(self.lower));
        self
    }

    /// Whether the goal is reached.
    pub(crate) fn decided(&self) -> bool {
        match self.goal {
            Goal::Value => self.lower >= self.upper,
            Goal::WinDrawLoss => self.lower.signum() == self.upper.signum(),
        }
    }

    /// Whether it is still unknown if the value is at least `beta`, and of interest.
    pub(crate) fn is_open(&self, beta: i32) -> bool {
        !self.decided() && self.lower < beta && beta <= self.upper
    }

    /// The best question to ask next.
    pub(crate) fn next(&self) -> i32 {
        if let Some(bound) = self.likely
            && self.goal == Goal::Value
            && self.is_open(bound + 1)
        {
            return bound + 1;
        }
        let (first_lower, first_upper) = self.first;
        let step = |left: i32| match self.goal {
            Goal::Value => (left + 2) / 2,
            Goal::WinDrawLoss => left,
        };
        if self.about_winning() {
            let beta = match self.upper == first_upper {
                true => first_upper - first_upper / 2,
                false => self.upper - step(self.upper) + 1,
            };
            beta.max(1).max(self.lower + 1)
        } else {
            let beta = match self.lower == first_lower {
                true => first_lower - first_lower / 2,
                false => self.lower + step(-self.lower),
            };
            beta.min(0).min(self.upper)
        }
    }

    /// The open question nearest to the best one that nobody is working on.
    pub(crate) fn next_besides(&self, taken: &[i32]) -> Option<i32> {
        let next = self.next();
        (self.lower + 1..=self.upper)
            .filter(|beta| self.goal == Goal::Value || (0..=1).contains(beta) || *beta == next)
            .filter(|beta| !taken.contains(beta))
            .min_by_key(|beta| beta.abs_diff(next))
    }

    /// Takes in the answer to a question and its cost.
    pub(crate) fn answer(&mut self, beta: i32, value: i32, nodes: u64) {
        if value >= beta {
            self.lower = self.lower.max(value);
        } else {
            self.upper = self.upper.min(value);
        }
        self.cost[usize::from(beta <= 0)] = Some(nodes);
    }

    fn about_winning(&self) -> bool {
        if self.lower >= 0 || self.upper <= 0 {
            return self.upper > 0;
        }
        match self.cost {
            [None, _] => true,
            [_, None] => false,
            [Some(winning), Some(losing)] => winning >= 2 * losing,
        }
    }
}
