//! Kuhn poker: the smallest poker, solved by hand (H. W. Kuhn, 1950).
//!
//! Three cards, J Q K. Each of two players antes 1 and gets one card. Seat 0 passes or bets 1;
//! the other passes or bets, where a bet after a bet is a call and a pass after a bet a fold;
//! after pass and bet seat 0 folds or calls. The higher card wins the pot. Played best by both,
//! it is worth −1/18 to seat 0. It tests algorithms for hidden information.

mod notation;
#[cfg(test)]
mod tests;

use adut_kernel::{Actions, Determinize, Game, Outcome, Rng, Seat, Turn};
use thiserror::Error;

pub use crate::poker::Card;

/// The rules of Kuhn poker.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kuhn;

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Check, or fold to a bet.
    Pass,
    /// Bet 1, or call a bet.
    Bet,
}

/// The pack in dealing order: seat 0, seat 1, the card that stays face down.
pub type Deal = [Card; 3];

/// Cards and bets.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    deal: Option<Deal>,
    bets: Bets,
}

/// One's own card and the bets so far.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Observation {
    seat: Seat,
    card: Option<Card>,
    bets: Bets,
}

/// The bets so far, which everybody sees: at most three actions, `true` for a bet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bets {
    made: [bool; 3],
    len: u8,
}

impl Bets {
    fn made(&self) -> &[bool] {
        &self.made[..usize::from(self.len)]
    }
    fn are_over(&self) -> bool {
        matches!(self.made(), [false, false] | [true, _] | [false, true, _])
    }
    /// What seat 0 wins, with the given result of comparing the cards.
    fn won_by_first(&self, first_is_higher: bool) -> f64 {
        let showdown = |stake: f64| if first_is_higher { stake } else { -stake };
        match self.made() {
            [true, false] => 1.0,
            [false, true, false] => -1.0,
            [true, true] | [false, true, true] => showdown(2.0),
            _ => showdown(1.0),
        }
    }
}

/// Why an action is not allowed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the game is over")]
pub struct GameOver;

impl Game for Kuhn {
    type State = State;
    type Action = Action;
    type Chance = Deal;
    type Observation = Observation;
    type Foul = GameOver;

    fn seats(&self) -> usize {
        2
    }

    fn root(&self) -> State {
        State { deal: None, bets: Bets::default() }
    }

    fn turn(&self, state: &State) -> Turn {
        match state.deal {
            None => Turn::Chance,
            Some(_) if state.bets.are_over() => Turn::Over,
            Some(_) => Turn::Seat(Seat::new(usize::from(state.bets.len % 2))),
        }
    }

    fn actions(&self, state: &State, out: &mut Actions<Action>) {
        out.clear();
        if matches!(self.turn(state), Turn::Seat(_)) {
            out.extend([Action::Pass, Action::Bet]);
        }
    }

    fn check(&self, state: &State, _: Action) -> Result<(), GameOver> {
        if matches!(self.turn(state), Turn::Seat(_)) { Ok(()) } else { Err(GameOver) }
    }

    fn apply(&self, state: &mut State, action: Action) {
        state.bets.made[usize::from(state.bets.len)] = action == Action::Bet;
        state.bets.len += 1;
    }

    fn sample_chance(&self, _: &State, rng: &mut Rng) -> Deal {
        let mut deal = [Card(0), Card(1), Card(2)];
        rng.shuffle(&mut deal);
        deal
    }

    fn chances(&self, _: &State, out: &mut Vec<(Deal, f64)>) -> bool {
        out.clear();
        for (a, b) in (0..3).flat_map(|a| (0..3).map(move |b| (a, b))).filter(|(a, b)| a != b) {
            out.push(([Card(a), Card(b), Card(3 - a - b)], 1.0 / 6.0));
        }
        true
    }

    fn resolve(&self, state: &mut State, deal: &Deal) {
        state.deal = Some(*deal);
    }

    /// The stakes are the scores.
    fn outcome(&self, state: &State) -> Outcome {
        let won = state.deal.map_or(0.0, |[a, b, _]| state.bets.won_by_first(a > b));
        Outcome::highest([won, -won])
    }

    fn payoff(&self, state: &State, seat: Seat) -> f64 {
        self.outcome(state).scores[seat.index()]
    }

    fn observe(&self, state: &State, seat: Seat) -> Observation {
        let card = state.deal.map(|deal| deal[seat.index()]);
        Observation { seat, card, bets: state.bets }
    }
}

impl Determinize for Kuhn {
    type Worlds = Observation;

    fn worlds(&self, seen: &Observation) -> Observation {
        seen.clone()
    }

    fn draw_world(&self, seen: &Observation, rng: &mut Rng) -> State {
        let deal = seen.card.map(|own| {
            let mut others = [Card((own.0 + 1) % 3), Card((own.0 + 2) % 3)];
            rng.shuffle(&mut others);
            let [other, left] = others;
            if seen.seat == Seat::FIRST { [own, other, left] } else { [other, own, left] }
        });
        State { deal, bets: seen.bets }
    }
}
