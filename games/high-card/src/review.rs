//! High Card reviewed.
//!
//! To fill in: who plays games out, how results are weighed, and why a move is better than another.
//! A reason is a message; those of your own go to `words/`.

use adut_cards::french::Card;
use adut_kernel::{Game as _, Seat};
use adut_review::{Compared, Reason, Reviewable, Scale, Swing, advantage, plain_reason};

use crate::rules::{HighCard, Observation, State};

impl Reviewable for HighCard {
    const POLICY: &'static str = "cheap";
    const EFFORT: f64 = 4.0;
    const SCALE: Scale = Scale { point: Some(1.0 / 20.0), wide: 5.0 };

    fn worlds_to_solve(&self, _: &Observation) -> Option<u32> {
        None
    }

    fn solves_quickly(&self, _: &State) -> bool {
        false
    }

    fn standing(&self, state: &State, seat: Seat) -> Swing {
        let tricks = |seat: Seat| f64::from(state.tricks(seat));
        let others = Seat::all(self.seats()).filter(|&other| other != seat);
        Swing { own: tricks(seat), theirs: others.map(tricks).sum() }
    }

    fn hand(&self, state: &State, seat: Seat) -> Vec<String> {
        state.hand(seat).iter().map(|card| card.to_string()).collect()
    }

    fn reason(
        &self,
        _: &Observation,
        _: Seat,
        best: &Compared<Card>,
        played: &Compared<Card>,
    ) -> Reason {
        let (_, leaves_less) = advantage(best, played);
        plain_reason(leaves_less, 0.5)
    }
}
