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
use adut_solvers::tablic::{Greedy as Chooser, Rules};

use super::greedy::gain;
use crate::best::first_best;

/// The genes of the file that is shipped with the player.
pub(super) const GENES: [f64; 4] = [0.442331, 0.505713, 0.573743, 0.454097];

pub(super) const SETTINGS: &[RuleOption] = &[
    RuleOption {
        name: "genes",
        default: "",
        values: "a file",
        meaning: "genes that `adut train genetic` has found; by default those shipped",
    },
    gene("g0", "what a point of its own move is worth"),
    gene("g1", "what a card of its own move is worth"),
    gene("g2", "what a point of the reply costs"),
    gene("g3", "what a card of the reply costs"),
];
const NAMES: [&str; 4] = ["g0", "g1", "g2", "g3"];

const fn gene(name: &'static str, meaning: &'static str) -> RuleOption {
    RuleOption { name, default: "", values: "0 to 1", meaning }
}

/// The genes that are asked for: those of a file or the usual ones, with single ones replaced.
pub(super) fn read_genes(read: &RulesReader<'_>, usual: [f64; 4]) -> Result<[f64; 4], RulesError> {
    let mut genes = usual;
    let file = read.text("genes");
    if !file.is_empty() {
        let found = GenesFile::read(Path::new(file), genes.len());
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
    Ok(new(game, read_genes(read, GENES)?))
}
