//! The players of Milenković's thesis as published, mistakes included, for the game that its
//! program plays. [`thesis`] says what the mistakes are.
//!
//! The list of players names them, so that they can be compared and found in records; nothing else of
//! the game uses them.

pub mod thesis;

use adut_cards::french::CardSet;
use adut_kernel::{
    Actions, Agent, Clairvoyant, Game as _, Player, Rng, RuleOption, RulesError, RulesReader, Turn,
    View,
};
use adut_players::Maker;

use self::thesis::{Quick, Sight};
use crate::players::genetic::{Usual, read_genes, settings};
use crate::players::greedy::action;
use crate::rules::{Action, State, Tablic};

/// The genes that the thesis publishes.
pub const GENES: [f64; 4] = [0.442331, 0.505713, 0.573743, 0.454097];

pub(crate) const GENETIC: &[RuleOption] =
    &settings("genes that `adut train genetic` has found, unless those of the thesis");

type Made = Result<Player<Tablic>, RulesError>;

struct Greedy;

impl Agent<Tablic> for Greedy {
    fn act(&mut self, view: &View<'_, Tablic>, _: &mut Rng) -> Action {
        let seen = view.seen();
        let (table, hand, lay) = (seen.table, seen.hand, view.game().lay());
        let sight = Sight { table, hand, other: CardSet::EMPTY, lay };
        Quick::greedy(sight).map_or(view.actions()[0], action)
    }
}

/// What whoever is to move would see with open cards; none if nobody is.
pub fn sight(game: &Tablic, state: &State) -> Option<Sight> {
    let Turn::Seat(seat) = game.turn(state) else { return None };
    let other = state.hand(seat.next(game.seats()));
    Some(Sight { table: state.table(), hand: state.hand(seat), other, lay: game.lay() })
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

/// The greedy player.
pub fn new_greedy() -> Player<Tablic> {
    Player::honest(Greedy)
}

/// The genetic player with these genes.
pub fn new_genetic(genes: [f64; 4]) -> Player<Tablic> {
    Player::all_knowing(Genetic(genes))
}

pub(crate) fn greedy(game: &Tablic, read: &RulesReader<'_>) -> Made {
    published_only(game, read)?;
    Ok(new_greedy())
}

pub(crate) fn backtrack6(game: &Tablic, read: &RulesReader<'_>) -> Made {
    published_only(game, read)?;
    Ok(Player::all_knowing(Backtrack6(Quick::new())))
}

pub(crate) fn genetic(game: &Tablic, read: &RulesReader<'_>) -> Result<Maker<Tablic>, RulesError> {
    published_only(game, read)?;
    let genes = read_genes(read, Usual::These(GENES))?;
    Ok(Box::new(move || new_genetic(genes)))
}
