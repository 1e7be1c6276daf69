//! When to look how far a solution has come: looking takes as long as a few rounds.

use std::ops::ControlFlow;

use super::{Equilibrium, Real};

/// The first look, if not even this exploitability is asked for earlier.
const FIRST_LOOK: (u64, f64) = (20, 0.006);
/// Exploitability falls about as the number of rounds to this power.
const FALL: f64 = 1.7;

/// Positions of known hands come up seldom: that they are solved to so many times the target costs the whole
/// less than a thirtieth of it, and solving them to the target takes three times as long.
pub const KNOWN_TOLERANCE: f64 = 8.0;

/// How far a solution has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Rounds so far.
    pub rounds: u64,
    /// About how many there will have to be.
    pub expected: u64,
    /// Between what and what the first player's value lies, after a look.
    pub bounds: Option<[f64; 2]>,
}

/// Half the distance of two bounds: what a best response gains in the mean of both seats.
pub fn exploitability([low, high]: [f64; 2]) -> f64 {
    (high - low) / 2.0
}

/// How many rounds reach a target if so many reached this.
fn expected_rounds(rounds: u64, exploitability: f64, target: f64) -> u64 {
    (rounds as f64 * (exploitability / target).powf(1.0 / FALL)).ceil() as u64
}

impl<F: Real> Equilibrium<F> {
    /// Plays rounds until the exploitability is no more than `target`, and returns the bounds.
    /// After each round it says how far it is and can be told to stop; then there are none.
    pub fn solve(
        &mut self,
        target: f64,
        mut tell: impl FnMut(&Self, Progress) -> ControlFlow<()>,
    ) -> Option<[f64; 2]> {
        let (first, off) = FIRST_LOOK;
        let mut expected = expected_rounds(first, off, target);
        let mut next = expected.clamp(1, first).max(self.rounds() + 1);
        loop {
            self.round();
            let rounds = self.rounds();
            let mut bounds = None;
            if rounds >= next {
                let found = self.bounds();
                let off = exploitability(found);
                if off <= target {
                    return Some(found);
                }
                expected = expected_rounds(rounds, off, target);
                next = expected.clamp(rounds + 2, 2 * rounds);
                bounds = Some(found);
            }
            if tell(self, Progress { rounds, expected, bounds }).is_break() {
                return None;
            }
        }
    }
}
