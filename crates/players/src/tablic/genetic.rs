//! The genetic player of Milenković's thesis, as meant.
//!
//! It sees the next player's hand and takes the move with the largest
//! s_a·g0 + k_a·g1 − s_b·g2 − k_b·g3, where s and k are points and cards of its own move (a) and of
//! the greedy reply to it (b). The reply is made on the table that the move leaves; the published
//! code has it made on the table before, which makes g2 and g3 idle.

use std::path::Path;

use adut_games::tablic::{Action, State, Tablic};
use adut_kernel::{
    Actions, Clairvoyant, Game as _, Player, Rng, RuleOption, RulesError, RulesReader, Turn,
};
use adut_learn::genes::GenesFile;
use adut_search::first_best;
use adut_solvers::tablic::{Greedy as Chooser, Rules};

use super::greedy::gain;
use super::published;

/// The genes that are shipped, with the command that found them.
const SHIPPED: &str = include_str!("../../genes/tablic.json");

const NAMES: [&str; 4] = ["g0", "g1", "g2", "g3"];

/// The settings of a player whose genes by default are these.
pub(super) const fn settings(usual: &'static str) -> [RuleOption; 5] {
    [
        RuleOption { name: "genes", default: "", values: "a file", meaning: usual },
        gene(NAMES[0], "what a point of its own move is worth"),
        gene(NAMES[1], "what a card of its own move is worth"),
        gene(NAMES[2], "what a point of the reply costs"),
        gene(NAMES[3], "what a card of the reply costs"),
    ]
}

pub(super) const SETTINGS: &[RuleOption] =
    &settings("genes that `adut train genetic` has found, unless those shipped");

const fn gene(name: &'static str, meaning: &'static str) -> RuleOption {
    RuleOption { name, default: "", values: "0 to 1, unless as in the genes", meaning }
}

/// Where the genes come from if nobody says.
#[derive(Clone, Copy)]
pub(super) enum Usual {
    /// The shipped file.
    Shipped,
    /// The thesis.
    Published,
}

/// The genes that are asked for: those of a file or the usual ones, with single ones replaced.
pub(super) fn read_genes(read: &RulesReader<'_>, usual: Usual) -> Result<[f64; 4], RulesError> {
    let mut genes = published::GENES;
    let found = match (read.text("genes"), usual) {
        ("", Usual::Published) => None,
        ("", Usual::Shipped) => {
            Some(GenesFile::parse(SHIPPED, genes.len(), Path::new("the shipped file")))
        }
        (file, _) => Some(GenesFile::read(Path::new(file), genes.len())),
    };
    if let Some(found) = found {
        genes.copy_from_slice(&found.map_err(|error| read.conflict(error.to_string()))?.genes);
    }
    for (gene, name) in genes.iter_mut().zip(NAMES) {
        if !read.text(name).is_empty() {
            *gene = read.probability(name)?;
        }
    }
    Ok(genes)
}

struct Genetic {
    genes: [f64; 4],
    greedy: Chooser,
}

impl Genetic {
    fn weigh(&mut self, game: &Tablic, state: &State, actions: &[Action]) -> Vec<f64> {
        weigh(game, state, actions, self.genes, &mut self.greedy)
    }
}

/// What each action is worth by these genes.
pub(super) fn weigh(
    game: &Tablic,
    state: &State,
    actions: &[Action],
    genes: [f64; 4],
    greedy: &mut Chooser,
) -> Vec<f64> {
    let Turn::Seat(seat) = game.turn(state) else { return Vec::new() };
    let next_hand = state.hand(seat.next(game.seats()));
    let [g0, g1, g2, g3] = genes;
    let value = |&action: &Action| {
        let (points, cards) = gain(game, state.table(), action);
        let left = if action.is_lay() {
            state.table().with(action.card)
        } else {
            state.table() - action.taken
        };
        let (lost, lost_cards) = greedy.most(left, next_hand);
        g0 * f64::from(points) + g1 * f64::from(cards)
            - g2 * f64::from(lost)
            - g3 * f64::from(lost_cards)
    };
    actions.iter().map(value).collect()
}

impl Clairvoyant<Tablic> for Genetic {
    fn act_seeing(
        &mut self,
        game: &Tablic,
        state: &State,
        actions: &Actions<Action>,
        _: &mut Rng,
    ) -> Action {
        actions[first_best(&self.weigh(game, state, actions))]
    }

    fn values_seeing(
        &mut self,
        game: &Tablic,
        state: &State,
        actions: &Actions<Action>,
        _: &mut Rng,
    ) -> Vec<f64> {
        self.weigh(game, state, actions)
    }
}

/// The player with these genes.
pub(super) fn new(game: &Tablic, genes: [f64; 4]) -> Player<Tablic> {
    Player::all_knowing(Genetic { genes, greedy: Chooser::new(Rules::of(game)) })
}

/// For the catalogue.
pub(super) fn genetic(game: &Tablic, read: &RulesReader<'_>) -> Result<Player<Tablic>, RulesError> {
    super::meant_only(game, read)?;
    Ok(new(game, read_genes(read, Usual::Shipped)?))
}
