//! Tablić reviewed.

use adut_cards::french::CardSet;
use adut_kernel::{Game as _, Seat};
use adut_review::{Compared, Reason, Reviewable, Scale, Swing, advantage, plain_reason};

use crate::rules::{Action, Observation, State, Tablic, points};

/// The cards of one deal of two players: what is undealt while the last deal but one is played.
const ONE_DEAL: usize = 12;
/// Points that are worth a word.
const WORTH_SAYING: f64 = 0.2;

/// Whether a move clears the table by a capture that counts.
fn is_tabla(game: &Tablic, table: CardSet, action: Action) -> bool {
    !action.is_lay() && action.taken == table && !game.capture_rules().sweeps(action.card)
}

/// The points that a move brings at once.
fn points_now(game: &Tablic, table: CardSet, action: Action) -> f64 {
    let tabla = if is_tabla(game, table, action) { game.tabla_points() } else { 0 };
    f64::from(points(action.gain()) + tabla)
}

/// Whether a card that counts is laid for others to take.
fn lays_points(action: Action) -> bool {
    action.is_lay() && points(CardSet::EMPTY.with(action.card)) > 0
}

impl Reviewable for Tablic {
    const POLICY: &'static str = "greedy";
    const EFFORT: f64 = 1.0;
    const SCALE: Scale = Scale { point: Some(1.0 / 40.0), wide: 8.0 };

    /// In the last deal two players can count each other's cards: one world, and it is the true one.
    fn worlds_to_solve(&self, seen: &Observation) -> Option<u32> {
        (self.seats() == 2 && seen.undealt == 0).then_some(1)
    }

    fn solves_quickly(&self, state: &State) -> bool {
        self.seats() == 2 && state.stock().is_some_and(|stock| stock.len() <= ONE_DEAL)
    }

    fn standing(&self, state: &State, seat: Seat) -> Swing {
        let score = |side: usize| {
            let tablas = self.tabla_points() as usize * state.tablas(side);
            f64::from(points(state.pile(side))) + tablas as f64
        };
        let all: f64 = (0..self.sides()).map(score).sum();
        let own = score(self.side(seat));
        Swing { own, theirs: all - own }
    }

    fn hand(&self, state: &State, seat: Seat) -> Vec<String> {
        state.hand(seat).iter().map(|card| card.to_string()).collect()
    }

    fn reason(
        &self,
        seen: &Observation,
        _: Seat,
        best: &Compared<Action>,
        played: &Compared<Action>,
    ) -> Reason {
        let table = seen.table;
        let (_, leaves_less) = advantage(best, played);
        let now = |action| points_now(self, table, action);
        let more_now = now(best.action) - now(played.action);
        let more_cards = best.action.gain().len().saturating_sub(played.action.gain().len());
        if is_tabla(self, table, best.action) && !is_tabla(self, table, played.action) {
            Reason::new("why-tabla")
        } else if more_now > 0.0 && more_now >= leaves_less {
            Reason::new("why-takes-more").number("points", more_now)
        } else if lays_points(played.action)
            && !lays_points(best.action)
            && leaves_less >= WORTH_SAYING
        {
            Reason::new("why-lays-points").card("card", played.action.card)
        } else if leaves_less >= WORTH_SAYING {
            plain_reason(leaves_less, WORTH_SAYING)
        } else if seen.undealt == 0 && !best.action.is_lay() && played.action.is_lay() {
            Reason::new("why-last-take")
        } else if more_cards > 0 {
            Reason::new("why-more-cards").number("cards", f64::from(more_cards))
        } else {
            Reason::new("why-later")
        }
    }
}
