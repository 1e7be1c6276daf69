//! Briškula's searching players.
//!
//! All of them play exactly once the stock is out: between two players nothing is hidden then,
//! and with more the few worlds that are left are searched to the end.

use adut_games::briskula::{Action, Briskula, Observation, State};
use adut_kernel::{Agent, Game as _, Player, Rng, RuleOption, RulesError, RulesReader, Seat, Turn};
use adut_search::exact::AlphaBeta;
use adut_search::montecarlo::{Growth, Guided, Ismcts};
use adut_search::{Insight, Sampled};

use super::rules;
use crate::late::Late;
use crate::settings;
use crate::worth::WinThenPoints;

pub(super) const ISMCTS: &[RuleOption] =
    &[settings::simulations("2000"), settings::exploration("0.7")];
pub(super) const PIMC: &[RuleOption] = &[settings::worlds("30"), settings::depth("8")];

type Made = Result<Player<Briskula>, RulesError>;

/// What a point of difference is worth beside winning.
const POINT: f64 = 1.0 / 240.0;
/// How often the person in the playouts throws any card.
const CARELESSNESS: f64 = 0.2;
/// Worlds searched to the end where the hands of several opponents are still hidden.
const LAST_WORLDS: u64 = 40;

/// Points taken so far, and who has won once that is settled.
#[derive(Clone, Copy, Debug)]
struct PointsSoFar;

impl Insight<Briskula> for PointsSoFar {
    fn value(&self, game: &Briskula, state: &State, seat: Seat) -> f64 {
        if game.turn(state) == Turn::Over {
            return WinThenPoints { point: POINT }.value(game, state, seat);
        }
        let side = game.side(seat);
        let own = f64::from(state.points(side));
        let others: f64 = (0..game.sides()).map(|side| f64::from(state.points(side))).sum();
        POINT * (own - (others - own) / (game.sides() - 1) as f64)
    }

    /// Rich cards first: they decide.
    fn order(&self, _: &Briskula, _: &State, actions: &mut [Action]) {
        actions.sort_by_key(|action| match action {
            Action::Throw(card) => std::cmp::Reverse(card.points()),
            Action::Signal(_) => std::cmp::Reverse(0),
        });
    }
}

fn stock_is_out(_: &Briskula, seen: &Observation) -> bool {
    seen.stock_len() == 0
}

/// Searches what is left once the stock is out.
fn exact_at_the_end(game: &Briskula, early: impl Agent<Briskula> + 'static) -> Player<Briskula> {
    let search = AlphaBeta::to_the_end().with_insight(PointsSoFar);
    let worlds = if game.seats() == 2 { 1 } else { LAST_WORLDS };
    Player::honest(Late { early, late: Sampled::new(search, worlds), is_late: stock_is_out })
}

/// Playouts of the simple person, who is careless now and then.
fn playout(game: &Briskula, state: &State, actions: &[Action], rng: &mut Rng) -> Action {
    if rng.unit() < CARELESSNESS {
        return actions[rng.index(actions.len())];
    }
    rules::throw(game, state, actions)
}

fn ismcts_within(game: &Briskula, growth: Growth) -> Player<Briskula> {
    let worth = WinThenPoints { point: POINT };
    exact_at_the_end(game, Ismcts::<Briskula, _, _>::with(growth, Guided(playout), worth))
}

/// For the catalogue.
pub(super) fn ismcts(game: &Briskula, read: &RulesReader<'_>) -> Made {
    Ok(ismcts_within(game, settings::read_growth(read)?))
}

/// For the catalogue.
pub(super) fn pimc(game: &Briskula, read: &RulesReader<'_>) -> Made {
    let search = AlphaBeta::to_depth(settings::read_depth(read)?).with_insight(PointsSoFar);
    Ok(exact_at_the_end(game, Sampled::new(search, settings::read_worlds(read)?)))
}
