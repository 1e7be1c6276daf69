//! Love Letter reviewed.

use adut_kernel::{Game as _, Seat};
use adut_review::{Compared, Judge, Reason, Reviewable, Scale, Swing, advantage};

use crate::players::BySolution;
use crate::rules::{Action, Card, Effect, LoveLetter, Observation, State};

/// A chance that is worth a word.
const WORTH_SAYING: f64 = 0.05;

/// The card that stays in the hand when another is played.
fn kept(seen: &Observation, played: Card) -> Option<Card> {
    let (hand, drawn) = (seen.hand(), seen.drawn());
    if hand == Some(played) { drawn } else { hand }
}

impl Reviewable for LoveLetter {
    const POLICY: &'static str = "greedy-2016";
    const EFFORT: f64 = 6.0;
    const SCALE: Scale = Scale::WINS;

    fn worlds_to_solve(&self, _: &Observation) -> Option<u32> {
        None
    }

    fn solves_quickly(&self, _: &State) -> bool {
        false
    }

    fn judge(&self) -> Option<Box<dyn Judge<Self>>> {
        self.is_solved_round().then(|| Box::new(BySolution::default()) as Box<dyn Judge<Self>>)
    }

    /// Players put out: the others for the seat, itself for them.
    fn standing(&self, state: &State, seat: Seat) -> Swing {
        let out = |seat: Seat| if state.is_in(seat) { 0.0 } else { 1.0 };
        let others = Seat::all(self.seats()).filter(|&other| other != seat);
        Swing { own: others.map(out).sum(), theirs: out(seat) }
    }

    fn hand(&self, state: &State, seat: Seat) -> Vec<String> {
        let drawn = state.drawn().filter(|_| state.acting() == seat);
        let hand = state.hand(seat).into_iter().chain(drawn);
        hand.map(|card| card.to_string()).collect()
    }

    fn reason(
        &self,
        seen: &Observation,
        _: Seat,
        best: &Compared<Action>,
        played: &Compared<Action>,
    ) -> Reason {
        let (knocks_out, safer) = advantage(best, played);
        let effect = |action: Action| action.card.effect();
        let both_guess = [best, played].iter().all(|c| effect(c.action) == Effect::Guess);
        let kept = |compared: &Compared<Action>| kept(seen, compared.action.card);
        if effect(played.action) == Effect::Lose {
            return Reason::new("why-princess");
        }
        if knocks_out >= WORTH_SAYING && knocks_out >= safer {
            if let Some(guess) = best.action.guess.filter(|_| both_guess) {
                let belief = self.belief(seen);
                let hits = best.action.target.map_or(0.0, |target| belief.holds(target, guess));
                return Reason::new("why-likelier-guess").card("card", guess).percent(hits);
            }
            return Reason::new("why-knocks-out").percent(knocks_out);
        }
        if safer >= WORTH_SAYING {
            return Reason::new("why-safer").percent(safer);
        }
        match (kept(best), kept(played)) {
            (Some(better), Some(worse)) if better > worse => {
                Reason::new("why-keeps-high").card("card", better)
            }
            _ if effect(best.action) == Effect::Look && effect(played.action) != Effect::Look => {
                Reason::new("why-learns")
            }
            _ => Reason::new("why-later"),
        }
    }
}
