//! The greedy player of Milenković's thesis, as meant.
//!
//! It takes the most points that this move can bring, then the most cards. With nothing to take it
//! lays the card that opens the fewest points to the opponent, then the lowest. How much a table
//! opens is the sum over all cards that the opponent may hold, each with its best capture. The
//! choice is the solver's: the backtracking players must foresee it.

use adut_cards::french::CardSet;
use adut_kernel::{Agent, Player, Rng, RuleOption, RulesError, RulesReader, View};
use adut_players::{Lapses, settings};

use crate::rules::{Action, Tablic};
use crate::solver::{Greedy as Chooser, PlayedMove, Rules};

pub(crate) const SETTINGS: &[RuleOption] = &[settings::LAPSES];

/// A hundred cards would be worth a point, if there were as many: points first, then cards.
const CARD: f64 = 0.01;

/// The points and cards that a move brings at once.
pub(crate) fn gain(game: &Tablic, table: CardSet, action: Action) -> (u32, u32) {
    let gain = action.gain();
    let clears = action.taken == table && !action.is_lay();
    let tabla = clears && !game.capture_rules().sweeps(action.card);
    (game.points(gain) + if tabla { game.tabla_points() } else { 0 }, gain.len())
}

/// A move of the solver's.
pub(crate) fn action(played: PlayedMove) -> Action {
    Action { card: played.card, taken: played.taken }
}

/// Plays what the chooser likes best, with no look ahead.
pub(crate) struct Greedy(Chooser);

impl Greedy {
    pub(crate) fn new(game: &Tablic) -> Self {
        Self(Chooser::new(Rules::of(game)))
    }
}

impl Agent<Tablic> for Greedy {
    fn act(&mut self, view: &View<'_, Tablic>, _: &mut Rng) -> Action {
        let seen = view.seen();
        self.0.play(seen.table, seen.hand, seen.held_by_others()).map_or(view.actions()[0], action)
    }

    /// Points and cards of each action, or what laying opens in the mean, as a loss.
    fn values(&mut self, view: &View<'_, Tablic>, _: &mut Rng) -> Vec<f64> {
        let (game, seen) = (view.game(), view.seen());
        let held = seen.held_by_others();
        let takes = view.actions().iter().any(|action| !action.is_lay());
        let value = |&action: &Action| {
            if !action.is_lay() {
                let (points, cards) = gain(game, seen.table, action);
                f64::from(points) + CARD * f64::from(cards)
            } else if takes {
                0.0
            } else {
                let opened = self.0.opened(seen.table.with(action.card), held);
                -f64::from(opened) / f64::from(held.len().max(1))
            }
        };
        view.actions().iter().map(value).collect()
    }
}

/// Who looks away this often.
pub fn lapsing(game: &Tablic, share: f64) -> Player<Tablic> {
    Player::honest(Lapses { attentive: Greedy::new(game), share })
}

pub(crate) fn greedy(game: &Tablic, read: &RulesReader<'_>) -> Result<Player<Tablic>, RulesError> {
    super::meant_only(game, read)?;
    Ok(lapsing(game, settings::read_lapses(read)?))
}

#[cfg(test)]
mod tests;
