//! The backtracking players of Milenković's thesis, as meant: they see the other hand, or the whole
//! deck, take it that the opponent answers greedily, and collect the most they can.

use adut_kernel::{Actions, Clairvoyant, Game as _, Player, Rng, RulesError, RulesReader};

use super::greedy::action;
use crate::rules::captures::Jack;
use crate::rules::{Action, State, Tablic};
use crate::solver::Position;
use crate::solver::one_sided::{Horizon, collect_most};

struct Backtrack(Horizon);

impl Clairvoyant<Tablic> for Backtrack {
    fn act_seeing(
        &mut self,
        game: &Tablic,
        state: &State,
        actions: &Actions<Action>,
        _: &mut Rng,
    ) -> Action {
        let best = Position::of_state(game, state)
            .ok()
            .and_then(|position| collect_most(&position, self.0).ok())
            .and_then(|collected| collected.best);
        best.map_or(actions[0], action)
    }
}

fn two_only(
    game: &Tablic,
    read: &RulesReader<'_>,
    horizon: Horizon,
) -> Result<Player<Tablic>, RulesError> {
    super::meant_only(game, read)?;
    if game.seats() != 2 {
        return Err(read.conflict("backtracking plays the game for two only"));
    }
    if game.capture_rules().jack == Jack::Sweeps {
        return Err(read.conflict("backtracking knows only the rule jack=12"));
    }
    Ok(Player::all_knowing(Backtrack(horizon)))
}

/// For the catalogue: to the end of the deal.
pub(super) fn backtrack6(
    game: &Tablic,
    read: &RulesReader<'_>,
) -> Result<Player<Tablic>, RulesError> {
    two_only(game, read, Horizon::Deal)
}

/// For the catalogue: to the end of the deck.
pub(super) fn backtrack_deck(
    game: &Tablic,
    read: &RulesReader<'_>,
) -> Result<Player<Tablic>, RulesError> {
    two_only(game, read, Horizon::Deck)
}
