//! The greedy player of Milenković's thesis, as meant.
//!
//! It takes the most points that this move can bring, then the most cards. With nothing to take it
//! lays the card that opens the fewest points to the opponent, then the lowest. How much a table
//! opens is the sum over all cards that the opponent may hold, each with its best capture. The
//! choice is the solver's: the backtracking players must foresee it.

use adut_games::cards::french::CardSet;
use adut_games::tablic::{Action, Tablic};
use adut_kernel::{Agent, Player, Rng, RuleOption, RulesError, RulesReader, View};
use adut_solvers::tablic::{Greedy as Chooser, PlayedMove, Rules};

use crate::lapses::Lapses;
use crate::settings;

pub(super) const SETTINGS: &[RuleOption] = &[settings::LAPSES];

/// A hundred cards would be worth a point, if there were as many: points first, then cards.
const CARD: f64 = 0.01;

/// The points and cards that a move brings at once.
pub(super) fn gain(game: &Tablic, table: CardSet, action: Action) -> (u32, u32) {
    let gain = action.gain();
    let clears = action.taken == table && !action.is_lay();
    let tabla = clears && !game.capture_rules().sweeps(action.card);
    (game.points(gain) + if tabla { game.tabla_points() } else { 0 }, gain.len())
}

/// A move of the solver's.
pub(super) fn action(played: PlayedMove) -> Action {
    Action { card: played.card, taken: played.taken }
}

/// The player.
pub(super) struct Greedy(Chooser);

impl Greedy {
    pub(super) fn new(game: &Tablic) -> Self {
        Self(Chooser::new(Rules::of(game)))
    }
}

impl Agent<Tablic> for Greedy {
    fn act(&mut self, view: &View<'_, Tablic>, _: &mut Rng) -> Action {
        let seen = view.seen();
        self.0.play(seen.table, seen.hand, seen.unseen()).map_or(view.actions()[0], action)
    }

    /// Points and cards of each action, or what laying opens in the mean, as a loss.
    fn values(&mut self, view: &View<'_, Tablic>, _: &mut Rng) -> Vec<f64> {
        let (game, seen) = (view.game(), view.seen());
        let unseen = seen.unseen();
        let takes = view.actions().iter().any(|action| !action.is_lay());
        let value = |&action: &Action| {
            if !action.is_lay() {
                let (points, cards) = gain(game, seen.table, action);
                f64::from(points) + CARD * f64::from(cards)
            } else if takes {
                0.0
            } else {
                let opened = self.0.opened(seen.table.with(action.card), unseen);
                -f64::from(opened) / f64::from(unseen.len().max(1))
            }
        };
        view.actions().iter().map(value).collect()
    }
}

/// Who looks away this often.
pub(super) fn lapsing(game: &Tablic, share: f64) -> Player<Tablic> {
    Player::honest(Lapses { attentive: Greedy::new(game), share })
}

/// For the catalogue.
pub(super) fn greedy(game: &Tablic, read: &RulesReader<'_>) -> Result<Player<Tablic>, RulesError> {
    super::meant_only(game, read)?;
    Ok(lapsing(game, settings::read_lapses(read)?))
}

#[cfg(test)]
mod tests;
