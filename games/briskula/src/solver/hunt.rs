//! From tests to an answer: which goals to test, and what the answers so far prove.
//!
//! The exact value is closed in from a first guess, by steps while only one side is bounded and
//! by halving after that. Win, draw or loss needs two goals at most, 61 and 60 points.

use adut_search::solver::Goal;

/// How far the next goal lies from the only known bound.
const STEP: i32 = 10;

/// The state of the hunt for a value: bounds on the future points of the player to move.
#[derive(Debug, Clone)]
pub(super) struct Hunt {
    goal: Goal,
    lower: i32,
    upper: i32,
    /// Points that nobody has yet.
    left: i32,
    /// Points of the player to move now.
    own: i32,
    guess: i32,
    /// The card that gave the lower bound, or any if the bound is trivial.
    pub(super) best: Option<usize>,
}

impl Hunt {
    /// With the points that the player to move has, and a guess of those he will still get.
    pub(super) const fn new(goal: Goal, own: i32, left: i32, guess: i32) -> Self {
        Self { goal, lower: 0, upper: left, left, own, guess, best: None }
    }

    /// The future points that make 60 and 61.
    const fn draw_and_win(&self) -> (i32, i32) {
        (60 - self.own, 61 - self.own)
    }

    /// What the question's answer would be with so many future points.
    const fn answer(&self, future: i32) -> i32 {
        match self.goal {
            Goal::Value => 2 * (self.own + future) - 120,
            Goal::WinDrawLoss => (self.own + future - 60).signum(),
        }
    }

    /// The least and the greatest answer still possible.
    pub(super) const fn bounds(&self) -> (i32, i32) {
        (self.answer(self.lower), self.answer(self.upper))
    }

    pub(super) const fn is_over(&self) -> bool {
        self.answer(self.lower) == self.answer(self.upper)
    }

    /// Whether testing `goal` can still teach something.
    pub(super) const fn is_open(&self, goal: i32) -> bool {
        let (draw, win) = self.draw_and_win();
        let matters = match self.goal {
            Goal::Value => true,
            Goal::WinDrawLoss => goal == draw || goal == win,
        };
        matters && self.lower < goal && goal <= self.upper
    }

    /// The goal to test next, while the hunt is not over.
    pub(super) fn next(&self) -> i32 {
        let goal = match self.goal {
            Goal::WinDrawLoss => {
                let (draw, win) = self.draw_and_win();
                let expects_win = self.guess >= win;
                if self.is_open(win) && (expects_win || !self.is_open(draw)) { win } else { draw }
            }
            Goal::Value => match (self.lower > 0, self.upper < self.left) {
                (false, false) => self.guess,
                (true, false) => self.lower + STEP,
                (false, true) => self.upper + 1 - STEP,
                (true, true) => (self.lower + self.upper + 1) / 2,
            },
        };
        goal.clamp(self.lower + 1, self.upper)
    }

    /// A test's result: at least `value` if that reaches `goal`, else at most.
    pub(super) fn learn(&mut self, goal: i32, value: i32, card: Option<usize>) {
        if value < goal {
            self.upper = self.upper.min(value);
        } else if value > self.lower {
            self.lower = value;
            self.best = card;
        }
        if self.best.is_none() {
            self.best = card;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Hunts a known value with tests that tell no more than they must.
    fn run(goal: Goal, own: i32, left: i32, guess: i32, value: i32) -> (Hunt, usize) {
        let mut hunt = Hunt::new(goal, own, left, guess);
        let mut tests = 0;
        while !hunt.is_over() {
            let goal = hunt.next();
            assert!(hunt.is_open(goal));
            hunt.learn(goal, if value >= goal { goal } else { goal - 1 }, Some(tests));
            tests += 1;
        }
        (hunt, tests)
    }

    #[test]
    fn every_difference_is_found() {
        for (own, left) in [(0, 120), (37, 50), (70, 9), (64, 0)] {
            for value in 0..=left {
                for guess in [-5, 0, left / 2, value, 200] {
                    let (hunt, tests) = run(Goal::Value, own, left, guess, value);
                    let difference = 2 * (own + value) - 120;
                    assert_eq!(hunt.bounds(), (difference, difference));
                    assert!(tests < 20);
                }
            }
        }
    }

    #[test]
    fn win_draw_and_loss_need_two_tests_at_most() {
        for (own, left) in [(0, 120), (37, 50), (55, 5), (61, 30), (10, 20)] {
            for value in 0..=left {
                for guess in [0, left] {
                    let (hunt, tests) = run(Goal::WinDrawLoss, own, left, guess, value);
                    let result = (own + value - 60).signum();
                    assert_eq!(hunt.bounds(), (result, result));
                    assert!(tests <= 2);
                }
            }
        }
    }

    #[test]
    fn the_best_card_is_the_one_that_gave_the_lower_bound() {
        let mut hunt = Hunt::new(Goal::Value, 0, 120, 60);
        hunt.learn(60, 40, Some(1));
        assert_eq!(hunt.best, Some(1));
        hunt.learn(30, 35, Some(2));
        hunt.learn(38, 36, Some(3));
        assert_eq!((hunt.best, hunt.bounds()), (Some(2), (-50, -48)));
    }
}
