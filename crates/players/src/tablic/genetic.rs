//! The genetic player of Milenković's thesis, as meant.
//!
//! It sees the next player's hand and takes the move with the largest
//! s_a·g0 + k_a·g1 − s_b·g2 − k_b·g3, where s and k are points and cards of its own move (a) and of
//! the greedy reply to it (b). The reply is made on the table that the move leaves; the published
//! code has it made on the table before, which makes g2 and g3 idle.

use adut_games::tablic::captures::Layout;
use adut_games::tablic::{Action, State, Tablic};
use adut_kernel::{
    Actions, Clairvoyant, Game as _, Player, Rng, RuleOption, RulesError, RulesReader, Turn,
};

use super::greedy::{best_capture, gain};
use crate::best::first_best;

/// The genes that the thesis publishes.
pub(super) const SETTINGS: &[RuleOption] = &[
    gene("g0", "0.442331", "what a point of its own move is worth"),
    gene("g1", "0.505713", "what a card of its own move is worth"),
    gene("g2", "0.573743", "what a point of the reply costs"),
    gene("g3", "0.454097", "what a card of the reply costs"),
];

const fn gene(name: &'static str, default: &'static str, meaning: &'static str) -> RuleOption {
    RuleOption { name, default, values: "0 to 1", meaning }
}

struct Genetic {
    genes: [f64; 4],
}

impl Genetic {
    fn weigh(&self, game: &Tablic, state: &State, actions: &[Action]) -> Vec<f64> {
        let Turn::Seat(seat) = game.turn(state) else { return Vec::new() };
        let next_hand = state.hand(seat.next(game.seats()));
        let [g0, g1, g2, g3] = self.genes;
        let value = |&action: &Action| {
            let (points, cards) = gain(game, state.table(), action);
            let left = if action.is_lay() {
                state.table().with(action.card)
            } else {
                state.table() - action.taken
            };
            let layout = Layout::new(game.capture_rules(), left);
            let replies = next_hand.iter().map(|card| best_capture(game, &layout, left, card));
            let (lost, lost_cards) = replies.max().unwrap_or_default();
            g0 * f64::from(points) + g1 * f64::from(cards)
                - g2 * f64::from(lost)
                - g3 * f64::from(lost_cards)
        };
        actions.iter().map(value).collect()
    }
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

/// For the catalogue.
pub(super) fn genetic(_: &Tablic, read: &RulesReader<'_>) -> Result<Player<Tablic>, RulesError> {
    let gene = |name| read.probability(name);
    let genes = [gene("g0")?, gene("g1")?, gene("g2")?, gene("g3")?];
    Ok(Player::all_knowing(Genetic { genes }))
}
