//! Love Letter's Monte Carlo players.

use adut_games::love_letter::{Action, Card, Effect, LoveLetter, State};
use adut_kernel::{Player, Rng, RuleOption, RulesError, RulesReader};
use adut_search::montecarlo::{Flat, Growth, Guided, Ismcts, Uct};
use adut_search::{Budget, RulesOnly, Sampled};

use crate::settings;

pub(super) const FLAT: &[RuleOption] = &[settings::simulations("1000")];
pub(super) const MCTS: &[RuleOption] =
    &[settings::simulations("2000"), settings::worlds("20"), settings::exploration("1.4")];
pub(super) const ISMCTS: &[RuleOption] =
    &[settings::simulations("2000"), settings::exploration("1.4")];

type Made = Result<Player<LoveLetter>, RulesError>;

/// Playouts of somebody who knows the rules: any play, but not one that loses for nothing.
fn sensible(_: &LoveLetter, state: &State, actions: &[Action], rng: &mut Rng) -> Action {
    let me = state.acting();
    let keeps_princess =
        state.hand(me) == Some(Card::Princess) || state.drawn() == Some(Card::Princess);
    let loses = |action: &Action| match action.card.effect() {
        Effect::Lose => true,
        Effect::Replace => keeps_princess && action.target == Some(me),
        _ => false,
    };
    let start = rng.index(actions.len());
    let (before, after) = actions.split_at(start);
    let mut tried = after.iter().chain(before);
    *tried.find(|action| !loses(action)).unwrap_or(&actions[start])
}

/// For the catalogue.
pub(super) fn flat(_: &LoveLetter, read: &RulesReader<'_>) -> Made {
    let budget = Budget::steps(settings::read_simulations(read)?);
    Ok(Player::honest(Flat::<LoveLetter, _, _>::with(budget, Guided(sensible), RulesOnly)))
}

/// For the catalogue: determinised UCT. The simulations are shared out among the worlds.
pub(super) fn mcts(_: &LoveLetter, read: &RulesReader<'_>) -> Made {
    let worlds = settings::read_worlds(read)?;
    let simulations = settings::read_simulations(read)?.div_ceil(worlds);
    let growth = Growth { budget: Budget::steps(simulations), ..settings::read_growth(read)? };
    let uct = Uct::<LoveLetter, _, _>::with(growth, Guided(sensible), RulesOnly);
    Ok(Player::honest(Sampled::new(uct, worlds)))
}

/// For the catalogue.
pub(super) fn ismcts(_: &LoveLetter, read: &RulesReader<'_>) -> Made {
    let growth = settings::read_growth(read)?;
    Ok(Player::honest(Ismcts::<LoveLetter, _, _>::with(growth, Guided(sensible), RulesOnly)))
}
