//! The genetic player of Milenković's thesis, as meant.
//!
//! It sees the next player's hand and takes the move with the largest
//! s_a·g0 + k_a·g1 − s_b·g2 − k_b·g3, where s and k are points and cards of its own move (a) and of
//! the greedy reply to it (b). The reply is made on the table that the move leaves; the published
//! code has it made on the table before, which makes g2 and g3 idle.

use std::path::Path;

use adut_kernel::{
    Actions, Clairvoyant, Game as _, Player, Rng, RuleOption, RulesError, RulesReader, Turn, Values,
};
use adut_learn::genes::GenesFile;
use adut_players::Maker;
use adut_search::first_best;

use super::greedy::gain;
use crate::rules::{Action, State, Tablic};
use crate::solver::{Greedy as Chooser, Rules};

/// The genes that are shipped, with the command that found them.
const SHIPPED: &str = include_str!("../../genes.json");

const NAMES: [&str; 4] = ["g0", "g1", "g2", "g3"];

/// The settings of a player whose genes by default are these.
pub(crate) const fn settings(usual: &'static str) -> [RuleOption; 5] {
    [
        RuleOption::new("genes", "", Values::file(&[]), usual),
        gene(NAMES[0], "what a point of its own move is worth"),
        gene(NAMES[1], "what a card of its own move is worth"),
        gene(NAMES[2], "what a point of the reply costs"),
        gene(NAMES[3], "what a card of the reply costs"),
    ]
}

pub(crate) const SETTINGS: &[RuleOption] =
    &settings("genes that `adut train genetic` has found, unless those shipped");

const fn gene(name: &'static str, meaning: &'static str) -> RuleOption {
    RuleOption::new(name, "", Values::number(0.0, 1.0), meaning)
}

/// Where the genes come from if nobody says.
#[derive(Clone, Copy)]
pub(crate) enum Usual {
    /// The shipped file.
    Shipped,
    /// These.
    These([f64; 4]),
}

/// The genes that are asked for: those of a file or the usual ones, with single ones replaced.
pub(crate) fn read_genes(read: &RulesReader<'_>, usual: Usual) -> Result<[f64; 4], RulesError> {
    let count = NAMES.len();
    let found = match (read.text("genes"), usual) {
        ("", Usual::These(genes)) => Ok(genes.to_vec()),
        ("", Usual::Shipped) => {
            GenesFile::parse(SHIPPED, count, Path::new("the shipped file")).map(|file| file.genes)
        }
        (file, _) => GenesFile::read(Path::new(file), count).map(|file| file.genes),
    };
    let mut genes = [0.0; NAMES.len()];
    genes.copy_from_slice(&found.map_err(|error| read.conflict(error.to_string()))?);
    for (gene, name) in genes.iter_mut().zip(NAMES) {
        if !read.text(name).is_empty() {
            *gene = read.real(name)?;
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
pub fn weigh(
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
pub fn new(game: &Tablic, genes: [f64; 4]) -> Player<Tablic> {
    Player::all_knowing(Genetic { genes, greedy: Chooser::new(Rules::of(game)) })
}

pub(crate) fn genetic(game: &Tablic, read: &RulesReader<'_>) -> Result<Maker<Tablic>, RulesError> {
    super::meant_only(game, read)?;
    let (game, genes) = (game.clone(), read_genes(read, Usual::Shipped)?);
    Ok(Box::new(move || new(&game, genes)))
}
