//! Leduc poker: a poker with two rounds, small enough to solve (Southey and others, 2005).
//!
//! Six cards, two each of J Q K. Each of two players antes 1 and gets one card. In the first
//! round bets are 2, then one card is turned face up and bets are 4; seat 0 begins both rounds, and
//! in each at most two raises are made. Whoever pairs the open card wins, else the higher card; equal
//! cards share the pot. Played best by both, it is worth about −0.0856 to seat 0.

mod notation;
#[cfg(test)]
mod tests;

use adut_kernel::{Actions, Determinize, Game, Outcome, Rng, Seat, Turn};
use thiserror::Error;

pub use self::notation::Public;
pub use crate::poker::Card;

/// The rules of Leduc poker.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Leduc;

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Give up the pot.
    Fold,
    /// Check, or call a bet.
    Call,
    /// Bet, or raise a bet.
    Raise,
}

/// The first three cards of the pack in dealing order: seat 0, seat 1, the open card.
pub type Deal = [Card; 3];

/// At most four actions are made in a round: check, bet, raise, call.
const ROUND: usize = 4;

/// Cards and bets.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    deal: Option<Deal>,
    bets: Bets,
}

/// One's own card, the open card once it is turned, and all bets.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Observation {
    seat: Seat,
    card: Option<Card>,
    open: Option<Card>,
    bets: Bets,
}

/// The actions of both rounds and what follows from them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Bets {
    made: [[Option<Action>; ROUND]; 2],
    round: u8,
    in_round: u8,
    raises: u8,
    paid: [u8; 2],
    folded: Option<Seat>,
    over: bool,
}

impl Bets {
    fn new() -> Self {
        Self { paid: [1, 1], ..Self::default() }
    }

    fn turn(&self) -> Seat {
        Seat::new(usize::from(self.in_round % 2))
    }

    fn allows(&self, action: Action) -> bool {
        match action {
            Action::Fold => self.paid[0] != self.paid[1],
            Action::Call => true,
            Action::Raise => self.raises < 2,
        }
    }

    fn add(&mut self, action: Action) {
        let (own, other) = (self.turn().index(), 1 - self.turn().index());
        self.made[usize::from(self.round)][usize::from(self.in_round)] = Some(action);
        let answered = self.in_round > 0;
        self.in_round += 1;
        match action {
            Action::Fold => {
                self.folded = Some(Seat::new(own));
                self.over = true;
            }
            Action::Call => {
                self.paid[own] = self.paid[other];
                if answered {
                    self.end_round();
                }
            }
            Action::Raise => {
                self.paid[own] = self.paid[other] + if self.round == 0 { 2 } else { 4 };
                self.raises += 1;
            }
        }
    }

    fn end_round(&mut self) {
        if self.round == 0 {
            self.round = 1;
            self.in_round = 0;
            self.raises = 0;
        } else {
            self.over = true;
        }
    }
}

/// Why an action is not allowed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Foul {
    /// Nothing can be done any more.
    #[error("the game is over")]
    GameOver,
    /// There is no bet.
    #[error("there is no bet to fold to")]
    NothingToFoldTo,
    /// Two raises have been made.
    #[error("two raises are the most in a round")]
    TooManyRaises,
}

impl Game for Leduc {
    type State = State;
    type Action = Action;
    type Chance = Deal;
    type Observation = Observation;
    type Foul = Foul;

    fn seats(&self) -> usize {
        2
    }

    fn root(&self) -> State {
        State { deal: None, bets: Bets::new() }
    }

    fn turn(&self, state: &State) -> Turn {
        match state.deal {
            None => Turn::Chance,
            Some(_) if state.bets.over => Turn::Over,
            Some(_) => Turn::Seat(state.bets.turn()),
        }
    }

    fn actions(&self, state: &State, out: &mut Actions<Action>) {
        out.clear();
        let all = [Action::Fold, Action::Call, Action::Raise];
        out.extend(all.into_iter().filter(|&action| self.check(state, action).is_ok()));
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Foul> {
        match self.turn(state) {
            Turn::Seat(_) if state.bets.allows(action) => Ok(()),
            Turn::Seat(_) if action == Action::Fold => Err(Foul::NothingToFoldTo),
            Turn::Seat(_) => Err(Foul::TooManyRaises),
            _ => Err(Foul::GameOver),
        }
    }

    fn apply(&self, state: &mut State, action: Action) {
        state.bets.add(action);
    }

    fn sample_chance(&self, _: &State, rng: &mut Rng) -> Deal {
        let mut pack = [0, 0, 1, 1, 2, 2].map(Card);
        rng.shuffle(&mut pack);
        [pack[0], pack[1], pack[2]]
    }

    fn chances(&self, _: &State, out: &mut Vec<(Deal, f64)>) -> bool {
        out.clear();
        for code in 0..27u8 {
            let ranks = [code / 9, code / 3 % 3, code % 3];
            let mut left = [2u8; 3];
            let mut ways = 1;
            for &rank in &ranks {
                ways *= left[usize::from(rank)];
                left[usize::from(rank)] = left[usize::from(rank)].saturating_sub(1);
            }
            if ways > 0 {
                out.push((ranks.map(Card), f64::from(ways) / 120.0));
            }
        }
        true
    }

    fn resolve(&self, state: &mut State, deal: &Deal) {
        state.deal = Some(*deal);
    }

    /// The stakes are the scores.
    fn outcome(&self, state: &State) -> Outcome {
        let strength = |seat: usize| {
            state.deal.map_or(0, |deal| deal[seat].0 + if deal[seat] == deal[2] { 3 } else { 0 })
        };
        let winner = match state.bets.folded {
            Some(seat) => Some(1 - seat.index()),
            None if strength(0) == strength(1) => None,
            None => Some(usize::from(strength(1) > strength(0))),
        };
        let won = winner.map_or(0.0, |winner| f64::from(state.bets.paid[1 - winner]));
        let first = if winner == Some(0) { won } else { -won };
        Outcome::highest([first, 0.0 - first])
    }

    fn payoff(&self, state: &State, seat: Seat) -> f64 {
        self.outcome(state).scores[seat.index()]
    }

    fn observe(&self, state: &State, seat: Seat) -> Observation {
        let open = state.deal.filter(|_| state.bets.round == 1).map(|deal| deal[2]);
        let card = state.deal.map(|deal| deal[seat.index()]);
        Observation { seat, card, open, bets: state.bets.clone() }
    }
}

impl Determinize for Leduc {
    type Worlds = Observation;

    fn worlds(&self, seen: &Observation) -> Observation {
        seen.clone()
    }

    fn draw_world(&self, seen: &Observation, rng: &mut Rng) -> State {
        let deal = seen.card.map(|own| {
            let mut unseen = vec![0, 0, 1, 1, 2, 2];
            for known in [Some(own), seen.open].into_iter().flatten() {
                let at = unseen.iter().position(|&rank| rank == known.0);
                at.map(|at| unseen.swap_remove(at));
            }
            rng.shuffle(&mut unseen);
            let (other, open) = (Card(unseen[0]), seen.open.unwrap_or(Card(unseen[1])));
            if seen.seat == Seat::FIRST { [own, other, open] } else { [other, own, open] }
        });
        State { deal, bets: seen.bets.clone() }
    }
}
