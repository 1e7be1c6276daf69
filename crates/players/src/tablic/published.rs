//! The players of Milenković's thesis as published, mistakes included, for the game that its
//! program plays. [`thesis`](adut_solvers::tablic::thesis) says what the mistakes are.

use adut_games::cards::french::CardSet;
use adut_games::tablic::{Action, State, Tablic};
use adut_kernel::{
    Actions, Agent, Clairvoyant, Game as _, Player, Rng, RuleOption, RulesError, RulesReader, Turn,
    View,
};
use adut_solvers::tablic::thesis::{Quick, Sight};

use super::genetic::{Usual, read_genes, settings};
use super::greedy::action;

/// The genes that the thesis publishes.
pub(super) const GENES: [f64; 4] = [0.442331, 0.505713, 0.573743, 0.454097];

pub(super) const GENETIC: &[RuleOption] =
    &settings("genes that `adut train genetic` has found, unless those of the thesis");

type Made = Result<Player<Tablic>, RulesError>;

struct Greedy;

impl Agent<Tablic> for Greedy {
    fn act(&mut self, view: &View<'_, Tablic>, _: &mut Rng) -> Action {
        let seen = view.seen();
        let sight = Sight { table: seen.table, hand: seen.hand, other: CardSet::EMPTY };
        Quick::greedy(sight).map_or(view.actions()[0], action)
    }
}

/// What whoever is to move would see with open cards; none if nobody is.
pub(super) fn sight(game: &Tablic, state: &State) -> Option<Sight> {
    let Turn::Seat(seat) = game.turn(state) else { return None };
    let other = state.hand(seat.next(game.seats()));
    Some(Sight { table: state.table(), hand: state.hand(seat), other })
}

struct Backtrack6(Quick);

impl Clairvoyant<Tablic> for Backtrack6 {
    fn act_seeing(
        &mut self,
        game: &Tablic,
        state: &State,
        actions: &Actions<Action>,
        _: &mut Rng,
    ) -> Action {
        let played = sight(game, state).and_then(|sight| self.0.backtrack6(sight));
        played.map_or(actions[0], action)
    }

    fn restart(&mut self) {
        self.0.forget();
    }
}

struct Genetic([f64; 4]);

impl Clairvoyant<Tablic> for Genetic {
    fn act_seeing(
        &mut self,
        game: &Tablic,
        state: &State,
        actions: &Actions<Action>,
        _: &mut Rng,
    ) -> Action {
        let played = sight(game, state).and_then(|sight| Quick::genetic(sight, self.0));
        played.map_or(actions[0], action)
    }
}

fn published_only(game: &Tablic, read: &RulesReader<'_>) -> Result<(), RulesError> {
    if game.is_published_code() {
        return Ok(());
    }
    Err(read.conflict("it plays the published program's game only, --rules code=published"))
}

/// Greedy.
pub(super) fn new_greedy() -> Player<Tablic> {
    Player::honest(Greedy)
}

/// The genetic player with these genes.
pub(super) fn new_genetic(genes: [f64; 4]) -> Player<Tablic> {
    Player::all_knowing(Genetic(genes))
}

/// For the catalogue.
pub(super) fn greedy(game: &Tablic, read: &RulesReader<'_>) -> Made {
    published_only(game, read)?;
    Ok(new_greedy())
}

/// For the catalogue.
pub(super) fn backtrack6(game: &Tablic, read: &RulesReader<'_>) -> Made {
    published_only(game, read)?;
    Ok(Player::all_knowing(Backtrack6(Quick::new())))
}

/// For the catalogue.
pub(super) fn genetic(game: &Tablic, read: &RulesReader<'_>) -> Made {
    published_only(game, read)?;
    Ok(new_genetic(read_genes(read, Usual::Published)?))
}
